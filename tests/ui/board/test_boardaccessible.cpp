// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a screen reader walks it.
#include "tests/support/ui/BoardHands.h"

#include <QAccessible>
#include <QTest>
#include <QTestAccessibility>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

class TestBoardAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCellIsAChildWithPlaceAndContent();
    void cellsAreWhereTheyAreSeen();
    void theCursorIsTheFocus();
    void stateFollowsTheBoard();
    void aCellCanBePressed();
    void aRefusalIsAnAlert();
    void anotherGameHasOtherCells();
    void everythingElseHasAName();

private:
    static QAccessibleInterface* board(BoardHands& hands) { return QAccessible::queryAccessibleInterface(&hands.view); }
    static QAccessibleInterface* cell(BoardHands& hands, std::string_view name) { return board(hands)->child(hands.cell(name).index); }
};

void TestBoardAccessible::initTestCase()
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

void TestBoardAccessible::everyCellIsAChildWithPlaceAndContent()
{
    BoardHands hands(matchOf("orthodox"));
    QAccessibleInterface* list = board(hands);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), 64);
    QCOMPARE(cell(hands, "d1")->text(QAccessible::Name), "d1, white queen");
    QCOMPARE(cell(hands, "e4")->text(QAccessible::Name), "e4, empty");
    QCOMPARE(cell(hands, "g8")->text(QAccessible::Name), "g8, black knight");
    for (int i = 0; i < list->childCount(); ++i) {
        QAccessibleInterface* child = list->child(i);
        QVERIFY(child && child->isValid());
        QCOMPARE(list->indexOfChild(child), i);
        QCOMPARE(list->child(i), child); // made once
        QCOMPARE(child->parent(), list);
        QVERIFY(!child->text(QAccessible::Name).isEmpty());
    }
    QCOMPARE(list->child(64), nullptr);
}

void TestBoardAccessible::cellsAreWhereTheyAreSeen()
{
    BoardHands hands(matchOf("orthodox"));
    const QPoint onScreen = hands.view.viewport()->mapToGlobal(hands.at("e4"));
    QVERIFY(cell(hands, "e4")->rect().contains(onScreen));
    QCOMPARE(board(hands)->childAt(onScreen.x(), onScreen.y()), cell(hands, "e4"));
    hands.view.turn();
    QVERIFY(!cell(hands, "e4")->rect().contains(onScreen));
    QVERIFY(cell(hands, "d5")->rect().contains(onScreen));
}

void TestBoardAccessible::theCursorIsTheFocus()
{
    BoardHands hands(matchOf("orthodox"));
    QTestAccessibility::initialize();
    hands.point("e2");
    QTestAccessibility::clearEvents();
    hands.key(Qt::Key_Up);
    QAccessibleEvent expected(&hands.view, QAccessible::Focus);
    expected.setChild(hands.cell("e3").index);
    QVERIFY(QTestAccessibility::containsEvent(&expected));
    if (hands.view.hasFocus()) {
        QCOMPARE(board(hands)->focusChild(), cell(hands, "e3"));
        QVERIFY(cell(hands, "e3")->state().focused);
    }
    QVERIFY(!cell(hands, "e2")->state().focused);
    QTestAccessibility::cleanup();
}

void TestBoardAccessible::stateFollowsTheBoard()
{
    BoardHands hands(matchOf("orthodox"));
    hands.click("e2");
    QVERIFY(cell(hands, "e2")->state().selected);
    QCOMPARE(cell(hands, "e4")->text(QAccessible::Description), "can go here");
    QCOMPARE(cell(hands, "e5")->text(QAccessible::Description), "");
    hands.click("e4");
    QCOMPARE(cell(hands, "e4")->text(QAccessible::Name), "e4, white pawn");
    QVERIFY(!cell(hands, "e2")->state().selected);
}

void TestBoardAccessible::aCellCanBePressed()
{
    BoardHands hands(matchOf("orthodox"));
    for (const auto* name : {"g1", "f3"}) {
        QAccessibleActionInterface* action = cell(hands, name)->actionInterface();
        QVERIFY(action);
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
        action->doAction(QAccessibleActionInterface::pressAction());
    }
    QCOMPARE(hands.lastEntry(), "g1-f3");
}

void TestBoardAccessible::aRefusalIsAnAlert()
{
    BoardHands hands(matchOf("orthodox"));
    QTestAccessibility::initialize();
    hands.drag("e2", "e5");
    auto* bubble = hands.view.findChild<QWidget*>("reasonBubble");
    QAccessibleEvent expected(bubble, QAccessible::Alert);
    QVERIFY(QTestAccessibility::containsEvent(&expected));
    QCOMPARE(QAccessible::queryAccessibleInterface(bubble)->text(QAccessible::Name), hands.view.reason());
    QVERIFY(!hands.view.reason().isEmpty());
    QTestAccessibility::cleanup();
}

void TestBoardAccessible::anotherGameHasOtherCells()
{
    BoardHands hands(matchOf("orthodox"));
    QAccessibleInterface* last = cell(hands, "h8");
    QVERIFY(last->isValid());
    hands.model.replace(matchOf("checkers"));
    QCOMPARE(board(hands)->childCount(), 32);
    QCOMPARE(cell(hands, "h8")->text(QAccessible::Name), "h8, black man");
}

void TestBoardAccessible::everythingElseHasAName()
{
    BoardHands hands(matchOf("orthodox"));
    QVERIFY(!board(hands)->text(QAccessible::Name).isEmpty());
    QVERIFY(!board(hands)->text(QAccessible::Description).isEmpty());
}

QTEST_MAIN(TestBoardAccessible)
#include "test_boardaccessible.moc"
