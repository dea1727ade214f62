// SPDX-License-Identifier: GPL-3.0-or-later
// Each controller of the window by itself: made from the parts that it needs, in a window that has nothing else.
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/EditSession.h"
#include "ui/files/Document.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/MatchSession.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/Panels.h"
#include "ui/panels/PracticeBar.h"
#include "ui/panels/SeatsDock.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ClockController.h"
#include "ui/window/CommandSet.h"
#include "ui/window/DrawingController.h"
#include "ui/window/FileController.h"
#include "ui/window/FileMenu.h"
#include "ui/window/GameArea.h"
#include "ui/window/GameController.h"
#include "ui/window/HelpController.h"
#include "ui/window/LastGame.h"
#include "ui/window/LessonController.h"
#include "ui/window/MovesController.h"
#include "ui/window/PracticeController.h"
#include "ui/window/Program.h"
#include "ui/window/ProjectorController.h"
#include "ui/window/StageController.h"
#include "ui/window/TableController.h"
#include "ui/window/ViewController.h"
#include "ui/window/WindowLayout.h"
#include "ui/window/WorksheetController.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QUndoStack>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

/** The parts that controllers are made from. */
struct Parts {
    QTemporaryDir folder;
    QSettings file{folder.filePath("settings.ini"), QSettings::IniFormat};
    Program program{test::testRegistry(), file};
    QMainWindow window;
    MatchSession session{matchOf("checkers")};
    MatchModel& match = session.match();
    Document document{program.registry, match};
    ClockModel& clocks = session.clocks();
    CommandSet commands{&window};
    GameArea* area = new GameArea(match, document, &window);
    BoardView& board = area->board();
    MessageBar& messages = area->messages();
    Panels panels{window, match, clocks, board};
    MovesDock& moves = *panels.find<MovesDock>();
    FileController files{window, document, match, messages, folder.path()};
    QToolBar& touchBar = *window.addToolBar("touch");
    DrawingController drawing{{window, match, board, *moves.edits(), commands}};
    WindowLayout layout{{window, match, board, panels, touchBar}};
    StageController stage{{window, match, clocks, *area, *moves.edits(), drawing, layout, commands, files}};

    Parts() { window.setCentralWidget(area); }
    ~Parts() { moves.edits()->disconnect(); }

    ViewController* view() { return new ViewController({window, program.settings, match, board, messages, commands}); }
    void play() { QVERIFY(!match.play(match.possibleActions().front()).refusal); }
};

} // namespace

class TestControllers : public QObject {
    Q_OBJECT

private slots:
    void viewCarriesChoicesBetweenSettingsMenuAndBoard()
    {
        Parts parts;
        parts.view();
        parts.commands[Command::Coordinates]->trigger();
        QVERIFY(!parts.program.settings.value().coordinates);
        QVERIFY(!parts.board.boardScene().appearance().showsCoordinates);
        parts.program.settings.set(&Settings::coordinates, true);
        QVERIFY(parts.commands[Command::Coordinates]->isChecked());
        parts.commands[Command::ShowDrawings]->trigger();
        QVERIFY(!parts.board.boardScene().appearance().showsDrawings);
    }

    void tableFollowsSeatsOfItsOwnGameAlone()
    {
        Parts parts;
        ViewController* const view = parts.view();
        const TableController table({parts.window, parts.program.settings, parts.match, parts.board,
                                     *parts.panels.find<SeatsDock>(), parts.commands, *view});
        parts.match.replace(matchOf("toy"));
        parts.commands.menu(CommandMenu::Followed)->actions().at(1)->trigger();
        QVERIFY(view->appearance().followed.contains(Seat{1}));
        parts.program.settings.set(&Settings::followed, SeatSet()); // by another window
        QVERIFY(view->appearance().followed.contains(Seat{1}));
        parts.match.replace(matchOf("checkers"));
        QVERIFY(view->appearance().followed.empty());
    }

    void movesAreSteppedThroughAsFarAsThereAreSome()
    {
        Parts parts;
        const MovesController moves({parts.window, parts.match, *parts.area, parts.moves, parts.commands, parts.stage});
        QVERIFY(!parts.commands[Command::Previous]->isEnabled() && !parts.commands[Command::Next]->isEnabled());
        parts.play();
        QVERIFY(parts.commands[Command::Previous]->isEnabled() && !parts.commands[Command::Next]->isEnabled());
        parts.commands[Command::Previous]->trigger();
        QVERIFY(parts.match.viewedNode()->isRoot());
        QVERIFY(parts.commands[Command::Next]->isEnabled());
        parts.match.setModified(false);
    }

    void drawingGivesTakeBackAnotherMeaning()
    {
        Parts parts;
        parts.play();
        QVERIFY(parts.commands[Command::TakeBack]->isEnabled());
        parts.commands[Command::Draw]->trigger();
        QCOMPARE(&parts.board.tool(), &parts.drawing.tool());
        QVERIFY(!parts.commands[Command::TakeBack]->isEnabled()); // nothing is drawn
        parts.commands[Command::Draw]->trigger();
        parts.commands[Command::TakeBack]->trigger();
        QVERIFY(parts.match.gameNode()->isRoot());
        parts.match.setModified(false);
    }

    void stageTakesAwayWhatIsForPlaying()
    {
        Parts parts;
        const QSignalSpy changed(&parts.stage, &StageController::changed);
        parts.commands[Command::EditPosition]->trigger();
        QVERIFY(parts.stage.isOn());
        QCOMPARE(parts.stage.stage(), &parts.stage.edit());
        for (const QAction* const action : parts.commands.ofPlay())
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        parts.stage.leave();
        QVERIFY(!parts.stage.isOn() && !parts.commands[Command::EditPosition]->isChecked());
        QCOMPARE(changed.size(), 2);
    }

    void gameBeginsAgainWithTheSeatsMovedOn()
    {
        Parts parts;
        const ViewController* const view = parts.view();
        GameController game({parts.window, parts.program, parts.match, parts.document, parts.files, *parts.area,
                             parts.commands, parts.stage, *view});
        QVERIFY(parts.commands[Command::Resign]->isEnabled());
        MatchTags tags = parts.match.match().tags();
        tags.seatNames = {"Ann", "Ben"};
        parts.match.setTags(tags);
        parts.match.setModified(false);
        parts.commands[Command::Rematch]->trigger();
        QCOMPARE(parts.match.match().tags().seatNames.front(), "Ben");
    }

    void clocksCannotBePausedWhereThereAreNone()
    {
        Parts parts;
        const ClockController clocks({parts.window, parts.match, parts.clocks, parts.document, parts.board,
                                      parts.commands, parts.stage, parts.messages, parts.program.settings});
        QVERIFY(!parts.commands[Command::Pause]->isEnabled());
        Match timed = matchOf("checkers");
        timed.tags().clock = "300";
        parts.match.replace(std::move(timed));
        QVERIFY(parts.commands[Command::Pause]->isEnabled());
    }

    void layoutRemembersWhereTheWindowWas()
    {
        Parts parts;
        parts.layout.restore({});
        WindowMemory memory;
        parts.layout.remember(memory);
        QVERIFY(!memory.geometry.isEmpty() && !memory.arrangement.isEmpty());
    }

    void practiceCountsInABar()
    {
        Parts parts;
        ViewController* const view = parts.view();
        ProjectorController projector(
            {parts.window, parts.match, *parts.area, parts.panels, parts.layout, parts.commands, parts.stage, *view});
        const PracticeController practice({parts.window, parts.match, *parts.area, parts.commands, projector});
        QVERIFY(practice.bar().isHidden());
        parts.commands[Command::Practice]->trigger();
        QVERIFY(!practice.bar().isHidden());
    }

    void projectorGivesTheBoardAnAppearanceOfItsOwn()
    {
        Parts parts;
        ViewController* const view = parts.view();
        ProjectorController projector(
            {parts.window, parts.match, *parts.area, parts.panels, parts.layout, parts.commands, parts.stage, *view});
        const double usual = parts.board.boardScene().appearance().markScale;
        parts.commands[Command::Projector]->trigger();
        QVERIFY(projector.isOn());
        QVERIFY(parts.board.boardScene().appearance().markScale > usual);
        projector.leave();
        QVERIFY(!parts.commands[Command::Projector]->isChecked());
        QCOMPARE(parts.board.boardScene().appearance().markScale, usual);
    }

    void worksheetTakesAPositionOnce()
    {
        Parts parts;
        const WorksheetController worksheet({parts.window, parts.program, parts.match, parts.moves, parts.messages,
                                             parts.commands, parts.files, parts.stage});
        parts.commands[Command::AddToWorksheet]->trigger();
        parts.commands[Command::AddToWorksheet]->trigger();
        QCOMPARE(worksheet.sheet().rowCount(), 1);
        QVERIFY(parts.files.isUnsaved(Leaving::Window));
        QVERIFY(!parts.files.isUnsaved(Leaving::Game));
    }

    void lessonThatCannotBeReadIsTold()
    {
        Parts parts;
        const ViewController* const view = parts.view();
        LessonController lessons({parts.window, parts.program, parts.messages, parts.commands, parts.files, *view});
        QVERIFY(!parts.commands.menu(CommandMenu::Lessons)->actions().isEmpty());
        lessons.open(parts.folder.filePath("nothing.ringford"));
        QVERIFY(!parts.messages.isHidden());
    }

    void menuListsFilesThatWereUsedLast()
    {
        Parts parts;
        const FileMenu menu(
            {parts.window, parts.files, parts.program.recentFiles, parts.moves, parts.board, parts.commands});
        QVERIFY(!parts.commands.menu(CommandMenu::Recent)->isEnabled());
        emit parts.files.used("/games/one & two.ringford");
        QCOMPARE(parts.commands.menu(CommandMenu::Recent)->actions().size(), 1);
        QVERIFY(parts.commands.menu(CommandMenu::Recent)->actions().front()->text().endsWith("one && two.ringford"));
    }

    void lastGameIsBegunAnew()
    {
        Parts parts;
        LastGame last({parts.window, parts.program.registry, parts.match, parts.document, parts.files, parts.file,
                       parts.messages});
        parts.play();
        WindowMemory memory;
        last.remember(memory);
        QVERIFY(memory.lastFile.isEmpty() && memory.lastGame.contains("checkers"));
        writeWindowMemory(parts.file, memory);
        parts.match.setModified(false);
        parts.match.replace(matchOf("orthodox"));
        last.reopen();
        QCOMPARE(parts.match.description().id, "checkers");
        QVERIFY(parts.match.gameNode()->isRoot());
    }

    void helpOpensThePageOfTheGame()
    {
        Parts parts;
        ViewController* const view = parts.view();
        HelpController help(
            {parts.window, parts.program, parts.match, *parts.area, parts.moves, parts.commands, parts.stage, *view});
        parts.commands[Command::Help]->trigger();
        QVERIFY(help.window().isVisible());
        help.close();
        QVERIFY(!help.window().isVisible());
    }
};

RINGFORD_TEST(TestControllers)
#include "test_controllers.moc"
