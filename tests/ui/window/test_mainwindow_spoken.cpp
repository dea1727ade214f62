// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells screen readers by itself.
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/EditorHands.h"
#include "tests/support/ui/Notifications.h"
#include "tests/support/ui/ScreenReader.h"
#include "tests/support/ui/WindowHands.h"

#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/panels/ValuesModel.h"
#include "ui/panels/ValuesView.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QShortcutEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QTestAccessibility>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

using namespace ringford;
using ringford::test::notifications;
using ringford::test::WindowHands;

namespace {

QString lastSaid(WindowHands& hands)
{
    const QStringList said = ui::Announcer::of(hands.window).said();
    return said.isEmpty() ? QString() : said.back();
}

} // namespace

class TestMainWindowSpoken : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::beginToListen(); }

    void messagesAreSpoken()
    {
        WindowHands hands;
        QTestAccessibility::initialize();
        ui::MessageBar& bar = hands.window.messages();
        for (const QString& text : {QStringLiteral("The file is gone."), QStringLiteral("Another one is gone, too.")}) {
            QTestAccessibility::clearEvents();
            bar.show({ui::Message::Kind::Trouble, text, {}}); // the second in place of the first
            QCOMPARE(notifications(), QStringList{text});
            QCOMPARE(QAccessible::queryAccessibleInterface(&bar)->text(QAccessible::Name), text);
        }
        // What can be done about it is told with its key: there is nobody to see the buttons.
        bar.show({ui::Message::Kind::Note, QStringLiteral("A draw is offered."), {{QStringLiteral("&Zero…"), [] {}}}});
        QCOMPARE(notifications(), QStringList{QStringLiteral("A draw is offered. Zero: Alt+Z.")});
        QTestAccessibility::clearEvents();
        bar.show({ui::Message::Kind::Note, QStringLiteral("A task."), {{QStringLiteral("&Zettel …"), [] {
                                                                        }}}}); // as in German
        QCOMPARE(notifications(), QStringList{QStringLiteral("A task. Zettel: Alt+Z.")});
        QTestAccessibility::cleanup();
    }

    /** At the start of the program readers tell of the window, which would drown it. */
    void whatWasLeftIsSpokenBehindTheWindow()
    {
        auto place = ui::JournalPlace::create(ui::JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. e2-e4 *\n", {}));
        WindowHands hands;
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        hands.window.resume(std::move(place));
        const QString text = hands.window.messages().text();
        QVERIFY(text.startsWith(QStringLiteral("This game was open")));
        QCOMPARE(ui::Announcer::of(hands.window).said().filter(text).size(), 1);
        QVERIFY(notifications().filter(text).isEmpty());
        QStringList told;
        QTRY_VERIFY(!(told += notifications().filter(text)).isEmpty());
        QTestAccessibility::cleanup();
        for (const QLabel* const label : hands.window.messages().findChildren<QLabel*>()) {
            if (label->text() == text)
                QCOMPARE(label->accessibleName(), text);
        }
        hands.window.model().setModified(false);
    }

    /** Readers that are told too much at once pass over the moves. */
    void aMoveTellsOnlyWhatItChanges()
    {
        for (const char* const id : {"orthodox", "longchess", "multiplayer"}) {
            WindowHands hands;
            Match match = test::matchOf(id);
            match.tags().clock = "5+2";
            hands.window.document().begin(std::move(match));
            MatchModel& model = hands.window.model();
            const auto play = [&] {
                const Node* const here = model.viewedNode();
                QVERIFY(model.play(model.match().actions(here, model.match().onTurn(here).first()).front()).node);
                QCoreApplication::processEvents();
            };
            play();
            play(); // the clocks run
            QTestAccessibility::initialize();
            QTestAccessibility::clearEvents();
            play();
            QMap<QString, int> told;
            for (const QAccessibleEvent* const event : QTestAccessibility::events())
                ++told[event->object() ? event->object()->objectName() : QString()];
            QTestAccessibility::cleanup();
            QCOMPARE(told[QStringLiteral("comment")], 1); // whose it is
            QVERIFY2(told[QStringLiteral("actingBadges")] <= 1, id);
            QCOMPARE(told[QStringLiteral("clockButton")], 0);
            QCOMPARE(told[QStringLiteral("boardClocksButton")], 0);
        }
    }

    /** The list of moves, the line above the board and a message say the same: who listens hears it once. */
    void whatTheTableIsToldIsSpokenOnce()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("circular", {}, {{"players", "3"}}));
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        QVERIFY(!hands.window.model().retire(Side{0}, Retire::Resigned).refusal);
        QVERIFY(hands.window.messages().isVisible());
        const QStringList words = notifications();
        QCOMPARE(words.size(), 1);
        QVERIFY2(words.front().contains(hands.window.messages().text()), qPrintable(words.front()));
        QTestAccessibility::cleanup();
    }

    void complaintsOfTheEntryLineAreSpoken()
    {
        WindowHands hands;
        hands.window.moveEntry().open();
        QTestAccessibility::initialize();
        QTestAccessibility::clearEvents();
        QTest::keyClicks(hands.window.moveEntry().field(), "a1-a9");
        QTest::keyClick(hands.window.moveEntry().field(), Qt::Key_Return);
        QVERIFY(!hands.window.moveEntry().complaint().isEmpty());
        for (QAccessibleEvent* event : QTestAccessibility::events())
            QVERIFY(event->type() != QAccessible::DescriptionChanged); // damaged in Qt 6.4
        QCOMPARE(notifications(), QStringList{hands.window.moveEntry().complaint()});
        QTestAccessibility::cleanup();
    }

    void playingBringsNoFocusElsewhere()
    {
        WindowHands hands;
        QVERIFY(hands.window.moves().view()->isVisible());
        QTestAccessibility::initialize();
        const auto strayed = [&] {
            QCoreApplication::processEvents();
            QStringList names;
            for (QAccessibleEvent* event : QTestAccessibility::events()) {
                if (event->type() == QAccessible::Focus && event->object() != &hands.window.board())
                    names += event->object() ? event->object()->objectName() : QStringLiteral("none");
            }
            QTestAccessibility::clearEvents();
            return names;
        };
        strayed();
        hands.click("b2");
        hands.click("c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QCOMPARE(strayed(), QStringList());
        hands.click("c7");
        hands.click("d6");
        QCOMPARE(strayed(), QStringList());
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Home);
        QCOMPARE(strayed(), QStringList());
        QTestAccessibility::cleanup();
    }

    void aToolIsSpokenAndWhyItDoesNothing()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("longchess"));
        hands.window.board().setFocus();
        QTest::keyClick(&hands.window, Qt::Key_2, Qt::AltModifier);
        QCOMPARE(lastSaid(hands), "In hand: Charge");
        QTest::keyClick(&hands.window.board(), Qt::Key_Return);
        QTRY_VERIFY(lastSaid(hands).endsWith("picked up"));
        QTest::keyClick(&hands.window, Qt::Key_1, Qt::AltModifier); // puts it back
        QTest::qWait(0);
        QCOMPARE(lastSaid(hands), "In hand: Move");
        QTest::keyClick(&hands.window, Qt::Key_2, Qt::AltModifier);
        QTest::keyClick(&hands.window.board(), Qt::Key_Right); // off the pawn where the cursor begins
        QTest::keyClick(&hands.window.board(), Qt::Key_Return);
        QCOMPARE(lastSaid(hands), "A charge needs at least two of your pawns on that rank, not 0.");
    }

    /** The game's last action and its clocks are not about what is set up. */
    void keysAreAnsweredAboutWhatIsSetUp()
    {
        test::EditorHands hands("orthodox", "white: Ke1 Pa2; black: Ke8 Pa7; turn: black");
        hands.window.board().setFocus();
        QTest::keyClick(&hands.window.board(), Qt::Key_L);
        QCOMPARE(hands.window.board().reason(), QStringLiteral("Nothing is played here: the game waits."));
        QTest::keyClick(&hands.window.board(), Qt::Key_T);
        QCOMPARE(hands.window.board().reason(), QStringLiteral("Black to play."));
    }

    void whatAKeySetsUpIsSpoken()
    {
        test::EditorHands hands("orthodox");
        QTest::keyClick(&hands.window.board(), Qt::Key_Right);
        QTest::keyClick(&hands.window.board(), Qt::Key_Q);
        QCOMPARE(lastSaid(hands), "b1, white queen");
        QTest::keyClick(&hands.window.board(), Qt::Key_Delete);
        QCOMPARE(lastSaid(hands), "b1, empty");
        // As the list of keys says: first the hand, then back.
        QTest::keyClick(&hands.window.board(), Qt::Key_Q);
        QTest::keyClick(&hands.window.board(), Qt::Key_Escape);
        QCOMPARE(lastSaid(hands), "Hand: moves pieces.");
        QTest::keyClick(&hands.window.board(), Qt::Key_Escape);
        QVERIFY(!hands.edit().isOn());
        QCOMPARE(lastSaid(hands), "White to play");
    }

    /** Hundreds of things that come and go then are told, too, and readers pass over what is among them. */
    void thatAPositionIsEditedIsSpokenWhenAllIsInPlace()
    {
        WindowHands hands;
        QTestAccessibility::initialize();
        hands.window.commands()[ui::Command::EditPosition]->trigger();
        QCOMPARE(notifications(), QStringList());
        QStringList heard;
        QVERIFY(QTest::qWaitFor([&heard] {
            heard += notifications();
            return !heard.isEmpty();
        }));
        QCOMPARE(heard, QStringList{QStringLiteral("Editing a position: it can be played")});
        hands.window.commands()[ui::Command::EditPosition]->trigger();
        hands.key(Qt::Key_L); // what is asked for meanwhile comes behind it
        QCOMPARE(notifications(),
                 QStringList({QStringLiteral("White to play"), QStringLiteral("Nothing has been played yet.")}));
        QTestAccessibility::cleanup();
    }

    void whatABarDoesToAPositionIsSpokenAndWhatIsWrongThere()
    {
        test::EditorHands hands("orthodox");
        const auto heard = [&](const QString& key) {
            QTestAccessibility::clearEvents();
            const QKeySequence keys(key);
            QTest::keyClick(&hands.window.board(), keys[0].key(), keys[0].keyboardModifiers());
            QStringList said = notifications();
            for (QAccessibleEvent* const event : QTestAccessibility::events())
                said += event->type() == QAccessible::Focus ? QStringLiteral("focus") : QString();
            return said;
        };
        QTestAccessibility::initialize();
        QTest::keyClick(&hands.window.board(), Qt::Key_Right);
        QVERIFY(QTest::qWaitFor([] { return !notifications().isEmpty(); })); // that a position is edited
        QCOMPARE(heard("Ctrl+Del"),
                 QStringList({"All is taken off.", "b1, empty", "White: exactly one king is needed, not 0.",
                              "Editing a position: 2 problems"}));
        hands.window.findChild<QListWidget*>("problems")->setCurrentRow(0);
        // A list whose problems are others now says nothing by itself: the focus is on the board.
        QCOMPARE(heard("K"), QStringList({"b1, white king", "Black: exactly one king is needed, not 0.",
                                          "Editing a position: 1 problems"}));
        QCOMPARE(heard("2"), QStringList{"Letters put pieces of Black."});
        QCOMPARE(heard("Ctrl+Shift+I").front(), "The sides are swapped.");
        QCOMPARE(heard("Ctrl+Home").front(), "The standard start is set up.");
        QTestAccessibility::cleanup();
    }

    void whatWasToldOfTheGameGoesWhenAPositionIsSetUp()
    {
        WindowHands hands;
        hands.window.messages().show({ui::Message::Kind::Note, QStringLiteral("Black would play Nf6."), {}});
        hands.window.commands()[ui::Command::EditPosition]->trigger();
        QVERIFY(!hands.window.messages().isVisible());
    }

    /** Where readers listen, Qt 6.4 sends Alt once more when the shortcut has been served. */
    void altOfAShortcutLeavesTheFocusAlone()
    {
        WindowHands hands;
        QMenuBar& menus = *hands.window.menuBar();
        const auto send = [&](QEvent::Type type) {
            QKeyEvent event(type, Qt::Key_Alt, Qt::NoModifier); // Qt counts the key itself as held
            QCoreApplication::sendEvent(&hands.window, &event);
        };
        send(QEvent::ShortcutOverride);
        send(QEvent::KeyRelease);
        QVERIFY(menus.activeAction()); // Alt alone
        hands.window.board().setFocus();
        QVERIFY(!menus.activeAction());

        QTest::keyPress(&hands.window, Qt::Key_2, Qt::AltModifier); // so that Alt counts as held
        send(QEvent::ShortcutOverride);
        QShortcutEvent shortcut(QKeySequence(Qt::ALT | Qt::Key_2), 0);
        QCoreApplication::sendEvent(hands.window.commands()[ui::Command::Save], &shortcut);
        send(QEvent::ShortcutOverride);
        send(QEvent::KeyRelease);
        QVERIFY(!menus.activeAction());
        // A reader that answers late: what was let go already is handed on, perhaps to a menu that has come up.
        QMenu& menu = *hands.window.commands().menu(ui::CommandMenu::Move);
        menu.popup(QPoint());
        QTRY_VERIFY(menu.isVisible());
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Alt, Qt::AltModifier);
        QCoreApplication::sendEvent(&menu, &press);
        QVERIFY(menu.isVisible());
        menu.hide();
        send(QEvent::ShortcutOverride);
        send(QEvent::KeyRelease);
        QVERIFY(!menus.activeAction());
        QTest::keyRelease(&hands.window, Qt::Key_2);
        QKeyEvent anew(QEvent::ShortcutOverride, Qt::Key_Alt, Qt::NoModifier);
        anew.setTimestamp(1);
        QCoreApplication::sendEvent(&hands.window, &anew);
        send(QEvent::KeyRelease);
        QVERIFY(menus.activeAction()); // Alt alone, pressed once more
    }

    void thatANewGameHasBegunIsSpoken()
    {
        WindowHands hands;
        hands.window.commands()[ui::Command::Rematch]->trigger();
        QCOMPARE(lastSaid(hands), "New game: Choice checkers. White to play.");
    }

    /** Keys of the board lead elsewhere then, or draw. */
    void whatAKeySwitchesIsSpoken()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        const auto said = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(&hands.window.board(), key, modifiers);
            return lastSaid(hands);
        };
        QCOMPARE(said(Qt::Key_F, {}), "The board is turned.");
        QCOMPARE(said(Qt::Key_D, Qt::ControlModifier), "Drawing on the board.");
        QCOMPARE(said(Qt::Key_D, Qt::ControlModifier), "No longer drawing.");
    }

    /** Of a menu in which nothing is chosen the title of the window below it is read. */
    void whoPlaysIsReadWhereItIsChosen()
    {
        WindowHands hands;
        auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        seats->setFocus();
        seats->setCurrentIndex(seats->model()->index(1, 0));
        QTest::keyClick(seats, Qt::Key_Return);
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->activeAction() && menu->activeAction()->isChecked());
        menu->close();
    }

    void aKeyThatDoesNothingSaysWhy()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        const auto said = [&](int key, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(&hands.window.board(), static_cast<Qt::Key>(key), modifiers);
            return lastSaid(hands);
        };
        QCOMPARE(said(Qt::Key_Z, Qt::ControlModifier), "There is nothing to take back.");
        QCOMPARE(said(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier), "There is nothing to play again.");
        QCOMPARE(said(Qt::Key_Left, Qt::ControlModifier), "This is the beginning of the game.");
        QCOMPARE(said(Qt::Key_End, {}), "Nothing was played after this.");
        QCOMPARE(said(Qt::Key_Down, Qt::ControlModifier), "There is no other line here.");
        QCOMPARE(said(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier), "Move Now: not possible now.");
        hands.drag("e2", "e4");
        QCOMPARE(said(Qt::Key_Z, Qt::ControlModifier), "Taken back. White to play.");
        hands.window.model().changeAbsent(SeatSet(Seat{0}));
        QCOMPARE(said(Qt::Key_H, {}), "The computer is on turn.");
        // Who hears nothing reads it, as long as it is true.
        QCOMPARE(hands.window.messages().text(), "The computer is on turn.");
        QVERIFY(hands.window.messages().isVisible());
        hands.window.model().changeAbsent(SeatSet());
        QTRY_VERIFY(!hands.window.messages().isVisible());
        // What is seen in the list of moves is said alone.
        QCOMPARE(said(Qt::Key_Left, Qt::ControlModifier), "This is the beginning of the game.");
        QVERIFY(!hands.window.messages().isVisible());
        // What stands there already may be worth more: it comes back.
        hands.window.messages().show({ui::Message::Kind::Trouble, QStringLiteral("Not saved."), {}});
        hands.window.model().changeAbsent(SeatSet(Seat{0}));
        QCOMPARE(said(Qt::Key_H, {}), "The computer is on turn.");
        QCOMPARE(hands.window.messages().text(), "The computer is on turn.");
        hands.window.model().changeAbsent(SeatSet());
        QTRY_COMPARE(hands.window.messages().text(), "Not saved.");
        QVERIFY(hands.window.messages().isVisible());
        // Tools of a game have their keys in a bar alone.
        hands.window.model().replace(test::matchOf("longchess"));
        QCOMPARE(said(Qt::Key_3, Qt::AltModifier), "Leave the Flag: not possible now.");
    }

    /** As soon as a place of its list has the focus: the list alone would tell nothing. */
    void theGraphOfAnAnalysisTellsWhatItsPlacesAreWorth()
    {
        WindowHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 {[%eval 0.3,20]} e7-e5 {[%eval 0.2]} "
                                             "2. g1-f3 {[%eval 0.4]} *\n"));
        QVERIFY(hands.waitForFiles());
        auto& dock = hands.window.panel<ui::AnalysisDock>();
        QTRY_VERIFY(dock.isVisible());
        ui::ValuesView& graph = dock.view();
        hands.window.model().showLast();
        graph.setFocus();
        QTRY_VERIFY(graph.hasFocus());
        QTestAccessibility::initialize();
        const QStringList said = ui::Announcer::of(hands.window).said();
        for (int row = graph.currentIndex().row() - 1; row > 0; --row) {
            QTestAccessibility::clearEvents();
            hands.key(Qt::Key_Left);
            QStringList told;
            for (QAccessibleEvent* const event : QTestAccessibility::events()) {
                if (event->type() == QAccessible::Focus)
                    told += event->accessibleInterface()->text(QAccessible::Name);
            }
            QVERIFY(!told.isEmpty());
            // Then the list of moves, which has no focus, follows.
            QCOMPARE(told.front(), graph.values().index(row).data(Qt::AccessibleTextRole).toString());
        }
        QCOMPARE(ui::Announcer::of(hands.window).said(), said); // the row tells what was played there
        hands.window.board().setFocus();
        QTestAccessibility::clearEvents();
        hands.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(lastSaid(hands).startsWith(QStringLiteral("Looking back: ")));
        QTestAccessibility::cleanup();
    }

    /** What the computer answered goes with it: that is one thing for whoever presses the key. */
    void takingBackPastTheComputerIsToldOnce()
    {
        WindowHands hands;
        hands.program.settings.set(&ui::Settings::givesTimeBack, true);
        auto match = test::matchOf("orthodox");
        match.tags().clock = "5+3";
        hands.window.document().begin(std::move(match));
        ui::MatchModel& model = hands.window.model();
        model.setAbsent(SeatSet(Seat{1}));
        for (const char* text : {"e2-e4", "e7-e5"})
            QVERIFY(!model.play(test::read(model.game(), model.position(), text)).refusal);
        const qsizetype before = ui::Announcer::of(hands.window).said().size();
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(ui::Announcer::of(hands.window).said().mid(before),
                 (QStringList{"Taken back. White to play.", "The clocks show again what they showed before."}));
    }

    void thatAGameIsSavedIsSpoken()
    {
        WindowHands hands;
        const QTemporaryDir folder;
        hands.window.document().write(folder.filePath(QStringLiteral("kept.ringford")),
                                      ui::Document::Replace::Anything);
        QTRY_COMPARE(lastSaid(hands), "Saved as kept.ringford.");
    }

    void whatIsCopiedAndMarkedIsSpoken()
    {
        WindowHands hands;
        hands.click("b2");
        hands.click("c3");
        hands.window.commands()[ui::Command::CopyPosition]->trigger();
        QCOMPARE(lastSaid(hands), "The position was copied.");
        hands.window.commands()[ui::Command::CopyGame]->trigger();
        QCOMPARE(lastSaid(hands), "The game was copied.");
        QMenu& marks = *hands.window.commands().menu(ui::CommandMenu::Marks);
        marks.actions().front()->trigger();
        QCOMPARE(lastSaid(hands), "Marked: good.");
        marks.actions().front()->trigger();
        QCOMPARE(lastSaid(hands), "No longer marked: good.");
    }

    /** A page without a caret is read by its name alone. */
    void pagesAreReadByTheirCaret()
    {
        WindowHands hands;
        hands.window.commands()[ui::Command::Keys]->trigger();
        auto* const page = hands.find<QDialog>(QStringLiteral("keysDialog"))->findChild<QTextBrowser*>();
        QTRY_VERIFY(page->hasFocus());
        QCOMPARE(page->textCursor().position(), 0);
        QTest::keyClick(page, Qt::Key_Down);
        QVERIFY(page->textCursor().position() > 0);
    }

    void linksOnPagesAreSpoken()
    {
        WindowHands hands;
        ui::HelpWindow& help = hands.window.help();
        help.open(QStringLiteral("longchess"));
        auto* const page = help.findChild<QTextBrowser*>();
        QTRY_VERIFY(page->hasFocus());
        QTest::keyClick(page, Qt::Key_Tab);
        QVERIFY(page->textCursor().hasSelection());
        const QString first = page->textCursor().selectedText();
        QTRY_COMPARE(ui::Announcer::of(help).said(), QStringList{"Link: " + first});
        QTest::keyClick(page, Qt::Key_Tab);
        const QString second = page->textCursor().selectedText();
        QVERIFY(second != first);
        QTRY_COMPARE(ui::Announcer::of(help).said(), (QStringList{"Link: " + first, "Link: " + second}));
        help.close();
    }

    void aLinkToASectionIsFollowedByWhatIsRead()
    {
        WindowHands hands;
        ui::HelpWindow& help = hands.window.help();
        help.open(QStringLiteral("orthodox"));
        auto* const page = help.findChild<QTextBrowser*>();
        QTRY_VERIFY(page->hasFocus());
        do
            QTest::keyClick(page, Qt::Key_Tab);
        while (page->textCursor().selectedText() != QStringLiteral("Castling"));
        QTest::keyClick(page, Qt::Key_Return);
        QCOMPARE(ui::Announcer::of(help).said().back(), QStringLiteral("Castling"));
        QCOMPARE(page->textCursor().block().text(), QStringLiteral("Castling"));
        QVERIFY(page->textCursor().blockFormat().headingLevel() > 0);
        const int heading = page->textCursor().position();
        QTest::keyClick(page, Qt::Key_Down);
        QVERIFY(page->textCursor().position() > heading);
        help.close();
    }

    /** Boards that stand side by side are seen together: the cursor goes from one to the other. */
    void theNextBoardOfARowIsGoneTo()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("strategic", {}, {{"boards", "3"}}));
        const auto boardAfter = [&](ui::Command command) {
            hands.window.commands()[command]->trigger();
            return hands.window.model().description().board.place(hands.window.board().cursorCell()).face + 1;
        };
        QCOMPARE(boardAfter(ui::Command::NextBoardOnTurn), 2);
        QCOMPARE(boardAfter(ui::Command::NextBoard), 3);
        QCOMPARE(boardAfter(ui::Command::NextBoard), 1);
        QCOMPARE(boardAfter(ui::Command::PreviousBoard), 3);
    }

    void whatTheComputerPlaysLeavesTheReasonForWhatWasTyped()
    {
        WindowHands hands;
        ui::MatchModel& match = hands.window.model();
        match.replace(test::matchOf("multiplayer", {}, {{"players", "3"}}));
        match.setAbsent(SeatSet(Seat{1}));
        const auto play = [&](const char* text) {
            QVERIFY(!match.play(test::read(match.game(), match.position(), text)).refusal);
        };
        const auto type = [&](const char* text) {
            hands.key(Qt::Key_Slash);
            hands.type(QString::fromLatin1(text));
            hands.key(Qt::Key_Return);
            return hands.window.moveEntry().complaint();
        };
        const QString reason = type("1:a1-a5");
        QVERIFY(!reason.isEmpty());
        const qsizetype count = ui::Announcer::of(hands.window).said().count(reason);
        play("2:e2-e4"); // B's
        QCOMPARE(hands.window.moveEntry().complaint(), reason);
        QCOMPARE(ui::Announcer::of(hands.window).said().count(reason), count);
        play("3:e2-e4"); // a person's
        QCOMPARE(hands.window.moveEntry().complaint(), QString());
        play("1:e2-e4");
        const QString later = type("1:g1-f3");
        QVERIFY(!later.isEmpty());
        play("1:e7-e5"); // B's again: what was typed can be played now
        QCOMPARE(hands.window.moveEntry().complaint(), QString());
        QVERIFY(!type("1:a1-a5").isEmpty());
        hands.key(Qt::Key_Escape);
        QCOMPARE(hands.window.moveEntry().complaint(), QString()); // whoever plays next
    }
};

RINGFORD_TEST(TestMainWindowSpoken)
#include "test_mainwindow_spoken.moc"
