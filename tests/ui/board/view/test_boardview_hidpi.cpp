// SPDX-License-Identifier: GPL-3.0-or-later
// The board on a screen with one and a half pixels a unit: plays the same, and its lines lie on whole pixels.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"

#include <QApplication>
#include <QTest>

#include <cmath>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

class TestBoardViewHidpi : public QObject {
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_SCALE_FACTOR", "1.5"); }

private slots:
    void playsAlike()
    {
        BoardHands hands(matchOf("checkers"));
        QCOMPARE(hands.view.devicePixelRatioF(), 1.5);
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        hands.view.zoomIn();
        hands.click("c7");
        hands.click("d6");
        QCOMPARE(hands.lastEntry(), "c7-d6");
    }

    void cellsLieOnWholePixels()
    {
        BoardHands hands(matchOf("checkers"), {701, 653});
        const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
        for (const auto* name : {"a1", "d4", "h8"}) {
            const QRectF cell = layout.cellBounds(hands.cell(name));
            for (const double edge : {cell.left(), cell.top(), cell.right(), cell.bottom()})
                QVERIFY(std::abs(edge * 1.5 - std::round(edge * 1.5)) < 1e-6);
        }
    }

    void cellsAreOfOneColour()
    {
        BoardHands hands(matchOf("checkers"));
        const QImage picture = hands.view.viewport()->grab().toImage();
        QCOMPARE(picture.devicePixelRatio(), 1.5);
        const QRect cell = hands.view.cellRect(hands.cell("d4")).adjusted(2, 2, -2, -2);
        const QColor ground = hands.view.boardScene().appearance().theme.darkCell;
        for (int x = cell.left(); x <= cell.right(); ++x)
            QCOMPARE(picture.pixelColor(static_cast<int>(x * 1.5), static_cast<int>(cell.center().y() * 1.5)), ground);
    }
};

RINGFORD_TEST(TestBoardViewHidpi)
#include "test_boardview_hidpi.moc"
