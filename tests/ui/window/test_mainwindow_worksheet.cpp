// SPDX-License-Identifier: GPL-3.0-or-later
// A worksheet is made from an empty start: positions from the editor and from a game, words, pages, and a file of
// tasks.
#include "engine/pgn/EpdReader.h"
#include "engine/text/RecordReader.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/WorksheetTable.h"
#include "ui/dialogs/PagesPreview.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/ParagraphField.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <tuple>

using namespace ringford;
using namespace ringford::ui;
using test::kWorksheetMate;
using test::WorksheetTable;

class TestMainWindowWorksheet : public QObject {
    Q_OBJECT

private slots:
    void threeTasksBecomePages()
    {
        WorksheetTable table;
        table.window.commands()[Command::EditPosition]->trigger();
        SetupDocument& document = table.window.editing().document();
        for (const char* rook : {"a1", "b1", "c1"}) {
            auto setup = readSetup(std::string("white: Kg1 R") + rook + "; black: Kg8 Pf7 Pg7 Ph7; turn: white");
            document.change(QStringLiteral("test"), *std::move(setup));
            table.key(Qt::Key_T, Qt::ControlModifier);
        }
        QCOMPARE(table.sheet().rowCount(), 3);
        QVERIFY(table.window.editing().isOn()); // goes on
        table.window.commands()[Command::Worksheet]->trigger();
        auto* const dialog = table.find<WorksheetDialog>("worksheet");
        QVERIFY(dialog);
        QCOMPARE(dialog->list().currentIndex().row(), 2);
        // Words are typed, and Enter ends no more than the field.
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("Mate in one."));
        table.key(Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QCOMPARE(table.sheet().caption(2), QStringLiteral("Mate in one."));
        // What was typed last counts, though the button is pressed at once.
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral(" Quick!"));
        table.click(*dialog->findChild<QPushButton*>("savePdf"));
        const QString reported = table.saveAs(*dialog, table.folder.filePath("sheet.pdf"));
        QVERIFY2(reported.endsWith(QStringLiteral("sheet.pdf was written.")), qPrintable(reported));
        QVERIFY(table.bytesOf("sheet.pdf").startsWith("%PDF-"));
        QTRY_VERIFY(!dialog->isMaking());
        const auto pages = dialog->findChild<PagesPreview*>()->document();
        QCOMPARE(pages->pages.size(), 1U); // there is no answer
        const QString words = test::wordsOf(*pages).replace(u'\n', u' ');
        QVERIFY2(words.contains("Mate in one. Quick!"), qPrintable(words));
        QVERIFY(table.save(*dialog, "saveTasks", "tasks.ringford").contains("was written"));
        const RecordReading reading =
            readRecords(table.bytesOf("tasks.ringford").toStdString(), Registry::standard(), {});
        QCOMPARE(reading.matches.size(), std::size_t(3));
        QVERIFY(!reading.error);
        dialog->close();
    }

    /** An answer was promised, though nothing can be played on. */
    void afterAnAgreedDrawNoAnswerIsPromised()
    {
        test::WorksheetTable table;
        table.window.model().replace([] {
            Match match = test::matchOf("orthodox");
            const auto first = match.playAt(match.start(), *match.parseEntry(match.start(), "e2-e4"));
            const auto drawn = match.playAt(*first, *match.parseEntry(*first, "agree-draw"));
            match.goTo(*drawn);
            return match;
        }());
        table.add();
        QVERIFY2(table.window.messages().text().contains(QStringLiteral("nothing can be its answer")),
                 qPrintable(table.window.messages().text()));
    }

    void drawingsWordsAndAnswersGoAlong()
    {
        WorksheetTable table;
        Match match = test::matchOf("orthodox", kWorksheetMate);
        match.setComments(match.start(), {"[%csl Gg8] White to move."});
        test::enterAll(match, "a1-a8");
        table.window.model().replace(std::move(match));
        table.window.model().showFirst();
        table.add();
        QCOMPARE(table.sheet().caption(0), QStringLiteral("White to move."));
        const Match& task = table.sheet().tasks().front();
        QCOMPARE(test::lineTo(task.end()), QStringLiteral("a1-a8"));
        table.sheet().setData(table.sheet().index(0), QStringLiteral("Mate in one!"));
        QCOMPARE(table.sheet().caption(0), QStringLiteral("Mate in one!"));
        QVERIFY(task.start()->comments().front().starts_with("[%csl Gg8]"));
        const auto records = table.sheet().records();
        QVERIFY(records && records->find("a1-a8") != std::string::npos);
        // The game itself has the words that it had.
        QCOMPARE(table.window.model().viewedNode()->comments(),
                 (std::vector<std::string>{"[%csl Gg8] White to move."}));
    }

    void whatIsNoTaskIsToldOf()
    {
        WorksheetTable table;
        table.window.commands()[Command::EditPosition]->trigger();
        table.window.editing().action("clear")->trigger();
        table.add(); // it cannot be played
        QVERIFY(table.sheet().isEmpty());
        QVERIFY(!table.window.messages().text().isEmpty());
    }

    void tasksAreOrderedAndRemoved()
    {
        WorksheetTable table;
        table.addThree();
        WorksheetDialog* const dialog = table.open();
        const auto buttons = dialog->findChildren<QPushButton*>();
        const auto press = [&](const char* text) {
            for (QPushButton* const button : buttons) {
                if (button->text().remove(u'&') == QLatin1String(text))
                    button->click();
            }
        };
        const auto order = [&] {
            QStringList words;
            for (int row = 0; row < table.sheet().rowCount(); ++row)
                words += table.sheet().caption(row);
            return words.join(u' ');
        };
        press("Up");
        QCOMPARE(order(), QStringLiteral("one three two"));
        QCOMPARE(dialog->list().currentIndex().row(), 1);
        press("Up");
        press("Up"); // no further
        QCOMPARE(order(), QStringLiteral("three one two"));
        press("Down");
        QCOMPARE(order(), QStringLiteral("one three two"));
        press("Remove");
        QCOMPARE(order(), QStringLiteral("one two"));
        press("Remove");
        press("Remove");
        QVERIFY(table.sheet().isEmpty());
        QVERIFY2(WorksheetTable::reported(*dialog).contains("no task yet"),
                 qPrintable(WorksheetTable::reported(*dialog)));
        QVERIFY(!dialog->findChild<QPushButton*>("savePdf")->isEnabled());
        dialog->close();
    }

    void whatCannotBeWrittenIsToldOf()
    {
        WorksheetTable table;
        table.window.model().replace(test::matchOf("orthodox", kWorksheetMate));
        table.add();
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        for (const auto& [by, name] : {std::pair{"savePdf", "none/sheet.pdf"}, {"saveTasks", "none/tasks.ringford"}}) {
            const QString reported = table.save(dialog, by, name);
            QVERIFY2(reported.contains(name) && !reported.contains("was written"), qPrintable(reported));
        }
        QVERIFY(!QFile::exists(table.folder.filePath("none")));
        QVERIFY(table.sheet().isModified());
    }

    void pagesAreInTheWindowsLanguage()
    {
        installLanguage(QLocale(QLocale::German));
        WorksheetTable table;
        Match match = test::matchOf("circular", {}, {{"players", "3"}});
        match.setComments(match.start(), {"Wer zieht?"});
        table.window.model().replace(std::move(match));
        table.add();
        Match answered = test::matchOf("orthodox");
        test::enterAll(answered, "e2-e4");
        table.sheet().add(answered, answered.start());
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        QTRY_VERIFY(!dialog.isMaking());
        const QString words = test::wordsOf(*dialog.findChild<PagesPreview*>()->document());
        for (const char* expected : {"Name:", "Datum:", "Lösungen", "Wer zieht?", "Weiß"})
            QVERIFY2(words.contains(QString::fromUtf8(expected)), qPrintable(words));
        for (const char* foreign : {"Date:", "Answers", "White"})
            QVERIFY2(!words.contains(foreign), qPrintable(words));
    }

    void theStartOfTheGameCanBeATask()
    {
        WorksheetTable table;
        table.add();
        QCOMPARE(table.sheet().rowCount(), 1);
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        QTRY_VERIFY(!dialog.isMaking());
        QCOMPARE(dialog.findChild<PagesPreview*>()->document()->pages.size(), 1U);
        // The file of tasks becomes the same sheet.
        const auto records = table.sheet().records();
        QVERIFY(records);
        const RecordReading reading = readRecords(*records, Registry::standard(), {});
        QCOMPARE(reading.matches.size(), std::size_t(1));
        QCOMPARE(exercisesOf(reading.matches.front()).size(), std::size_t(1));
        QVERIFY(exercisesOf(test::matchOf("orthodox")).empty());
    }

    void answersThatAreCutSaySo()
    {
        const auto answer = [](int entries) {
            Match match = test::matchOf("orthodox");
            const QStringList knights{"g1-f3", "g8-f6", "f3-g1", "f6-g8"};
            for (int i = 0; i < entries; ++i)
                test::enterAll(match, knights[i % 4].toLatin1());
            Worksheet sheet;
            sheet.add(match, match.start());
            return answerOf(sheet.tasks().front(), sheet.tasks().front().start(), {words::Notation::Records}).text;
        };
        QCOMPARE(answer(0), QString());
        QVERIFY(answer(kMostAnswered).endsWith("f6-g8"));
        QVERIFY2(answer(kMostAnswered + 1).endsWith("f6-g8 …"), qPrintable(answer(kMostAnswered + 1)));
        QCOMPARE(answer(kMostAnswered + 9), answer(kMostAnswered + 1));
    }

    void defencesComeIntoTheAnswer()
    {
        Match match = test::matchOf("orthodox");
        test::enterAll(match, "e2-e4 e7-e5 g1-f3");
        const Node* const king = match.start()->firstChild;
        for (const char* reply : {"c7-c5", "d7-d5"}) // the last leads
            QVERIFY(match.playAt(king, *match.parseEntry(king, reply)));
        Worksheet sheet;
        sheet.add(match, match.start());
        const Match& task = sheet.tasks().front();
        QCOMPARE(answerOf(task, task.start(), {words::Notation::English}).text,
                 QStringLiteral("1.e4 d5 (1...c5) (1...e5 2.Nf3)"));
    }

    void choicesAndTitleAreKept()
    {
        WorksheetTable table;
        table.addThree();
        {
            WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
            QCOMPARE(dialog.findChild<QComboBox*>("style")->currentIndex(), 2); // it survives copiers
            dialog.findChild<QComboBox*>("style")->setCurrentIndex(1);
            dialog.findChild<QSpinBox*>("perPage")->setValue(1);
            dialog.findChild<QCheckBox*>("answers")->setChecked(false);
            dialog.findChild<QLineEdit*>("title")->setText("Ann's");
            QTRY_VERIFY(!dialog.isMaking());
            QCOMPARE(dialog.findChild<PagesPreview*>()->document()->pages.size(), 3U);
            QCOMPARE(dialog.findChild<PagesPreview*>()->document()->title, QStringLiteral("Ann’s")); // as on its pages
            QVERIFY(table.save(dialog, "savePdf", "a.pdf").contains("was written"));
        }
        WorksheetDialog again(table.sheet(), Registry::standard(), table.store);
        QCOMPARE(again.findChild<QComboBox*>("style")->currentIndex(), 1);
        QCOMPARE(again.findChild<QSpinBox*>("perPage")->value(), 1);
        QVERIFY(!again.findChild<QCheckBox*>("answers")->isChecked());
        QCOMPARE(again.findChild<QLineEdit*>("title")->text(), QStringLiteral("Ann's"));
    }

    void theWindowAsksBeforeTasksAreLost()
    {
        WorksheetTable table;
        table.addThree();
        table.window.model().setModified(false);
        const auto answer = [&](QMessageBox::StandardButton by) {
            table.window.close();
            auto* const question = table.find<QMessageBox>("unsavedWorksheet");
            if (question) {
                question->button(by)->click();
                delete question;
            }
            return question != nullptr;
        };
        QVERIFY(answer(QMessageBox::Cancel));
        QVERIFY(table.window.isVisible());
        QVERIFY(answer(QMessageBox::Save));
        auto* const dialog = table.find<WorksheetDialog>("worksheet");
        QVERIFY(dialog);
        QVERIFY(table.window.isVisible());
        WorksheetTable::choose(*dialog, table.folder.filePath("tasks.ringford"));
        QTRY_VERIFY(!table.window.isVisible());
        QVERIFY(table.bytesOf("tasks.ringford").contains("{three}"));
        // What is saved is not asked about again; what is added, is.
        table.window.show();
        QVERIFY(!answer(QMessageBox::Cancel));
        QVERIFY(!table.window.isVisible());
        table.window.show();
        table.window.model().replace(test::matchOf("orthodox", "white: Kg1 Rd1; black: Kg8; turn: white"));
        table.add();
        QVERIFY(answer(QMessageBox::Discard));
        QVERIFY(!table.window.isVisible());
    }

    void thatEachWindowHasItsOwnIsTold()
    {
        WorksheetTable table;
        const WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        const auto* const note = dialog.findChild<QLabel*>(QStringLiteral("emptyNote"));
        QVERIFY(note && note->text().contains(QStringLiteral("Each window has its own worksheet.")));
        table.add();
        QVERIFY2(table.window.messages().text().contains(QStringLiteral("the worksheet of this window")),
                 qPrintable(table.window.messages().text()));
    }

    void oneTaskIsAskedAboutAsOne()
    {
        WorksheetTable table;
        table.add();
        table.window.model().setModified(false);
        table.window.close();
        auto* const question = table.find<QMessageBox>("unsavedWorksheet");
        QVERIFY(question);
        QCOMPARE(question->text(), QStringLiteral("Save the task of the worksheet?"));
        QCOMPARE(question->informativeText(), QStringLiteral("It was neither saved nor printed."));
        QCOMPARE(question->button(QMessageBox::Discard)->text(), QStringLiteral("&Discard Task"));
        question->button(QMessageBox::Discard)->click();
    }

    void gamesBetweenTasksNeedNoSaving()
    {
        WorksheetTable table;
        const auto asks = [&] {
            auto* const question = table.find<QMessageBox>("unsaved");
            const bool isAsked = question != nullptr;
            if (question)
                question->button(QMessageBox::Cancel)->click();
            delete question;
            return isAsked;
        };
        const auto paste = [&](const char* fen) {
            QGuiApplication::clipboard()->setText(QString::fromLatin1(fen));
            table.window.commands()[Command::PastePosition]->trigger();
            return !asks();
        };
        // One puzzle after the other is pasted, solved and added.
        QVERIFY(paste("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
        table.add();
        table.drag("a1", "a8");
        QVERIFY(table.window.model().isModified());
        QVERIFY(paste("6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1"));
        table.drag("b1", "b7");
        table.add(); // a position that some actions lead to
        QVERIFY(paste("6k1/5ppp/8/8/8/8/8/2R3K1 w - - 0 1"));
        QCOMPARE(table.sheet().rowCount(), 2);
        // However many actions led there.
        for (int i = 0; i < 30; ++i)
            table.window.model().play(table.window.model().possibleActions().front());
        table.add();
        QCOMPARE(table.sheet().rowCount(), 3);
        QVERIFY(paste("6k1/5ppp/8/8/8/8/8/2R3K1 w - - 0 1"));
        // What is in no task would be lost.
        table.drag("c1", "c8");
        QVERIFY(!paste("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"));
        table.window.model().showFirst();
        table.add();
        QVERIFY(table.window.model().isModified());
        table.window.model().setComments(table.window.model().gameNode(), {"What a move!"});
        QVERIFY(!paste("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"));
    }

    /** Of a game that was played a task holds a position: the rest of it would be lost. */
    void gamesWithTasksNeedSaving()
    {
        constexpr int kActions = 24;
        for (const auto& [actions, hasComputer, isLost] :
             {std::tuple(4, false, false), std::tuple(kActions, false, true), std::tuple(4, true, true)}) {
            WorksheetTable table;
            MatchModel& model = table.window.model();
            model.replace(test::matchOf("checkers"));
            for (int i = 0; i < actions; ++i)
                model.play(model.possibleActions().front());
            if (hasComputer)
                model.changeAbsent(SeatSet(Seat{1}));
            table.add();
            QCOMPARE(table.sheet().rowCount(), 1);
            QCOMPARE(!table.sheet().holdsFollowed(), isLost);
        }
    }

    void whatIsToBeDoneIsSeenWhole()
    {
        WorksheetTable table;
        table.addThree();
        WorksheetDialog* const dialog = table.open();
        auto* const field = dialog->findChild<ParagraphField*>("caption");
        const int line = field->height();
        QCOMPARE(field->text(), QStringLiteral("three"));
        const QString words = QStringLiteral("White wins in two, though Black has more pieces. ").repeated(3);
        field->setText(words);
        QTRY_VERIFY(field->height() > line);
        QCOMPARE(field->verticalScrollBar()->maximum(), 0);
        QVERIFY(field->document()->documentLayout()->documentSize().height() >= 2);
        // Tab leaves it, and a line end that is pasted is a blank.
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog));
        field->setFocus();
        QVERIFY(field->hasFocus());
        field->selectAll();
        field->insertPlainText(QStringLiteral("White\nwins."));
        table.key(Qt::Key_Tab);
        QVERIFY(!field->hasFocus());
        QCOMPARE(table.sheet().caption(2), QStringLiteral("White wins."));
        dialog->close();
    }

    void pagesFollowWhatIsWritten()
    {
        WorksheetTable table;
        table.addThree();
        WorksheetDialog* const dialog = table.open();
        auto* const field = dialog->findChild<ParagraphField*>("caption");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("White wins "));
        QCOMPARE(field->text(), QStringLiteral("White wins "));
        // A moment later it is on the page, and goes on to be written.
        QTRY_COMPARE(table.sheet().caption(2), QStringLiteral("White wins"));
        QTRY_VERIFY(!dialog->isMaking());
        QVERIFY(test::wordsOf(*dialog->findChild<PagesPreview*>()->document()).simplified().contains("White wins"));
        QCOMPARE(field->text(), QStringLiteral("White wins "));
        QTest::keyClicks(field, QStringLiteral("soon."));
        QTRY_COMPARE(table.sheet().caption(2), QStringLiteral("White wins soon."));
        QCOMPARE(field->text(), QStringLiteral("White wins soon."));
        // A button that is pressed by its key leaves the focus there, and what is written is not lost.
        QTest::keyClicks(field, QStringLiteral(" Or"));
        const auto buttons = dialog->findChildren<QPushButton*>();
        const auto up = std::ranges::find_if(buttons, [](const QPushButton* one) { return one->text() == "&Up"; });
        QVERIFY(up != buttons.end());
        (*up)->click();
        QCOMPARE(table.sheet().caption(1), QStringLiteral("White wins soon. Or"));
        dialog->close();
    }

    void tasksArePasted()
    {
        WorksheetTable table;
        table.window.commands()[Command::Worksheet]->trigger();
        auto* const dialog = table.find<WorksheetDialog>("worksheet");
        QVERIFY(dialog);
        const auto paste = [&](const char* text) {
            QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
            table.key(Qt::Key_V, Qt::ControlModifier);
            return dialog->findChild<QLabel*>(QStringLiteral("message"))->text();
        };
        // Where a caption would be written: what is pasted is no caption.
        QString said = paste("6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"Club 7\";\nnothing\n"
                             "6k1/5ppp/8/8/8/8/8/1R2K3 w - -\n");
        QVERIFY2(table.sheet().rowCount() == 2, qPrintable(said));
        QCOMPARE(table.sheet().caption(0), QStringLiteral("Club 7"));
        QVERIFY2(table.sheet().answer(0).contains("a8"), qPrintable(table.sheet().answer(0)));
        QVERIFY2(said.contains("2 tasks were added."), qPrintable(said));
        QVERIFY2(said.contains("Line 2, column 8: "), qPrintable(said));
        QVERIFY(table.sheet().isModified());
        // A puzzle, a whole game, and what is there already.
        dialog->list().setFocus();
        paste("[FEN \"6k1/5ppp/8/8/8/8/8/2R1K3 w - - 0 1\"]\n\n1. Rc8# 1-0\n");
        QCOMPARE(table.sheet().rowCount(), 3);
        QCOMPARE(table.sheet().answer(2), QStringLiteral("1.Rc8#"));
        paste("1. e4 e5 *");
        QCOMPARE(table.sheet().rowCount(), 4);
        said = paste("6k1/5ppp/8/8/8/8/8/1R2K3 w - -");
        QCOMPARE(table.sheet().rowCount(), 4);
        QVERIFY2(said.contains("There is no new task"), qPrintable(said));
        said = paste(" ");
        QVERIFY2(said.contains("the clipboard holds no text"), qPrintable(said));
        // Words stay words.
        dialog->findChild<ParagraphField*>("caption")->setFocus();
        paste("White to move.");
        QCOMPARE(dialog->findChild<ParagraphField*>("caption")->text(), QStringLiteral("White to move."));
        QCOMPARE(table.sheet().rowCount(), 4);
        dialog->close();
    }

    /** One position may be asked for in several ways: no task takes the place of another. */
    void pastedTasksOfOnePositionStandApart()
    {
        WorksheetTable table;
        WorksheetDialog* const dialog = table.open();
        const auto paste = [&](const QString& text) {
            QGuiApplication::clipboard()->setText(text);
            dialog->pasteTasks();
            return table.reported(*dialog);
        };
        const QString one = QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"1\";\n");
        const QString named = QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"2\";\n");
        const QString answered = QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Rb1; id \"1\";\n");
        QString said = paste(one + named + one);
        QVERIFY2(said.contains("2 tasks were added."), qPrintable(said));
        QVERIFY2(said.contains("1 task was there already."), qPrintable(said));
        paste(answered);
        QCOMPARE(table.sheet().rowCount(), 3);
        QCOMPARE(table.sheet().caption(0), QStringLiteral("1"));
        QCOMPARE(table.sheet().answer(0), QStringLiteral("1.Ra8#"));
        QCOMPARE(table.sheet().caption(1), QStringLiteral("2"));
        QCOMPARE(table.sheet().answer(2), QStringLiteral("1.Rb1"));
        said = paste(answered + named);
        QVERIFY2(said.contains("There is no new task") && said.contains("2 tasks were there already."),
                 qPrintable(said));
        QCOMPARE(table.sheet().rowCount(), 3);
        dialog->close();
    }

    void answersCountFromTheNumberOfAFen()
    {
        Worksheet sheet;
        RecordReading read = readPositions("6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 31; pv Kh8 Ra8#\n", Registry::standard());
        sheet.add(read.matches.front(), read.matches.front().start());
        QCOMPARE(sheet.answer(0), QStringLiteral("31...Kh8 32.Ra8#"));
        // On pages and in files of tasks as well, which are records.
        read = readRecords(*sheet.records(), Registry::standard());
        QCOMPARE(answerOf(read.matches.front(), read.matches.front().start()).text, QStringLiteral("31...Kh8 32.Ra8#"));
        // Elsewhere in such a game the count goes on; a place of a usual game is counted by itself.
        const Node* const second = read.matches.front().start()->firstChild;
        QCOMPARE(answerOf(read.matches.front(), second).text, QStringLiteral("32.Ra8#"));
        Match usual = test::matchOf("orthodox");
        test::enterAll(usual, "e2-e4 e7-e5 g1-f3");
        QCOMPARE(answerOf(usual, usual.end()->parent).text, QStringLiteral("1.Nf3"));
    }

    void paperThatHasLargerBoardsTheOtherWaySaysSo()
    {
        WorksheetTable table;
        const Match match = test::matchOf("strategic", {}, {{"boards", "3"}}); // more of them stand in rows
        table.sheet().add(match, match.start());
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        auto* const paper = dialog.findChild<QComboBox*>("paper");
        paper->setCurrentIndex(paper->findText("A5"));
        dialog.findChild<QSpinBox*>("lines")->setValue(0);
        dialog.findChild<QSpinBox*>("perPage")->setValue(1);
        const auto says = [&](const char* words) {
            const QString text = dialog.findChild<QLabel*>("message")->text();
            return !dialog.isMaking() && text.contains(QLatin1String(words));
        };
        QTRY_VERIFY(says("Held sideways, the paper has room for cells of 7.4 mm instead of 5 mm.") &&
                    !says("That is with"));
        // Fewer on a page are no larger as the paper is held; so that is not told.
        dialog.findChild<QSpinBox*>("perPage")->setValue(3);
        QTRY_VERIFY(says("instead of 4.5 mm. That is with 1 diagram") && !says("they have"));
        // With more, as many are named as can stand there as large.
        dialog.findChild<QSpinBox*>("perPage")->setValue(8);
        QTRY_VERIFY(says("they need 6 mm. With 2 diagrams on a page they have 5 mm"));
        dialog.findChild<QSpinBox*>("columns")->setValue(2);
        dialog.findChild<QSpinBox*>("rows")->setValue(4);
        QTRY_VERIFY(says("With fewer diagrams on a page they are larger."));
        dialog.findChild<QSpinBox*>("rows")->setValue(0);
        dialog.findChild<QSpinBox*>("perPage")->setValue(1);
        dialog.findChild<QComboBox*>("held")->setCurrentIndex(1);
        QTRY_VERIFY(!dialog.isMaking() && !says("Held"));
    }
};

RINGFORD_TEST(TestMainWindowWorksheet)
#include "test_mainwindow_worksheet.moc"
