// SPDX-License-Identifier: GPL-3.0-or-later
// Who acts next where several computers are on turn at once.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/computer/ActingSeats.h"

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

} // namespace

class TestActingSeats : public QObject {
    Q_OBJECT

private slots:
    void whoHasActedLeastComesFirst()
    {
        const SeatSet others = setOf({kB, kC, kD});
        QVERIFY(actingSeats(played({}).gameNode(), others) == (Seats{kB, kC, kD}));
        const Match match = played({"2:e2-e4", "3:e2-e4"});
        QVERIFY(actingSeats(match.gameNode(), others) == (Seats{kD, kC}));
    }

    void nobodyRunsAheadOfAPerson()
    {
        const SeatSet others = setOf({kB, kC, kD});
        const Match ahead = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5"});
        QVERIFY(actingSeats(ahead.gameNode(), others) == (Seats{kD}));
        const Match again = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5", "1:e2-e4"});
        QVERIFY(actingSeats(again.gameNode(), others) == (Seats{kB, kC, kD}));
    }

    void whoseClockRunsWaitsForNobody()
    {
        const Match match = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5"});
        QVERIFY(actingSeats(match.gameNode(), setOf({kB, kC, kD}), WaitsForPersons::No) == (Seats{kD, kB, kC}));
    }

    void computersAloneWaitForNobody()
    {
        const Match match = played({"2:e2-e4", "2:e7-e5", "2:d2-d4", "2:d7-d5", "2:g1-f3"});
        QVERIFY(actingSeats(match.gameNode(), setOf({kA, kB, kC, kD})) == (Seats{kA, kD, kC}));
    }
};

RINGFORD_TEST(TestActingSeats)
#include "test_actingseats.moc"
