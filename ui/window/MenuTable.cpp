// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MenuTable.h"

#include <QCoreApplication>

#include <iterator>

namespace ringford::ui {

namespace {

constexpr CommandLine kGame[] = {Command::StartPage,
                                 Command::NewGame,
                                 Command::Rematch,
                                 Command::Tournament,
                                 {},
                                 Command::Open,
                                 CommandMenu::Recent,
                                 Command::Save,
                                 Command::SaveAs,
                                 {},
                                 Command::Details,
                                 {},
                                 Command::Print,
                                 Command::ExportPicture,
                                 CommandMenu::PrintMore,
                                 {},
                                 Command::Close,
                                 Command::Quit};
constexpr CommandLine kPrintMore[] = {Command::PrintGame, Command::PrintScoreSheet, Command::PrintKit};
constexpr CommandLine kEdit[] = {Command::UndoEdit,
                                 Command::RedoEdit,
                                 {},
                                 Command::CopyPosition,
                                 Command::PastePosition,
                                 Command::CopyGame,
                                 Command::PasteGame,
                                 Command::CopyPicture,
                                 {},
                                 Command::EditPosition,
                                 {},
                                 Command::Comment,
                                 CommandMenu::Marks,
                                 Command::Promote,
                                 Command::DeleteLine};
constexpr CommandLine kMove[] = {Command::TakeBack,
                                 Command::Redo,
                                 {},
                                 Command::First,
                                 Command::Previous,
                                 Command::Next,
                                 Command::Last,
                                 Command::PreviousVariation,
                                 Command::NextVariation,
                                 {},
                                 Command::TypeAction,
                                 Command::Claim,
                                 Command::Agree,
                                 Command::Resign,
                                 Command::ChooseBoard,
                                 {},
                                 Command::Pause};
constexpr CommandLine kView[] = {Command::ZoomIn,
                                 Command::ZoomOut,
                                 Command::ZoomFit,
                                 Command::ZoomWidth,
                                 Command::ZoomHeight,
                                 Command::Minimap,
                                 Command::FullScreen,
                                 Command::Projector,
                                 CommandMenu::Turning,
                                 {},
                                 Command::Circle,
                                 Command::AllBoards,
                                 Command::NextBoard,
                                 Command::PreviousBoard,
                                 Command::NextBoardOnTurn,
                                 CommandMenu::Followed,
                                 {}};
constexpr CommandLine kTurning[] = {Command::TurningFixed, Command::TurningSeatOnTurn, Command::TurningTabletop};
constexpr CommandLine kBoard[] = {
    Command::Turn,       {}, Command::Coordinates, Command::LegalTargets, Command::WhyNot, CommandMenu::Seats,
    CommandMenu::Colours};
constexpr CommandLine kTeach[] = {Command::Draw,
                                  Command::ShowDrawings,
                                  Command::ShowProgramMarks,
                                  {},
                                  Command::Demonstration,
                                  Command::Practice,
                                  {},
                                  Command::AddToWorksheet,
                                  Command::Worksheet,
                                  {},
                                  CommandMenu::Lessons,
                                  Command::OpenLesson};
constexpr CommandLine kTools[] = {Command::Hint,
                                  Command::Threat,
                                  Command::Values,
                                  {},
                                  Command::Analyse,
                                  Command::RemoveAnalysis,
                                  {},
                                  Command::MoveNow,
                                  Command::ComputerPlays,
                                  Command::ManagePrograms,
                                  {},
                                  Command::Dice,
                                  Command::RollDice};
constexpr CommandLine kSettings[] = {Command::Configure};
constexpr CommandLine kHelp[] = {Command::Help,  Command::WindowHelp, Command::Keys, Command::WhatsThis, {},
                                 Command::About, Command::AboutQt};
constexpr CommandLine kToolBar[] = {Command::NewGame,
                                    Command::Open,
                                    Command::Save,
                                    {},
                                    Command::TakeBack,
                                    Command::Redo,
                                    {},
                                    Command::First,
                                    Command::Previous,
                                    Command::Next,
                                    Command::Last,
                                    {},
                                    Command::Circle,
                                    Command::Turn,
                                    Command::ZoomOut,
                                    Command::ZoomFit,
                                    Command::ZoomIn,
                                    Command::FullScreen,
                                    {},
                                    Command::Comment,
                                    Command::Draw,
                                    Command::EditPosition,
                                    Command::Help};

constexpr CommandMenuInfo kMenus[] = {
    {.menu = CommandMenu::Game, .name = "game", .text = QT_TRANSLATE_NOOP("Commands", "&Game"), .lines = kGame},
    {.menu = CommandMenu::Recent,
     .name = "recent",
     .text = QT_TRANSLATE_NOOP("Commands", "Open &Recent"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "Files that were opened or saved last.")},
    {.menu = CommandMenu::PrintMore,
     .name = "printMore",
     .text = QT_TRANSLATE_NOOP("Commands", "Pr&int More"),
     .lines = kPrintMore},
    {.menu = CommandMenu::Edit, .name = "edit", .text = QT_TRANSLATE_NOOP("Commands", "&Edit"), .lines = kEdit},
    {.menu = CommandMenu::Marks,
     .name = "marks",
     .text = QT_TRANSLATE_NOOP("Commands", "&Mark"),
     .help = QT_TRANSLATE_NOOP("CommandHelp",
                               "Signs that judge an action or a position, such as !? for an interesting one."),
     .icon = "mark"},
    {.menu = CommandMenu::Move,
     .name = "move",
     .text = QT_TRANSLATE_NOOP("Commands", "&Move"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "Playing: taking back, leafing through the game, ending it."),
     .lines = kMove},
    {.menu = CommandMenu::View,
     .name = "view",
     .text = QT_TRANSLATE_NOOP("Commands", "&View"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "How large the board is, and which panels are shown."),
     .lines = kView},
    {.menu = CommandMenu::Turning,
     .name = "turning",
     .text = QT_TRANSLATE_NOOP("Commands", "At the Bo&ttom"),
     .lines = kTurning},
    {.menu = CommandMenu::Followed,
     .name = "followed",
     .text = QT_TRANSLATE_NOOP("Commands", "Follow the T&urn of"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "Makes a board large as soon as it waits for one of these seats.")},
    {.menu = CommandMenu::Board, .name = "board", .text = QT_TRANSLATE_NOOP("Commands", "&Board"), .lines = kBoard},
    {.menu = CommandMenu::Seats,
     .name = "seatChoices",
     .text = QT_TRANSLATE_NOOP("Commands", "For Each &Seat"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "Whether a seat is shown targets, is told reasons, and is asked before "
                                              "its actions count, where that differs from the other seats.")},
    {.menu = CommandMenu::Colours,
     .name = "colours",
     .text = QT_TRANSLATE_NOOP("Commands", "C&olours"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "The colours of the board. Each has a light and a dark form.")},
    {.menu = CommandMenu::Teach,
     .name = "teach",
     .text = QT_TRANSLATE_NOOP("Commands", "Te&ach"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "What helps to explain: drawings on the board, and lessons."),
     .lines = kTeach},
    {.menu = CommandMenu::Lessons,
     .name = "lessons",
     .text = QT_TRANSLATE_NOOP("Commands", "&Lessons"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "Lessons that teach the rules of a game by doing, step by step.")},
    {.menu = CommandMenu::Tools,
     .name = "tools",
     .text = QT_TRANSLATE_NOOP("Commands", "Too&ls"),
     .help = QT_TRANSLATE_NOOP("CommandHelp", "The computer as a player, analysis, and dice."),
     .lines = kTools},
    {.menu = CommandMenu::Settings,
     .name = "settings",
     .text = QT_TRANSLATE_NOOP("Commands", "&Settings"),
     .lines = kSettings},
    {.menu = CommandMenu::Help, .name = "help", .text = QT_TRANSLATE_NOOP("Commands", "&Help"), .lines = kHelp},
};

constexpr CommandMenu kMenuBar[] = {CommandMenu::Game,  CommandMenu::Edit,     CommandMenu::Move,
                                    CommandMenu::View,  CommandMenu::Board,    CommandMenu::Teach,
                                    CommandMenu::Tools, CommandMenu::Settings, CommandMenu::Help};

/** Whether each row stands where its number says. */
constexpr bool areMenusInOrder()
{
    for (std::size_t at = 0; at < std::size(kMenus); ++at) {
        if (static_cast<std::size_t>(kMenus[at].menu) != at)
            return false;
    }
    return std::size(kMenus) == kCommandMenuCount;
}
static_assert(areMenusInOrder());

} // namespace

std::span<const CommandMenuInfo> commandMenus()
{
    return kMenus;
}

std::span<const CommandMenu> menuBarMenus()
{
    return kMenuBar;
}

std::span<const CommandLine> toolBarLines()
{
    return kToolBar;
}

QString textOf(const CommandMenuInfo& info)
{
    return QCoreApplication::translate("Commands", info.text);
}

} // namespace ringford::ui
