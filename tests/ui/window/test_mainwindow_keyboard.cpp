// SPDX-License-Identifier: GPL-3.0-or-later
// What a person meets who has a keyboard alone, or listens to the window.
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/AccessKeyTexts.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/gallery/PictureView.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/Startup.h"
#include "ui/words/Language.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QTest>
#include <QTreeView>
#include <QUndoStack>

using namespace ringford;
using namespace ringford::ui;
using test::accessKeys;
using test::keyedTexts;
using test::WindowHands;

namespace {

/** How many there are. */
qsizetype verifyDiffer(const QStringList& texts)
{
    if (!test::sharedAccessKeys(texts).isEmpty())
        QTest::qFail(qPrintable(texts.filter(QStringLiteral("&")).join(QStringLiteral(" | "))), __FILE__, __LINE__);
    return accessKeys(texts).size();
}

void verifyAllDiffer(const QWidget& window)
{
    QVERIFY(verifyDiffer(keyedTexts(window)) >= 3);
}

/** Each menu and each menu in it. */
void verifyMenusDiffer(const QList<QAction*>& menus)
{
    for (const QAction* const entry : menus) {
        if (!entry->menu())
            continue;
        QStringList texts;
        for (const QAction* const action : entry->menu()->actions())
            texts += action->text();
        verifyDiffer(texts);
        verifyMenusDiffer(entry->menu()->actions());
    }
}

void playTwo(WindowHands& hands)
{
    hands.key(Qt::Key_Slash);
    hands.type(QStringLiteral("b2-c3"));
    hands.key(Qt::Key_Return);
    hands.type(QStringLiteral("a7-b6"));
    hands.key(Qt::Key_Return);
    hands.key(Qt::Key_Escape);
}

} // namespace

class TestMainWindowKeyboard : public QObject {
    Q_OBJECT

private slots:
    void theEntryIsEmptyAfterACompletionWasPlayed()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        QLineEdit* const field = hands.window.moveEntry().field();
        hands.type(QStringLiteral("b2"));
        QAbstractItemView* const list = field->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("b2-a3"));
        QCoreApplication::processEvents();
        QCOMPARE(field->text(), QString());
        QVERIFY(!list->isVisible());
    }

    void tabCompletesInTheEntry()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        QLineEdit* const field = hands.window.moveEntry().field();
        hands.type(QStringLiteral("b"));
        QAbstractItemView* const list = field->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Tab);
        QCOMPARE(field->text(), QStringLiteral("b2-"));
        hands.type(QStringLiteral("c"));
        hands.key(Qt::Key_Tab);
        QCOMPARE(field->text(), QStringLiteral("b2-c3"));
        hands.key(Qt::Key_Tab);
        QVERIFY(!field->hasFocus()); // nothing to complete: Tab goes on
    }

    void escapeClosesTheEntryFromItsList()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("b2"));
        QAbstractItemView* const list = hands.window.moveEntry().field()->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!hands.window.moveEntry().isVisible());
        QVERIFY(!list->isVisible());
        QVERIFY(hands.window.board().hasFocus());
    }

    void capitalsAreTakenForCells()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("B2-C3"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("b2-c3"));
    }

    void deletingAndUndoingKeepsThePlaces()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.moves().view()->setFocus();
        hands.key(Qt::Key_Left);
        QCOMPARE(hands.shownEntry(), QStringLiteral("b2-c3"));
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.lastEntry(), QString());
        hands.window.moves().edits()->undo();
        QCOMPARE(hands.lastEntry(), QStringLiteral("a7-b6"));
        QCOMPARE(hands.shownEntry(), QStringLiteral("b2-c3"));
    }

    void arrowsLandOnActions()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.model().showFirst();
        MovesView* const view = hands.window.moves().view();
        view->setFocus();
        hands.key(Qt::Key_Down);
        QCOMPARE(view->currentIndex().column(), int(MovesModel::First));
        QCOMPARE(hands.shownEntry(), QStringLiteral("b2-c3"));
        const QModelIndex number = view->currentIndex().siblingAtColumn(MovesModel::Number);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(number).center());
        QCOMPARE(view->currentIndex().column(), int(MovesModel::First));
    }

    void variationsAreSaidToBeSome()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.model().showFirst();
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("d2-e3"));
        hands.key(Qt::Key_Return);
        const Node* const variation = hands.window.model().match().start()->firstChild->nextSibling;
        QVERIFY(variation);
        const QModelIndex index = hands.window.moves().view()->moves().indexOf(variation);
        const QString said = index.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.startsWith(QStringLiteral("variation: 1. ")), qPrintable(said));
    }

    void tabReachesTheMessageAndTheWayBack()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.model().showPrevious();
        hands.window.messages().show(
            {Message::Kind::Note, QStringLiteral("Something"), {{QStringLiteral("Do"), [] {}}}});
        hands.window.board().setFocus();
        QStringList reached;
        for (int step = 0; step < 30; ++step) {
            hands.key(Qt::Key_Tab);
            QWidget* const focus = QApplication::focusWidget();
            QVERIFY(focus);
            if (focus == &hands.window.board())
                break;
            const auto* const button = qobject_cast<QAbstractButton*>(focus);
            reached += button && !button->text().isEmpty() ? button->text().remove(u'&') : focus->accessibleName();
        }
        QVERIFY2(reached.join(u'|').endsWith(QStringLiteral("|Do|Something|Close this message|Back to the Game")),
                 qPrintable(reached.join(u'|')));
        QVERIFY2(!reached.contains(QString()), qPrintable(reached.join(u'|')));
    }

    void whatIsOfferedIsPlayedByEnter()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("h2"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("h2-g3")); // the only one
        hands.type(QStringLiteral("a7-x"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("h2-g3"));
        hands.window.moveEntry().field()->clear();
        hands.type(QStringLiteral("c7"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("h2-g3"));
        QVERIFY2(hands.window.moveEntry().complaint().startsWith(QStringLiteral("Several actions begin with “c7”")),
                 qPrintable(hands.window.moveEntry().complaint()));
    }

    void escapeKeepsAComment()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.moves().editComment();
        hands.type(QStringLiteral("why not"));
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.window.board().hasFocus());
        QCOMPARE(hands.window.model().viewedNode()->comments(), std::vector<std::string>{"why not"});
    }

    void escapeLeavesACommentForWhereOneWas()
    {
        WindowHands hands;
        const auto* const comment = hands.find<QWidget>(QStringLiteral("comment"));
        auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        QVERIFY(comment && seats);
        for (QWidget* const place :
             {static_cast<QWidget*>(&hands.window.board()), static_cast<QWidget*>(seats),
              static_cast<QWidget*>(hands.window.moves().view()), static_cast<QWidget*>(&hands.window.board())}) {
            place->setFocus();
            hands.key(Qt::Key_M, Qt::ControlModifier);
            QVERIFY(comment->hasFocus());
            hands.key(Qt::Key_Escape);
            QVERIFY2(place->hasFocus(), qPrintable(place->objectName()));
        }
        // The menu that it was chosen from is not where one was.
        QTest::keyClick(&hands.window, Qt::Key_E, Qt::AltModifier);
        QVERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_O);
        QVERIFY(comment->hasFocus());
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(hands.window.board().hasFocus());
    }

    void oneMoveIsOne()
    {
        installLanguage(QLocale(QLocale::English));
        WindowHands hands;
        playTwo(hands);
        hands.window.moves().view()->setFocus();
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.window.messages().text(), QStringLiteral("1 move was deleted."));
    }

    /** On the board it did nothing, and did not say so. */
    void whoDeletesOnTheBoardIsToldWhereMovesAreDeleted()
    {
        installLanguage(QLocale(QLocale::English));
        WindowHands hands;
        playTwo(hands);
        const QString last = hands.lastEntry();
        hands.window.board().setFocus();
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.window.messages().text(),
                 QStringLiteral("Moves are deleted in their list: choose one there, and press Del."));
        QCOMPARE(hands.lastEntry(), last);
        hands.window.moves().view()->setFocus();
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.window.messages().text(), QStringLiteral("1 move was deleted."));
    }

    /** Whoever has deleted moves by mistake presses what brings back what was done last. */
    void theKeyOfTakingBackBringsDeletedMovesBack()
    {
        WindowHands hands;
        playTwo(hands);
        const QString last = hands.lastEntry();
        const auto take = [&] { hands.key(Qt::Key_Z, Qt::ControlModifier); };
        const auto again = [&] { hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); };
        const auto remove = [&] {
            hands.window.moves().view()->setFocus();
            hands.key(Qt::Key_Delete);
        };
        remove();
        const QString before = hands.lastEntry();
        QVERIFY(before != last);
        take();
        QCOMPARE(hands.lastEntry(), last);
        QVERIFY(!hands.window.messages().isVisible());
        QCOMPARE(Announcer::of(hands.window).said().back(), QStringLiteral("Undone: delete moves."));
        again();
        QCOMPARE(hands.lastEntry(), before);
        remove(); // to the start: there is no move to take back
        QCOMPARE(hands.lastEntry(), QString());
        take();
        take();
        QCOMPARE(hands.lastEntry(), last);
        take(); // and now a move
        QCOMPARE(hands.lastEntry(), before);
        again();
        remove();
        hands.window.board().setFocus();
        hands.drag("c7", "d6"); // what is played next is what is taken back next
        const QString later = hands.lastEntry();
        QVERIFY(later != before);
        take();
        QCOMPARE(hands.lastEntry(), before);
    }

    void questionsAreAnsweredInListsToo()
    {
        WindowHands hands;
        playTwo(hands);
        const auto said = [&] { return Announcer::of(hands.window).said().back(); };
        hands.key(Qt::Key_L);
        const QString last = said();
        hands.key(Qt::Key_T);
        const QString turn = said();
        QVERIFY(last != turn);
        for (QWidget* const list : {static_cast<QWidget*>(hands.window.moves().view()),
                                    static_cast<QWidget*>(hands.find<QTreeView>(QStringLiteral("seats")))}) {
            QVERIFY(list);
            list->setFocus();
            Announcer::of(hands.window).say(QStringLiteral("-"));
            hands.key(Qt::Key_L);
            QCOMPARE(said(), last);
            hands.key(Qt::Key_T);
            QCOMPARE(said(), turn);
            QVERIFY(list->hasFocus());
        }
        hands.window.moves().editComment();
        hands.type(QStringLiteral("lt"));
        QCOMPARE(hands.find<QPlainTextEdit>(QStringLiteral("comment"))->toPlainText(), QStringLiteral("lt"));
    }

    void accessKeysDiffer_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("English") << QLocale(QLocale::English);
        QTest::newRow("German") << QLocale(QLocale::German);
    }
    void accessKeysDiffer()
    {
        QFETCH(const QLocale, locale);
        installLanguage(locale);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        playTwo(hands);
        hands.window.model().showPrevious();
        hands.key(Qt::Key_Slash);
        hands.window.messages().show(
            {Message::Kind::Note, QStringLiteral("Something"), {{QStringLiteral("Un&do"), [] {}}}});
        verifyAllDiffer(hands.window);
        hands.window.messages().show(
            {Message::Kind::Note, QStringLiteral("Something"), {{QStringLiteral("&Worksheet…"), [] {}}}});
        verifyAllDiffer(hands.window); // “Who Plays” has that letter
        // Of a menu and a button that ask for the same key, none would be opened or pressed by it.
        for (const QAction* const menu : hands.window.menuBar()->actions()) {
            const QString key = accessKeyOf(menu->text());
            hands.window.messages().show(
                {Message::Kind::Note,
                 QStringLiteral("Something"),
                 {{u'&' + key + QStringLiteral(" Q"), [] {}}, {QStringLiteral("&Q7"), [] {}}}});
            const auto buttons = hands.window.messages().findChildren<QPushButton*>();
            const QStringList texts{buttons[buttons.size() - 2]->text(), buttons.back()->text()};
            QCOMPARE(texts, QStringList({key + QStringLiteral(" &Q"), QStringLiteral("Q&7")}));
            verifyAllDiffer(hands.window);
        }
        verifyMenusDiffer(hands.window.menuBar()->actions());
        hands.window.messages().dismiss();
        for (const char* const game : {"orthodox", "multiplayer"}) {
            Match match = test::matchOf(game);
            match.tags().clock = "5";
            hands.window.model().replace(std::move(match));
            for (const char* const state : {"waiting", "running", "paused"}) {
                QVERIFY2(hands.window.clocks().hasClocks(), state);
                verifyAllDiffer(hands.window);
                hands.window.commands()[Command::Pause]->trigger();
            }
        }
        hands.window.model().replace(test::matchOf("checkers"));
        playTwo(hands);
        hands.window.commands()[Command::Dice]->trigger();
        verifyAllDiffer(hands.window);
        hands.window.model().showLast();
        hands.window.model().showFirst(); // what came first gives way, too
        verifyAllDiffer(hands.window);
        hands.window.model().setModified(false);
        for (QAction* const asking :
             {hands.window.commands()[Command::NewGame], hands.window.commands()[Command::Details],
              hands.window.commands()[Command::Configure]}) {
            asking->trigger();
            QWidget* const dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            verifyAllDiffer(*dialog);
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        hands.window.model().setModified(true);
        hands.window.close();
        verifyAllDiffer(*QApplication::activeModalWidget());
        QApplication::activeModalWidget()->close();
    }

    void asksForWhatIsUnsavedBeforeANewGame()
    {
        WindowHands hands;
        playTwo(hands);
        hands.window.commands()[Command::NewGame]->trigger();
        QPointer<QDialog> dialog = hands.find<QDialog>("newGame");
        QVERIFY(dialog);
        QVERIFY(!hands.find<QMessageBox>("unsaved")); // looking costs nothing
        dialog->findChild<ui::PictureView*>("games")->setRow(1);
        dialog->accept();
        auto* question = hands.find<QMessageBox>("unsaved");
        QVERIFY(question);
        QCOMPARE(question->parentWidget(), dialog.data()); // over the dialog, which waits
        question->button(QMessageBox::Cancel)->click();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->findChild<ui::PictureView*>("games")->row(), 1);
        QCOMPARE(hands.lastEntry(), QStringLiteral("a7-b6")); // nothing is gone yet
        QTRY_VERIFY(!hands.find<QMessageBox>("unsaved"));
        dialog->accept();
        question = hands.find<QMessageBox>("unsaved");
        QVERIFY(question);
        question->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!dialog);
        QVERIFY(hands.window.model().gameNode()->isRoot());
    }

    /** A window manager decides that, and on a screen that is none there is none. */
    void theKeyboardIsWhereTheQuestionsWere()
    {
        if (QGuiApplication::platformName() == QStringLiteral("offscreen"))
            QSKIP("no window manager");
        WindowHands hands;
        ui::MainWindow& behind = ui::openWindow(hands.program);
        QVERIFY(QTest::qWaitForWindowActive(&behind));
        hands.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands.window));
        playTwo(hands);
        const auto ask = [&hands](QMessageBox::StandardButton answer) {
            hands.window.commands()[Command::NewGame]->trigger();
            auto* const dialog = hands.find<QDialog>("newGame");
            if (!QTest::qWaitForWindowActive(dialog))
                return false;
            dialog->accept();
            auto* const question = hands.find<QMessageBox>("unsaved");
            if (!QTest::qWaitForWindowActive(question))
                return false;
            QTest::mouseClick(question->button(answer), Qt::LeftButton);
            return true;
        };
        QVERIFY(ask(QMessageBox::Save));
        auto* const save = hands.find<QFileDialog>("saveAs");
        QVERIFY(save);
        QTRY_VERIFY(save->isActiveWindow());
        QTRY_VERIFY(save->focusWidget() && save->focusWidget()->hasFocus());
        save->reject();
        auto* const dialog = hands.find<QDialog>("newGame");
        QTRY_VERIFY(dialog->isActiveWindow());
        dialog->reject();
        QTRY_VERIFY(hands.window.isActiveWindow());
        QTRY_VERIFY(!hands.find<QDialog>("newGame"));
        QVERIFY(ask(QMessageBox::Discard));
        QTRY_VERIFY(!hands.find<QDialog>("newGame"));
        QTRY_VERIFY(hands.window.isActiveWindow());
        QTRY_VERIFY(hands.window.board().hasFocus());
        behind.close();
    }

    void offersAFileNamedAfterTheGame()
    {
        WindowHands hands;
        hands.window.commands()[Command::SaveAs]->trigger();
        auto* const dialog = hands.find<QFileDialog>("saveAs");
        QVERIFY(dialog);
        QVERIFY(dialog->directory().exists());
        const QString title = QString::fromStdString(hands.window.model().description().title.english());
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), title + QStringLiteral(".ringford"));
        dialog->reject();
    }

    void listsKeysApart()
    {
        WindowHands hands;
        const auto linesFor = [&](const char* game, const char* options) {
            return KeysDialog(*hands.window.menuBar(), *ringford::test::gameOf(game, options)).lines().join(u'\n');
        };
        const QString one = linesFor("orthodox", "");
        QVERIFY(one.contains(QStringLiteral("Enter / Space\t")));
        QVERIFY(!one.contains(QStringLiteral("Return"))); // another name of the same key
        // Each game has its own, and none of others.
        for (const char* const other : {"1–", "dark cells", "Stockpiles", "Yield", "seam", "leave the board", "Alt+1"})
            QVERIFY2(!one.contains(QString::fromUtf8(other)), other);
        hands.window.model().replace(ringford::test::matchOf("orthodox")); // whose menus are without
        QVERIFY(!linesFor("orthodox", "").contains(QStringLiteral("Board on Turn")));
        hands.window.model().replace(ringford::test::matchOf("multiplayer"));
        QVERIFY(linesFor("multiplayer", "").contains(QStringLiteral("Board on Turn")));
        const QString table = linesFor("multiplayer", "players=6");
        QVERIFY(table.contains(QStringLiteral("1–6\t")) && table.contains(QStringLiteral("Stockpiles")) &&
                table.contains(QStringLiteral("Yield")));
        QVERIFY(linesFor("strategic", "boards=2").contains(QStringLiteral("seam")));
        QVERIFY(linesFor("checkers", "").contains(QStringLiteral("dark cells")));
        const QString river = linesFor("longchess", "");
        QVERIFY(river.contains(QStringLiteral("leave the board")) && river.contains(QStringLiteral("Alt+1")));
    }

    void namesSeatsInMarks()
    {
        WindowHands hands;
        QStringList texts;
        for (const QAction* const mark : hands.window.commands().menu(CommandMenu::Marks)->actions()) {
            texts += mark->text();
            if (mark->text().contains(u'⩲')) // which fonts of the system do not have
                QCOMPARE(mark->font().families().value(0), QStringLiteral("Ringford Figurines"));
        }
        QVERIFY(texts.join(u'|').contains(u'⩲'));
        QVERIFY2(texts.join(u'|').contains(QStringLiteral("White stands better")), qPrintable(texts.join(u'|')));
        QVERIFY(!texts.join(u'|').contains(u'%'));
    }
};

RINGFORD_TEST(TestMainWindowKeyboard)
#include "test_mainwindow_keyboard.moc"
