// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace ringford::ui {

/** Everything a person can ask of the window, in the order of the table that says what each is (CommandTable.h). */
enum class Command : std::uint8_t {
    StartPage,
    NewGame,
    Rematch,
    Tournament,
    Open,
    Save,
    SaveAs,
    Details,
    Print,
    ExportPicture,
    PrintGame,
    PrintScoreSheet,
    PrintKit,
    Close,
    Quit,
    UndoEdit,
    RedoEdit,
    CopyPosition,
    CopyGame,
    PastePosition,
    PasteGame,
    CopyPicture,
    Comment,
    Promote,
    DeleteLine,
    EditPosition,
    TakeBack,
    Redo,
    First,
    Previous,
    Next,
    Last,
    PreviousVariation,
    NextVariation,
    TypeAction,
    Claim,
    Agree,
    Resign,
    ChooseBoard,
    Hint,
    Threat,
    MoveNow,
    ComputerPlays,
    ManagePrograms,
    Values,
    Analyse,
    RemoveAnalysis,
    Pause,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    ZoomWidth,
    ZoomHeight,
    Minimap,
    FullScreen,
    Projector,
    ResetLayout,
    TurningFixed,
    TurningSeatOnTurn,
    TurningTabletop,
    Circle,
    AllBoards,
    NextBoard,
    PreviousBoard,
    NextBoardOnTurn,
    Turn,
    Coordinates,
    LegalTargets,
    WhyNot,
    Configure,
    Draw,
    ShowDrawings,
    ShowProgramMarks,
    Demonstration,
    Practice,
    AddToWorksheet,
    Worksheet,
    OpenLesson,
    Dice,
    RollDice,
    Help,
    WindowHelp,
    Keys,
    WhatsThis,
    About,
    AboutQt
};

inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::AboutQt) + 1;

/** The menus that commands stand in, and those that the window fills with what there is. */
enum class CommandMenu : std::uint8_t {
    Game,
    Recent, ///< files
    PrintMore,
    Edit,
    Marks,
    Move,
    View,
    Turning,
    Followed, ///< seats whose boards the focus follows
    Board,
    Seats, ///< SeatChoices
    Colours,
    Teach,
    Lessons, ///< those that come with the program
    Tools,
    Settings,
    Help
};

inline constexpr std::size_t kCommandMenuCount = static_cast<std::size_t>(CommandMenu::Help) + 1;

} // namespace ringford::ui
