// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Options.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

const std::vector<OptionSpec> kSpecs{
    {"players", "2", {}, OptionSpec::Range{2, 6}, "", "Players"},
    {"capture", "lethal", {"lethal"}, OptionSpec::Range{1, 20}, "", "Captures"},
    {"first", "-", {}, std::nullopt, "SEAT", "Who begins"},
};

QString lineOf(const Result<OptionValues, Text>& options)
{
    return QString::fromStdString(options ? writeOptions(*options) : "refused: " + options.error().english());
}

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void moreOptionsThanAnyGameHasAreRefused()
    {
        std::string many;
        for (int i = 0; i < 100'000; ++i)
            many += " o" + std::to_string(i) + "=1";
        const auto values = readOptions(many);
        QVERIFY(!values);
        QVERIFY(values.error().english().starts_with("more than 100 options"));
    }
    void lines_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("read");
        QTest::newRow("empty") << QByteArray("") << "";
        QTest::newRow("blanks") << QByteArray("  a=1   b=x=y ") << "a=1 b=x=y";
        QTest::newRow("no value") << QByteArray("a=") << "a=";
        QTest::newRow("no name") << QByteArray("=1") << "refused: expected option=value, not '=1'";
        QTest::newRow("a word") << QByteArray("a=1 b") << "refused: expected option=value, not 'b'";
        QTest::newRow("twice") << QByteArray("a=1 a=1") << "refused: option 'a' is given twice";
    }
    void lines()
    {
        QFETCH(const QByteArray, line);
        QTEST(lineOf(readOptions(line.toStdString())), "read");
    }

    void resolving_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("defaults") << QByteArray("") << "players=2 capture=lethal";
        QTest::newRow("in the page's order") << QByteArray("first=red capture=7") << "players=2 capture=7 first=red";
        QTest::newRow("naming a default") << QByteArray("players=2") << "players=2 capture=lethal";
        QTest::newRow("unknown option") << QByteArray("teams=2")
                                        << "refused: toy: unknown option 'teams'; allowed: players, capture, first";
        QTest::newRow("too many") << QByteArray("players=7") << "refused: toy: players=7 is not allowed; allowed: 2..6";
        QTest::newRow("word and range") << QByteArray("capture=0")
                                        << "refused: toy: capture=0 is not allowed; allowed: lethal|1..20";
        QTest::newRow("leading zero") << QByteArray("capture=05")
                                      << "refused: toy: capture=05 is not allowed; allowed: lethal|1..20";
        QTest::newRow("sign") << QByteArray("players=+3") << "refused: toy: players=+3 is not allowed; allowed: 2..6";
        QTest::newRow("empty") << QByteArray("players=") << "refused: toy: players= is not allowed; allowed: 2..6";
        QTest::newRow("what nobody writes")
            << QByteArray("first=-") << "refused: toy: first=- is not allowed; allowed: SEAT";
        QTest::newRow("upper case") << QByteArray("capture=Lethal")
                                    << "refused: toy: capture=Lethal is not allowed; allowed: lethal|1..20";
    }
    void resolving()
    {
        QFETCH(const QByteArray, line);
        const auto given = readOptions(line.toStdString());
        QVERIFY(given);
        QTEST(lineOf(resolveOptions("toy", kSpecs, *given)), "chosen");
    }

    void whatARecordWrites()
    {
        const GameType& toy = *test::testRegistry().find("toy");
        for (const char* line : {"", "charge=off", "reach=2"}) {
            const auto game = toy.create(*readOptions(line));
            QVERIFY(game);
            QCOMPARE(writeOptions(toy.differing((*game)->description().options)), std::string(line));
        }
        QCOMPARE(writeOptions(toy.differing({{"charge", "on"}, {"reach", "1"}})), std::string());
    }

    void whatIsAllowedIsNamed()
    {
        QCOMPARE(kSpecs[0].allowed(), std::string("2..6"));
        QCOMPARE(kSpecs[1].allowed(), std::string("lethal|1..20"));
        QCOMPARE(kSpecs[2].allowed(), std::string("SEAT"));
        QVERIFY(kSpecs[2].admits("anything")); // the game looks at forms itself
    }

    void whatAValueBringsIsTold()
    {
        OptionSpec capture = OptionSpec::choice("capture", {"lethal"}, "Captures", "what becomes of pieces", {"gone"},
                                                {"a piece is gone"});
        capture.range = OptionSpec::Range{1, 20};
        capture.meanings.push_back({"1", "a piece goes one place back"});
        capture.meanings.push_back({"", "a piece goes back"});
        const auto told = [&](std::string_view value) { return capture.meaningOf(value).english(); };
        QCOMPARE(told("lethal"), std::string("a piece is gone"));
        QCOMPARE(told("1"), std::string("a piece goes one place back"));
        QCOMPARE(told("2"), std::string("a piece goes back"));
        capture.values.emplace_back("spared");
        QCOMPARE(told("spared"), std::string()); // it is no number
        QVERIFY(kSpecs[0].meaningOf("3").empty());
    }

    void aFormOffersWhatGoesTogether()
    {
        const GameType& toy = *test::testRegistry().find("toy");
        const OptionSpec& charge = toy.options()[0];
        const OptionSpec& reach = toy.options()[1];
        QCOMPARE(toy.allowedValues(reach, {}), (std::vector<std::string>{"1", "2"}));
        QCOMPARE(toy.allowedValues(reach, {{"charge", "off"}}), (std::vector<std::string>{"1"}));
        QCOMPARE(toy.allowedValues(charge, {{"reach", "2"}}), (std::vector<std::string>{"on"}));
        QCOMPARE(toy.allowedValues(charge, {{"reach", "2"}, {"charge", "off"}}),
                 (std::vector<std::string>{"on"})); // its own value is no hindrance
    }

    void unknownGamesAreNamed()
    {
        const auto game = test::testRegistry().create("chess", {});
        QVERIFY(!game);
        QVERIFY(game.error().english().starts_with("unknown game 'chess'; known: checkers, "));
        QCOMPARE(test::testRegistry().find("Toy"), nullptr);
    }

    void valuesThatDoNotGoTogetherAreRefused()
    {
        const auto game = test::testRegistry().create("toy", {{"reach", "2"}, {"charge", "off"}});
        QVERIFY(!game);
        QCOMPARE(game.error().english(), std::string("toy: reach=2 is not allowed with charge=off; allowed: 1"));
        const auto fits = test::testRegistry().create("toy", {{"charge", "off"}, {"reach", "1"}});
        QVERIFY(fits);
        QCOMPARE(writeOptions((*fits)->description().options), std::string("charge=off reach=1"));
    }
};

RINGFORD_TEST(OptionsTest)
#include "test_options.moc"
