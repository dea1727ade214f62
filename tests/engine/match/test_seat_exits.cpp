// SPDX-License-Identifier: GPL-3.0-or-later
// Who went out of a match, by which entry, and who did it.
#include "engine/match/Match.h"
#include "engine/match/SeatExit.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class SeatExitTest : public QObject {
    Q_OBJECT

private slots:
    void aSeatThatResignsWasBeatenByNobodyElse()
    {
        Match match = matchOf("circular");
        const Node* const start = match.gameNode();
        const auto gone = match.retire(Side{1}, Retire::Resigned);
        QVERIFY(gone);
        const std::vector<SeatExit> exits = seatExits(match, *gone);
        QVERIFY(exits[1].node == *gone && !exits[1].blast);
        QVERIFY(!exits[0].node);
        QVERIFY(!seatExits(match, start)[1].node); // before that it is in the game
    }

    // The shells of the first seat come down after an action of the last.
    void shellsAreTheirsWhoFiredThem()
    {
        constexpr auto kSetup = "nw: Pa1 Fb2 Rf4; ne: Pb9 Fb12; se: Fl12 Pm9; sw: Ph1 Fl2; turn: sw; shells: nw=m9";
        Match match = matchOf("longchess", kSetup, {{"teams", "4"}, {"artillery", "on"}});
        enterAll(match, "h1-h2");
        const SeatExit exit = seatExits(match, match.gameNode())[2];
        QVERIFY(exit.node == match.gameNode() && exit.blast);
        QCOMPARE(exit.by, std::optional(Seat{0}));
    }

    // The round is complete with an action of A, who is one of the two that have lost.
    void whoGoOutTogetherWereBeatenByDifferentSeats()
    {
        Match match = matchOf("multiplayer", {}, {{"players", "6"}, {"pacing", "rounds"}});
        enterAll(match, "1:f2-f3 2:a2-a3 3:f2-f3 4:a2-a3 5:a2-a3 6:a2-a3 "
                        "1:e7-e5 2:a7-a6 3:e7-e5 4:a7-a6 5:a7-a6 6:a7-a6 "
                        "1:g2-g4 2:b2-b3 3:g2-g4 4:b2-b3 5:b2-b3 6:b2-b3 "
                        "1:d8-h4 2:b7-b6 3:d8-h4 4:b7-b6 5:b7-b6 6:b7-b6");
        const std::vector<SeatExit> gone = seatExits(match, match.gameNode());
        QCOMPARE(match.gameNode()->entry().seat, std::optional(Seat{0}));
        QCOMPARE(gone[0].by, std::optional(Seat{1}));
        QCOMPARE(gone[2].by, std::optional(Seat{3}));
        QVERIFY(gone[0].node == match.gameNode() && gone[2].node == match.gameNode());
        for (const std::size_t in : {1U, 3U, 4U, 5U})
            QVERIFY(!gone[in].node);
    }
};

RINGFORD_TEST(SeatExitTest)
#include "test_seat_exits.moc"
