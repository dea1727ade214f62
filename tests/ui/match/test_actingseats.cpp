// SPDX-License-Identifier: GPL-3.0-or-later
// Who acts next where several computers are on turn at once.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/match/ActingSeats.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr Seat kA{0}, kB{1}, kC{2}, kD{3};

SeatSet setOf(std::initializer_list<Seat> seats)
{
    SeatSet set;
    for (const Seat seat : seats)
        set.insert(seat);
    return set;
}

/** A game of Multi Player Chess for four after some actions. */
Match played(std::initializer_list<const char*> texts)
{
    Match match = test::matchOf("multiplayer");
    for (const char* text : texts) {
        if (!match.play(*match.game().parse(match.position(match.gameNode()), text)))
            qFatal("%s is not legal", text);
    }
    return match;
}

using Seats = std::vector<Seat>;

Seats acting(const Match& match, SeatSet computers, WaitsForPersons waits = WaitsForPersons::Yes)
{
    return actingSeats(match.game().description(), match.gameNode(), computers, waits);
}

} // namespace

class TestActingSeats : public QObject {
    Q_OBJECT

private slots:
    void whoHasActedLeastComesFirst()
    {
        const SeatSet others = setOf({kB, kC, kD});
        QVERIFY(acting(played({}), others) == (Seats{kB, kC, kD}));
        const Match match = played({"2:e2-e4", "3:e2-e4"});
        QVERIFY(acting(match, others) == (Seats{kD, kC}));
    }

    /** White begins on all boards: whoever answers does not come before those who have not begun. */
    void ofThoseWhoHaveActedAsOftenWhoHasWaitedLongestComesFirst()
    {
        Match match = test::matchOf("strategic", {}, {{"boards", "3"}});
        SeatSet all;
        std::vector<Side> order;
        for (std::uint8_t index = 0; index < match.game().description().seats.size(); ++index)
            all.insert(Seat{index});
        for (int turns = 0; turns < 12; ++turns) {
            const Seat seat = acting(match, all).front();
            const std::vector<Action> actions = match.actions(match.gameNode(), seat);
            QVERIFY(match.play(actions.front()));
            order.push_back(*match.gameNode()->entry().side);
        }
        for (std::size_t at = 0; at < 6; ++at) {
            QCOMPARE(order[at].index % 2, at < 3 ? 0 : 1); // white on all boards, then black
            QCOMPARE(order[at + 6].index, order[at].index);
        }
    }

    void nobodyRunsAheadOfAPerson()
    {
        const SeatSet others = setOf({kB, kC, kD});
        const Match ahead = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5"});
        QVERIFY(acting(ahead, others) == (Seats{kD}));
        const Match again = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5", "1:e2-e4"});
        QVERIFY(acting(again, others) == (Seats{kD, kB, kC}));
    }

    /** A is white on board 1 and black on board 4, where D has had its two actions on board 3 before it answered. */
    void aPersonIsAnsweredOnTheSameBoard()
    {
        const SeatSet others = setOf({kB, kC, kD});
        const Match match = played({"4:e2-e4", "4:e7-e5", "3:e2-e4", "3:e7-e5", "3:d2-d4", "3:d7-d5"});
        QVERIFY(acting(match, others) == (Seats{kB, kD}));
        const Match answered = played({"4:e2-e4", "4:e7-e5", "3:e2-e4", "3:e7-e5", "3:d2-d4", "3:d7-d5", "4:g1-f3"});
        QVERIFY(acting(answered, others) == (Seats{kB}));
    }

    void whoseClockRunsWaitsForNobody()
    {
        const Match match = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5"});
        QVERIFY(acting(match, setOf({kB, kC, kD}), WaitsForPersons::No) == (Seats{kD, kB, kC}));
    }

    void computersAloneWaitForNobody()
    {
        const Match match = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5", "2:g1-f3"});
        QVERIFY(acting(match, setOf({kA, kB, kC, kD})) == (Seats{kA, kD, kC}));
    }
};

RINGFORD_TEST(TestActingSeats)
#include "test_actingseats.moc"
