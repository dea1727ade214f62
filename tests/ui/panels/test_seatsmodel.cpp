// SPDX-License-Identifier: GPL-3.0-or-later
// How a seat went out, as the table of seats says it.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/Leavings.h"
#include "ui/panels/SeatsModel.h"
#include "ui/words/Words.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestSeatsModel : public QObject {
    Q_OBJECT

private slots:
    void shellsAreTheirsWhoFiredThem()
    {
        constexpr auto kSetup = "nw: Pa1 Fb2 Rf4; ne: Pb9 Fb12; se: Fl12 Pm9; sw: Ph1 Fl2; turn: sw; shells: nw=m9";
        MatchModel match(test::matchOf("longchess", kSetup, {{"teams", "4"}, {"artillery", "on"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(!match.play(*match.game().parse(match.position(), "h1-h2")));
        QCOMPARE(seats.index(2, SeatsModel::State).data().toString(), QStringLiteral("out: shell of NW"));
        const QString state = seats.index(2, SeatsModel::State).data(Qt::AccessibleTextRole).toString();
        const QString gunner = words::seat(match.description(), Seat{0});
        QVERIFY2(state.startsWith(QStringLiteral("out: shell of %1 (h1-h2)").arg(gunner)), qPrintable(state));
    }

    // The round is complete with an action of A, who is one of the two that have lost.
    void whoGoOutTogetherWereBeatenByDifferentSeats()
    {
        Match played = test::matchOf("multiplayer", {}, {{"players", "6"}, {"pacing", "rounds"}});
        test::enterAll(played, "1:f2-f3 2:a2-a3 3:f2-f3 4:a2-a3 5:a2-a3 6:a2-a3 "
                               "1:e7-e5 2:a7-a6 3:e7-e5 4:a7-a6 5:a7-a6 6:a7-a6 "
                               "1:g2-g4 2:b2-b3 3:g2-g4 4:b2-b3 5:b2-b3 6:b2-b3 "
                               "1:d8-h4 2:b7-b6 3:d8-h4 4:b7-b6 5:b7-b6 6:b7-b6");
        const MatchModel match(std::move(played));
        const std::vector<SeatExit> gone = leavings(match);
        QCOMPARE(match.shown()->entry.seat, std::optional(Seat{0}));
        QCOMPARE(gone[0].by, std::optional(Seat{1}));
        QCOMPARE(gone[2].by, std::optional(Seat{3}));
        QVERIFY(gone[0].node == match.shown() && gone[2].node == match.shown());
        for (const std::size_t in : {1U, 3U, 4U, 5U})
            QVERIFY(!gone[in].node);
    }
};

RINGFORD_TEST(TestSeatsModel)
#include "test_seatsmodel.moc"
