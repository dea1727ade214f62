// SPDX-License-Identifier: GPL-3.0-or-later
// The window for a projector: the board, and nothing else, whatever was there before.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ChessHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MovesDock.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace ringford;
using namespace ringford::ui;

namespace {

struct Shown : test::ChessHands {
    /** What is seen beside the board, by name. */
    QStringList around() const
    {
        QStringList names;
        for (const QToolBar* const bar : window.findChildren<QToolBar*>())
            names += bar->isVisible() ? bar->objectName() : QString();
        for (const QDockWidget* const dock : window.findChildren<QDockWidget*>())
            names += dock->isVisible() ? dock->objectName() : QString();
        names += window.menuBar()->isVisible() ? QStringLiteral("menus") : QString();
        names += window.gameLine().isVisible() ? QStringLiteral("line") : QString();
        names.removeAll(QString());
        return names;
    }
};

} // namespace

class TestMainWindowProjector : public QObject {
    Q_OBJECT

private slots:
    void theProjectorShowsTheBoardAlone();
    void handsAloneLeadThroughIt();
    void whatIsSetUpGoesBefore_data();
    void whatIsSetUpGoesBefore();
};

void TestMainWindowProjector::theProjectorShowsTheBoardAlone()
{
    Shown hands;
    hands.window.commands()[Command::Draw]->trigger();
    hands.window.commands()[Command::Draw]->trigger();
    hands.window.board().setFocus();
    const double usual = hands.window.board().boardScene().appearance().coordinateSize;
    hands.key(Qt::Key_F5);
    QCOMPARE(hands.around(), QStringList());
    QVERIFY(hands.window.board().boardScene().appearance().coordinateSize > usual);
    QTRY_VERIFY(hands.window.board().width() > hands.window.width() - 10);
    hands.key(Qt::Key_PageUp);
    QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
    hands.key(Qt::Key_PageDown);
    QCOMPARE(hands.shownEntry(), QStringLiteral("e7-e5"));
    hands.drag("g1", "f3"); // it is played on as ever
    QCOMPARE(hands.lastEntry(), QStringLiteral("g1-f3"));
    hands.key(Qt::Key_Escape);
    QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
    QVERIFY(!hands.window.menuBar()->isHidden() && !hands.window.gameLine().isHidden());
    QVERIFY(!hands.window.moves().isHidden());
    QCOMPARE(hands.window.board().boardScene().appearance().coordinateSize, usual);
    QVERIFY(!hands.window.isFullScreen());
    // Another game comes with everything around it.
    hands.key(Qt::Key_F5);
    hands.window.model().replace(test::matchOf("checkers"));
    QVERIFY(!hands.window.menuBar()->isHidden());
}

void TestMainWindowProjector::handsAloneLeadThroughIt()
{
    Shown hands;
    QWidget* const viewport = hands.window.board().viewport();
    const auto* const strip = hands.find<QWidget>("projectorStrip");
    const auto atLowerEdge = [&] { return QPoint(20, viewport->height() - 2); };
    QTest::mouseMove(viewport, atLowerEdge());
    QVERIFY(strip && strip->isHidden()); // in the window there are other ways
    hands.key(Qt::Key_F5);
    QVERIFY(strip->isHidden());
    QTest::mouseMove(viewport, QPoint(20, viewport->height() / 2));
    QTest::mouseMove(viewport, atLowerEdge());
    QTRY_VERIFY(strip->isVisible());
    const auto press = [&](const char* name) { strip->findChild<QToolButton*>(QLatin1String(name))->click(); };
    press("previous");
    QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
    press("next");
    QCOMPARE(hands.shownEntry(), QStringLiteral("e7-e5"));
    press("fullscreen");
    QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
    QVERIFY(strip->isHidden());
}

void TestMainWindowProjector::whatIsSetUpGoesBefore_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("an edited position") << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("a demonstration") << Qt::Key_D << (Qt::ControlModifier | Qt::ShiftModifier);
}

void TestMainWindowProjector::whatIsSetUpGoesBefore()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    Shown hands;
    const QStringList before = hands.around();
    hands.key(key, modifiers);
    QVERIFY(hands.window.board().boardScene().isShowingInstead());
    hands.key(Qt::Key_F5);
    QCOMPARE(hands.around(), QStringList());
    QVERIFY(!hands.window.board().boardScene().isShowingInstead());
    hands.key(Qt::Key_F5);
    QCOMPARE(hands.around(), before);
}

RINGFORD_TEST(TestMainWindowProjector)
#include "test_mainwindow_projector.moc"
