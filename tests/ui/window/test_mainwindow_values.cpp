// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands better: when it is shown, what is said, and the line that can be looked at on a small board.
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/CutTexts.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/computer/CountedGame.h"
#include "ui/computer/ValueSearch.h"
#include "ui/files/Document.h"
#include "ui/gallery/BoardPreview.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/LineBoard.h"
#include "ui/panels/LineView.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/ValueBar.h"
#include "ui/panels/ValuesDock.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/HintController.h"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using test::WindowHands;

namespace {

/** A window that shows who stands better, if nothing speaks against it. */
struct ValuesTable : WindowHands {
    explicit ValuesTable(Match match = matchOf("orthodox"))
    {
        searches.setValue(300);
        searches.setPlies(3);
        searches.want({"e2-e4", "e7-e5", "g1-f3", "b8-c6"});
        program.settings.set(&Settings::values, true);
        window.document().begin(std::move(match));
    }
    ~ValuesTable() { window.model().setModified(false); }

    ValuesDock& dock() { return window.panel<ValuesDock>(); }
    QAction& action(Command command) { return *window.commands()[command]; }
    bool waitForLine()
    {
        return QTest::qWaitFor([this] { return dock().line().count() > 0; });
    }
    bool isOn() const { return find<ValueSearch>()->isOn(); }
    QString board() { return dock().lineBoard()->board().accessibleDescription(); }
    bool isBoardShown() { return dock().lineBoard() && dock().lineBoard()->isVisible(); }
};

/** A game between two persons that counts for an event. */
Match eventGame()
{
    Match match = matchOf("orthodox");
    match.tags().others = {{"Event", "Club Cup"}, {"Round", "3"}};
    match.tags().seatNames = {"Ann", "Ben"};
    return match;
}

} // namespace

class TestMainWindowValues : public QObject {
    Q_OBJECT

private slots:
    void itIsOffAtFirst()
    {
        WindowHands hands;
        QVERIFY(!hands.settings().values);
        QVERIFY(!hands.window.commands()[Command::Values]->isChecked());
        QVERIFY(!hands.window.panel<ValuesDock>().isVisible());
        hands.key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(hands.settings().values);
        QVERIFY(hands.window.panel<ValuesDock>().isVisible());
        QTRY_VERIFY(hands.searches.begun() > 0);
        // The words change as soon as the search has something to say.
        QTRY_VERIFY(Announcer::of(hands.window).said().contains(hands.window.panel<ValuesDock>().text()));
        hands.key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!hands.settings().values);
        QVERIFY(!hands.window.panel<ValuesDock>().isVisible());
    }

    /** The search takes seconds: until it was over the key seemed to do nothing, and switching off was silent. */
    void switchingIsHeard()
    {
        ValuesTable table; // on
        QVERIFY(table.waitForLine());
        const QStringList& said = Announcer::of(table.window).said();
        table.searches.hold();
        table.key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(said.last(), QStringLiteral("Who stands better is no longer shown."));
        table.key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(said.last(), QStringLiteral("Who stands better: looking at this place."));
        table.searches.letGo();
        QTRY_VERIFY(said.last().contains(QStringLiteral("better (+")));
        const qsizetype told = said.size();
        // What is known at once is told at once, and nothing else.
        table.key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!table.window.model().retire(Side{0}, Retire::Resigned).refusal);
        table.key(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(said.last(), table.dock().text());
        QVERIFY(said.size() > told);
        QCOMPARE(said.count(QStringLiteral("Who stands better: looking at this place.")), 1);
    }

    void whereRoomIsShortTheDepthIsLeftOut()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        const auto& words = *table.find<ElidedLabel>(QStringLiteral("standing"));
        const int whole = words.fontMetrics().horizontalAdvance(words.text());
        QVERIFY(words.text().contains(QStringLiteral(" · depth ")));
        QCOMPARE(words.seen(whole - 1), words.text().section(QStringLiteral(" · "), 0, 0));
        table.window.model().retire(Side{0}, Retire::Resigned); // nothing shorter is kept of what is no longer true
        QCOMPARE(words.seen(whole), table.dock().text());
    }

    /** Where there is no room for both, the list of charges lay over it in a game that came while it was on. */
    void itLiesInFrontAsLongAsItIsOn()
    {
        WindowHands hands;
        hands.window.resize(1240, 760);
        const ValuesDock& dock = hands.window.panel<ValuesDock>();
        const auto isSeen = [&dock] {
            for (int round = 0; round < 6; ++round)
                QCoreApplication::processEvents();
            return dock.isVisible() && !dock.visibleRegion().isEmpty();
        };
        hands.window.commands()[Command::Values]->trigger();
        QVERIFY(isSeen());
        hands.window.model().replace(matchOf("longchess", {}, {{"artillery", "on"}}));
        QVERIFY(isSeen());
        QVERIFY(
            !hands.window.tabifiedDockWidgets(hands.window.findChild<ValuesDock*>()).isEmpty()); // else it is no test
        hands.window.resize(1000, 700); // panels are folded anew
        QVERIFY(isSeen());
        hands.window.commands()[Command::Values]->trigger();
    }

    void aHintIsTheFirstActionOfTheLine()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        const int begun = table.searches.begun();
        const auto& hint = *table.window.findChild<HintController*>();
        table.searches.want({"d2-d4"});
        table.key(Qt::Key_H);
        QTRY_VERIFY(hint.shown());
        QCOMPARE(table.window.model().game().text(table.window.model().position(), *hint.shown()),
                 std::string("e2-e4"));
        QCOMPARE(table.searches.begun(), begun); // it was known
    }

    void aHintEndsWhatIsThoughtOfThePlace()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.searches.hold();
        table.drag("e2", "e4");
        const auto& values = *table.find<ValueSearch>();
        QTRY_VERIFY(table.searches.begun() > table.searches.ended());
        const auto& hint = *table.window.findChild<HintController*>();
        table.key(Qt::Key_H);
        table.key(Qt::Key_H); // which is not asked twice
        QTRY_VERIFY(hint.shown());
        QVERIFY(!values.isThinking());
        QCOMPARE(*hint.shown(), values.report()->lines.front().actions.front());
        table.key(Qt::Key_H);
        QCOMPARE(test::lineTo(table.window.model().gameNode()), QStringLiteral("e2-e4 e7-e5"));
    }

    void aHintOfOneBoardOfManyIsThatOfTheLine()
    {
        ValuesTable table(matchOf("multiplayer"));
        QVERIFY(table.waitForLine());
        const int begun = table.searches.begun();
        table.searches.want({"1:a2-a3"});
        table.key(Qt::Key_H);
        const auto& hint = *table.window.findChild<HintController*>();
        QTRY_VERIFY(hint.shown());
        QCOMPARE(*hint.shown(), table.find<ValueSearch>()->report()->lines.front().actions.front());
        QCOMPARE(table.searches.begun(), begun);
    }

    void aHintIsFoundWhileOthersPlay()
    {
        ValuesTable table(matchOf("multiplayer"));
        QVERIFY(table.waitForLine());
        table.searches.hold();
        table.drag("3:d2", "3:d4");
        QTRY_VERIFY(table.searches.begun() > table.searches.ended());
        table.key(Qt::Key_H);
        table.drag("1:d2", "1:d4"); // another than the board of the hint
        table.searches.letGo();
        QTRY_VERIFY(table.window.findChild<HintController*>()->shown());
    }

    /** Whoever plays beside others at the table need not wait until those have played. */
    void aHintIsForTheBoardOfTheCursor()
    {
        ValuesTable table(matchOf("strategic", {}, {{"boards", "3"}}));
        table.window.board().setFocus();
        table.window.board().setCursorCell(*table.window.model().description().board.find("2:e2"));
        table.searches.want({"2:e2-e4"});
        table.key(Qt::Key_H);
        const auto& hint = *table.window.findChild<HintController*>();
        QTRY_VERIFY(hint.shown());
        const auto& model = table.window.model();
        const auto seat = model.game().actor(model.position(), *hint.shown());
        QVERIFY(model.description().side(Side{2}).face == 1);
        QVERIFY(seat == model.description().side(Side{2}).seat);
    }

    /** What computers play at once is followed by eyes alone: the words changed to a question at each action. */
    void whileComputersPlayWhatWasSeenLastStays()
    {
        Match match = matchOf("orthodox");
        ComputerSeats seats(match);
        seats.setLevel(Seat{1}, 3);
        seats.write(match.game().description(), match.tags());
        ValuesTable table(std::move(match));
        QVERIFY(table.waitForLine());
        const QString before = table.dock().text();
        table.searches.hold();
        table.drag("e2", "e4");
        QTRY_VERIFY(table.searches.begun() > table.searches.ended());
        QCOMPARE(table.dock().text(), before);
        QVERIFY(table.dock().line().count() > 0);
        table.searches.setValue(100);
        table.searches.letGo();
        QTRY_VERIFY(table.dock().text() != before);
        // Another match has nothing of it.
        table.searches.hold();
        table.window.document().begin(matchOf("orthodox"));
        QCOMPARE(table.dock().text(), QStringLiteral("Looking at this place…"));
        table.searches.letGo();
    }

    /** The line begins with what is to be found. */
    void aPuzzleIsNotSolvedUnasked()
    {
        ValuesTable table;
        QVERIFY(table.isOn());
        Match puzzle = matchOf("orthodox", "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white");
        test::enterAll(puzzle, "a1-a8");
        puzzle.goTo(puzzle.start());
        table.window.document().begin(std::move(puzzle));
        QVERIFY(!table.isOn());
        QVERIFY(!table.window.panel<ValuesDock>().isVisible());
        QVERIFY(table.action(Command::Values).toolTip().contains(QStringLiteral("what follows is hidden")));
        table.window.findChild<QPushButton*>(QStringLiteral("showSolution"))->click();
        QTRY_VERIFY(table.isOn());
    }

    void aHintIsFoundWhereTheValuesAreSwitchedOffMeanwhile()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.searches.hold();
        table.drag("e2", "e4");
        QTRY_VERIFY(table.searches.begun() > table.searches.ended());
        table.key(Qt::Key_H);
        table.key(Qt::Key_B, Qt::ControlModifier);
        table.searches.letGo();
        QTRY_VERIFY(table.window.findChild<HintController*>()->shown());
    }

    void itTellsWhoStandsBetterAndTheLine()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        QCOMPARE(table.dock().text(), QStringLiteral("White better (+3.00) · depth 0"));
        QCOMPARE(table.dock().bar().accessibleDescription(), QStringLiteral("White 65 %; Black 35 %"));
        QCOMPARE(table.dock().line().texts(), QStringList({"e4", "e5", "Nf3"}));
        QCOMPARE(table.dock().line().accessibleDescription(), QStringLiteral("e4; e5; knight f3"));
        QCOMPARE(table.dock().line().item(2)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("knight f3"));
        table.drag("e2", "e4");
        QCOMPARE(table.dock().text(), QStringLiteral("Looking at this place…"));
        QCOMPARE(table.dock().line().count(), 0);
        QVERIFY(table.waitForLine());
        QCOMPARE(table.dock().bar().accessibleDescription(), QStringLiteral("White 35 %; Black 65 %"));
        QCOMPARE(table.dock().line().texts().front(), QStringLiteral("e5"));
    }

    void aForcedEndIsTold()
    {
        ValuesTable table;
        table.searches.setEnd(3);
        table.drag("e2", "e4");
        QVERIFY(table.waitForLine());
        QVERIFY2(table.dock().text().startsWith(QStringLiteral("Win for Black in 2 move")),
                 qPrintable(table.dock().text()));
    }

    void aResultTakesItsPlace()
    {
        ValuesTable table(matchOf("orthodox", "white: Kb6 Qc1; black: Ka8; turn: white"));
        QVERIFY(table.waitForLine());
        table.drag("c1", "c8");
        QCOMPARE(table.dock().text(), QStringLiteral("White won: checkmate."));
        QVERIFY(!table.dock().line().isVisible()); // a frame around nothing
        QCOMPARE(table.dock().bar().accessibleDescription(), QStringLiteral("White 100 %"));
        QCOMPARE(table.dock().line().count(), 0);
    }

    /** Who won with whom is long, and was cut above empty lines. */
    void aLongResultIsReadWhole()
    {
        Match match = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        match.tags().seatNames = {"Wilhelmina Maria", "Ann", "Maximilian Moritz", "Ben"};
        ValuesTable table(std::move(match));
        for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
            table.window.resize(size);
            QTest::qWait(20); // panels share the room
            table.dock().raise();
            for (const std::uint8_t side : {1, 3})
                table.window.model().retire(Side{side}, Retire::Resigned);
            QVERIFY(table.window.model().gameNode()->outcome().decided());
            QVERIFY(table.dock().text().contains(QStringLiteral("Moritz")));
            QTest::qWait(20);
            QCOMPARE(test::cutTexts(table.dock()), QStringList());
            for (const ElidedLabel* const label : table.dock().findChildren<ElidedLabel*>())
                QVERIFY2(label->isHidden() || !label->isCut(label->width()), qPrintable(label->text()));
        }
    }

    void pointingAtAnActionShowsWhatItLeadsTo()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        LineView& line = table.dock().line();
        const auto point = [&](int number) {
            const QPoint place = line.visualItemRect(line.item(number)).center();
            QTest::mouseMove(line.viewport(), place + QPoint(2, 0));
            QTest::mouseMove(line.viewport(), place);
        };
        point(0);
        QTRY_VERIFY(table.isBoardShown());
        QTRY_VERIFY2(table.board().contains(QStringLiteral("e4, white pawn")), qPrintable(table.board()));
        QVERIFY(!table.board().contains(QStringLiteral("e5, black pawn")));
        point(1);
        QTRY_VERIFY(table.board().contains(QStringLiteral("e5, black pawn")));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(line.viewport(), &leave);
        QVERIFY(!table.isBoardShown());
        QVERIFY(table.window.model().gameNode()->isRoot());
    }

    /** All of sixteen boards were as small as letters. */
    void ofManyBoardsThatOfTheActionIsLarge()
    {
        ValuesTable few(matchOf("multiplayer", {}, {{"players", "3"}}));
        QVERIFY(few.waitForLine());
        few.dock().line().setFocus(Qt::TabFocusReason);
        QVERIFY(few.isBoardShown());
        QVERIFY(!few.dock().lineBoard()->board().focusedFace());
        ValuesTable many(matchOf("multiplayer", {}, {{"players", "8"}}));
        QVERIFY(many.waitForLine());
        many.dock().line().setFocus(Qt::TabFocusReason);
        QVERIFY(many.isBoardShown());
        const MatchModel& model = many.window.model();
        const auto taken = model.game().take(model.position(), many.find<ValueSearch>()->report()->lines[0].actions[0]);
        QVERIFY(taken);
        const int face = model.description().side(taken->side).face;
        QCOMPARE(many.dock().lineBoard()->board().focusedFace(), std::optional(face));
    }

    /** Cells of eight pixels: nobody saw what stood on them. */
    void longBoardsTakeTheWidthOfTheWindow_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("cell");
        QTest::newRow("Longchess") << QStringLiteral("longchess") << 19;
        QTest::newRow("eight boards side by side") << QStringLiteral("strategic") << 17;
    }
    void longBoardsTakeTheWidthOfTheWindow()
    {
        QFETCH(const QString, id);
        QFETCH(const int, cell);
        const bool isStrategic = id == QStringLiteral("strategic");
        ValuesTable table(matchOf(id.toStdString(), {}, isStrategic ? OptionValues{{"boards", "8"}} : OptionValues{}));
        QVERIFY(table.waitForLine());
        table.window.resize(1280, 800);
        table.dock().line().setFocus(Qt::TabFocusReason);
        QVERIFY(table.isBoardShown());
        const Face& face = table.window.model().game().board().faces().front();
        const QSize size = table.dock().lineBoard()->board().size();
        QVERIFY2(std::max(size.width(), size.height()) >= cell * face.columns,
                 qPrintable(QString::number(size.width())));
        QVERIFY(size.width() < table.window.width());
    }

    void keysStepAlongTheLine()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.dock().line().setFocus(Qt::TabFocusReason);
        QVERIFY(table.isBoardShown());
        QVERIFY(table.board().contains(QStringLiteral("e4, white pawn")));
        table.key(Qt::Key_Right);
        QVERIFY(table.board().contains(QStringLiteral("e5, black pawn")));
        table.key(Qt::Key_Right);
        QVERIFY(table.board().contains(QStringLiteral("f3, white knight")));
        table.key(Qt::Key_Left);
        QVERIFY(!table.board().contains(QStringLiteral("f3, white knight")));
        table.key(Qt::Key_Escape);
        QVERIFY(!table.isBoardShown());
        QVERIFY(table.dock().line().hasFocus());
        table.key(Qt::Key_Right);
        QVERIFY(table.isBoardShown());
        table.window.board().setFocus();
        QVERIFY(!table.isBoardShown());
    }

    void aLineThatIsLookedAtStays()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.dock().line().setFocus(Qt::TabFocusReason);
        QVERIFY(table.isBoardShown());
        SearchReport other;
        other.seat = Seat{0};
        other.lines.push_back({{*table.window.model().game().parse(table.window.model().position(), "d2-d4")}, {0, 0}});
        table.dock().setReport(&other, true);
        QCOMPARE(table.dock().line().texts().front(), QStringLiteral("e4"));
        QVERIFY(table.isBoardShown());
        table.key(Qt::Key_Escape);
        QCOMPARE(table.dock().line().texts(), QStringList("d4"));
        // Of another place it does not.
        table.dock().line().setFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Right);
        table.window.model().setGameNode(table.window.model().gameNode());
        QVERIFY(test::playText(table.window.model(), "a2-a3"));
        QVERIFY(!table.isBoardShown());
        QCOMPARE(table.dock().line().count(), 0);
    }

    void anotherGameIsTakenOver()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.window.document().begin(matchOf("circular", {}, {{"players", "3"}}));
        QCOMPARE(table.dock().line().count(), 0);
        QVERIFY(table.waitForLine());
        QCOMPARE(table.dock().bar().accessibleDescription().count(u';'), 2);
    }

    void closingThePanelSwitchesItOff()
    {
        ValuesTable table;
        QVERIFY(table.dock().isVisible());
        table.dock().close();
        QTRY_VERIFY(!table.settings().values);
        QVERIFY(!table.action(Command::Values).isChecked());
        table.action(Command::Values).trigger();
        QVERIFY(table.dock().isVisible());
        table.window.document().begin(matchOf("checkers"));
        QVERIFY(table.dock().isVisible());
    }

    void closingAllWindowsDoesNot()
    {
        ValuesTable table;
        table.dock().setFloating(true);
        QVERIFY(table.dock().isVisible());
        table.window.model().setModified(false);
        QApplication::closeAllWindows();
        QTRY_VERIFY(!table.window.isVisible());
        QVERIFY(!table.dock().isVisible());
        QCoreApplication::processEvents();
        QVERIFY(table.settings().values);
    }

    void nobodyThinksOfWhatNobodySees()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.action(Command::Values).trigger();
        table.drag("e2", "e4");
        QVERIFY(!table.isOn());
        QVERIFY(table.window.commands().menu(CommandMenu::View)->actions().indexOf(table.dock().toggleViewAction()) <
                0);
    }

    void behindTheTabOfAnotherPanelItRests()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        QDockWidget& moves = table.window.panel<MovesDock>();
        table.window.tabifyDockWidget(&table.dock(), &moves);
        moves.raise();
        QTRY_VERIFY(!table.dock().isSeen());
        table.drag("e2", "e4");
        QVERIFY(!table.isOn());
        table.dock().raise();
        QTRY_VERIFY(table.isOn());
        QVERIFY(table.waitForLine());
        QCOMPARE(table.dock().line().texts().front(), QStringLiteral("e5"));
    }

    void aGameThatCountsIsNotHelped()
    {
        ValuesTable table(eventGame());
        QVERIFY(!table.dock().isVisible());
        QVERIFY(!table.action(Command::Values).isEnabled());
        QVERIFY2(table.action(Command::Values).toolTip().contains(QStringLiteral("Club Cup")),
                 qPrintable(table.action(Command::Values).toolTip()));
        QVERIFY(table.action(Command::Values).isChecked());
        QCOMPARE(table.searches.begun(), 0);
        table.window.model().agreeDraw();
        QVERIFY(table.dock().isVisible());
        QVERIFY(table.action(Command::Values).isEnabled());
        QVERIFY(table.settings().values);
    }

    void whatCountsIsToldByTheTags()
    {
        QVERIFY(countedFor(eventGame()) == std::optional<std::string>("Club Cup"));
        Match match = eventGame();
        match.tags().others.pop_back();
        QVERIFY(!countedFor(match));
        match = eventGame();
        match.tags().others[0].second = "?";
        QVERIFY(!countedFor(match));
        match = eventGame();
        match.tags().seatNames[1].clear();
        QVERIFY(!countedFor(match));
        match = eventGame();
        match.setStatedResult(StatedResult{{}, "1-0"});
        QVERIFY(!countedFor(match));
        match = eventGame();
        ComputerSeats seats(match);
        seats.setLevel(Seat{1}, 3);
        seats.write(match.game().description(), match.tags());
        QVERIFY(!countedFor(match));
    }

    void whoGivesASeatToTheComputerIsToldThatTheGameDoesNotCount()
    {
        ValuesTable table(eventGame());
        table.key(Qt::Key_K, Qt::ControlModifier);
        const QString text = table.window.messages().text();
        QVERIFY2(text.endsWith(QStringLiteral("the game does not count for “Club Cup”.")), qPrintable(text));
        table.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!table.window.messages().text().contains(QStringLiteral("Club Cup")));
    }

    void nothingIsToldOfAHiddenBoard()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "10+5";
        ValuesTable table(std::move(match));
        table.program.settings.set(&Settings::hidesInPause, true);
        QVERIFY(table.waitForLine());
        table.drag("e2", "e4");
        table.key(Qt::Key_P);
        QVERIFY(table.window.clocks().isPaused());
        QVERIFY(!table.dock().isVisible());
        QVERIFY(!table.action(Command::Values).isEnabled());
        table.key(Qt::Key_P);
        QVERIFY(table.dock().isVisible());
        table.key(Qt::Key_P);
        table.program.settings.set(&Settings::hidesInPause, false);
        QVERIFY(table.dock().isVisible());
    }

    void practiceAndTheEditorHideIt()
    {
        ValuesTable table;
        QVERIFY(table.waitForLine());
        table.action(Command::Practice).trigger();
        QVERIFY(!table.dock().isVisible());
        QVERIFY(!table.action(Command::Values).isEnabled());
        table.action(Command::Practice).trigger();
        QVERIFY(table.dock().isVisible());
        QVERIFY(table.action(Command::Values).isEnabled());
        table.action(Command::EditPosition).trigger();
        QVERIFY(!table.dock().isVisible());
        QVERIFY(!table.action(Command::Values).isEnabled());
        table.action(Command::EditPosition).trigger();
        QVERIFY(table.dock().isVisible());
        QVERIFY(table.action(Command::Values).isEnabled());
        QVERIFY(table.waitForLine());
    }
};

RINGFORD_TEST(TestMainWindowValues)
#include "test_mainwindow_values.moc"
