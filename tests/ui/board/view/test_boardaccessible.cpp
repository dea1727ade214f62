// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a screen reader walks it.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/BoardSetups.h"
#include "tests/support/ui/Notifications.h"

#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/Announcer.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QKeySequence>
#include <QTest>
#include <QTestAccessibility>

#include <algorithm>
#include <vector>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;
using ringford::test::notifications;

class TestBoardAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::beginToListen(); }

    void everyCellIsAChildWithPlaceAndContent()
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

    void cellsAreWhereTheyAreSeen()
    {
        BoardHands hands(matchOf("orthodox"));
        const QPoint onScreen = hands.view.viewport()->mapToGlobal(hands.at("e4"));
        QVERIFY(cell(hands, "e4")->rect().contains(onScreen));
        QCOMPARE(board(hands)->childAt(onScreen.x(), onScreen.y()), cell(hands, "e4"));
        hands.view.turn();
        QVERIFY(!cell(hands, "e4")->rect().contains(onScreen));
        QVERIFY(cell(hands, "d5")->rect().contains(onScreen));
    }

    void theCursorIsTheFocus()
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

    void whatIsDrawnOnACellIsTold()
    {
        Match match = matchOf("orthodox");
        match.setComments(match.start(), {"[%csl Ge3] [%fil Rd1]"});
        BoardHands hands(std::move(match));
        QCOMPARE(cell(hands, "e3")->text(QAccessible::Name), "e3, empty, marked");
        QCOMPARE(cell(hands, "d1")->text(QAccessible::Name), "d1, white queen, marked");
        QCOMPARE(cell(hands, "e4")->text(QAccessible::Name), "e4, empty");
    }

    void stateFollowsTheBoard()
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

    void whatCanBeCapturedIsTold()
    {
        BoardHands hands(matchOf("orthodox", "white: Ke1 Pe4; black: Ke8 Pd5; turn: white"));
        hands.click("e4");
        QCOMPARE(cell(hands, "e5")->text(QAccessible::Description), "can go here");
        QCOMPARE(cell(hands, "d5")->text(QAccessible::Description), "can be captured");
    }

    void aCellCanBePressed()
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

    void aRefusalIsSpokenOnceAsANotification()
    {
        BoardHands hands(matchOf("orthodox"));
        QTestAccessibility::initialize();
        hands.drag("e2", "e5");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(notifications(), QStringList{hands.view.reason()});
        QTestAccessibility::cleanup();
    }

    /** A reader asks for the description of the cell while the notification is on its way. */
    void aRefusalIsNotReadOnceMoreWithItsCell()
    {
        BoardHands hands(matchOf("orthodox"));
        QTestAccessibility::initialize();
        hands.point("e7");
        QTestAccessibility::clearEvents();
        hands.key(Qt::Key_Return);
        QCOMPARE(notifications(), QStringList{"The pawn on e7 belongs to black, and it is the turn of white."});
        QCOMPARE(cell(hands, "e7")->text(QAccessible::Description), "only looked at");
        hands.key(Qt::Key_T);
        QCOMPARE(notifications(), QStringList{"White to play. There are no clocks."});
        QCOMPARE(cell(hands, "e7")->text(QAccessible::Description), "only looked at");
        QTestAccessibility::cleanup();
    }

    /** Qt 6.4 sends an object in place of the words. */
    void noDescriptionIsSaidToHaveChanged()
    {
        BoardHands hands(matchOf("orthodox"));
        QTestAccessibility::initialize();
        hands.drag("e2", "e5");
        hands.drag("e2", "e4");
        hands.key(Qt::Key_L);
        for (QAccessibleEvent* event : QTestAccessibility::events())
            QVERIFY(event->type() != QAccessible::DescriptionChanged);
        QTestAccessibility::cleanup();
    }

    void whatIsInHandIsSpoken()
    {
        BoardHands hands(matchOf("orthodox"));
        const auto news = [&](const char* at, Qt::Key key) {
            if (at)
                hands.point(at);
            hands.key(key);
            QCoreApplication::processEvents();
            return ui::Announcer::of(hands.view).said();
        };
        QStringList expected{"e2, white pawn: picked up"};
        QCOMPARE(news("e2", Qt::Key_Return), expected);
        expected += "Put back.";
        QCOMPARE(news(nullptr, Qt::Key_Escape), expected);
        expected += "e2, white pawn: picked up";
        QCOMPARE(news("e2", Qt::Key_Return), expected);
        expected += "d2, white pawn: picked up"; // in place of the other
        QCOMPARE(news("d2", Qt::Key_Return), expected);
        expected += "White: d2-d4"; // and not that it was put back
        QCOMPARE(news("d4", Qt::Key_Return), expected);
    }

    /** As a lesson does it that wants all answers. */
    void whatIsTakenBackAtOnceIsNotPutBack()
    {
        BoardHands hands(matchOf("orthodox"));
        connect(&hands.model, &ui::MatchModel::entryPlayed, this, [&] { hands.model.takeBack(); });
        hands.point("e2");
        hands.key(Qt::Key_Return);
        QCoreApplication::processEvents(); // what is in hand is told a moment later
        hands.point("e4");
        hands.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(hands.model.gameNode()->isRoot());
        QCOMPARE(ui::Announcer::of(hands.view).said(),
                 QStringList({"e2, white pawn: picked up", "White: e2-e4", "Taken back. White to play."}));
    }

    void drawsAreToldOnce()
    {
        BoardHands hands(matchOf("orthodox"));
        QVERIFY(!hands.model.agreeDraw().refusal);
        QCOMPARE(ui::Announcer::of(hands.view).said(), QStringList{"Drawn: agreed."});
        hands.model.replace(matchOf("orthodox", "white: Ke1 Ra1; black: Ke8; turn: white; quiet: 100"));
        QVERIFY(!hands.model.claim().refusal);
        QCOMPARE(ui::Announcer::of(hands.view).said().last(), "Draw claimed. Drawn by claim: too many quiet actions.");
    }

    void thatAPieceIsNoLongerLookedAtIsSpoken()
    {
        BoardHands hands(matchOf("orthodox"));
        const auto said = [&](Qt::Key key) {
            hands.key(key);
            QCoreApplication::processEvents();
            return ui::Announcer::of(hands.view).said();
        };
        hands.point("a1");
        QStringList expected{"The piece on a1 has nowhere to go."};
        QCOMPARE(said(Qt::Key_Return), expected);
        expected += "No longer looked at.";
        QCOMPARE(said(Qt::Key_Return), expected);
        expected += "The piece on a1 has nowhere to go.";
        QCOMPARE(said(Qt::Key_Return), expected);
        expected += "No longer looked at.";
        QCOMPARE(said(Qt::Key_Escape), expected);
        // What is said instead is enough.
        hands.key(Qt::Key_Return);
        hands.point("a2");
        expected += {"The piece on a1 has nowhere to go.", "a2, white pawn: picked up"};
        QCOMPARE(said(Qt::Key_Return), expected);
    }

    void thatNothingLiesThatWayIsSpoken()
    {
        BoardHands hands(matchOf("orthodox"));
        const auto said = [&] { return ui::Announcer::of(hands.view).said(); };
        hands.point("a2");
        hands.key(Qt::Key_Down);
        QCOMPARE(said(), QStringList());
        hands.key(Qt::Key_Down);
        QCOMPARE(said(), QStringList{"Nothing lies that way."});
        hands.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(said(), (QStringList{"Nothing lies that way.", "Nothing lies that way."}));
        QVERIFY(hands.view.reason().isEmpty()); // who sees the board knows
    }

    void howAJumpGoesOnIsSpoken()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.click("c3");
        hands.click("e5");
        QCoreApplication::processEvents();
        const QString last = ui::Announcer::of(hands.view).said().last();
        QVERIFY2(last.startsWith("e5, white man: ") && last.endsWith("g7 goes on"), qPrintable(last));
    }

    void whatIsSaidStaysAsItWasSaid()
    {
        BoardHands hands(matchOf("orthodox"));
        ui::Announcer& announcer = ui::Announcer::of(hands.view);
        announcer.say("one");
        announcer.say("two");
        announcer.say({}); // nothing
        const auto message = [&](std::size_t at) { return QAccessible::accessibleInterface(announcer.messages()[at]); };
        QCOMPARE(announcer.messages().size(), 2U);
        QCOMPARE(message(0)->text(QAccessible::Name), "one");
        QCOMPARE(message(1)->text(QAccessible::Name), "two");
        QCOMPARE(message(1)->role(), QAccessible::Notification);
        for (int i = 0; i < 100; ++i)
            announcer.say(QString::number(i));
        QVERIFY(announcer.messages().size() < 50);
        QCOMPARE(message(announcer.messages().size() - 1)->text(QAccessible::Name), "99");
    }

    /** In dialogs Orca reads all that a message lies in. */
    void messagesLieInNothingThatIsRead()
    {
        QDialog dialog;
        ui::Announcer& announcer = ui::Announcer::of(dialog);
        announcer.say("one");
        QAccessibleInterface* const above = QAccessible::accessibleInterface(announcer.messages().front())->parent();
        QVERIFY(above);
        QCOMPARE(above->role(), QAccessible::Application);
    }

    void aMateIsNotToldAsACheck()
    {
        const auto told = [](const char* setup) {
            BoardHands hands(matchOf("orthodox", setup));
            hands.drag("a1", "a8");
            return ui::Announcer::of(hands.view).said().last();
        };
        QCOMPARE(told("white: Kg1 Ra1; black: Kg8 Pg7 Ph7; turn: white"), "White: a1-a8. Check.");
        QCOMPARE(told("white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white"), "White: a1-a8. White won: checkmate.");
    }

    void manyCellsAreCounted()
    {
        BoardHands hands(matchOf("multiplayer",
                                 "1w: Ke1 Pa7; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                                 "seats: 1=AB 2=BC 3=CA; stock: A=Qw#2",
                                 {{"players", "3"}}));
        for (const char* const name : {"1:a7", "1:a8"}) {
            hands.point(name);
            hands.key(Qt::Key_Return);
            QCoreApplication::processEvents();
        }
        // That the pawn has come there is no second picking up; what is to be chosen is told as a hint.
        QCOMPARE(ui::Announcer::of(hands.view).said(), QStringList{"1:a7, white pawn: picked up"});
        const std::vector<Touch> next = hands.view.playTool().nextTouches();
        const auto queen = std::ranges::find(next, Touch::Kind::Stock, &Touch::kind);
        QVERIFY(queen != next.end());
        hands.view.activate(*queen);
        QCoreApplication::processEvents();
        QCOMPARE(ui::Announcer::of(hands.view).said().last(),
                 "white queen of set 2 from the stockpile: 62 cells can be chosen");
    }

    void whatIsLookedAtReadsDifferently()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e7");
        hands.key(Qt::Key_Return);
        QCOMPARE(cell(hands, "e5")->text(QAccessible::Description), "would go here");
        hands.key(Qt::Key_Down);
        QCOMPARE(cell(hands, "e7")->text(QAccessible::Description), "only looked at");
    }

    void theCellComesAfterTheBoardWhenTheFocusComes()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e2");
        hands.key(Qt::Key_F12);
        hands.view.clearFocus();
        QCoreApplication::processEvents();
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        hands.view.setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        QAccessibleEvent* last = nullptr;
        for (QAccessibleEvent* event : QTestAccessibility::events()) {
            if (event->type() == QAccessible::Focus)
                last = event;
        }
        QVERIFY(last);
        QCOMPARE(last->object(), &hands.view);
        QCOMPARE(last->child(), int(hands.cell("e2").index));
        QTestAccessibility::cleanup();
    }

    void aRestingPieceIsReadWhereItIsSeen()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.click("c3");
        hands.click("e5");
        QCOMPARE(cell(hands, "c3")->text(QAccessible::Name), "c3, empty");
        QCOMPARE(cell(hands, "e5")->text(QAccessible::Name), "e5, white man");
        QVERIFY(cell(hands, "e5")->text(QAccessible::Description).endsWith("g7 goes on"));
        hands.key(Qt::Key_Escape);
        QCOMPARE(cell(hands, "c3")->text(QAccessible::Name), "c3, white man");
        QCOMPARE(cell(hands, "e5")->text(QAccessible::Name), "e5, empty");
    }

    void aChoiceIsAChildOfTheBoard()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.drag("b7", "b8");
        QAccessibleInterface* list = board(hands);
        QCOMPARE(list->childCount(), 65);
        QAccessibleInterface* choice = list->child(64);
        QVERIFY(choice);
        QCOMPARE(list->indexOfChild(choice), 64);
        QCOMPARE(choice->parent(), list);
        QCOMPARE(choice->text(QAccessible::Name), "Choose an action");
        QCOMPARE(choice->childCount(), 4);
        QCOMPARE(choice->child(0)->text(QAccessible::Name), "queen (b7-b8=Q)");
        QCOMPARE(choice->child(0)->parent(), choice);
    }

    /** Ctrl alone stops what is being spoken: whoever presses it has still to choose. */
    void keysThatSilenceAReaderLeaveAChoice()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.drag("b7", "b8");
        QVERIFY(hands.view.chooser());
        for (const Qt::Key key : {Qt::Key_Control, Qt::Key_Shift, Qt::Key_CapsLock, Qt::Key_Insert}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QVERIFY2(hands.view.chooser(), QKeySequence(key).toString().toUtf8().constData());
        }
    }

    void whatIsPlayedIsToldOnce()
    {
        BoardHands hands(matchOf("orthodox"));
        QTestAccessibility::initialize();
        hands.drag("e2", "e4");
        QCoreApplication::processEvents();
        QCOMPARE(notifications(), QStringList{"White: e2-e4"});
        const auto answer = hands.model.match().parseEntry(hands.model.viewedNode(), "e7-e5");
        QVERIFY(!hands.model.play(answer->action).refusal); // not by hand
        QCOMPARE(notifications(), QStringList{"Black: e7-e5"});
        QVERIFY(!hands.model.retire(Side{0}, Retire::Resigned).refusal);
        const QStringList end = notifications();
        QCOMPARE(end.size(), 1);
        QVERIFY2(end.front().contains("Black won"), qPrintable(end.front()));
        QTestAccessibility::cleanup();
    }

    /** While the eye still sees it come. */
    void whatIsCarriedIsToldAtOnce()
    {
        BoardHands hands(matchOf("longchess", "white: Re19 Fe2; black: Fe19 Pa33; turn: white"));
        hands.setMotion(10);
        QVERIFY(cell(hands, "e19")->text(QAccessible::Name).endsWith("white rook, carries the black flag"));
        const auto home = hands.model.match().parseEntry(hands.model.viewedNode(), "e19-e3");
        QVERIFY(home);
        QVERIFY(!hands.model.play(home->action).refusal);
        QVERIFY(hands.view.boardScene().isMoving());
        const QString name = cell(hands, "e3")->text(QAccessible::Name);
        QVERIFY2(name.endsWith("white rook, carries the black flag"), qPrintable(name));
    }

    void whatWasTakenBackLiesAhead()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        QVERIFY(hands.model.takeBack());
        QCoreApplication::processEvents();
        QTestAccessibility::initialize();
        hands.model.showLast();
        QCOMPARE(notifications(), QStringList{"Looking ahead: Black: e7-e5"});
        hands.model.showFirst();
        QCOMPARE(notifications(), QStringList{"Looking back: the beginning of the game"});
        QTestAccessibility::cleanup();
    }

    void whereOneLooksIsTold()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        QCoreApplication::processEvents();
        QTestAccessibility::initialize();
        hands.model.showPrevious();
        QCOMPARE(notifications(), QStringList{"Looking back: White: e2-e4"});
        hands.model.showFirst();
        QCOMPARE(notifications(), QStringList{"Looking back: the beginning of the game"});
        hands.model.show(hands.model.gameNode());
        QCOMPARE(notifications(), QStringList{"The game again: Black: e7-e5"});
        hands.model.takeBack();
        QCOMPARE(notifications(), QStringList{"Taken back. Black to play."});
        hands.model.playAgain();
        QCOMPARE(notifications(), QStringList{"Black: e7-e5"});
        // Who plays may change: nobody looks elsewhere.
        hands.model.changeAbsent(SeatSet(Seat{1}));
        QCOMPARE(notifications(), QStringList());
        QTestAccessibility::cleanup();
    }

    void whatIsWrittenWhereOneLooksIsTold()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        const Node* const first = hands.model.viewedNode()->parent;
        hands.model.setMarks(first, {6});
        hands.model.setComments(first, {"[%clk 0:01:00] Not the best."});
        hands.model.setComments(hands.model.match().start(), {"Ann  begins", ""});
        QCoreApplication::processEvents();
        QTestAccessibility::initialize();
        hands.model.showPrevious();
        QCOMPARE(notifications(), QStringList{"Looking back: White: e2-e4. Doubtful. Comment: Not the best."});
        hands.model.showFirst();
        QCOMPARE(notifications(), QStringList{"Looking back: the beginning of the game. Comment: Ann begins"});
        hands.drag("d2", "d4"); // a variation, with which the game goes on
        notifications();
        hands.model.show(first);
        QCOMPARE(notifications(), // without English plurals
                 QStringList{"Looking back: White: e2-e4. Doubtful. Comment: Not the best. 1 other lines begin here"});
        QTestAccessibility::cleanup();
    }

    void anotherGameHasOtherCells()
    {
        BoardHands hands(matchOf("orthodox"));
        QAccessibleInterface* last = cell(hands, "h8");
        QVERIFY(last->isValid());
        hands.model.replace(matchOf("checkers"));
        QCOMPARE(board(hands)->childCount(), 32);
        QCOMPARE(cell(hands, "h8")->text(QAccessible::Name), "h8, black man");
    }

    /** Who opens a file hears where its game begins, without pressing a key. */
    void anotherGameTellsWhereItsCursorIs()
    {
        BoardHands hands(matchOf("orthodox"));
        QVERIFY(QTest::qWaitForWindowActive(&hands.view));
        hands.key(Qt::Key_Right);
        QCoreApplication::processEvents();
        QTestAccessibility::initialize();
        hands.model.replace(matchOf("orthodox", "white: Ke1 Qd4; black: Ke8; turn: black"));
        QCoreApplication::processEvents();
        std::vector<int> told;
        for (QAccessibleEvent* const event : QTestAccessibility::events()) {
            if (event->type() == QAccessible::Focus && event->object() == &hands.view)
                told.push_back(event->child());
        }
        QCOMPARE(told, (std::vector<int>{hands.cell("e8").index}));
        // Its mark is seen: Enter picks up.
        hands.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(ui::Announcer::of(hands.view).said(), QStringList{"e8, black king: picked up"});
        QTestAccessibility::cleanup();
    }

    void everythingElseHasAName()
    {
        BoardHands hands(matchOf("orthodox"));
        QVERIFY(!board(hands)->text(QAccessible::Name).isEmpty());
        QVERIFY(!board(hands)->text(QAccessible::Description).isEmpty());
    }

private:
    static QAccessibleInterface* board(BoardHands& hands) { return QAccessible::queryAccessibleInterface(&hands.view); }
    static QAccessibleInterface* cell(BoardHands& hands, std::string_view name)
    {
        return board(hands)->child(hands.cell(name).index);
    }
};

RINGFORD_TEST(TestBoardAccessible)
#include "test_boardaccessible.moc"
