// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/PlainText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

using Views = std::vector<std::string_view>;

Views partsOf(std::string_view text, char divider)
{
    Views found;
    eachPart(text, divider, [&found](std::string_view part) {
        found.push_back(part);
        return true;
    });
    return found;
}

} // namespace

class PlainTextTest : public QObject {
    Q_OBJECT

private slots:
    void blanksAtTheEndsGo()
    {
        QCOMPARE(trimmed("  a b  "), std::string_view("a b"));
        QCOMPARE(trimmed("\ta\t"), std::string_view("\ta\t"));
        QCOMPARE(trimmed(" \ta\t ", kSpacesAndTabs), std::string_view("a"));
        QVERIFY(trimmed("").empty());
        QVERIFY(trimmed("   ").empty());
    }

    void wordsStandBetweenBlanks()
    {
        QCOMPARE(words("  one two   three "), (Views{"one", "two", "three"}));
        QCOMPARE(words("one\ttwo"), (Views{"one\ttwo"}));
        QCOMPARE(words("one\t two", kSpacesAndTabs), (Views{"one", "two"}));
        QVERIFY(words("   ").empty());
        QVERIFY(words("").empty());
    }

    void aWordIsTakenOffTheFront()
    {
        std::string_view text = " game  circular players=3 ";
        QCOMPARE(takeWord(text), std::string_view("game"));
        QCOMPARE(text, std::string_view("  circular players=3 "));
        QCOMPARE(takeWord(text), std::string_view("circular"));
        QCOMPARE(takeWord(text), std::string_view("players=3"));
        QCOMPARE(takeWord(text), std::string_view());
        QVERIFY(text.empty());
    }

    void partsStandBetweenDividersAlsoEmptyOnes()
    {
        QCOMPARE(partsOf("a,b", ','), (Views{"a", "b"}));
        QCOMPARE(partsOf(",a,,", ','), (Views{"", "a", "", ""}));
        QCOMPARE(partsOf("", ','), (Views{""}));
    }

    void whoHasSeenEnoughSeesNoMoreParts()
    {
        int seen = 0;
        QVERIFY(!eachPart("a,b,c", ',', [&seen](std::string_view) { return ++seen < 2; }));
        QCOMPARE(seen, 2);
    }

    void numbersAreDigitsAlone()
    {
        QCOMPARE(readNumber("0"), 0);
        QCOMPARE(readNumber("007"), 7);
        QCOMPARE(readNumber("2147483647"), 2147483647);
        QCOMPARE(readNumber("00000000000000000012"), 12);
        for (const char* other :
             {"", "-1", "+1", " 1", "1 ", "1x", "x", "1.0", "0x1", "2147483648", "99999999999999999999"})
            QVERIFY2(!readNumber(other), other);
        QVERIFY(isNumber("99999999999999999999"));
        QVERIFY(!isNumber(""));
        QVERIFY(!isNumber("1a"));
    }

    void numbersHaveALimit()
    {
        QCOMPARE(readNumber("255", 255), 255);
        QVERIFY(!readNumber("256", 255));
    }

    void aPlainNumberIsWrittenInOneWay()
    {
        QCOMPARE(readPlainNumber("0"), 0);
        QCOMPARE(readPlainNumber("10", 10), 10);
        for (const char* other : {"00", "01", "11", "", "-1"})
            QVERIFY2(!readPlainNumber(other, 10), other);
    }

    void digitsAreCountedAtTheFront()
    {
        QCOMPARE(digitsAt("12a3"), std::size_t{2});
        QCOMPARE(digitsAt("a"), std::size_t{0});
        QCOMPARE(digitsAt(""), std::size_t{0});
        QCOMPARE(digitsAt("123"), std::size_t{3});
    }

    void longTokensAreQuotedInPart()
    {
        const std::string forty(40, 'x');
        QCOMPARE(shortened(forty), forty);
        QCOMPARE(shortened(forty + "y"), forty + "...");
        QCOMPARE(inQuotes(forty + "y"), "'" + forty + "...'");
        QCOMPARE(inQuotes(""), std::string("''"));
        std::string knights;
        for (int i = 0; i < 50; ++i)
            knights += "\xE2\x99\x9E";
        QCOMPARE(shortened(knights), knights.substr(0, 120) + "..."); // characters stay whole
        QVERIFY(shortened(std::string(1'000'000, '\x80')).size() < 200);
    }

    void listsAreJoined()
    {
        const std::vector<std::string> all{"red", "", "blue"};
        const auto same = [](const std::string& one) { return one; };
        QCOMPARE(joined(all, same), std::string("red, , blue"));
        QCOMPARE(joined(all, same, "|"), std::string("red||blue"));
        QCOMPARE(joined(std::vector<std::string>{}, same), std::string());
    }
};

RINGFORD_TEST(PlainTextTest)
#include "test_plain_text.moc"
