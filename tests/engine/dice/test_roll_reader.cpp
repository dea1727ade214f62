// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls as text: what they mean, and where what is wrong with them is found.
#include "engine/dice/RollReader.h"
#include "tests/support/Dice.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WriteRoll.h"

#include <QTest>

#include <rapidcheck.h>

using namespace ringford;
using dice::Keep;
using dice::readRoll;
using dice::Roll;

namespace {

Roll rollOf(const char* text)
{
    const auto read = readRoll(text);
    if (!read)
        QTest::qFail(read.error().english().c_str(), __FILE__, __LINE__);
    return read ? read->roll : Roll{};
}

std::string times(int count, const std::string& part)
{
    std::string out;
    for (int i = 0; i < count; ++i)
        out += part;
    return out;
}

Roll drawnRoll(test::Dice& dice)
{
    const auto within = [&dice](int least, int most) {
        return least + static_cast<int>(dice.below(static_cast<std::size_t>(most - least + 1)));
    };
    Roll roll;
    roll.rows = dice.oneIn(2) ? 1 : within(1, 9);
    roll.groups = dice.oneIn(2) ? 1 : within(1, 9);
    roll.pool = {within(1, 9), within(2, 1000), dice.oneIn(2), std::nullopt};
    if (dice.oneIn(2))
        roll.pool.keep = Keep{dice.oneIn(2) ? Keep::Which::Highest : Keep::Which::Lowest, within(1, roll.pool.count)};
    roll.groupPlus = dice.oneIn(2) ? 0 : within(-999, 999);
    roll.plus = dice.oneIn(2) ? 0 : within(-999, 999);
    for (std::size_t i = dice.below(4); i > 0; --i)
        roll.bonuses.push_back(within(-999, 999));
    return roll;
}

/** The same roll, written by somebody who likes blanks, capitals and zeros. */
std::string scribbled(const std::string& text, test::Dice& dice)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isInside = i > 0 && ((isdigit(text[i]) && isdigit(text[i - 1])) || text[i] == 'l');
        if (!isInside && dice.oneIn(3))
            out += dice.oneIn(2) ? " " : "\t ";
        if (!isInside && isdigit(text[i]) && dice.oneIn(4))
            out += "00";
        out += dice.oneIn(2) ? static_cast<char>(toupper(text[i])) : text[i];
    }
    return out + (dice.oneIn(2) ? "  " : "");
}

} // namespace

class TestRollReader : public QObject {
    Q_OBJECT

private slots:
    void rollsMeanWhatTheRuleBookSays()
    {
        QCOMPARE(rollOf("3d8+7"), (Roll{1, 1, {3, 8, false, {}}, 0, 7, {}}));
        QCOMPARE(rollOf("5(d4+1)"), (Roll{1, 5, {1, 4, false, {}}, 1, 0, {}}));
        QCOMPARE(rollOf("d100"), (Roll{1, 1, {1, 100, false, {}}, 0, 0, {}}));
        QCOMPARE(rollOf("2d6-1"), (Roll{1, 1, {2, 6, false, {}}, 0, -1, {}}));
        QCOMPARE(rollOf("4 x 3d6"), (Roll{4, 1, {3, 6, false, {}}, 0, 0, {}}));
        QCOMPARE(rollOf("d10+2 [+12,+12,+7,+2], x 3"), (Roll{3, 1, {1, 10, false, {}}, 0, 2, {12, 12, 7, 2}}));
        QCOMPARE(rollOf("(d4+1)+2"), (Roll{1, 1, {1, 4, false, {}}, 1, 2, {}}));
        QCOMPARE(rollOf("((d4+1)+2)"), rollOf("(d4+1)+2"));
        QCOMPARE(rollOf("( 7 (d4+1)-2)"), (Roll{1, 7, {1, 4, false, {}}, 1, -2, {}}));
        QCOMPARE(rollOf("2 x (3(2d4))[0]"), (Roll{2, 3, {2, 4, false, {}}, 0, 0, {0}}));
        QCOMPARE(rollOf("(3d6)"), rollOf("3d6"));
        QCOMPARE(rollOf("3xd6"), (Roll{3, 1, {1, 6, false, {}}, 0, 0, {}}));
        QCOMPARE(rollOf("3d6!"), (Roll{1, 1, {3, 6, true, {}}, 0, 0, {}}));
        QCOMPARE(rollOf("4d6k3"), (Roll{1, 1, {4, 6, false, Keep{Keep::Which::Highest, 3}}, 0, 0, {}}));
        QCOMPARE(rollOf("4d6kh3"), rollOf("4d6k3"));
        QCOMPARE(rollOf("2d20kl1"), (Roll{1, 1, {2, 20, false, Keep{Keep::Which::Lowest, 1}}, 0, 0, {}}));
        QCOMPARE(rollOf("2d20KL"), rollOf("2d20kl1"));
        QCOMPARE(rollOf("2d20 k + 3"), (Roll{1, 1, {2, 20, false, Keep{}}, 0, 3, {}}));
        QCOMPARE(rollOf("2 x 2(3d6!k2+1)+7 [+5,-1]"),
                 (Roll{2, 2, {3, 6, true, Keep{Keep::Which::Highest, 2}}, 1, 7, {5, -1}}));
        QCOMPARE(rollOf("\t2D6 [+12 STEP -5 X 3] "), (Roll{1, 1, {2, 6, false, {}}, 0, 0, {12, 7, 2}}));
        QCOMPARE(rollOf("2d6[1 step +99999999999999999999 x 1]").bonuses, std::vector{1});
        QCOMPARE(rollOf("000002d0006 + 007"), rollOf("2d6+7"));
    }

    void theTextIsKeptButForBlanks()
    {
        QCOMPARE(readRoll(" \t 4D6 \t ! K3[ +2 ] ")->text, std::string("4D6 ! K3[ +2 ]"));
        QCOMPARE(readRoll("4d6!k3 [+2]")->text, std::string("4d6!k3 [+2]"));
    }

    void errorsStandWhereReadingMeetsThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const std::string& text, int column, const char* named = "") {
            QTest::newRow(text.substr(0, 60).c_str()) << QByteArray::fromStdString(text) << column << QByteArray(named);
        };
        row("", 1);
        row("   ", 1);
        row("x", 1);
        row("3", 2);
        row("3  ", 2);
        row("3 4", 3);
        row("3 y", 3);
        row("3d", 3);
        row("3d  ", 3);
        row("3dx6", 3);
        row("d6 ?", 4);
        row("d6\n", 3);
        row("d6 \xC3\xA4", 4);
        row("d\xFF", 2);
        row("d6!!", 4);
        row("d6k1!", 5);
        row("d6kx", 4);
        row("d6 k l", 6);
        row("d6+", 4);
        row("d6+ -1", 5);
        row("d6+1+2", 5);
        row("(d6", 4);
        row("(d6))", 5);
        row("((d6)", 6);
        row("(((d6)))", 3);
        row("2((d6))", 3);
        row("(d6+1 2)", 7);
        row("((d6))+2", 7);
        row("(3 x d6)", 4);
        row("2 x 3 x d6", 7);
        row("2 x 3d6, x 3", 8);
        row("3d6, 3", 6);
        row("3d6, x", 7);
        row("3d6, x 3 x", 10);
        row("d6 x 3", 4);
        row("d6 []", 5);
        row("d6 [1,]", 7);
        row("d6 [1 2]", 7);
        row("d6 [1", 6);
        row("d6 [12 stop -5 x 3]", 8);
        row("d6 [12 step 5 x 3]", 13);
        row("d6 [12 step - x 3]", 15);
        row("d6 [12 step -5, 3]", 15);
        row("d6 [12 step -5 x]", 17);
        row("d6 [1], [2]", 9);
        row("0d6", 1, "1..999");
        row(" 1000 y", 2, "1..999");
        row("1000 x d6", 1, "1..999");
        row("99999999999999999999d6", 1, "1..999");
        row("2 x 1000d6", 5, "1..999");
        row("2(1000d6)", 3, "1..999");
        row("2 x 0(d6)", 5, "1..999");
        row("d1", 2, "2..1000");
        row("d 1001 k", 3, "2..1000");
        row("4d6k5", 5, "1..4");
        row("4d6 kl 0", 8, "1..4");
        row("d6k 2", 5, "1..1");
        row("d6-1000", 4, "-999..999");
        row("2(d6+1000)", 6, "-999..999");
        row("d6, x 0", 7, "1..999");
        row("d6 [ - 1000]", 8, "-999..999");
        row("d6 [999 step +1 x 2]", 19, "-999..999");
        row("d6 [0 step -99999999999 x 2]", 27, "-999..999");
        row("d6 [0 step 1 x 2]", 12);
        row("d6 [0 step +1 x 100]", 17, "1..99");
        row("d6 [0 step +1 x 0]", 17, "1..99");
        row("d6 [" + times(99, "1,") + " +1]", 5 + 99 * 2 + 2, "1..99");
        row("d6 [" + times(98, "1,") + "0 step +1 x 2]", 5 + 98 * 2 + 12, "1..99");
        row("999 x 999d6", 1, "100000");
        row("  999 x 999d6", 1, "100000");
        row("100 x 100(10d6+1)+2 [0]", 1, "100000");
        row("999 x 999d6 y", 13);
    }
    void errorsStandWhereReadingMeetsThem()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, column);
        QFETCH(const QByteArray, named);
        const auto read = readRoll(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().column, column);
        const QByteArray said = QByteArray::fromStdString(read.error().english());
        QVERIFY2(said.contains(named) && said.size() > 10 && !said.contains('%'), said.constData());
        QVERIFY2(named.isEmpty() || said.contains(' ' + named) || said.contains(named + ' '), said.constData());
    }

    void manyDiceAreCountedInAll()
    {
        QCOMPARE(rollOf("10 x 10(999d1000)+999").diceInAll(), 99'900LL);
        QCOMPARE(rollOf("2 x 3(4d6) [1,2,3]").diceInAll(), 2LL * (3 + 3 * 3 * 4));
        QCOMPARE(rollOf("500 x 199d6 [0]").diceInAll(), 100'000LL);
        QCOMPARE(rollOf("999 x 100(d1000-999)-999").diceInAll(), 99'900LL);
    }

    void whatIsWrittenIsReadAsTheSame()
    {
        QVERIFY(rc::check([](std::uint32_t seed) {
            test::Dice dice(seed);
            const Roll roll = drawnRoll(dice);
            const std::string written = test::writeRoll(roll);
            const auto read = readRoll(written);
            RC_ASSERT(read);
            RC_ASSERT(read->roll == roll);
            RC_ASSERT(read->text == written);
            const auto again = readRoll(scribbled(written, dice));
            RC_ASSERT(again);
            RC_ASSERT(again->roll == roll);
        }));
    }

    void anyTextIsReadOrRefusedInPlace()
    {
        QVERIFY(rc::check([](std::uint32_t seed) {
            test::Dice dice(seed);
            std::string text = test::writeRoll(drawnRoll(dice));
            for (std::size_t i = dice.below(4); i > 0; --i)
                text[dice.below(text.size())] = dice.characterOf("0123456789dkhlx!()[],+- step");
            const auto read = readRoll(text);
            if (!read) {
                RC_ASSERT(read.error().column >= 1);
                RC_ASSERT(read.error().column <= static_cast<int>(text.size()) + 1);
            }
        }));
    }
};

RINGFORD_TEST(TestRollReader)
#include "test_roll_reader.moc"
