// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/PassedTurn.h"

#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

/** The setup once somebody has passed, or why nobody can. */
QString passed(const Match& match, Seat seat)
{
    const auto turn = passTurn(match.game(), match.position(match.gameNode()), seat);
    return turn ? QString::fromStdString(writeSetup(match.game().write(turn->position))) : turn.error();
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

    void theNextOpponentWhoIsInTheGameActs()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        auto turn = passTurn(match.game(), match.position(match.gameNode()), Seat{0});
        QVERIFY(turn && turn->next == Seat{1});
        const Successor out = match.game().retire(match.position(match.gameNode()), Side{1}, Retire::Resigned);
        turn = passTurn(match.game(), out.position, Seat{0});
        QVERIFY(turn && turn->next == Seat{2});
        const Match teams = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        turn = passTurn(teams.game(), teams.position(teams.gameNode()), Seat{3});
        QVERIFY(turn);
        for (const SeatSet team : teams.game().description().teams)
            QVERIFY(!team.contains(Seat{3}) || !team.contains(turn->next));
    }

    void checkersAndLongchessToo()
    {
        const Match checkers = matchOf("checkers");
        QVERIFY(passTurn(checkers.game(), checkers.position(checkers.gameNode()), Seat{0}));
        const Match river = matchOf("longchess");
        QVERIFY(passTurn(river.game(), river.position(river.gameNode()), Seat{0}));
    }

    void whatHasBeenFiredComesDownFirst()
    {
        const Match match = matchOf("longchess", "white: Fe2 Ab3 Pa5; black: Fe36 Pa33; turn: white; shells: black=c9",
                                    {{"artillery", "on"}});
        QVERIFY2(passed(match, Seat{0}).startsWith(QStringLiteral("What is aimed or fired")),
                 qPrintable(passed(match, Seat{0})));
    }

    void ofBoardsThatHaveTurnsOfTheirOwnNothingIsTold()
    {
        for (const char* const game : {"strategic", "multiplayer"}) {
            const Match match = matchOf(game);
            QVERIFY2(passed(match, Seat{0}).startsWith(QStringLiteral("Each board has a turn")),
                     qPrintable(passed(match, Seat{0})));
        }
    }

    void whereNobodyCouldActNothingIsTold()
    {
        const Match match = matchOf("orthodox", "white: Kb6 Qc7; black: Ka8; turn: white");
        QCOMPARE(passed(match, Seat{0}), QStringLiteral("What threatens cannot be told here."));
    }
};

RINGFORD_TEST(TestPassedTurn)
#include "test_passedturn.moc"
