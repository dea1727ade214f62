// SPDX-License-Identifier: GPL-3.0-or-later
// What is other than on squares, on a board that is a ring.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/Contrast.h"
#include "ui/board/view/CutLabels.h"
#include "ui/match/ClockModel.h"

#include <QLineF>
#include <QScrollBar>
#include <QTest>

#include <cmath>

using namespace ringford;
using ringford::ui::BoardLabel;
using ringford::ui::BoardScene;
using ringford::ui::CutLabels;
using namespace std::chrono_literals;
using ringford::test::BoardHands;
using ringford::test::matchOf;

class TestBoardViewRing : public QObject {
    Q_OBJECT

private slots:
    void itTurnsSeatBySeat()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "3"}}), {700, 700});
        const auto isBelow = [&](const char* cell) {
            const QPointF at = hands.itemAt(cell) - middle(hands);
            return at.y() > 0 && std::abs(at.x()) < 0.4 * at.y();
        };
        QVERIFY(isBelow("a1") && isBelow("a24"));
        hands.view.turn();
        QVERIFY(isBelow("a8") && isBelow("a9"));
        hands.view.turn();
        QVERIFY(isBelow("a16") && isBelow("a17"));
        hands.view.turn();
        QVERIFY(isBelow("a1"));
    }

    /** The first zoom cut the numbers of some columns in half. */
    void numbersAreWholeOrOutOfView()
    {
        BoardHands hands(matchOf("circular"), {960, 690});
        const auto* const cut = hands.view.findChild<CutLabels*>();
        QVERIFY(cut->isHidden()); // the whole ring is seen
        hands.view.zoomIn();
        const BoardScene& scene = hands.view.boardScene();
        const QRect seen = hands.view.viewport()->rect();
        int cuts = 0;
        int whole = 0;
        QScrollBar& down = *hands.view.verticalScrollBar();
        for (int at = down.minimum(); at <= down.maximum(); at += 5) {
            down.setValue(at);
            const QImage image = hands.view.grab().toImage();
            const auto isWritten = [&](const QRectF& part) {
                const QRect place = part.toAlignedRect().intersected(seen);
                for (int y = place.top(); y <= place.bottom(); ++y) {
                    for (int x = place.left(); x <= place.right(); ++x) {
                        const QColor colour = image.pixelColor(hands.view.viewport()->pos() + QPoint(x, y));
                        if (ringford::test::contrast(colour, scene.style().theme.surround) > 2)
                            return true;
                    }
                }
                return false;
            };
            for (const BoardLabel& label : scene.boardLayout().shapes().labels) {
                QRectF place(0, 0, label.size, 0.7 * label.size); // of two digits
                place.moveCenter(hands.view.viewportTransform().map(label.centre));
                if (label.isOnCells || !place.intersects(seen))
                    continue;
                const bool isWhole = QRectF(seen).contains(place);
                cuts += isWhole ? 0 : 1;
                whole += isWhole && isWritten(place) ? 1 : 0;
                QVERIFY2(isWhole || !isWritten(place), qPrintable(label.text));
            }
        }
        QVERIFY(cuts > 0 && whole > 2 * cuts);
    }

    void piecesGoAlongTheRing()
    {
        BoardHands hands(matchOf("circular", "white: Kd1 Ra1; black: Kd9; turn: white"), {700, 700});
        hands.setMotion(1);
        const double radius = QLineF(middle(hands), hands.itemAt("a1")).length();
        hands.click("a1");
        hands.click("a7");
        QVERIFY(hands.view.boardScene().isMoving());
        const QPointF end = hands.view.boardScene().boardLayout().cellCentre(hands.cell("a7"));
        int seen = 0;
        while (hands.view.boardScene().isMoving()) {
            QTest::qWait(10);
            QVERIFY(std::abs(QLineF(middle(hands), hands.itemAt("a7")).length() - radius) < 1);
            seen += QLineF(hands.itemAt("a7"), end).length() > 5;
        }
        QVERIFY(seen > 0);
        QCOMPARE(hands.itemAt("a7"), end);
    }

    void piecesGoRoundWhenItIsTurned()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        hands.setMotion(1);
        const double radius = QLineF(middle(hands), hands.itemAt("b1")).length();
        hands.view.turn();
        QVERIFY(hands.view.boardScene().isMoving());
        while (hands.view.boardScene().isMoving()) {
            QTest::qWait(10);
            QVERIFY(std::abs(QLineF(middle(hands), hands.itemAt("b1")).length() - radius) < 1);
        }
        QVERIFY(hands.itemAt("b1").y() < middle(hands).y());
    }

    void itsMiddleSaysWhoIsOnTurn()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "4"}}), {700, 700});
        QCOMPARE(picture(hands).turnNotes.size(), std::size_t{1});
        QCOMPARE(picture(hands).turnNotes.front().colour, Colour::Red);
        QCOMPARE(picture(hands).turnNotes.front().clock, QString());
        hands.drag("a2", "a3");
        QCOMPARE(picture(hands).turnNotes.front().colour, Colour::Blue);
        hands.model.showPrevious();
        QCOMPARE(picture(hands).turnNotes.front().colour, Colour::Red);
    }

    void itIsDraggedByItsMiddleWhereItIsLargerThanTheView()
    {
        BoardHands hands(matchOf("circular", "white: Kd1 Ra1; black: Kd9; turn: white"), {500, 500});
        const auto seenAt = [&] { return hands.view.mapFromScene(middle(hands)); };
        const QPoint whole = seenAt();
        const QPoint away(40, 30);
        hands.drag(whole, whole + away);
        QCOMPARE(seenAt(), whole); // all of it is seen
        hands.click("a2");         // empty: nothing is in hand
        for (int step = 0; step < 2; ++step)
            hands.view.zoomIn();
        const QRect seen = hands.view.viewport()->rect();
        QVERIFY(seen.contains(hands.at("a2"))); // not its middle, where there is nothing
        const QPoint before = seenAt();
        QVERIFY(!hands.view.boardScene().boardLayout().cellAt(hands.view.mapToScene(before)));
        hands.click("a1");
        const QStringList targets = hands.targets();
        QVERIFY(!targets.isEmpty());
        hands.drag(before, before + away);
        QCOMPARE(seenAt(), before + away);
        QCOMPARE(hands.targets(), targets); // what is in hand stays
        hands.click(before + away);
        QVERIFY(hands.targets().isEmpty()); // a click there puts it back
        QCOMPARE(seenAt(), before + away);
    }

    void itsMiddleShowsTheClockOfWhoIsOnTurn()
    {
        Match match = matchOf("circular");
        match.tags().clock = "10";
        BoardHands hands(std::move(match), {700, 700});
        ui::ClockModel::Time now{};
        ui::ClockModel clocks(hands.model);
        clocks.setWatch([&now] { return now; });
        hands.view.boardScene().setClocks(clocks);
        QCOMPARE(picture(hands).turnNotes.front().clock, QStringLiteral("10:00"));
        hands.drag("a2", "a3");
        now += 75s;
        clocks.tick();
        QCOMPARE(picture(hands).turnNotes.front().colour, Colour::Black);
        QCOMPARE(picture(hands).turnNotes.front().clock, QStringLiteral("8:45"));
        hands.drag("a10", "a11");
        QCOMPARE(picture(hands).turnNotes.front().clock, QStringLiteral("10:00"));
        // Another game has other clocks, and more of them.
        Match other = matchOf("circular", {}, {{"players", "6"}});
        other.tags().clock = "3";
        hands.model.replace(std::move(other));
        QTRY_COMPARE(picture(hands).turnNotes.front().clock, QStringLiteral("3:00"));
        hands.model.replace(matchOf("circular"));
        QTRY_COMPARE(picture(hands).turnNotes.front().clock, QString());
    }

    void aPauseIsSeen()
    {
        Match match = matchOf("circular");
        match.tags().clock = "10";
        BoardHands hands(std::move(match), {700, 700});
        ui::ClockModel::Time now{};
        ui::ClockModel clocks(hands.model);
        clocks.setWatch([&now] { return now; });
        hands.view.boardScene().setClocks(clocks);
        hands.drag("a2", "a3");
        const QImage before = hands.view.viewport()->grab().toImage();
        QCOMPARE(picture(hands).sign, QString());
        clocks.toggle();
        QVERIFY(clocks.isPaused());
        QCOMPARE(picture(hands).sign, QStringLiteral("Paused"));
        QVERIFY(!picture(hands).isHidden); // unless that is asked for
        QVERIFY(hands.view.viewport()->grab().toImage() != before);
        clocks.toggle();
        QCOMPARE(picture(hands).sign, QString());
    }

    void aPauseHidesThePieces()
    {
        Match match = matchOf("circular");
        match.tags().clock = "10";
        BoardHands hands(std::move(match), {700, 700});
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.hidesInPause = true;
        hands.view.setAppearance(appearance);
        ui::ClockModel::Time now{};
        ui::ClockModel clocks(hands.model);
        clocks.setWatch([&now] { return now; });
        hands.view.boardScene().setClocks(clocks);
        hands.drag("a2", "a3");
        const auto around = [&](const char* name) {
            QRect cell = hands.view.cellRect(hands.cell(name));
            return hands.view.viewport()->grab().toImage().copy(cell.adjusted(6, 6, -6, -6));
        };
        const QImage withPiece = around("a10");
        hands.dragAndHold("a10", hands.at("c3")); // also one in hand
        clocks.toggle();
        QVERIFY(picture(hands).isHidden);
        hands.letGo(hands.at("c3"));
        const QImage plain = around("a10");
        QVERIFY(plain != withPiece);
        const QColor ground = plain.pixelColor(plain.rect().center());
        QCOMPARE(ground,
                 hands.view.boardScene().style().theme.cell(hands.model.description().board.ground(hands.cell("a10"))));
        hands.drag("a10", "a11");
        hands.point("a10");
        hands.key(Qt::Key_Return);
        hands.point("a11");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("a2-a3"));
        clocks.toggle();
        QVERIFY(!picture(hands).isHidden);
        hands.drag("a10", "a11");
        QCOMPARE(hands.lastEntry(), QStringLiteral("a10-a11"));
    }

private:
    static QPointF middle(const BoardHands& hands) { return hands.view.boardScene().boardLayout().bounds().center(); }
    static const ui::BoardPicture& picture(const BoardHands& hands) { return hands.view.boardScene().picture(); }
};

RINGFORD_TEST(TestBoardViewRing)
#include "test_boardview_ring.moc"
