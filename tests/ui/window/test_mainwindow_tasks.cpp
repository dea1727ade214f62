// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks of a worksheet live on: what is played becomes their answer, what was removed comes back, files hold them.
#include "engine/lesson/Lesson.h"
#include "engine/pgn/EpdReader.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/WorksheetTable.h"
#include "ui/dialogs/PagesPreview.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUrl>

#include <cstdio>
#include <fstream>

using namespace ringford;
using namespace ringford::ui;
using test::kWorksheetMate;
using test::WorksheetTable;

class TestMainWindowTasks : public QObject {
    Q_OBJECT

private slots:
    void whatIsPlayedOnBecomesTheAnswer()
    {
        WorksheetTable table;
        table.window.model().replace(test::matchOf("orthodox", kWorksheetMate));
        table.add();
        {
            WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
            QTRY_VERIFY2(WorksheetTable::reported(dialog).contains("There is no answer to 1 "),
                         qPrintable(WorksheetTable::reported(dialog)));
            dialog.findChild<QCheckBox*>("answers")->setChecked(false);
            QTRY_VERIFY(!dialog.isMaking());
            QVERIFY(WorksheetTable::reported(dialog).isEmpty());
        }
        table.sheet().setModified(false);
        table.click("a1");
        table.click("a8");
        QVERIFY(table.sheet().isModified());
        QVERIFY2(table.sheet().answer(0).contains("Ra8#"), qPrintable(table.sheet().answer(0)));
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        QTRY_VERIFY(!dialog.isMaking());
        QVERIFY(WorksheetTable::reported(dialog).isEmpty());
        const QString row = dialog.list().currentIndex().data().toString();
        QVERIFY2(row.endsWith(QStringLiteral("Answer: 1.Ra8#")), qPrintable(row));
        QVERIFY(test::wordsOf(*dialog.findChild<PagesPreview*>()->document()).contains("Ra8#"));
        // What is tried out beside a game that is over is a variation.
        table.window.model().showFirst();
        table.click("a1");
        table.click("a2");
        QVERIFY(table.sheet().answer(0).contains("Ra8#"));
        table.window.model().replace(test::matchOf("orthodox"));
        table.click("e2");
        table.click("e4");
        QVERIFY(table.sheet().answer(0).contains("Ra8#")); // of its own game alone
    }

    void whereTheGameIsOverNoAnswerIsAskedFor()
    {
        WorksheetTable table;
        table.window.model().replace(test::matchOf("orthodox", kWorksheetMate));
        table.click("a1");
        table.click("a8");
        QVERIFY(table.window.model().viewedNode()->outcome().decided());
        table.add();
        QVERIFY2(table.window.messages().text().contains("nothing can be its answer"),
                 qPrintable(table.window.messages().text()));
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        QTRY_VERIFY(!dialog.isMaking());
        QVERIFY2(WorksheetTable::reported(dialog).isEmpty(), qPrintable(WorksheetTable::reported(dialog)));
        // Three tasks are seen at once.
        const auto* const list = dialog.findChild<QListView*>("tasks");
        QVERIFY(list->minimumHeight() >= 6 * list->fontMetrics().height());
    }

    void aPositionIsAddedOnce()
    {
        WorksheetTable table;
        table.addThree();
        table.sheet().setCaption(2, QStringLiteral("Mate."));
        table.add();
        QCOMPARE(table.sheet().rowCount(), 3);
        QCOMPARE(table.sheet().caption(2), QStringLiteral("Mate."));
        QVERIFY2(table.window.messages().text().contains("Task 3"), qPrintable(table.window.messages().text()));
        QVERIFY(table.window.messages().text().contains("already"));
        table.window.model().setComments(table.window.model().viewedNode(), {"Mate in one."});
        table.add();
        QCOMPARE(table.sheet().rowCount(), 3);
        QCOMPARE(table.sheet().caption(2), QStringLiteral("Mate in one."));
    }

    /** Words that somebody wrote do not go without a word, nor does an answer that came from elsewhere. */
    void whatReplacesWordsIsTold()
    {
        WorksheetTable table;
        table.addThree();
        table.window.model().setComments(table.window.model().viewedNode(), {"Mate in one."});
        table.add();
        QCOMPARE(table.sheet().caption(2), QStringLiteral("Mate in one."));
        QVERIFY2(table.window.messages().text().contains(QStringLiteral("“three”")),
                 qPrintable(table.window.messages().text()));
        const RecordReading read =
            readPositions("6k1/5ppp/8/8/8/8/8/4R1K1 w - - bm Re8#; id \"7\";\n", Registry::standard());
        const Match& pasted = read.matches.front();
        QCOMPARE(table.sheet().addApart(pasted, pasted.start()), Worksheet::Added::New);
        table.window.model().replace(test::matchOf("orthodox", "white: Kg1 Re1; black: Kg8 Pf7 Pg7 Ph7; turn: white"));
        table.add(); // says nothing else
        QCOMPARE(table.sheet().rowCount(), 4);
        table.click("e1");
        table.click("e2");
        QCOMPARE(table.sheet().answer(3), QStringLiteral("1.Re8#"));
        table.window.model().showFirst();
        table.add(); // is another answer
        QCOMPARE(table.sheet().rowCount(), 5);
        QCOMPARE(table.sheet().caption(3), QStringLiteral("7"));
        QCOMPARE(table.sheet().answer(3), QStringLiteral("1.Re8#"));
        QCOMPARE(table.sheet().answer(4), QStringLiteral("1.Re2"));
    }

    void aPositionThatIsSetUpIsAnsweredInItsGame()
    {
        WorksheetTable table;
        table.window.commands()[Command::EditPosition]->trigger();
        table.window.editing().document().change(QStringLiteral("test"), *readSetup(kWorksheetMate));
        table.add();
        table.window.editing().action("playFromHere")->trigger();
        QVERIFY(!table.window.editing().isOn());
        table.click("a1");
        table.click("a8");
        QVERIFY2(table.sheet().answer(0).contains("Ra8#"), qPrintable(table.sheet().answer(0)));
    }

    void focusNeverSlidesOntoRemove()
    {
        WorksheetTable table;
        table.addThree();
        WorksheetDialog* const dialog = table.open();
        for (const char* text : {"&Up", "D&own"}) {
            for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
                if (button->text() == QLatin1String(text))
                    button->setFocus();
            }
            for (int presses = 0; presses < 5; ++presses)
                QTest::keyClick(dialog->focusWidget(), Qt::Key_Space);
            QCOMPARE(dialog->focusWidget(), static_cast<QWidget*>(&dialog->list()));
        }
        QCOMPARE(table.sheet().rowCount(), 3);
        dialog->close();
    }

    void whatWasRemovedIsPutBack()
    {
        WorksheetTable table;
        table.addThree();
        WorksheetDialog* const dialog = table.open();
        auto* const remove = dialog->findChild<QPushButton*>("remove");
        auto* const back = dialog->findChild<QPushButton*>("putBack");
        QVERIFY(!back->isEnabled());
        for (int i = 0; i < 3; ++i)
            remove->click();
        QVERIFY(table.sheet().isEmpty());
        for (int i = 0; i < 3; ++i)
            back->click();
        QVERIFY(!back->isEnabled());
        QCOMPARE(table.sheet().rowCount(), 3);
        QCOMPARE(table.sheet().caption(0), QStringLiteral("one"));
        QCOMPARE(table.sheet().caption(2), QStringLiteral("three"));
        QTRY_VERIFY(dialog->findChild<QPushButton*>("savePdf")->isEnabled());
        dialog->close();
    }

    void tasksBecomeALesson()
    {
        WorksheetTable table;
        table.addThree();
        table.click("c1");
        table.click("c8");
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        dialog.findChild<QLineEdit*>("title")->setText(QStringLiteral("The \"last\" rank"));
        QTRY_VERIFY(!dialog.isMaking());
        dialog.findChild<QPushButton*>("saveLesson")->click();
        QCOMPARE(dialog.findChild<QFileDialog*>()->windowTitle(), QStringLiteral("Save as Lesson"));
        QVERIFY(table.saveAs(dialog, table.folder.filePath("lesson.ringford")).contains("was written"));
        const auto lesson = readLesson(table.bytesOf("lesson.ringford").toStdString(), Registry::standard());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        QCOMPARE(lesson->title, std::string("The \"last\" rank"));
        QCOMPARE(lesson->steps.size(), std::size_t(3));
        QCOMPARE(lesson->steps[0].task.kind, LessonTask::Kind::Read);
        QCOMPARE(lesson->steps[2].task.kind, LessonTask::Kind::Win); // the answer is mate
        QCOMPARE(lesson->steps[2].task.actions, 1);
        QCOMPARE(lesson->steps[2].title, std::string("Task 3"));
        QCOMPARE(lesson->steps[2].text, std::string("three"));
        QCOMPARE(acceptedActions(lesson->steps[2]).size(), std::size_t(1));
        table.window.openLesson(table.folder.filePath("lesson.ringford"));
        auto* const runs = table.window.findChild<LessonWindow*>();
        QVERIFY(runs);
        delete runs;
        // Tasks and pages are written as ever.
        QVERIFY(table.save(dialog, "saveTasks", "tasks.ringford").contains("was written"));
        QVERIFY(!table.bytesOf("tasks.ringford").contains("[Lesson"));
    }

    void savedTasksAreOpenedAgain()
    {
        WorksheetTable table;
        table.addThree();
        table.click("c1");
        table.click("c8");
        WorksheetDialog dialog(table.sheet(), Registry::standard(), table.store);
        QTRY_VERIFY(!dialog.isMaking());
        QVERIFY(table.save(dialog, "saveTasks", "tasks.ringford").contains("was written"));
        Worksheet other;
        WorksheetDialog again(other, Registry::standard(), table.store);
        QTRY_VERIFY(!again.isMaking());
        QVERIFY(!again.findChild<QPushButton*>("savePdf")->isEnabled()); // nothing is there yet: tasks can be fetched
        again.findChild<QPushButton*>("openTasks")->click();
        auto* const asks = again.findChild<QFileDialog*>();
        QVERIFY(asks);
        asks->reject();
        again.readTasks({table.folder.filePath("tasks.ringford")});
        QVERIFY(again.isReading()); // beside the window, which tells it
        QVERIFY2(table.reported(again).contains("is being read"), qPrintable(table.reported(again)));
        QTRY_COMPARE(other.rowCount(), 3);
        QVERIFY(!table.reported(again).contains("is being read"));
        for (int row = 0; row < 3; ++row) {
            QCOMPARE(other.caption(row), table.sheet().caption(row));
            QCOMPARE(other.answer(row), table.sheet().answer(row));
        }
        QVERIFY(!other.isModified()); // they are in that file
        QTRY_VERIFY(again.findChild<QPushButton*>("savePdf")->isEnabled());
        again.readTasks({table.fileWith("[FEN \"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg7# 1-0\n",
                                        QStringLiteral("puzzles.pgn"))});
        QTRY_VERIFY(!again.isReading());
        QVERIFY2(other.rowCount() == 4, qPrintable(table.reported(again)));
        QCOMPARE(other.answer(3), QStringLiteral("1.Qg7#"));
        again.readTasks({table.fileWith("[Game \"orthodox\"]\n\n1. e2-e9 *\n", QStringLiteral("bad.ringford"))});
        QTRY_VERIFY(!again.isReading());
        QVERIFY2(table.reported(again).contains("bad.ringford:3:4"), qPrintable(table.reported(again)));
        again.readTasks({table.folder.filePath("tasks.ringford")});
        QTRY_VERIFY(!again.isReading());
        QCOMPARE(other.rowCount(), 4); // each is there once
        QTRY_VERIFY(!again.isMaking());
        // What was chosen is there again, though nothing was made of it.
        again.findChild<QComboBox*>("turn")->setCurrentIndex(1);
        again.reject();
        QTRY_VERIFY(!again.isMaking());
        WorksheetDialog third(other, Registry::standard(), table.store);
        QCOMPARE(third.findChild<QComboBox*>("turn")->currentIndex(), 1);
        QTRY_VERIFY(!third.isMaking());
    }

    /** Names that are no UTF-8, too, which no dialog of Qt's lists. */
    void tasksOfDroppedFilesAreAdded()
    {
        WorksheetTable table;
        WorksheetDialog* const dialog = table.open();
        QVERIFY(dialog);
        QMimeData data;
        QList<QUrl> addresses;
        for (const QByteArray name : {"tasks\xFF\xC3.pgn", "more.epd", "bad.epd"}) {
            const QByteArray path = table.folder.path().toUtf8() + '/' + name;
            std::ofstream(path.constData())
                << (name == "bad.epd"    ? "7k/8\n"
                    : name == "more.epd" ? "7k/8/6K1/8/8/8/8/5Q2 w - - bm Qf8+;\n"
                                         : "[FEN \"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\"]\n\n*\n");
            addresses += QUrl::fromEncoded("file://" + path.toPercentEncoding("/"));
        }
        data.setUrls(addresses);
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(dialog, &enter);
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(dialog, &drop);
        QVERIFY(drop.isAccepted());
        QTRY_VERIFY(!dialog->isReading());
        QCOMPARE(table.sheet().rowCount(), 2);
        const QString said = table.reported(*dialog);
        QVERIFY2(said.contains("bad.epd") && said.count("added.") == 2, qPrintable(said));
        QTRY_VERIFY(!dialog->isMaking());
        table.sheet().setModified(false);
        dialog->reject();
        // The folder of the table cannot remove it, either.
        std::remove((table.folder.path().toUtf8() + "/tasks\xFF\xC3.pgn").constData());
    }
};

RINGFORD_TEST(TestMainWindowTasks)
#include "test_mainwindow_tasks.moc"
