// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/board/view/BoardBench.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using test::BoardHands;
using test::matchOf;

class TestBoardBench : public QObject {
    Q_OBJECT

private slots:
    void percentilesAreOfAllTimes()
    {
        PaintTimes times;
        QCOMPARE(times.median(), 0.0);
        for (int ms = 100; ms >= 1; --ms)
            times.add(ms, ms / 2.0);
        QCOMPARE(times.median(), 51.0);
        QCOMPARE(times.percentile(95), 96.0);
        QCOMPARE(times.percentile(100), 100.0);
        QCOMPARE(times.percentileWorked(95), 48.0);
    }

    void measuringLeavesTheGameAsItIs()
    {
        BoardHands hands(matchOf("checkers"));
        const BoardTimes times = measureBoard(hands.view);
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(hands.targets().isEmpty()); // nothing is held any more
        QVERIFY(times.drag.count() > 100 && times.repaint.count() > 20 && times.anew.count() > 20);
        QCOMPARE(times.turn.count(), std::size_t{0}); // squares stand straight
        QVERIFY(times.drag.median() > 0 && times.repaint.median() > 0);
    }

    void aLongBoardIsMeasuredBesideItsMap()
    {
        BoardHands hands(matchOf("longchess"), {1240, 690});
        const BoardTimes times = measureBoard(hands.view);
        QVERIFY(times.mapDrag.count() > 100 && times.mapRepaint.count() > 20);
        QCOMPARE(hands.view.zoom(), 1.0); // whole again
        QCOMPARE(hands.lastEntry(), QString());
    }

    void ringsAreTurnedAndPutBack()
    {
        BoardHands hands(matchOf("circular"));
        const BoardTimes times = measureBoard(hands.view);
        QVERIFY(times.turn.count() > 100 && times.turn.median() > 0);
        QCOMPARE(hands.view.boardScene().turned(), 0.0);
    }
};

RINGFORD_TEST(TestBoardBench)
#include "test_boardbench.moc"
