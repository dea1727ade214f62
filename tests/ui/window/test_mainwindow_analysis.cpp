// SPDX-License-Identifier: GPL-3.0-or-later
// A game is analysed beside everything else: what is written into the record, shown, and taken out again.
#include "engine/pgn/PgnReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/RecordAnalyser.h"
#include "ui/dialogs/AnalysisDialog.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/AnalysisBar.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/panels/ValuesView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/AnalysisController.h"
#include "ui/window/CommandSet.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

#include <string>
#include <utility>

using namespace ringford;
using namespace ringford::ui;
using test::matchOf;
using test::WindowHands;

namespace {

/** A window with a game of chess, and a computer that finds the fourth entry bad: 2... g8-f6 is best. */
struct AnalysisTable : WindowHands {
    explicit AnalysisTable(const char* entries = "e2-e4 e7-e5 g1-f3 f7-f6")
    {
        Match match = matchOf("orthodox");
        test::enterAll(match, entries);
        begin(std::move(match));
        searches.want({"e2-e4", "e7-e5", "g1-f3", "g8-f6", "b1-c3"});
        searches.setCentis({20, 20, 30, 30, 250});
    }
    ~AnalysisTable() { window.model().setModified(false); }

    void begin(Match match)
    {
        window.document().begin(std::move(match));
        window.model().showLast();
        window.model().setModified(false);
    }
    AnalysisDock& dock() { return window.panel<AnalysisDock>(); }
    QString record() const
    {
        const QString text = QString::fromStdString(*writeRecord(window.model().match(), test::testRegistry()));
        return text.section(QStringLiteral("\n\n"), 1).simplified();
    }
    AnalysisDialog* ask()
    {
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        return qobject_cast<AnalysisDialog*>(QApplication::activeModalWidget());
    }
    /** Asks for an analysis as it is offered. */
    void start()
    {
        if (AnalysisDialog* const dialog = ask())
            QTest::keyClick(dialog, Qt::Key_Return);
        else
            qFatal("nothing asks how the game is to be analysed");
        window.activateWindow(); // not all platforms do that by themselves
    }
    void analyse()
    {
        start();
        if (!QTest::qWaitFor([this] { return window.messages().text().contains(QStringLiteral("is done")); }))
            qFatal("the analysis does not end");
    }
    QString listed(const char* entry)
    {
        for (const Node* node = window.model().match().start(); node; node = node->firstChild) {
            if (node->entry().text == entry)
                return moves().indexOf(node).data().toString();
        }
        return {};
    }
    const MovesModel& moves() { return window.moves().view()->moves(); }
    void press(const char* text)
    {
        for (auto* const button : window.messages().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(u'&') == QLatin1String(text))
                button->click();
        }
    }
};

constexpr const char* kAnalysed =
    "{[%eval 0.20]} 1. e2-e4 {[%eval 0.20]} 1... e7-e5 {[%eval 0.30]} 2. g1-f3 {[%eval 0.30]} 2... f7-f6 $4 "
    "{[%eval 2.50] [%judged 4]} (2... g8-f6 {[%better 1]}) *";

} // namespace

class TestMainWindowAnalysis : public QObject {
    Q_OBJECT

private slots:
    /** Seven seats one by one were five lines above the boards. */
    void ofManySeatsItIsToldByColour()
    {
        AnalysisTable table;
        Match match = matchOf("strategic", {}, {{"boards", "8"}});
        for (int board = 1; board <= 8; ++board)
            test::enterAll(match, (std::to_string(board) + ":e2-e4").c_str());
        table.begin(std::move(match));
        table.searches.setCentis(
            {900, -650, -400, -150, 100, 350, 600, 850}); // of the seat; but for the first, reversed
        table.analyse();
        const QString told = table.window.messages().text();
        QVERIFY2(told.startsWith(QStringLiteral("The analysis is done. White: ")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("board")), qPrintable(told));
    }

    /** As the graph calls it, and the list of moves. */
    void whatIsDoubtfulIsCalledSo()
    {
        AnalysisTable table;
        table.searches.setCentis({20, 20, 30, 30, 95});
        table.analyse();
        QCOMPARE(table.window.messages().text(), QStringLiteral("The analysis is done. Black: 1 doubtful."));
    }

    void anAnalysisIsWrittenIntoTheRecord()
    {
        AnalysisTable table;
        QVERIFY(!table.dock().isVisible());
        const QString before = table.record();
        table.analyse();
        QCOMPARE(table.record(), QString::fromLatin1(kAnalysed));
        QCOMPARE(table.window.messages().text(), QStringLiteral("The analysis is done. Black: 1 blunders."));
        QVERIFY(table.window.model().isModified());
        QCOMPARE(table.searches.begun(), 5);
        const SearchTask task = table.searches.lastTask(); // the start comes last
        QCOMPARE(task.before.size(), std::size_t{0});
        QCOMPARE(task.level, 10);
        QCOMPARE(task.threads, 1);
        QCOMPARE(table.listed("f7-f6"), QStringLiteral("f6??"));
        const QModelIndex blunder = table.moves().indexOf(table.window.model().viewedNode());
        QVERIFY(blunder.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("blunder")));
        QVERIFY(table.dock().isVisible());
        QVERIFY(!table.dock().bar().isVisible());
        // One step each way.
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(table.record(), before);
        QVERIFY(!table.dock().isVisible());
        QVERIFY(!table.window.messages().isVisible());
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(table.record(), QString::fromLatin1(kAnalysed));
    }

    /** Nobody loses what another program has found without a word. */
    void valuesOfOthersThatItReplacesAreCounted()
    {
        AnalysisTable table;
        const char* const others = "1. e4 {[%eval 0.20] [%clk 0:01:00]} 1... e5 {[%eval 0.17]} 2. Nf3 {good} "
                                   "2... f6 {[%eval 1.10]} *";
        table.begin(std::move(readPgn(others, test::testRegistry()).matches.front()));
        const QString before = table.record();
        table.analyse();
        const QString told = table.window.messages().text();
        QVERIFY2(told.endsWith("2 values that stood there were replaced."), qPrintable(told));
        QVERIFY(!table.record().contains("0.17"));
        table.press("Undo");
        QCOMPARE(table.record(), before);
    }

    void itIsTakenOutByOneCommand()
    {
        AnalysisTable table;
        const QString before = table.record();
        table.analyse();
        table.window.model().show(table.window.model().match().end()->parent->firstChild->nextSibling); // a better line
        (*table.window.commands()[Command::RemoveAnalysis]).trigger();
        QCOMPARE(table.record(), before);
        QCOMPARE(table.shownEntry(), QStringLiteral("g1-f3"));
        QCOMPARE(table.window.messages().text(), QStringLiteral("The analysis was removed."));
        table.press("Undo");
        QCOMPARE(table.record(), QString::fromLatin1(kAnalysed));
    }

    void whatIsNotThereIsNotOfferedForRemoval()
    {
        AnalysisTable table;
        const QAction* const removal = table.window.commands()[Command::RemoveAnalysis];
        const auto isOffered = [&] {
            QMenu* const menu = table.window.commands().menu(CommandMenu::Tools);
            emit menu->aboutToShow();
            const bool isOn = removal->isEnabled();
            emit menu->aboutToHide();
            return isOn;
        };
        QVERIFY(!isOffered());
        table.analyse();
        QVERIFY(isOffered());
        table.window.commands()[Command::RemoveAnalysis]->trigger();
        QVERIFY(!isOffered());
        table.press("Undo");
        QVERIFY(isOffered());
        table.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(!isOffered());
        table.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(isOffered());
    }

    void aKeyThatRemovesNothingIsAnswered()
    {
        AnalysisTable table;
        QAction* const removal = table.window.commands()[Command::RemoveAnalysis];
        removal->setShortcut(Qt::Key_F9);
        QMenu* const menu = table.window.commands().menu(CommandMenu::Tools);
        emit menu->aboutToShow();
        emit menu->aboutToHide();
        QTest::keyClick(&table.window, Qt::Key_F9);
        QCOMPARE(table.window.messages().text(), QStringLiteral("There is no analysis in this game."));
        table.analyse();
        QTest::keyClick(&table.window, Qt::Key_F9);
        QCOMPARE(table.window.messages().text(), QStringLiteral("The analysis was removed."));
    }

    void theWindowStaysUsableMeanwhile()
    {
        AnalysisTable table;
        table.searches.hold();
        table.start();
        QVERIFY(table.dock().bar().isVisible());
        QTRY_COMPARE(table.searches.begun(), 1);
        auto* const progress = table.dock().bar().findChild<QProgressBar*>();
        QCOMPARE(progress->maximum(), 5);
        QCOMPARE(progress->value(), 0);
        table.drag("f1", "c4");
        QCOMPARE(table.lastEntry(), QStringLiteral("f1-c4"));
        table.window.model().showFirst();
        // Asked again, it offers to cancel.
        QVERIFY(!table.ask());
        QVERIFY(table.window.messages().text().contains(QStringLiteral("already")));
        table.searches.letGo();
        QTRY_VERIFY(!table.dock().bar().isVisible());
        QVERIFY2(table.record().endsWith(QStringLiteral("(2... g8-f6 {[%better 1]}) 3. f1-c4 *")),
                 qPrintable(table.record()));
        QVERIFY(table.window.model().viewedNode()->isRoot());
    }

    void cancellingChangesNothing()
    {
        AnalysisTable table;
        const QString before = table.record();
        table.searches.hold();
        table.start();
        QTRY_COMPARE(table.searches.begun(), 1);
        auto* const cancel = table.dock().bar().findChild<QPushButton*>();
        table.click(*cancel);
        QTRY_COMPARE(table.searches.ended(), 1);
        QVERIFY(!table.dock().isVisible());
        QCOMPARE(table.window.messages().text(), QStringLiteral("The analysis was cancelled."));
        table.searches.letGo();
        QTest::qWait(1);
        QCOMPARE(table.searches.begun(), 1);
        QCOMPARE(table.record(), before);
        QVERIFY(!table.window.model().isModified());
        table.analyse(); // and once more
        QCOMPARE(table.record(), QString::fromLatin1(kAnalysed));
    }

    void whatWasFoundBeforeCancellingCanBeKept()
    {
        AnalysisTable table;
        table.start();
        auto* const progress = table.dock().bar().findChild<QProgressBar*>();
        connect(progress, &QProgressBar::valueChanged, progress, [&table](int value) {
            if (value == 2)
                table.searches.hold();
        });
        QTRY_COMPARE(progress->value(), 2);
        QTRY_COMPARE(table.searches.begun(), 3);
        table.dock().bar().findChild<QPushButton*>()->click();
        QVERIFY2(table.window.messages().text().contains(QStringLiteral("2 of 5")),
                 qPrintable(table.window.messages().text()));
        MatchModel& model = table.window.model(); // a computer goes on
        QVERIFY(!model.play(model.match().actions(model.gameNode()).front()).refusal);
        QVERIFY2(table.window.messages().isVisible() &&
                     table.window.messages().text().contains(QStringLiteral("2 of 5")),
                 qPrintable(table.window.messages().text()));
        table.press("Keep What Was Found");
        QCOMPARE(table.window.messages().text(), QStringLiteral("2 of 5 positions were analysed. Black: 1 blunders."));
        QVERIFY2(table.record().startsWith(QStringLiteral("1. e2-e4 e7-e5 2. g1-f3 {[%eval 0.30]} 2... f7-f6 $4")),
                 qPrintable(table.record()));
    }

    void leavingTheGameMeanwhileAsks()
    {
        AnalysisTable table;
        table.searches.hold();
        table.start();
        QTRY_COMPARE(table.searches.begun(), 1);
        QVERIFY(!table.window.close());
        const auto question = [] { return qobject_cast<QMessageBox*>(QApplication::activeModalWidget()); };
        QVERIFY(question() && question()->objectName() == QStringLiteral("leaveAnalysis"));
        question()->button(QMessageBox::Cancel)->click();
        QVERIFY(table.window.isVisible());
        QVERIFY(table.window.findChild<AnalysisController*>()->analyser().isRunning());
        QVERIFY(!table.window.close());
        question()->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!table.window.isVisible());
        QVERIFY(!table.window.findChild<AnalysisController*>()->analyser().isRunning());
        table.searches.letGo();
    }

    void theGraphTellsPlacesSharesAndLosses()
    {
        AnalysisTable table;
        table.analyse();
        const auto* const graph = table.window.findChild<ValuesView*>();
        const QString spoken = graph->model()->index(4, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.startsWith(QStringLiteral("2… f6??, blunder: White ")), qPrintable(spoken));
        QVERIFY2(spoken.contains(QStringLiteral(" %; Black lost ")), qPrintable(spoken));
        QVERIFY(!graph->model()->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("lost")));
    }

    void anotherGameEndsIt()
    {
        AnalysisTable table;
        table.searches.hold();
        table.start();
        QTRY_COMPARE(table.searches.begun(), 1);
        table.begin(matchOf("checkers"));
        QVERIFY(!table.dock().bar().isVisible());
        table.searches.letGo();
        QTRY_COMPARE(table.searches.ended(), 1);
        QTest::qWait(1);
        QCOMPARE(table.record(), QStringLiteral("*"));
        QVERIFY(!table.window.commands()[Command::Analyse]->isEnabled());
    }

    void deletingItsMovesEndsIt()
    {
        AnalysisTable table;
        table.searches.hold();
        table.start();
        QTRY_COMPARE(table.searches.begun(), 1);
        table.window.moves().deleteFromHere();
        QVERIFY(!table.dock().bar().isVisible());
        QTRY_COMPARE(table.window.messages().text(), QStringLiteral("The analysis was cancelled: its moves are gone."));
        table.searches.letGo();
        QTest::qWait(1);
        QCOMPARE(table.record(), QStringLiteral("1. e2-e4 e7-e5 2. g1-f3 *"));
    }

    void theDialogSaysHowAndHowLong()
    {
        AnalysisTable table;
        table.window.model().show(table.window.model().match().start()->firstChild);
        table.drag("c7", "c5"); // a variation, and the game
        AnalysisDialog* const dialog = table.ask();
        QVERIFY(dialog);
        auto* const effort = dialog->findChild<QComboBox*>(QStringLiteral("effort"));
        auto* const amount = dialog->findChild<QSpinBox*>(QStringLiteral("amount"));
        auto* const line = dialog->findChild<QComboBox*>(QStringLiteral("line"));
        QVERIFY(!amount->isEnabled());
        QVERIFY(!line->isEnabled()); // the main line is shown
        QVERIFY(dialog->choice().budget().most == std::chrono::seconds(1));
        QCOMPARE(amount->text(), QStringLiteral("1 s"));
        effort->setCurrentIndex(static_cast<int>(AnalysisChoice::Effort::Quick));
        QCOMPARE(amount->text(), QStringLiteral("0.3 s"));
        effort->setCurrentIndex(static_cast<int>(AnalysisChoice::Effort::Seconds));
        QCOMPARE(amount->text(), QStringLiteral("2 s"));
        effort->setCurrentIndex(static_cast<int>(AnalysisChoice::Effort::Nodes));
        QVERIFY(amount->isEnabled());
        amount->setValue(5000);
        QCOMPARE(dialog->choice().budget().nodes, std::uint64_t{5000});
        QVERIFY(dialog->choice().budget().most == std::chrono::milliseconds::max());
        effort->setCurrentIndex(static_cast<int>(AnalysisChoice::Effort::Seconds));
        amount->setValue(20);
        QVERIFY(dialog->choice().budget().most == std::chrono::seconds(20));
        QCOMPARE(dialog->choice().nodes, 5000);
        effort->setCurrentIndex(static_cast<int>(AnalysisChoice::Effort::Nodes));
        QCOMPARE(amount->value(), 5000);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("is done")));
        QCOMPARE(table.searches.begun(), 3);
        QCOMPARE(table.searches.lastTask().budget.nodes, std::uint64_t{5000});
    }

    void theLineThatIsShownCanBeAnalysed()
    {
        AnalysisTable table;
        table.window.model().show(table.window.model().match().start()->firstChild);
        table.drag("c7", "c5");
        const Node* const old = table.window.model().match().start()->firstChild->firstChild->nextSibling;
        table.window.model().show(old);
        AnalysisDialog* const dialog = table.ask();
        dialog->findChild<QComboBox*>(QStringLiteral("line"))->setCurrentIndex(1);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("is done")));
        QVERIFY2(table.record().contains(QStringLiteral("2... f7-f6 $4 {[%eval 2.50] [%judged 4]}")),
                 qPrintable(table.record()));
        QVERIFY(!table.record().contains(QStringLiteral("c7-c5 {")));
    }

    void theGraphLeadsToPlaces()
    {
        AnalysisTable table;
        table.analyse();
        ValuesView& graph = table.dock().view();
        QCOMPARE(graph.values().rowCount(), 5);
        QCOMPARE(graph.currentIndex().row(), 4);
        QVERIFY(graph.placeOf(4).y() < graph.placeOf(3).y()); // White stands better at the end
        QTest::mouseClick(graph.viewport(), Qt::LeftButton, {}, graph.placeOf(1).toPoint());
        QCOMPARE(table.shownEntry(), QStringLiteral("e2-e4"));
        QVERIFY(graph.hasFocus());
        table.key(Qt::Key_Right);
        QCOMPARE(table.shownEntry(), QStringLiteral("e7-e5"));
        table.key(Qt::Key_Left);
        table.key(Qt::Key_Left);
        QVERIFY(table.window.model().viewedNode()->isRoot());
        table.key(Qt::Key_End);
        QCOMPARE(table.shownEntry(), QStringLiteral("f7-f6"));
        table.key(Qt::Key_Return);
        QCOMPARE(table.shownEntry(), QStringLiteral("f7-f6"));
        table.window.model().showFirst();
        QCOMPARE(graph.currentIndex().row(), 0);
        const QString end = graph.values().index(4).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(end, QStringLiteral("2… f6??, blunder: White 72 %, Black 28 %; Black lost 19 %"));
        QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&graph);
        QVERIFY(list);
        QVERIFY(list->childCount() >= 5);
    }

    void valuesOfOtherProgramsAreShown()
    {
        WindowHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e4 {[%eval 0.3,20] [%clk 0:01:00]} e7-e5 "
                                             "{[%eval 0.2]} 2. g1-f3 {[%eval #-3]} d7-d6 {[%eval bad]} 3. h2-h3 *\n"));
        QVERIFY(hands.waitForFiles());
        auto& dock = hands.window.panel<AnalysisDock>();
        QTRY_VERIFY(dock.isVisible());
        const Node* const third = hands.window.model().match().start()->firstChild->firstChild->firstChild;
        const MovesModel& moves = hands.window.moves().view()->moves();
        QCOMPARE(moves.indexOf(third).data().toString(), QStringLiteral("Nf3??"));
        QVERIFY(moves.indexOf(third).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("blunder")));
        QVERIFY(!dock.view().values().valueAt(4).shares);
        QCOMPARE(dock.view().values().index(4).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("2… d6: no value"));
        QVERIFY(!hands.window.model().isModified());
        dock.view().grab(); // gaps and ends are drawn
        hands.window.commands()[Command::RemoveAnalysis]->trigger();
        QTRY_VERIFY(!dock.isVisible());
        QCOMPARE(moves.indexOf(third).data().toString(), QStringLiteral("Nf3"));
        QCOMPARE(hands.window.model().match().start()->firstChild->comments(),
                 std::vector<std::string>{"[%clk 0:01:00]"});
        hands.window.model().setModified(false);
    }

    void hostileValuesDoNoHarm()
    {
        QByteArray record = "[Game \"circular\"]\n[Options \"players=3\"]\n\n{[%shares 40,35,25] [%shares 1,2]} *\n";
        record += "\n[Game \"orthodox\"]\n\n{[%eval 99999999999999]} 1. e2-e4 {";
        for (int i = 0; i < 20'000; ++i)
            record += "[%eval x]";
        record += "} e7-e5 {[%judged 9] [%better 77777777777]} *\n";
        WindowHands hands;
        hands.window.openFile(hands.fileWith(record));
        QVERIFY(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return);
        QVERIFY(hands.waitForFiles());
        QVERIFY(!hands.window.panel<AnalysisDock>().isVisible());
    }

    void manySeatsHaveDots()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        for (int i = 0; i < 4; ++i) {
            QVERIFY(match.play(match.actions(match.gameNode()).front()));
            match.addComment(match.gameNode(), "[%shares 40,35,25]");
        }
        AnalysisTable table;
        table.begin(std::move(match));
        QTRY_VERIFY(table.dock().isVisible());
        ValuesView& graph = table.dock().view();
        QVERIFY(graph.values().seatAt(1) == Seat{0});         // who has acted, and whose action may be marked
        QVERIFY(graph.placeOf(1).y() < graph.placeOf(2).y()); // 40 for the first seat, 35 for the second
        QVERIFY(graph.placeOf(2).y() < graph.placeOf(3).y());
        QVERIFY(graph.values().index(1).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("40 %")));
        graph.grab();
    }

    void threeSeatsAreAnalysed()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        for (int i = 0; i < 3; ++i)
            QVERIFY(match.play(match.actions(match.gameNode()).back()));
        AnalysisTable table;
        table.begin(std::move(match));
        table.searches.want({});
        table.analyse();
        QVERIFY2(table.record().startsWith(QStringLiteral("{[%shares 33.4,33.3,33.3]}")), qPrintable(table.record()));
        // How it stands at four places, at three of them the best action, and that beside the one that was played.
        QCOMPARE(table.searches.begun(), 10);
        QVERIFY(table.searches.lastTask().opponents == Opponents::Against);
        const QString written = table.record();
        table.window.commands()[Command::RemoveAnalysis]->trigger();
        QVERIFY(!table.record().contains(u'%'));
        table.window.moves().edits()->undo();
        QCOMPARE(table.record(), written);
    }

    void aFinishedGameIsAnalysed()
    {
        AnalysisTable table("f2-f3 e7-e5 g2-g4 d8-h4");
        table.analyse();
        QCOMPARE(table.searches.begun(), 4); // not where it is over
        const ValuesModel& values = table.dock().view().values();
        QCOMPARE(values.valueAt(values.rowCount() - 1).shares.value(), (Shares{0, 1000}));
    }

    void whileAPositionIsSetUpItIsNotOffered()
    {
        AnalysisTable table;
        table.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(!table.window.commands()[Command::Analyse]->isEnabled());
        QVERIFY(!table.window.commands()[Command::RemoveAnalysis]->isEnabled());
        table.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(table.window.commands()[Command::Analyse]->isEnabled());
    }
};

RINGFORD_TEST(TestMainWindowAnalysis)
#include "test_mainwindow_analysis.moc"
