// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces from stockpiles, with the mouse over the whole window and by keys.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/StockHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QGraphicsItem>
#include <QScrollBar>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using ringford::test::StockHands;

namespace {

constexpr auto kStocked =
    "1r: Ca1 Mc1; 1g: Cd2; 1b: Ca4; 2r: Ca1 Mb1 Mc1; 2g: Cd2; 2b: Ca4; turn: 1r 2g; stock: red=1r,1r,2r";

} // namespace

class TestStock : public QObject {
    Q_OBJECT

private slots:
    void eachSeatHasItsPieces()
    {
        StockHands hands(matchOf("toy", kStocked));
        QAbstractItemModelTester tester(&hands.stock());
        QCOMPARE(hands.rows(), QStringList({"Red 3", "- red man × 2", "- red man × 1", "Green 0", "Blue 0"}));
        const QModelIndex here = hands.stock().index(1);
        const QModelIndex there = hands.stock().index(2);
        QVERIFY(hands.canBePlaced(here));
        QVERIFY(!hands.canBePlaced(there)); // another is on turn there
        QCOMPARE(here.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("2 times red man, for board 1: can be placed now"));
        QCOMPARE(there.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("red man, for board 2: cannot be placed now"));
    }

    void aPieceIsDraggedOntoABoard()
    {
        StockHands hands(matchOf("toy", kStocked));
        const QModelIndex man = hands.row("red man");
        hands.dragAndHold(man, hands.at("1:b1"));
        QCOMPARE(hands.targets(), QStringList({"1:b1", "1:d1"}));
        QVERIFY(man.data(StockModel::IsTaken).toBool());
        // The piece is seen under the pointer.
        const BoardView& board = hands.window.board();
        const QPoint under = board.viewport()->mapFromGlobal(hands.at("1:b1"));
        bool isSeen = false;
        for (const QGraphicsItem* item : board.items(under))
            isSeen = isSeen || item->zValue() > 4;
        QVERIFY(isSeen);
        hands.letGo(hands.at("1:b1"));
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:M@b1"));
        QCOMPARE(hands.rows().first(), QStringLiteral("Red 2"));
        QVERIFY(!hands.canBePlaced(hands.row("red man"))); // one may be dropped a turn
    }

    void whatCannotBePlacedSaysWhy()
    {
        StockHands hands(matchOf("toy", kStocked));
        hands.drag(hands.row("red man"), "1:b2");
        QCOMPARE(hands.lastEntry(), QString());
        QCOMPARE(hands.said(), QStringLiteral("Men are dropped at home, and b2 is not."));
        hands.drag(hands.row("red man"), "1:c1");
        QCOMPARE(hands.said(), QStringLiteral("c1 is occupied."));
        // One that can go nowhere now is taken in hand all the same, and says what hinders it.
        const QModelIndex other = hands.stock().index(2);
        hands.drag(other, "2:d1");
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY2(!hands.said().isEmpty(), qPrintable(hands.said()));
        hands.key(Qt::Key_Escape);
        hands.click(other);
        QVERIFY(!hands.said().isEmpty());
        QVERIFY(hands.window.board().playTool().touched().empty());
    }

    void elsewhereItGoesBack()
    {
        StockHands hands(matchOf("toy", kStocked));
        const QPoint nowhere = hands.window.mapToGlobal(QPoint(3, 3));
        hands.dragAndHold(hands.row("red man"), hands.at("1:b1"));
        hands.letGo(nowhere);
        QVERIFY(hands.window.board().playTool().touched().empty());
        QCOMPARE(hands.targets(), QStringList());
        QCOMPARE(hands.rows().first(), QStringLiteral("Red 3"));
        // Esc, or another button, puts it back in the middle of a drag.
        hands.dragAndHold(hands.row("red man"), hands.at("1:b1"));
        QTest::keyClick(&hands.dock().view(), Qt::Key_Escape);
        QVERIFY(hands.window.board().playTool().touched().empty());
        hands.letGo(hands.at("1:b1"));
        QCOMPARE(hands.lastEntry(), QString());
        // Let go in the list, it stays in hand, as after a click.
        const QModelIndex man = hands.row("red man");
        hands.dragAndHold(man, hands.at(man) + QPoint(14, 4));
        hands.letGo(hands.at(man) + QPoint(14, 4));
        QCOMPARE(hands.targets(), QStringList({"1:b1", "1:d1"}));
        hands.click("1:d1");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:M@d1"));
    }

    void aClickTakesAndAClickPlaces()
    {
        StockHands hands(matchOf("toy", kStocked));
        hands.click(hands.row("red man"));
        QCOMPARE(hands.targets(), QStringList({"1:b1", "1:d1"}));
        hands.click(hands.row("red man")); // again: put back
        QCOMPARE(hands.targets(), QStringList());
        hands.click(hands.row("red man"));
        hands.click("1:c1"); // a piece of one's own: taken in its place
        QVERIFY(!hands.row("red man").data(StockModel::IsTaken).toBool());
        hands.click(hands.row("red man"));
        hands.click("1:b1");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:M@b1"));
    }

    void keysTakeAndPlace()
    {
        StockHands hands(matchOf("toy", kStocked));
        StockView& view = hands.dock().view();
        view.setFocus();
        view.setCurrentIndex(hands.row("red man"));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &hands.window.board());
        QCOMPARE(hands.window.board().cursorCell(), *hands.window.model().description().board.find("1:b1"));
        hands.key(Qt::Key_Right);
        hands.key(Qt::Key_Right);
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:M@d1"));
    }

    void itFollowsWhatIsShown()
    {
        StockHands hands(matchOf("toy", kStocked));
        hands.drag(hands.row("red man"), "1:b1");
        QCOMPARE(hands.rows().first(), QStringLiteral("Red 2"));
        hands.window.model().showPrevious();
        QCOMPARE(hands.rows().first(), QStringLiteral("Red 3"));
        QVERIFY(hands.canBePlaced(hands.row("red man")));
        hands.window.model().replace(matchOf("toy"));
        QVERIFY(hands.stock().isEmpty());
        QVERIFY(!hands.dock().view().isVisible()); // what comes there is told instead
    }

    void piecesAreAsLargeAsThereIsRoom()
    {
        StockHands hands(matchOf("toy", kStocked));
        const StockView& view = hands.dock().view();
        QTRY_VERIFY(view.verticalScrollBar()->maximum() == 0);
        const int usual = view.tile();
        QVERIFY2(usual >= 48, qPrintable(QString::number(usual)));
        // Side by side, below the name of their seat.
        const QRect first = view.visualRect(hands.stock().index(1));
        const QRect second = view.visualRect(hands.stock().index(2));
        QCOMPARE(first.top(), second.top());
        QVERIFY(second.left() >= first.right());
        QVERIFY(first.top() >= view.visualRect(hands.stock().index(0)).bottom());
        hands.dock().setFloating(true);
        hands.dock().resize(300, 500);
        QTRY_VERIFY(view.height() > 400);
        QTRY_VERIFY(view.tile() >= usual); // it may have had all the room that it wants
        hands.dock().resize(300, 125);
        QTRY_VERIFY2(view.tile() < usual, qPrintable(QStringLiteral("%1 in %2").arg(view.tile()).arg(view.height())));
    }

    void arrowsLeadThroughTheTrays()
    {
        StockHands hands(matchOf("toy", kStocked));
        StockView& view = hands.dock().view();
        view.setFocus();
        view.setCurrentIndex(hands.stock().index(0));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentIndex().row(), 1);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentIndex().row(), 2);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.currentIndex().row(), 0);
        const QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), hands.stock().rowCount());
        QCOMPARE(list->child(1)->text(QAccessible::Name),
                 QStringLiteral("2 times red man, for board 1: can be placed now"));
    }

    void gamesWithoutStockpilesHaveNoPanel()
    {
        StockHands hands(matchOf("toy", kStocked));
        QVERIFY(hands.dock().isVisible());
        hands.window.model().replace(matchOf("checkers"));
        QVERIFY(!hands.dock().isVisible() && !hands.dock().toggleViewAction()->isVisible());
        QCOMPARE(hands.stock().rowCount(), 0);
        hands.window.model().replace(matchOf("toy", kStocked));
        QVERIFY(hands.dock().isVisible());
    }
};

RINGFORD_TEST(TestStock)
#include "test_stock.moc"
