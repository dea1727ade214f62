// SPDX-License-Identifier: GPL-3.0-or-later
// A ring is turned by hand, by its rim, to any angle.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"

#include <QMouseEvent>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

class TestBoardViewTurning : public QObject {
    Q_OBJECT

private slots:
    void theRimFollowsTheHand_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("a little") << 10.0 << 27.0;
        QTest::newRow("backwards over the bottom") << 12.0 << -21.0;
        QTest::newRow("half round") << 90.0 << 265.0;
        QTest::newRow("more than once round") << 100.0 << 580.0;
    }
    void theRimFollowsTheHand()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        BoardHands hands(matchOf("circular", {}, {{"players", "6"}}), {700, 700});
        const QPointF middle = scene(hands).boardLayout().bounds().center();
        const auto angle = [&] {
            const QPointF away = hands.itemAt("a1") - middle;
            return std::atan2(away.x(), away.y()) * 180 / std::numbers::pi;
        };
        const double before = angle();
        turn(hands, from, to);
        QVERIFY(std::abs(std::remainder(angle() - before - (to - from), 360)) < 1); // a pixel at the rim
        QVERIFY(scene(hands).turned() >= 0 && scene(hands).turned() < 360);
        // A cell is where it is seen.
        for (const char* name : {"a1", "b17", "d48", "c30"})
            QVERIFY(scene(hands).touchAt(hands.view.mapToScene(hands.at(name))) == Touch::on(hands.cell(name)));
        QCOMPARE(hands.lastEntry(), QString());
    }

    void piecesAndNumbersStayUpright()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        turn(hands, 5, 38);
        QVERIFY(scene(hands).picture().pieceTurns.empty());
        const ui::BoardLayout& layout = scene(hands).boardLayout();
        const auto& labels = layout.shapes().labels;
        const auto one = std::ranges::find(labels, QStringLiteral("1"), &ui::BoardLabel::text);
        QVERIFY(one != labels.end());
        // It has gone with its column.
        const QPointF outwards = one->centre - layout.bounds().center();
        const QPointF toCell = layout.cellCentre(hands.cell("a1")) - layout.bounds().center();
        QVERIFY(QPointF::dotProduct(outwards, toCell) >
                0.999 * std::hypot(outwards.x(), outwards.y()) * std::hypot(toCell.x(), toCell.y()));
    }

    void gamesGoOnAtAnyAngle()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        turn(hands, 0, 71);
        hands.drag("a2", "a3");
        QCOMPARE(hands.lastEntry(), QStringLiteral("a2-a3"));
        hands.click("a10");
        QCOMPARE(hands.targets(), QStringList{"a11"});
        turn(hands, 0, 13); // what is picked up stays so
        QCOMPARE(hands.targets(), QStringList{"a11"});
        hands.click("a11");
        QCOMPARE(hands.lastEntry(), QStringLiteral("a10-a11"));
    }

    void whatIsTakenHoldOfIsSeen()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        const auto point = [&](QPoint at) {
            QMouseEvent move(QEvent::MouseMove, at, viewport(hands)->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(viewport(hands), &move);
            return viewport(hands)->cursor().shape();
        };
        QCOMPARE(point(rim(hands, 100)), Qt::OpenHandCursor);
        QCOMPARE(point(QPoint(2, 2)), Qt::OpenHandCursor); // a corner of the view
        QVERIFY(point(hands.at("a8")) != Qt::OpenHandCursor);
        QVERIFY(point(hands.view.mapFromScene(scene(hands).boardLayout().bounds().center())) != Qt::OpenHandCursor);
        hold(hands, 100, 120);
        QCOMPARE(viewport(hands)->cursor().shape(), Qt::ClosedHandCursor);
        hands.letGo(rim(hands, 120));
        QCOMPARE(viewport(hands)->cursor().shape(), Qt::OpenHandCursor);
    }

    void escapeTurnsItBack()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        turn(hands, 0, 30);
        const double before = scene(hands).turned();
        hold(hands, 100, 160);
        QVERIFY(std::abs(scene(hands).turned() - before) > 10);
        hands.key(Qt::Key_Escape);
        QCOMPARE(scene(hands).turned(), before);
        QTest::mouseMove(viewport(hands), rim(hands, 200));
        hands.letGo(rim(hands, 200));
        QCOMPARE(scene(hands).turned(), before);
    }

    void anotherButtonTurnsItBack()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        hold(hands, 100, 160);
        QTest::mousePress(viewport(hands), Qt::RightButton, {}, rim(hands, 160));
        QCOMPARE(scene(hands).turned(), 0.0);
        QTest::mouseRelease(viewport(hands), Qt::RightButton, {}, rim(hands, 160));
        hands.letGo(rim(hands, 160));
        QCOMPARE(scene(hands).turned(), 0.0);
    }

    void aClickBesideTheBoardTurnsNothing()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        hands.click("a2");
        QCOMPARE(hands.targets(), QStringList{"a3"});
        hands.click(rim(hands, 90));
        QVERIFY(hands.targets().isEmpty()); // as beside any board, what was picked up is put back
        QCOMPARE(scene(hands).turned(), 0.0);
    }

    void theAngleStays()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        turn(hands, 0, 30);
        const double turned = scene(hands).turned();
        hands.view.resize(500, 640);
        hands.view.zoomIn();
        hands.drag("a2", "a3");
        hands.model.showPrevious();
        setTurning(hands, ui::Turning::Tabletop);
        QCOMPARE(scene(hands).turned(), turned);
    }

    void turningGoesOnToTheNextSeat()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "4"}}), {700, 700});
        turn(hands, 0, -100); // the second seat has gone by
        QVERIFY(std::abs(scene(hands).turned() - 100) < 2);
        hands.view.turn();
        QCOMPARE(scene(hands).turned(), 180.0);
        turn(hands, 0, 10);
        hands.view.turn();
        QCOMPARE(scene(hands).turned(), 180.0);
    }

    /** What a hand did holds for who is on turn, and no longer; and at most as long as that is what was asked for. */
    void itTurnsToWhoIsOnTurnNext()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        setTurning(hands, ui::Turning::SeatOnTurn);
        turn(hands, 0, 40);
        const double turned = scene(hands).turned();
        hands.setMotion(1);
        hands.dragAndHold("a2", hands.at("a8"));
        hands.letGo(hands.at("a8")); // glides back
        QTRY_VERIFY(!scene(hands).isMoving());
        QCoreApplication::processEvents();
        QCOMPARE(scene(hands).turned(), turned);
        hands.setMotion(0);
        hands.drag("a2", "a3");
        QCOMPARE(scene(hands).turned(), 180.0);
        hands.drag("a10", "a11");
        QCOMPARE(scene(hands).turned(), 0.0);
        turn(hands, 0, 40);
        setTurning(hands, ui::Turning::Fixed);
        setTurning(hands, ui::Turning::SeatOnTurn);
        QCOMPARE(scene(hands).turned(), 0.0);
    }

    void facingPiecesGoRound()
    {
        BoardHands hands(matchOf("circular"), {700, 700});
        setTurning(hands, ui::Turning::Tabletop);
        turn(hands, 0, -50);
        const double turned = scene(hands).turned();
        const auto& angles = scene(hands).picture().pieceTurns;
        QCOMPARE(angles.size(), std::size_t{2});
        QVERIFY(std::abs(std::remainder(angles[0] - turned, 360)) < 0.01);
        QVERIFY(std::abs(std::remainder(angles[1] - turned - 180, 360)) < 0.01);
    }

    void aStepIsOneRepainting()
    {
        struct Counter : QObject {
            int paintings = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                paintings += event->type() == QEvent::Paint;
                return false;
            }
        } counter;
        BoardHands hands(matchOf("circular", {}, {{"players", "6"}}), {700, 700});
        hold(hands, 0, 20);
        QCoreApplication::processEvents();
        viewport(hands)->installEventFilter(&counter);
        for (int step = 1; step <= 20; ++step) {
            QTest::mouseMove(viewport(hands), rim(hands, 20 + step));
            QCoreApplication::processEvents();
            QVERIFY(counter.paintings <= step);
        }
        QVERIFY(counter.paintings > 0);
        viewport(hands)->removeEventFilter(&counter);
        hands.letGo(rim(hands, 40));
    }

    void squaresStandStraight()
    {
        BoardHands hands(matchOf("orthodox"), {700, 500});
        hands.drag(QPoint(20, 250), QPoint(60, 20));
        QCOMPARE(scene(hands).turned(), 0.0);
        QVERIFY(viewport(hands)->cursor().shape() != Qt::OpenHandCursor);
    }

    /** Who is called North-west is looked for there, wherever others play by themselves. */
    void northStaysUpForOnePerson()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.model.setAbsent(SeatSet(Seat{0}));
        hands.model.replace(matchOf("orthodox"));
        QVERIFY(hands.view.cellRect(hands.cell("a8")).top() > hands.view.cellRect(hands.cell("a1")).top());
        SeatSet computers;
        for (const std::uint8_t seat : {1, 2, 3})
            computers.insert(Seat{seat});
        hands.model.setAbsent(computers);
        hands.model.replace(matchOf("longchess", {}, {{"teams", "4"}}));
        const QRect flag = hands.view.cellRect(hands.cell("b2"));
        QVERIFY(flag.center().y() < hands.view.height() / 2 && flag.center().x() < hands.view.width() / 2);
    }

private:
    static ui::BoardScene& scene(const BoardHands& hands) { return hands.view.boardScene(); }

    /** A point of the viewport beside the ring: degrees anticlockwise from below, as it is seen. */
    static QPoint rim(const BoardHands& hands, double degrees)
    {
        const QRectF bounds = scene(hands).boardLayout().bounds();
        const double angle = degrees * std::numbers::pi / 180;
        const double radius = bounds.width() / 2 - 4;
        return hands.view.mapFromScene(bounds.center() + QPointF(std::sin(angle), std::cos(angle)) * radius);
    }

    static void hold(const BoardHands& hands, double from, double to)
    {
        constexpr int kSteps = 5;
        QTest::mousePress(viewport(hands), Qt::LeftButton, {}, rim(hands, from));
        for (int i = 1; i <= kSteps; ++i)
            QTest::mouseMove(viewport(hands), rim(hands, from + (to - from) * i / kSteps));
    }

    static void turn(BoardHands& hands, double from, double to)
    {
        hold(hands, from, to);
        hands.letGo(rim(hands, to));
    }

    static void setTurning(BoardHands& hands, ui::Turning turning)
    {
        ui::BoardAppearance appearance = scene(hands).appearance();
        appearance.turning = turning;
        hands.view.setAppearance(appearance);
    }

    static QWidget* viewport(const BoardHands& hands) { return hands.view.viewport(); }
};

RINGFORD_TEST(TestBoardViewTurning)
#include "test_boardview_turning.moc"
