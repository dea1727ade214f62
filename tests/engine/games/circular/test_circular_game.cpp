// SPDX-License-Identifier: GPL-3.0-or-later
// Circular chess sentence by sentence of its page.
#include "engine/match/Match.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

QString status(const Game& game, const Position& position)
{
    return QString::fromStdString(game.status(game.outcome(position)));
}

} // namespace

class TestCircularGame : public QObject {
    Q_OBJECT

private slots:
    void optionsThatGoTogether()
    {
        const GameType& type = *Registry::standard().find("circular");
        const auto option = [&](const char* name) {
            return *std::ranges::find(type.options(), std::string(name), &OptionSpec::name);
        };
        using Values = std::vector<std::string>;
        QCOMPARE(type.allowedValues(option("teams"), {}), Values({"none"}));
        QCOMPARE(type.allowedValues(option("teams"), {{"players", "4"}}), Values({"none", "2x2"}));
        QCOMPARE(type.allowedValues(option("teams"), {{"players", "6"}}), Values({"none", "2x2x2", "3x3"}));
        QCOMPARE(type.allowedValues(option("first"), {{"players", "3"}}), Values({"white", "red", "black"}));
        QCOMPARE(type.allowedValues(option("kingless"), {}), Values({"plays"}));
        QCOMPARE(type.allowedValues(option("kingless"), {{"players", "4"}, {"teams", "2x2"}}),
                 Values({"plays", "out"}));
        QCOMPARE(type.allowedValues(option("players"), {{"teams", "2x2"}}), Values({"4"}));
        QCOMPARE(type.check({{"players", "4"}, {"teams", "3x3"}})->english(),
                 std::string("circular: teams=3x3 is not allowed with players=4; allowed: none, 2x2"));
        QCOMPARE(type.check({{"first", "red"}})->english(),
                 std::string("circular: first=red is not allowed with players=2; allowed: white, black"));
        QCOMPARE(type.check({{"kingless", "out"}})->english(),
                 std::string("circular: kingless=out is not allowed with teams=none; allowed: plays"));
        QVERIFY(type.check({{"first", "-"}}));
        QVERIFY(type.check({{"players", "02"}}));
    }

    void optionsAreCompleted()
    {
        const auto game = gameOf("circular", "players=3");
        const OptionValues all{{"players", "3"},   {"rules", "modern"},   {"teams", "none"},
                               {"first", "white"}, {"kingless", "plays"}, {"warnings", "mercy"}};
        QCOMPARE(game->description().options, all);
        const GameType& type = *Registry::standard().find("circular");
        QCOMPARE(type.differing(all), OptionValues({{"players", "3"}}));
        QCOMPARE(type.differing(gameOf("circular", "players=3 first=black")->description().options),
                 OptionValues({{"players", "3"}, {"first", "black"}}));
    }

    void whoBegins()
    {
        const auto game = gameOf("circular", "players=5 first=blue");
        QCOMPARE(seatNames(*game, game->onTurn(game->start())), QStringList("blue"));
        // Seat order is the table's, whoever begins.
        const Position next = after(*game, game->start(), "a26-a27");
        QCOMPARE(seatNames(*game, game->onTurn(next)), QStringList("purple"));
    }

    void pawnsCountAndArePromoted()
    {
        const auto game = gameOf("circular", "");
        Position position = at(*game, "white: Pa5+3 Kd1; black: Nb7 Kd9; turn: white");
        position = after(*game, position, "a5-a6");
        QCOMPARE(setupText(*game, position), "white: Pa6+4 Kd1; black: Nb7 Kd9; turn: black");
        position = after(*game, position, "d9-d10");
        position = after(*game, position, "a6xb7"); // a capture counts as well
        QCOMPARE(setupText(*game, position), "white: Pb7+5 Kd1; black: Kd10; turn: black");
        position = after(*game, position, "d10-d11");
        position = after(*game, position, "b7-b8=N"); // where it stands does not matter
        QCOMPARE(setupText(*game, position), "white: Nb8 Kd1; black: Kd11; turn: black");

        const auto byzantine = gameOf("circular", "rules=byzantine");
        position = after(*byzantine, at(*byzantine, "white: Pa16+ Kd1; black: Nb7 Kd9; turn: white"), "a16-a1");
        QCOMPARE(setupText(*byzantine, position), "white: Pa1+ Kd1; black: Nb7 Kd9; turn: black");
    }

    void swapsCountForBoth()
    {
        const auto game = gameOf("circular", "players=4 teams=2x2");
        const Position position =
            at(*game, "red: Pa5+5 Pb5+2 Pc9-1 Pd9-2 Kd1; blue: Kd12; yellow: Pa6-5 Pb6+0 Pc8-3 Pd8+5 "
                      "Kd17; green: Kd25; turn: red; quiet: 9");
        const auto lineAfter = [&](const char* text) {
            const QString line = setupText(*game, after(*game, position, text));
            return line.section("; ", 0, 0) + " | " + line.section("; ", 2, 2);
        };
        // Both promoted: the own as named, the mate's to a queen.
        QCOMPARE(lineAfter("a5<>a6=N"), "red: Na6 Pb5+2 Pc9-1 Kd1 Pd9-2 | yellow: Qa5 Pb6+0 Pc8-3 Pd8+5 Kd17");
        // The mate's pawn goes the same way: one less, but not below 0.
        QCOMPARE(lineAfter("b5<>b6"), "red: Pa5+5 Pb6+3 Pc9-1 Kd1 Pd9-2 | yellow: Pa6-5 Pb5+0 Pc8-3 Pd8+5 Kd17");
        QCOMPARE(lineAfter("c9<>c8"), "red: Pa5+5 Pb5+2 Pc8-2 Kd1 Pd9-2 | yellow: Pa6-5 Pb6+0 Pc9-2 Pd8+5 Kd17");
        QCOMPARE(lineAfter("d9<>d8"), "red: Pa5+5 Pb5+2 Pc9-1 Kd1 Pd8-3 | yellow: Pa6-5 Pb6+0 Pc8-3 Qd9 Kd17");
        QVERIFY(!setupText(*game, after(*game, position, "c9<>c8")).contains("quiet"));
    }

    void seatsThatGoOutAreTold()
    {
        const auto game = gameOf("circular", "players=3");
        const Position position = at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white");
        const Successor next = game->apply(position, read(*game, position, "a1xa9"));
        const Effect& gone = next.effects[next.effects.size() - 2];
        QCOMPARE(gone.kind, Effect::Kind::SeatOut);
        QCOMPARE(gone.seat, Seat{1});
        QVERIFY(gone.reason == Reason::KingCaptured);
        QCOMPARE(next.effects.back().kind, Effect::Kind::CheckRules); // two are left
        QVERIFY(game->contents(next.position).sidesOut.contains(Side{1}));
        QVERIFY(game->targets(next.position, cellOf(*game, "b9")).empty()); // an obstacle goes nowhere
    }

    void decidedPositionsKeepTheirReason()
    {
        const auto game = gameOf("circular", "rules=byzantine");
        const Position position = at(*game, "white: Ra1 Kd1; black: Pa5+ Kd9; turn: white");
        const Position bared = after(*game, position, "a1xa5");
        QCOMPARE(status(*game, bared), "won by white (bare-king)");
        QCOMPARE(status(*game, at(*game, qPrintable(setupText(*game, bared)))), "won by white (last-player)");
    }

    void turnMayNameTheWinner()
    {
        const auto game = gameOf("circular", "players=3");
        const Position position = at(*game, "white: Ra9 Kd1; red: Rb9; black: Kd17 Rd20; turn: black; out: red");
        const Position won = after(*game, position, "d20xd1");
        QCOMPARE(setupText(*game, won), "white: Ra9; red: Rb9; black: Rd1 Kd17; turn: black; out: white red");
        QVERIFY(game->onTurn(won).empty());
        QVERIFY(game->actions(won).empty());
    }

    void resigning()
    {
        const auto game = gameOf("circular", "players=3");
        const Position position = at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: red; quiet: 7");
        const Position two = game->retire(position, Side{1}, Retire::Resigned).position;
        QCOMPARE(setupText(*game, two),
                 "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: black; out: red; quiet: 7");
        QVERIFY(!game->canRetire(two, Side{1}));
        const Successor won = game->retire(two, Side{0}, Retire::Resigned);
        QCOMPARE(QString::fromStdString(game->status(won.outcome)), "won by black (resigned)");
        QCOMPARE(status(*game, won.position), "won by black (resigned)");
        QVERIFY(!game->canRetire(won.position, Side{2}));
    }

    void flagsFall()
    {
        const auto game = gameOf("circular", "players=4 teams=2x2");
        const Position position = at(*game, "red: Ra1 Kd1; blue: Ra9; yellow: Kd17; green: Kd25; turn: red");
        QCOMPARE(status(*game, game->retire(position, Side{3}, Retire::FlagFell).position), "won by red yellow (time)");
        QCOMPARE(status(*game, game->retire(position, Side{1}, Retire::FlagFell).position), "playing");
        // Two are left, and the one on turn is mated at once: that keeps its own reason.
        const auto three = gameOf("circular", "players=3");
        const Position mate = at(*three, "white: Kd1; red: Ka9; black: Rc9 Rd9 Kd12; turn: white");
        QCOMPARE(status(*three, three->retire(mate, Side{1}, Retire::FlagFell).position), "won by black (checkmate)");
    }

    void claimsComeAtFiftyForEachSeat()
    {
        const auto game = gameOf("circular", "players=3");
        const char* const all = "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: red; quiet: 149";
        QCOMPARE(game->quiet(at(*game, all)).now, 149);
        QCOMPARE(game->quiet(at(*game, all)).claimAt, 150);
        const char* const two = "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: black; out: red; quiet: 100";
        QCOMPARE(game->quiet(at(*game, two)).claimAt, 100);
        Match match(game, at(*game, two));
        QVERIFY(match.claim());
        QCOMPARE(QString::fromStdString(game->status(match.gameNode()->outcome())), "drawn (quiet)");
    }

    void quietCounts()
    {
        const auto game = gameOf("circular", "rules=byzantine");
        const Position position =
            at(*game, "white: Ra1 Kd1 Pb2+; black: Pa5+ Pa6- Kd9 Nd10; turn: white; quiet: 999999");
        QCOMPARE(game->quiet(after(*game, position, "d1-d2")).now, kMostCounted); // more is not counted
        for (const char* text : {"b2-b3", "a1xa5", "remove:a5,a6"})
            QCOMPARE(game->quiet(after(*game, position, text)).now, 0);
    }

    void removalsOutOfTurn()
    {
        const auto game = gameOf("circular", "players=3 rules=byzantine");
        const Position position =
            at(*game, "white: Pa5+ Pa6- Ra9 Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: white; quiet: 3");
        QVERIFY(sortedTexts(*game, position, game->actions(position)).filter("remove").empty()); // not one's own
        for (const Seat seat : {Seat{1}, Seat{2}})
            QCOMPARE(sortedTexts(*game, position, game->actions(position, seat)), QStringList("remove:a5,a6"));
        QCOMPARE(game->actor(position, read(*game, position, "remove:a5,a6")), Seat{1});
        const Position stripped = after(*game, position, "remove:a5,a6");
        QCOMPARE(setupText(*game, stripped), "white: Ra9 Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: white");
        // Stripped to the king: out, and the turn goes on.
        const Position bare = at(*game, "white: Pa5+ Pa6- Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: white");
        QCOMPARE(setupText(*game, after(*game, bare, "remove:a5,a6")),
                 "white: Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: red; out: white");
    }

    void problemsHaveTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("problems");
        QTest::newRow("suffixes")
            << QByteArray() << QByteArray("white: Kd1+ Pa2 Pa3+6 Ra4-1; black: Kd9; turn: white")
            << QByteArray("group 'white': item 'Pa2': a pawn carries + or - and 0 to 5, the columns that it has "
                          "travelled; group 'white': item 'Pa3+6': a pawn carries + or - and 0 to 5, the columns "
                          "that it has travelled; group 'white': item 'Ra4-1': '-1' does not belong behind a piece; "
                          "only a pawn carries a direction; group 'white': item 'Kd1+': '+' does not belong behind a "
                          "piece; only a pawn carries a direction");
        QTest::newRow("out") << QByteArray("players=3")
                             << QByteArray("white: Kd1; red:; black: Kd17; turn: red; out: red blue red")
                             << QByteArray(
                                    "group 'out': item 'blue': no seat of this game; expected one of: white red black; "
                                    "group 'out': item 'red': given twice; group 'turn': item 'red': the seat is out");
        QTest::newRow("a seat without king")
            << QByteArray("players=3") << QByteArray("white: Kd1; red: Ra9; black: Kd17 Kd18; turn: white")
            << QByteArray("group 'red': no king, and the seat is not out; group 'black': 2 "
                          "kings: a seat has one at most");
        QTest::newRow("two kings of a seat that is out")
            << QByteArray() << QByteArray("white: Kd1; black: Kd9 Kd10; turn: white; out: black")
            << QByteArray("group 'black': 2 kings: a seat has one at most");
        QTest::newRow("bare") << QByteArray("rules=byzantine")
                              << QByteArray("white: Kd1; black: Kd9 Pa1-; turn: white; quiet: 1000000")
                              << QByteArray("group 'white': a bare king, and the seat is not out; group 'quiet': item "
                                            "'1000000': expected a number from 0 to 999999");
    }
    void problemsHaveTheirPlace()
    {
        QFETCH(const QByteArray, options);
        QFETCH(const QByteArray, setup);
        const auto game = gameOf("circular", options.constData());
        const auto read = positionOf(*game, setup.toStdString());
        QVERIFY(!read);
        QTEST(QByteArray::fromStdString(english(read.error())), "problems");
        for (const SetupProblem& problem : read.error())
            QVERIFY(problem.item.size() < 2 || problem.group == "out" || problem.group == "turn" ||
                    problem.group == "quiet" || problem.cell);
    }
};

RINGFORD_TEST(TestCircularGame)
#include "test_circular_game.moc"
