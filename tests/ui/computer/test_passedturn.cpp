// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/PassedTurn.h"

#include "engine/search/Search.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

constexpr const char* kLaterThreat = "red: Kc32; blue: Qa12 Kd9; yellow: Pd18+0 Kd17; green: Ra20 Kd25; turn: blue";

/** The setup once somebody has passed, or why nobody can. */
QString passed(const Match& match, Seat seat)
{
    const auto turns = passedTurns(match.game(), match.position(match.gameNode()), seat);
    return turns ? QString::fromStdString(writeSetup(match.game().write(turns->front().position))) : turns.error();
}

} // namespace

class TestPassedTurn : public QObject {
    Q_OBJECT

private slots:
    void theOtherOneIsOnTurn()
    {
        const Match match = matchOf("orthodox", "white: Kg1 Ra1; black: Kg8; turn: white; quiet: 3");
        QCOMPARE(passed(match, Seat{0}), QStringLiteral("white: Ra1 Kg1; black: Kg8; turn: black; quiet: 3"));
    }

    void noPawnCanBeTakenInPassingAnyMore()
    {
        const Match match = matchOf("orthodox", "white: Ke1 Pe5; black: Ke8 Pd5; turn: white; ep: d6");
        QCOMPARE(passed(match, Seat{0}), QStringLiteral("white: Ke1 Pe5; black: Pd5 Ke8; turn: black"));
    }

    void whoIsInCheckCannotPass()
    {
        const Match match = matchOf("orthodox", "white: Ke1; black: Ke8 Re5; turn: white");
        QCOMPARE(passed(match, Seat{0}), QStringLiteral("White is in check: that is what threatens."));
        const Match ring = matchOf("circular", "white: Kc3; black: Kc9 Rc5; turn: white", {{"players", "2"}});
        QCOMPARE(passed(ring, Seat{0}), QStringLiteral("White is in check: that is what threatens."));
    }

    void opponentsWhoAreInTheGameActOneAfterTheOther()
    {
        const auto acting = [](const Match& match, const Position& position, Seat seat) {
            std::vector<Seat> seats;
            if (const auto turns = passedTurns(match.game(), position, seat))
                std::ranges::transform(*turns, std::back_inserter(seats), &PassedTurn::next);
            return seats;
        };
        const Match match = matchOf("circular", {}, {{"players", "4"}});
        const Position start = match.position(match.gameNode());
        QVERIFY(acting(match, start, Seat{0}) == std::vector({Seat{1}, Seat{2}, Seat{3}}));
        const Successor out = match.game().retire(start, Side{1}, Retire::Resigned);
        QVERIFY(acting(match, out.position, Seat{0}) == std::vector({Seat{2}, Seat{3}}));
        const Match teams = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        const std::vector<Seat> others = acting(teams, teams.position(teams.gameNode()), Seat{3});
        QCOMPARE(others.size(), std::size_t{2});
        for (const SeatSet team : teams.game().description().teams)
            QVERIFY(!team.contains(Seat{3}) || !(team.contains(others[0]) || team.contains(others[1])));
    }

    /** Yellow, who is next, takes nothing; Green behind it would take the queen. */
    void whoActsLaterCanThreaten()
    {
        const Match match = matchOf("circular", kLaterThreat, {{"players", "4"}});
        const Game& game = match.game();
        const Position position = match.position(match.gameNode());
        const auto report = [&](const Position& at, Seat seat) {
            SearchTask task{at};
            task.seat = seat;
            task.budget.nodes = 20'000;
            return game.newSearch()->run(task, {});
        };
        const SearchReport own = report(position, Seat{1});
        const auto turns = passedTurns(game, position, Seat{1});
        QVERIFY(turns);
        QCOMPARE(turns->size(), std::size_t{3});
        QCOMPARE(lossBy(game.description(), own, report((*turns)[0].position, (*turns)[0].next)), 0);
        QVERIFY(lossBy(game.description(), own, report((*turns)[1].position, (*turns)[1].next)) > 0);
    }

    void whoTakesIsTheWorstOfThoseWhoCostAsMuch()
    {
        QCOMPARE(worstOf({{0, false}, {0, false}}), std::size_t{0});
        QCOMPARE(worstOf({{0, false}, {0, true}}), std::size_t{1}); // lost anyway
        QCOMPARE(worstOf({{200, false}, {300, false}}), std::size_t{1});
        QCOMPARE(worstOf({{200, true}, {300, false}}), std::size_t{0});
        QCOMPARE(worstOf({{100, true}, {300, false}}), std::size_t{1}); // a pawn, and a fork of king and queen
        QCOMPARE(worstOf({{300, false}, {290, true}}), std::size_t{1}); // the first one sees the queen's end coming
        QCOMPARE(worstOf({{300, true}, {290, true}}), std::size_t{1});
        QCOMPARE(worstOf({{300, true}, {200, true}}), std::size_t{0});
    }

    void checkersAndLongchessToo()
    {
        const Match checkers = matchOf("checkers");
        QVERIFY(passedTurns(checkers.game(), checkers.position(checkers.gameNode()), Seat{0}));
        const Match river = matchOf("longchess");
        QVERIFY(passedTurns(river.game(), river.position(river.gameNode()), Seat{0}));
    }

    void whatHasBeenFiredComesDownFirst()
    {
        const Match match = matchOf("longchess", "white: Fe2 Ab3 Pa5; black: Fe36 Pa33; turn: white; shells: black=c9",
                                    {{"artillery", "on"}});
        QVERIFY2(passed(match, Seat{0}).startsWith(QStringLiteral("What is aimed or fired")),
                 qPrintable(passed(match, Seat{0})));
    }

    /** Nothing was told of them. */
    void whereEachBoardHasATurnOpponentsActOnTheSeatsBoards()
    {
        const auto turnsOf = [](const Match& match, Seat seat) {
            QStringList told;
            const auto turns = passedTurns(match.game(), match.position(match.gameNode()), seat);
            for (const PassedTurn& one : turns ? *turns : std::vector<PassedTurn>()) {
                QStringList sides;
                const Setup setup = match.game().write(one.position);
                for (const std::string& side : setup.find("turn")->items)
                    sides += QString::fromStdString(side);
                told += QString::number(one.next.index) + QStringLiteral(": ") + sides.join(u' ');
                if (one.isBehindOthers)
                    told += QStringLiteral("behind others");
            }
            return told;
        };
        // Seat 0 plays white on board 1 and black on board 4. Seat 1, across board 1, acts there and not on board 2;
        // seat 3 acts on board 4, where it is on turn anyway.
        QCOMPARE(turnsOf(matchOf("multiplayer", {}, {{"players", "4"}}), Seat{0}),
                 (QStringList{"1: 1b 2b 3w 4w", "3: 1b 2w 3w 4w"}));
        QCOMPARE(turnsOf(matchOf("strategic", {}, {{"boards", "2"}}), Seat{0}), QStringList{"1: 1b 2w"});
    }

    void whatThreatensOnOneOfSeveralBoardsIsFound()
    {
        const Match match = matchOf("strategic", "1w: Qd4 Kg1; 1b: Rd8 Kg8 Ph7 Pg7 Pf7; 2w: Kg1; 2b: Kg8; turn: 1w 2w",
                                    {{"boards", "2"}});
        const Game& game = match.game();
        const Position position = match.position(match.gameNode());
        const auto turns = passedTurns(game, position, Seat{0});
        QVERIFY(turns && turns->size() == 1);
        SearchTask task{turns->front().position};
        task.seat = turns->front().next;
        task.budget.nodes = 20'000;
        const SearchReport found = game.newSearch()->run(task, {});
        const Action& reply = found.lines.front().actions.front();
        QCOMPARE(game.text(turns->front().position, reply), std::string("1:d8xd4"));
        QVERIFY(takesFrom(game, turns->front().position, reply, Seat{0}));
    }

    void whereNobodyCouldActNothingIsTold()
    {
        const Match match = matchOf("orthodox", "white: Kb6 Qc7; black: Ka8; turn: white");
        QCOMPARE(passed(match, Seat{0}), QStringLiteral("What threatens cannot be told here."));
    }
};

RINGFORD_TEST(TestPassedTurn)
#include "test_passedturn.moc"
