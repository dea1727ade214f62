// SPDX-License-Identifier: GPL-3.0-or-later
// What is in a window beside its game outlives the program, too: a comment that is being typed, a position that is
// being set up, tasks.
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/SetupHands.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/editor/Demonstration.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/OpeningTry.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/CommentEditor.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/MessageBar.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QUndoStack>

using namespace ringford;
using namespace ringford::ui;
using test::AskedHands;
using test::WindowHands;

namespace {

/** What the next start would find if the program ended now; its windows live on. */
std::vector<std::unique_ptr<JournalPlace>> leftNow(const QString& copies)
{
    QDir(copies).removeRecursively();
    QDir().mkpath(copies);
    for (const QFileInfo& file : QDir(JournalPlace::usualFolder()).entryInfoList(QDir::Files)) {
        if (file.suffix() != QStringLiteral("lock"))
            QFile::copy(file.filePath(), QDir(copies).filePath(file.fileName()));
    }
    return JournalPlace::left(copies);
}

/** Opens the second game of a file. */
void openSecond(WindowHands& hands, const QString& file)
{
    hands.window.openFile(file);
    QVERIFY(hands.waitForFiles());
    auto* const chooser = hands.find<RecordChooser>();
    QVERIFY(chooser);
    auto* const list = chooser->findChild<QTreeView*>();
    list->setCurrentIndex(list->model()->index(1, 0));
    chooser->accept();
}

} // namespace

class TestMainWindowLeft : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void aCommentIsKeptWhileItIsTyped()
    {
        AskedHands hands;
        hands.click("e2");
        hands.click("e4");
        auto* const editor = hands.find<CommentEditor>();
        editor->setFocus();
        QTest::keyClicks(editor, QStringLiteral("bold"));
        const QString copies = hands.folder.filePath(QStringLiteral("copies"));
        const auto kept = [&copies] {
            const auto left = leftNow(copies);
            return left.empty() ? QByteArray() : left.front()->record();
        };
        QTRY_VERIFY(kept().contains("{bold}"));
        QCOMPARE(editor->toPlainText(), QStringLiteral("bold"));
        QTest::keyClicks(editor, QStringLiteral(" and fair"));
        QTRY_VERIFY(kept().contains("{bold and fair}"));
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        hands.window.moves().edits()->undo(); // all that was typed in one go
        QVERIFY(hands.window.model().viewedNode()->comments().empty());
        hands.window.moves().edits()->redo();
        QCOMPARE(hands.window.model().viewedNode()->comments(), std::vector<std::string>{"bold and fair"});
    }

    void commandsThatAreTypedAreThereOnce()
    {
        AskedHands hands;
        hands.click("e2");
        hands.click("e4");
        auto* const editor = hands.find<CommentEditor>();
        editor->setFocus();
        const auto comment = [&hands] {
            const auto& comments = hands.window.model().viewedNode()->comments();
            return comments.size() == 1 ? QString::fromStdString(comments.front()) : QString();
        };
        QTest::keyClicks(editor, QStringLiteral("[%csl Ge4] so"));
        QTRY_COMPARE(comment(), QStringLiteral("[%csl Ge4] so"));
        QTest::keyClicks(editor, QStringLiteral(" be it"));
        QTRY_COMPARE(comment(), QStringLiteral("[%csl Ge4] so be it"));
    }

    void aCommentBeforeAVariationStaysThereWhileItIsTyped()
    {
        AskedHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 ({so} 1. d2-d4) 1... e7-e5 *\n"));
        QVERIFY(hands.waitForFiles());
        auto* const view = hands.window.moves().view();
        const auto isBefore = [](const QModelIndex& index) {
            return index.data().toString().contains(QStringLiteral("so"));
        };
        QModelIndex at = view->model()->index(0, 0);
        while (at.isValid() && !isBefore(at) && !isBefore(at.siblingAtColumn(1)))
            at = view->indexBelow(at);
        QVERIFY(at.isValid());
        view->setCurrentIndex(isBefore(at) ? at : at.siblingAtColumn(1));
        auto* const editor = hands.find<CommentEditor>();
        QCOMPARE(editor->toPlainText(), QStringLiteral("so"));
        editor->setFocus();
        editor->moveCursor(QTextCursor::End);
        const Node* const variation = hands.window.model().match().start()->firstChild->nextSibling;
        QTest::keyClicks(editor, QStringLiteral(" be"));
        QTRY_COMPARE(variation->commentsBefore(), std::vector<std::string>{"so be"});
        QTest::keyClicks(editor, QStringLiteral(" it"));
        QTRY_COMPARE(variation->commentsBefore(), std::vector<std::string>{"so be it"});
    }

    void whatIsBeingSetUpIsThereAgain()
    {
        AskedHands hands;
        hands.editNothing();
        auto setup = readSetup("white: Kg1 Ra1; black: Kg8; turn: white");
        hands.window.editing().document().change(QStringLiteral("test"), *setup);
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        {
            WindowHands next;
            next.window.resume(std::move(left.front()));
            QVERIFY(next.window.editing().isOn());
            QVERIFY(next.window.editing().isUnkept());
            QVERIFY(next.window.editing().document().setup() == *setup);
            QVERIFY(!next.window.model().isModified()); // nothing was played
            next.window.editing().settle();
        }
        // What nobody minds losing is kept no longer.
        hands.window.editing().settle();
        hands.window.editing().leave();
        QCoreApplication::processEvents();
        QVERIFY(leftNow(hands.folder.filePath(QStringLiteral("copies"))).empty());
    }

    void aDemonstrationIsThereAgain()
    {
        AskedHands hands;
        hands.click("e2");
        hands.click("e4");
        hands.window.commands()[Command::Demonstration]->trigger();
        auto setup = readSetup("white: Qd4; black: Kg8; turn: white");
        hands.window.demonstration().document().change(QStringLiteral("test"), *setup);
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QCOMPARE(next.lastEntry(), QStringLiteral("e2-e4"));
        QVERIFY(next.window.model().isModified());
        QVERIFY(next.window.demonstration().isOn());
        QVERIFY(next.window.demonstration().document().setup() == *setup);
        next.window.demonstration().settle();
        next.window.model().setModified(false);
    }

    void theScoreOfRematchesIsThereAgain()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("orthodox"));
        QVERIFY(!hands.window.model().retire(Side{1}, Retire::Resigned).refusal);
        hands.window.commands()[Command::Rematch]->trigger();
        hands.click("e2");
        hands.click("e4");
        const auto scoreOf = [](const WindowHands& of) { return of.find<QLabel>(QStringLiteral("score"))->text(); };
        const QString score = scoreOf(hands);
        QVERIFY(score.contains(u'1'));
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QCOMPARE(next.lastEntry(), QStringLiteral("e2-e4"));
        QCOMPARE(scoreOf(next), score);
        hands.window.model().setModified(false);
        next.window.model().setModified(false);
    }

    /** That it waits hid that the game is not saved. */
    void whatWasLeftAndThatTheComputerWaitsAreToldTogether()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n[Computer \"black: level=3\"]\n\n1. e2-e4 *\n", {}));
        WindowHands hands;
        hands.window.resume(std::move(place));
        const MessageBar& messages = hands.window.messages();
        const auto tells = [&messages](const char* words) { return messages.text().contains(QLatin1String(words)); };
        QTRY_VERIFY(tells("The computer waits"));
        QVERIFY2(tells("has not been saved yet"), qPrintable(messages.text()));
        hands.window.commands()[Command::MoveNow]->trigger();
        hands.window.model().setModified(false);
        QTRY_VERIFY(messages.isHidden() || !tells("The computer waits"));
    }

    /** A draw that was taken back was agreed again. */
    void whatWasTakenBackIsNotInForceAgain()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("orthodox"));
        hands.click("e2");
        hands.click("e4");
        QVERIFY(!hands.window.model().agreeDraw().refusal);
        QVERIFY(hands.window.model().takeBack());
        QCoreApplication::processEvents();
        const QString copies = hands.folder.filePath(QStringLiteral("copies"));
        const auto resumed = [&copies](WindowHands& next) {
            auto left = leftNow(copies);
            QCOMPARE(left.size(), std::size_t(1));
            next.window.resume(std::move(left.front()));
            next.window.model().setModified(false);
        };
        {
            WindowHands next;
            resumed(next);
            QCOMPARE(next.lastEntry(), QStringLiteral("e2-e4"));
            QVERIFY(!next.window.model().gameNode()->outcome().decided());
            QVERIFY(next.window.model().viewedNode() == next.window.model().gameNode());
            QVERIFY(next.window.model().canPlayAgain());
        }
        QVERIFY(hands.window.model().takeBack()); // back to the start
        QCoreApplication::processEvents();
        {
            WindowHands next;
            resumed(next);
            QVERIFY(next.window.model().gameNode()->isRoot());
        }
        QVERIFY(hands.window.model().playAgain() && hands.window.model().playAgain());
        QCoreApplication::processEvents();
        WindowHands next;
        resumed(next);
        QVERIFY(next.window.model().gameNode()->outcome().decided());
        hands.window.model().setModified(false);
    }

    /** With all of it taken back it looked like a puzzle. */
    void whatWasTakenBackOfAGameFromASetupIsNotHidden()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("orthodox", "white: Ke1^ Qd1; black: Ke8^; turn: white"));
        QVERIFY(!hands.window.model().agreeDraw().refusal);
        QVERIFY(hands.window.model().takeBack());
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QVERIFY(next.window.model().gameNode()->isRoot() && next.window.model().viewedNode()->isRoot());
        QVERIFY(!next.window.moves().view()->moves().hidesSolution());
        QVERIFY(next.window.model().isModified());
        next.window.model().setModified(false);
        hands.window.model().setModified(false);
    }

    /** So was what had been taken back of a game that lies in a file. */
    void whatWasTakenBackOfASavedGameIsNotInForceAgain()
    {
        AskedHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 e7-e5 *\n"));
        QVERIFY(hands.waitForFiles());
        QVERIFY(hands.window.model().takeBack());
        QVERIFY(!hands.window.model().isModified());
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QCOMPARE(next.lastEntry(), QStringLiteral("e2-e4"));
        QVERIFY(!next.window.model().isModified());
    }

    void tasksOfTheWorksheetAreThereAgain()
    {
        AskedHands hands;
        hands.window.commands()[Command::AddToWorksheet]->trigger();
        hands.window.worksheet().setTitle(QStringLiteral("Monday"));
        hands.window.worksheet().setCaption(0, QStringLiteral("White begins"));
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QCOMPARE(next.window.worksheet().rowCount(), 1);
        QCOMPARE(next.window.worksheet().caption(0), QStringLiteral("White begins"));
        QCOMPARE(next.window.worksheet().title(), QStringLiteral("Monday"));
        QVERIFY(next.window.worksheet().isModified());
        // In its own place of the journal it goes on being kept.
        QCoreApplication::processEvents();
        next.window.worksheet().setModified(false);
        hands.window.worksheet().setModified(false); // printed
        QCoreApplication::processEvents();
        QVERIFY(leftNow(hands.folder.filePath(QStringLiteral("copies"))).empty());
    }

    void tasksOfADamagedGameAreThereAgain()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. nonsense *\n", {}));
        QVERIFY(place->keepDraft(QStringLiteral("tasks"), "Monday\n[Game \"orthodox\"]\n\n*\n"));
        WindowHands hands;
        hands.window.resume(std::move(place));
        QCOMPARE(hands.window.worksheet().rowCount(), 1);
        hands.window.worksheet().setModified(false);
    }

    void whatCannotBeReadWholeIsKeptAside_data()
    {
        QTest::addColumn<QString>("draft");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("tasks");
        const QByteArray task = "[Game \"orthodox\"]\n\n*\n";
        QTest::newRow("tasks") << QStringLiteral("tasks") << QByteArray("Monday\n\xff\xfe[Game") << 0;
        QTest::newRow("no line of tasks") << QStringLiteral("tasks") << QByteArray("Mon") << 0;
        QTest::newRow("the second task") << QStringLiteral("tasks") << "Monday\n" + task + "\n[Game \"orth" << 1;
        QTest::newRow("a position") << QStringLiteral("setup") << QByteArray("white Kg1") << 0;
        QTest::newRow("a demonstration") << QStringLiteral("demonstration") << QByteArray("white Kg1") << 0;
    }
    void whatCannotBeReadWholeIsKeptAside()
    {
        QFETCH(QString, draft);
        QFETCH(QByteArray, content);
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. e2-e4 *\n", {}));
        QVERIFY(place->keepDraft(draft, content));
        WindowHands hands;
        hands.window.resume(std::move(place));
        QCOMPARE(hands.lastEntry(), QStringLiteral("e2-e4"));
        QTEST(hands.window.worksheet().rowCount(), "tasks");
        QCoreApplication::processEvents(); // the journal goes on in its place
        const QDir folder(JournalPlace::usualFolder());
        const QStringList kept = folder.entryList({QStringLiteral("*.damaged")}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QVERIFY(test::bytesIn(folder.filePath(kept.front())).contains(content));
        QVERIFY2(hands.window.messages().text().contains(kept.front()), qPrintable(hands.window.messages().text()));
        hands.window.worksheet().setModified(false);
        hands.window.model().setModified(false);
    }

    void aMatchThatGoesOnIsNotTakenForSaved()
    {
        AskedHands hands;
        hands.window.commands()[Command::AddToWorksheet]->trigger();
        QCoreApplication::processEvents();
        hands.click("e2");
        hands.click("e4");
        QCoreApplication::processEvents();
        auto left = leftNow(hands.folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        WindowHands next;
        next.window.resume(std::move(left.front()));
        QVERIFY(next.window.model().isModified());
        QCOMPARE(next.lastEntry(), QStringLiteral("e2-e4"));
        next.window.model().setModified(false);
        next.window.worksheet().setModified(false);
        hands.window.worksheet().setModified(false);
    }

    /** The program may have ended between writing the file and forgetting what was to be in it. */
    void aGameThatItsFileHoldsIsNotTakenForUnsaved()
    {
        const auto resumed = [](WindowHands& hands, const QByteArray& record, const QString& file) {
            auto place = JournalPlace::create(JournalPlace::usualFolder());
            QVERIFY(place && place->write(record, file));
            hands.window.resume(std::move(place));
        };
        WindowHands first;
        const QString file = first.fileWith("[Game \"orthodox\"]\n[Format \"1\"]\n\n*\n\n"
                                            "[Game \"orthodox\"]\n[Format \"1\"]\n\n1. e2-e4 e7-e5 *\n");
        resumed(first, "[Game \"orthodox\"]\n\n1. e2-e4 \n1... e7-e5 *\n", file);
        QVERIFY(!first.window.model().isModified());
        QVERIFY(first.window.messages().text().contains(QStringLiteral("The game is saved in")));
        WindowHands second;
        resumed(second, "[Game \"orthodox\"]\n\n1. e2-e4 *\n", file);
        QVERIFY(second.window.model().isModified());
        QVERIFY(second.window.messages().text().contains(QStringLiteral("What was played last is not in")));
        second.window.model().setModified(false);
    }

    /** Its file is named, and Save goes there, with the games beside it, as before the program ended. */
    void aGameComesBackWithItsFile_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("a comment is half typed") << 0;
        QTest::newRow("a position is set up") << 1;
        QTest::newRow("tasks are in the worksheet") << 2;
    }
    void aGameComesBackWithItsFile()
    {
        QFETCH(int, what);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("two.ringford"));
        test::makeFile(file, "[Game \"orthodox\"]\n\n1. d2-d4 *\n\n[Game \"orthodox\"]\n\n1. e2-e4 *\n");
        auto hands = std::make_unique<AskedHands>();
        openSecond(*hands, file);
        QCOMPARE(hands->lastEntry(), QStringLiteral("e2-e4"));
        if (what == 0) {
            auto* const editor = hands->find<CommentEditor>();
            editor->setFocus();
            QTest::keyClicks(editor, QStringLiteral("bold"));
            QTRY_VERIFY(hands->window.model().isModified());
        } else if (what == 1) {
            hands->editNothing();
        } else {
            hands->window.commands()[Command::AddToWorksheet]->trigger();
        }
        QCoreApplication::processEvents();
        auto left = leftNow(folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        hands.reset();
        AskedHands next;
        next.window.resume(std::move(left.front()));
        QTRY_COMPARE(next.window.document().file(), file);
        QVERIFY(next.window.windowTitle().contains(QFileInfo(file).fileName()));
        QCOMPARE(next.window.model().isModified(), what == 0);
        next.window.document().write(file);
        QVERIFY(next.waitForFiles());
        const QByteArray bytes = test::bytesIn(file);
        QVERIFY2(bytes.contains("d2-d4") && bytes.contains("e2-e4"), bytes.constData());
        QCOMPARE(bytes.contains("{bold}"), what == 0);
        next.window.editing().action("leave")->trigger();
        next.window.worksheet().setModified(false);
    }

    void aGameComesBackWithoutAFileThatIsAnotherNow()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.ringford"));
        test::makeFile(file, "[Game \"orthodox\"]\n\n1. e2-e4 *\n");
        auto hands = std::make_unique<AskedHands>();
        hands->window.openFile(file);
        QVERIFY(hands->waitForFiles());
        hands->click("e7");
        hands->click("e5");
        QCoreApplication::processEvents();
        auto left = leftNow(folder.filePath(QStringLiteral("copies")));
        QCOMPARE(left.size(), std::size_t(1));
        hands.reset();
        test::makeFile(file, "[Game \"orthodox\"]\n\n1. c2-c4 *\n");
        AskedHands next;
        next.window.resume(std::move(left.front()));
        QVERIFY(next.waitForFiles());
        QCOMPARE(next.window.document().file(), QString());
        QCOMPARE(next.lastEntry(), QStringLiteral("e7-e5"));
    }

    /** A file that ends the program would end each start that follows: it is the last one. */
    void aFileThatEndedTheProgramTwiceIsOffered()
    {
        WindowHands hands;
        const QString file = hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 *\n");
        OpeningTry ended(JournalPlace::usualFolder(), file, nullptr);
        QVERIFY(ended.begin() && ended.begin());
        hands.window.reopen(file);
        QVERIFY(hands.waitForFiles());
        QCOMPARE(hands.window.document().file(), QString());
        QVERIFY(hands.window.messages().text().contains(QStringLiteral("ended twice")));
        QTest::mouseClick(hands.window.messages().findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(hands.waitForFiles());
        QCOMPARE(hands.window.document().file(), file);
    }

    void aFileThatEndedTheProgramOnceIsOpenedAgain()
    {
        WindowHands hands;
        const QString file = hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 *\n");
        OpeningTry ended(JournalPlace::usualFolder(), file, nullptr);
        QVERIFY(ended.begin());
        hands.window.reopen(file);
        QVERIFY(hands.waitForFiles());
        QCOMPARE(hands.lastEntry(), QStringLiteral("e2-e4"));
    }

    /** Whoever looks into another file and opens nothing has a game that is not saved, still. */
    void thatAGameWasLeftUnsavedIsToldAsLongAsItIs()
    {
        WindowHands hands;
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. e2-e4 *\n", {}));
        hands.window.resume(std::move(place));
        const MessageBar& messages = hands.window.messages();
        const QString told = messages.text();
        QVERIFY2(told.contains(QStringLiteral("not been saved yet")), qPrintable(told));
        const QByteArray game = "[Event \"x\"]\n\n1. d4 *\n\n";
        hands.window.openFile(hands.fileWith("[Event \"x\"]\n\n1. e5 *\n\n" + game + game, QStringLiteral("x.pgn")));
        QVERIFY(hands.waitForFiles());
        auto* const chooser = hands.find<RecordChooser>();
        QVERIFY(chooser && messages.text() != told);
        QTest::keyClick(chooser, Qt::Key_Escape);
        QVERIFY(messages.isVisible());
        QCOMPARE(messages.text(), told);
        hands.window.document().write(hands.folder.filePath(QStringLiteral("saved.ringford")));
        QVERIFY(hands.waitForFiles());
        QTRY_VERIFY(!messages.isVisible());
    }

    /** That the journal cannot be written either is found out then, and must not hide what was asked for. */
    void savingThatFailsIsToldBeforeWhatTheJournalFails()
    {
        WindowHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 *\n"));
        QVERIFY(hands.waitForFiles());
        hands.drag("e7", "e5");
        const QString folder = JournalPlace::usualFolder();
        QDir(folder).removeRecursively();
        test::makeFile(folder, "no folder");
        const auto removed = qScopeGuard([&folder] { QFile::remove(folder); });
        hands.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const dialog = hands.find<QFileDialog>(QStringLiteral("saveAs"));
        QVERIFY(dialog);
        emit dialog->fileSelected(QStringLiteral("/proc/new.ringford"));
        dialog->reject();
        QVERIFY(hands.waitForFiles());
        const MessageBar& messages = hands.window.messages();
        QTRY_VERIFY(messages.text().startsWith(QStringLiteral("Nothing was saved.")));
        QTest::qWait(50);
        QVERIFY2(messages.text().startsWith(QStringLiteral("Nothing was saved.")), qPrintable(messages.text()));
        hands.window.messages().dismiss();
        QVERIFY2(messages.isVisible() && messages.text().contains(QStringLiteral("what is not saved is lost")),
                 qPrintable(messages.text()));
        // Of what it is that hinders it the reason is told.
        QVERIFY2(messages.text().contains(QStringLiteral("is no folder")), qPrintable(messages.text()));
        hands.window.model().setModified(false); // what need not be kept cannot be lost
        QVERIFY(!messages.isVisible());
    }

    void aGameThatEndedTheProgramTwiceIsPutAside()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. e2-e4 *\n", {}));
        OpeningTry ended(JournalPlace::usualFolder(), place->name(), nullptr);
        QVERIFY(ended.begin() && ended.begin());
        WindowHands hands;
        hands.window.resume(std::move(place));
        QVERIFY(hands.lastEntry().isEmpty());
        const QStringList kept =
            QDir(JournalPlace::usualFolder()).entryList({QStringLiteral("*.damaged")}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QVERIFY(hands.window.messages().text().contains(kept.front()));
    }

    void whatWasSeenOpenIsNoTryAnyMore()
    {
        const QString folder = JournalPlace::usualFolder();
        for (int start = 0; start < 3; ++start) {
            OpeningTry attempt(folder, QStringLiteral("file"), nullptr);
            QVERIFY(attempt.begin());
        }
        auto* const ending = new OpeningTry(folder, QStringLiteral("file"), this);
        QSignalSpy gone(ending, &QObject::destroyed);
        QVERIFY(ending->begin());
        ending->succeed();
        QTRY_COMPARE(gone.count(), 1);
        QVERIFY(QDir(folder).entryList({QStringLiteral("try-*")}, QDir::Files).isEmpty());
    }

    /** However the program ends: this is remembered when it is opened, not when the window closes. */
    void whatIsOpenIsRememberedAtOnce()
    {
        WindowHands hands;
        const QString file = hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 *\n");
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        QSettings seen(hands.store.fileName(), hands.store.format());
        QCOMPARE(readWindowMemory(seen).lastFile, file);
        hands.window.document().begin(test::matchOf("checkers"));
        seen.sync();
        QVERIFY(readWindowMemory(seen).lastFile.isEmpty());
        QVERIFY(readWindowMemory(seen).lastGame.contains(QStringLiteral("checkers")));
    }
};

RINGFORD_TEST(TestMainWindowLeft)
#include "test_mainwindow_left.moc"
