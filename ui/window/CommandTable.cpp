// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CommandTable.h"

#include <QCoreApplication>

#include <iterator>

namespace ringford::ui {

namespace {

using ::operator|; // Qt's for keys, which ours would hide

constexpr CommandKeys keys(QKeySequence::StandardKey standard, QKeyCombination own = {}, QKeyCombination other = {})
{
    return {standard, {own, other}};
}

constexpr CommandKeys keys(QKeyCombination own, QKeyCombination other = {})
{
    return keys(QKeySequence::UnknownKey, own, other);
}

constexpr CommandInfo row(Command command, const char* name, const char* text, const char* help, CommandKeys keys = {},
                          const char* icon = nullptr, bool isSwitch = false,
                          QAction::MenuRole role = QAction::TextHeuristicRole)
{
    return {command, name, text, help, keys, icon, isSwitch, role};
}

constexpr CommandInfo kCommands[] = {
    row(Command::StartPage, "startPage", QT_TRANSLATE_NOOP("Commands", "S&tart Page"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Shows all games, lessons, and the files that were used last, to choose from."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_N)),
    row(Command::NewGame, "newGame", QT_TRANSLATE_NOOP("Commands", "&New Game…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Lets you choose a game, its options and who plays, and begins it."),
        keys(QKeySequence::New, Qt::CTRL | Qt::Key_N), "new"),
    row(Command::Rematch, "rematch", QT_TRANSLATE_NOOP("Commands", "Re&match"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Begins the same game with the same options again; everybody moves on by one seat.")),
    row(Command::Tournament, "tournament", QT_TRANSLATE_NOOP("Commands", "&Tournament"),
        QT_TRANSLATE_NOOP("CommandHelp", "Opens a window for a tournament of Longchess: its members, challenges and "
                                         "battles, and the ledger that adds them up.")),
    row(Command::Open, "open", QT_TRANSLATE_NOOP("Commands", "&Open…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Opens a game from a file. A file may hold many; then you choose one."),
        keys(QKeySequence::Open, Qt::CTRL | Qt::Key_O), "open"),
    row(Command::Save, "save", QT_TRANSLATE_NOOP("Commands", "&Save"),
        QT_TRANSLATE_NOOP("CommandHelp", "Writes the game with all its variations and comments into its file."),
        keys(QKeySequence::Save, Qt::CTRL | Qt::Key_S), "save"),
    row(Command::SaveAs, "saveAs", QT_TRANSLATE_NOOP("Commands", "Save &As…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Writes the game into another file, which is its file from then on."),
        keys(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S)),
    row(Command::Details, "details", QT_TRANSLATE_NOOP("Commands", "&Details of the Game…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Who plays, at which event, where and when: it is saved with the game.")),
    row(Command::Print, "print", QT_TRANSLATE_NOOP("Commands", "&Print…"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Prints the board true to scale, or writes the page as a PDF. A preview comes first."),
        keys(QKeySequence::Print, Qt::CTRL | Qt::Key_P), "print"),
    row(Command::ExportPicture, "exportPicture", QT_TRANSLATE_NOOP("Commands", "&Export Picture…"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Writes the board as a picture to a file: SVG, PDF or PNG, as large as you like.")),
    row(Command::PrintGame, "printGame", QT_TRANSLATE_NOOP("Commands", "&Game with its Moves…"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Prints the game with its actions, comments, variations, and diagrams at marked places.")),
    row(Command::PrintScoreSheet, "printScoreSheet", QT_TRANSLATE_NOOP("Commands", "&Score Sheet…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Prints sheets on which the players of this game write down their actions.")),
    row(Command::PrintKit, "printKit", QT_TRANSLATE_NOOP("Commands", "Print and &Play…"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Prints the board over several pages, pieces to cut out, and the rules on one page.")),
    row(Command::Close, "close", QT_TRANSLATE_NOOP("Commands", "&Close"),
        QT_TRANSLATE_NOOP("CommandHelp", "Closes this window. If something is not saved, you are asked first."),
        keys(QKeySequence::Close, Qt::CTRL | Qt::Key_W)),
    row(Command::Quit, "quit", QT_TRANSLATE_NOOP("Commands", "&Quit"),
        QT_TRANSLATE_NOOP("CommandHelp", "Closes all windows. If something is not saved, you are asked first."),
        keys(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q), nullptr, false, QAction::QuitRole),
    row(Command::UndoEdit, "undoEdit", QT_TRANSLATE_NOOP("Commands", "&Undo Edit"),
        QT_TRANSLATE_NOOP("CommandHelp", "Undoes the last change to a comment, a mark or a variation. Actions on the "
                                         "board are taken back in the menu Move."),
        keys(Qt::CTRL | Qt::ALT | Qt::Key_Z)),
    row(Command::RedoEdit, "redoEdit", QT_TRANSLATE_NOOP("Commands", "Redo &Edit"),
        QT_TRANSLATE_NOOP("CommandHelp", "Makes the change that was undone last once more."),
        keys(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z)),
    row(Command::CopyPosition, "copyPosition", QT_TRANSLATE_NOOP("Commands", "&Copy Position"),
        QT_TRANSLATE_NOOP("CommandHelp", "Copies the position on the board as text."),
        keys(QKeySequence::Copy, Qt::CTRL | Qt::Key_C), "copy"),
    row(Command::CopyGame, "copyGame", QT_TRANSLATE_NOOP("Commands", "Copy &Game"),
        QT_TRANSLATE_NOOP("CommandHelp", "Copies the whole game as text, as it would be saved."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C)),
    row(Command::PastePosition, "pastePosition", QT_TRANSLATE_NOOP("Commands", "&Paste Position"),
        QT_TRANSLATE_NOOP("CommandHelp", "Begins a game at the position that was copied, here or in another program."),
        keys(QKeySequence::Paste, Qt::CTRL | Qt::Key_V), "paste"),
    row(Command::PasteGame, "pasteGame", QT_TRANSLATE_NOOP("Commands", "P&aste Game"),
        QT_TRANSLATE_NOOP("CommandHelp", "Opens the game that was copied as text."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_V)),
    row(Command::CopyPicture, "copyPicture", QT_TRANSLATE_NOOP("Commands", "Copy P&icture"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Copies the board as a picture, to be pasted in other programs. How it looks is chosen in Export Picture."),
        keys(Qt::CTRL | Qt::ALT | Qt::Key_C)),
    row(Command::Comment, "comment", QT_TRANSLATE_NOOP("Commands", "C&omment"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Goes to the field for a comment on the action that is chosen in the list of moves."),
        keys(Qt::CTRL | Qt::Key_M), "comment"),
    row(Command::Promote, "promote", QT_TRANSLATE_NOOP("Commands", "P&romote Variation"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Makes this variation the main line; what was the main line becomes a variation."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Up), "promote-variation"),
    row(Command::DeleteLine, "deleteLine", QT_TRANSLATE_NOOP("Commands", "&Delete from Here"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Deletes the chosen action and all that follows it. The message that says so has an Undo."),
        CommandKeys(), "delete"),
    row(Command::EditPosition, "editPosition", QT_TRANSLATE_NOOP("Commands", "Edit Pos&ition"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Lets you set up any position, as a start for another game. The game that is being played waits."),
        keys(Qt::CTRL | Qt::Key_E), "edit", true),
    row(Command::TakeBack, "takeBack", QT_TRANSLATE_NOOP("Commands", "&Take Back"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Takes back the last action; others can be played instead, and this one is kept as a variation."),
        keys(Qt::CTRL | Qt::Key_Z), "undo"),
    row(Command::Redo, "redo", QT_TRANSLATE_NOOP("Commands", "&Play Again"),
        QT_TRANSLATE_NOOP("CommandHelp", "Plays again what was taken back."), keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
        "redo"),
    row(Command::First, "first", QT_TRANSLATE_NOOP("Commands", "&First"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the start of the game. The game itself stays where it is."),
        keys(Qt::Key_Home), "first"),
    row(Command::Previous, "previous", QT_TRANSLATE_NOOP("Commands", "P&revious"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the previous position. The game itself stays where it is."),
        keys(Qt::CTRL | Qt::Key_Left), "previous"),
    row(Command::Next, "next", QT_TRANSLATE_NOOP("Commands", "&Next"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the next position. The game itself stays where it is."),
        keys(Qt::CTRL | Qt::Key_Right), "next"),
    row(Command::Last, "last", QT_TRANSLATE_NOOP("Commands", "&Last"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the end of the line."), keys(Qt::Key_End), "last"),
    row(Command::PreviousVariation, "previousVariation", QT_TRANSLATE_NOOP("Commands", "Previous &Variation"),
        QT_TRANSLATE_NOOP("CommandHelp", "Goes to what was played here in the previous line."),
        keys(Qt::CTRL | Qt::Key_Up)),
    row(Command::NextVariation, "nextVariation", QT_TRANSLATE_NOOP("Commands", "Next V&ariation"),
        QT_TRANSLATE_NOOP("CommandHelp", "Goes to what was played here in the next line."),
        keys(Qt::CTRL | Qt::Key_Down)),
    row(Command::TypeAction, "typeAction", QT_TRANSLATE_NOOP("Commands", "T&ype an Action"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Opens a field in which actions are typed, as in e2-e4. What can be played is offered while you type."),
        keys(Qt::Key_Slash), "keyboard"),
    row(Command::Claim, "claim", QT_TRANSLATE_NOOP("Commands", "&Claim a Draw"),
        QT_TRANSLATE_NOOP("CommandHelp", "Ends the game as a draw, where its rules allow a player to claim one. While "
                                         "they do not, pointing at this entry tells what is missing."),
        CommandKeys(), "claim"),
    row(Command::Agree, "agree", QT_TRANSLATE_NOOP("Commands", "A&gree on a Draw…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Ends the game as a draw, because all players want it."), CommandKeys(),
        "agree"),
    row(Command::Resign, "resign", QT_TRANSLATE_NOOP("Commands", "Re&sign…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Lets a player give up, on turn or not."), CommandKeys(), "resign"),
    row(Command::ChooseBoard, "chooseBoard", QT_TRANSLATE_NOOP("Commands", "Choose a &Board"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Goes to the buttons of single boards in the panel Seats. They are there while somebody can press one.")),
    row(Command::Hint, "hint", QT_TRANSLATE_NOOP("Commands", "&Hint"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows with an arrow what could be played. Chosen again, it plays that."),
        keys(Qt::Key_H)),
    row(Command::Threat, "threat", QT_TRANSLATE_NOOP("Commands", "What &Threatens Me"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows with an arrow what the opponent would play if you did nothing now. "
                                         "Chosen again, it takes the arrow away."),
        keys(Qt::SHIFT | Qt::Key_H)),
    row(Command::MoveNow, "moveNow", QT_TRANSLATE_NOOP("Commands", "&Move Now"),
        QT_TRANSLATE_NOOP("CommandHelp", "Ends the computer's thinking: it plays the best that it has found so far."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_K)),
    row(Command::ComputerPlays, "computerPlays", QT_TRANSLATE_NOOP("Commands", "&Computer Plays the Seat on Turn"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Gives the seat whose turn it is to the computer, at the level that was chosen last, or takes it back."),
        keys(Qt::CTRL | Qt::Key_K), nullptr, true),
    row(Command::ManagePrograms, "managePrograms", QT_TRANSLATE_NOOP("Commands", "Chess &Programs…"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Names other chess programs, Stockfish or Fairy-Max for example, which can play "
                          "seats in chess."),
        CommandKeys()),
    row(Command::Values, "values", QT_TRANSLATE_NOOP("Commands", "Who Stands &Better"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows in a panel who stands better at the place shown, and the line that the "
                                         "computer expects. It takes the computer's time, and helps whoever looks."),
        keys(Qt::CTRL | Qt::Key_B), nullptr, true),
    row(Command::Analyse, "analyse", QT_TRANSLATE_NOOP("Commands", "&Analyse Game…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Lets the computer go over the whole game: it keeps with each move who stands "
                                         "better, marks bad moves and shows what would have been better."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_A)),
    row(Command::RemoveAnalysis, "removeAnalysis", QT_TRANSLATE_NOOP("Commands", "R&emove Analysis"),
        QT_TRANSLATE_NOOP("CommandHelp", "Takes all values out of the game, and the marks and variations that an "
                                         "analysis has added. What you have added yourself stays.")),
    row(Command::Pause, "pause", QT_TRANSLATE_NOOP("Commands", "Pause the Cl&ocks"),
        QT_TRANSLATE_NOOP("CommandHelp", "Stops the clocks until they are started again."),
        keys(Qt::Key_P, Qt::Key_Pause), "clock"),
    row(Command::ZoomIn, "zoomIn", QT_TRANSLATE_NOOP("Commands", "Zoom &In"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the board larger. Ctrl and the mouse wheel do the same."),
        keys(QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal), "zoom-in"),
    row(Command::ZoomOut, "zoomOut", QT_TRANSLATE_NOOP("Commands", "Zoom &Out"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the board smaller. Ctrl and the mouse wheel do the same."),
        keys(QKeySequence::ZoomOut, Qt::CTRL | Qt::Key_Minus), "zoom-out"),
    row(Command::ZoomFit, "zoomFit", QT_TRANSLATE_NOOP("Commands", "&Whole Board"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the whole board as large as it fits."), keys(Qt::CTRL | Qt::Key_0),
        "zoom-fit"),
    row(Command::ZoomWidth, "zoomWidth", QT_TRANSLATE_NOOP("Commands", "All of Its Wi&dth"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the board as large as it can be with all of its width in view."),
        keys(Qt::CTRL | Qt::Key_9)),
    row(Command::ZoomHeight, "zoomHeight", QT_TRANSLATE_NOOP("Commands", "All of Its &Height"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the board as large as it can be with all of its height in view: a long "
                                         "one is then panned along its length."),
        keys(Qt::CTRL | Qt::Key_8)),
    row(Command::Minimap, "minimap", QT_TRANSLATE_NOOP("Commands", "Mi&nimap"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Shows the whole board in small beside it while only a part of it is seen. What "
                          "you see is framed there; drag the frame to see another part."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_M), nullptr, true),
    row(Command::FullScreen, "fullScreen", QT_TRANSLATE_NOOP("Commands", "&Full Screen"),
        QT_TRANSLATE_NOOP("CommandHelp", "Fills the screen with this window, or shows it in its frame again."),
        keys(QKeySequence::FullScreen, Qt::Key_F11), "fullscreen", true),
    row(Command::Projector, "projector", QT_TRANSLATE_NOOP("Commands", "Pro&jector"),
        QT_TRANSLATE_NOOP("CommandHelp", "Fills the screen with the board, drawn for people who look on from afar."),
        keys(Qt::Key_F5), nullptr, true),
    row(Command::ResetLayout, "resetLayout", QT_TRANSLATE_NOOP("Commands", "&Reset Layout"),
        QT_TRANSLATE_NOOP("CommandHelp", "Puts panels and toolbars back where they were at the first start.")),
    row(Command::TurningFixed, "turningFixed", QT_TRANSLATE_NOOP("Commands", "&Always the Same Seat"), nullptr,
        CommandKeys(), nullptr, true),
    row(Command::TurningSeatOnTurn, "turningSeatOnTurn", QT_TRANSLATE_NOOP("Commands", "&Who Is on Turn"), nullptr,
        CommandKeys(), nullptr, true),
    row(Command::TurningTabletop, "turningTabletop",
        QT_TRANSLATE_NOOP("Commands", "Always the Same; &Pieces Face Their Own Seats"), nullptr, CommandKeys(), nullptr,
        true),
    row(Command::Circle, "circle", QT_TRANSLATE_NOOP("Commands", "Boards in a &Circle"),
        QT_TRANSLATE_NOOP("CommandHelp", "Lets the boards stand around a table, each turned so that its players face "
                                         "their seats; otherwise they stand in rows, upright."),
        CommandKeys(), "table", true),
    row(Command::AllBoards, "allBoards", QT_TRANSLATE_NOOP("Commands", "All Boards E&qually Large"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Shows all boards as large as one another. A double click on a board, or the key "
                          "of its number, makes it large."),
        keys(Qt::Key_0)),
    row(Command::NextBoard, "nextBoard", QT_TRANSLATE_NOOP("Commands", "&Next Board"),
        QT_TRANSLATE_NOOP("CommandHelp", "Makes the next board large, the others small beside it."),
        keys(Qt::CTRL | Qt::Key_PageDown)),
    row(Command::PreviousBoard, "previousBoard", QT_TRANSLATE_NOOP("Commands", "Pre&vious Board"),
        QT_TRANSLATE_NOOP("CommandHelp", "Makes the previous board large, the others small beside it."),
        keys(Qt::CTRL | Qt::Key_PageUp)),
    row(Command::NextBoardOnTurn, "nextBoardOnTurn", QT_TRANSLATE_NOOP("Commands", "Next Board on T&urn"),
        QT_TRANSLATE_NOOP("CommandHelp", "Makes the next board large on which somebody is on turn, or one of the seats "
                                         "that are followed, if there are any."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)),
    row(Command::Turn, "turn", QT_TRANSLATE_NOOP("Commands", "&Turn the Board"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Turns the board, so that the next seat has it in front of it. A ring can also "
                          "be turned with the mouse, to any angle: drag its rim."),
        keys(Qt::Key_F), "flip"),
    row(Command::Coordinates, "coordinates", QT_TRANSLATE_NOOP("Commands", "Show &Coordinates"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the names of rows and columns at the edge of the board."),
        CommandKeys(), nullptr, true),
    row(Command::LegalTargets, "legalTargets", QT_TRANSLATE_NOOP("Commands", "Show &Legal Targets"),
        QT_TRANSLATE_NOOP("CommandHelp", "Marks where a piece may go when it is picked up."), CommandKeys(), nullptr,
        true),
    row(Command::WhyNot, "whyNot", QT_TRANSLATE_NOOP("Commands", "Show &Why a Move Is Refused"),
        QT_TRANSLATE_NOOP("CommandHelp", "Says why something cannot be played, at the place where it was tried."),
        CommandKeys(), nullptr, true),
    row(Command::Configure, "configure", QT_TRANSLATE_NOOP("Commands", "&Configure Ringford…"),
        QT_TRANSLATE_NOOP("CommandHelp", "How the board looks and how one plays on it."),
        keys(QKeySequence::Preferences), "settings", false, QAction::PreferencesRole),
    row(Command::Draw, "draw", QT_TRANSLATE_NOOP("Commands", "&Draw on the Board"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Opens the bar with drawing tools: arrows, rings, coloured cells, labels. What is drawn is kept "
            "in the comment of the place shown. With the right button one can draw at any time."),
        keys(Qt::CTRL | Qt::Key_D), "draw", true),
    row(Command::ShowDrawings, "showDrawings", QT_TRANSLATE_NOOP("Commands", "&Show Drawings"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows what people have drawn on the boards, or hides it; nothing is lost."),
        CommandKeys(), nullptr, true),
    row(Command::ShowProgramMarks, "showProgramMarks", QT_TRANSLATE_NOOP("Commands", "Show the Program's &Marks"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows what the program marks by itself: the last action, check, what an "
                                         "action would take. Without these marks a class has to look for itself."),
        CommandKeys(), nullptr, true),
    row(Command::Demonstration, "demonstration", QT_TRANSLATE_NOOP("Commands", "D&emonstration Without Rules"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Lets you put any piece anywhere, without rules, to show something. The game "
                          "waits, untouched; what is worth keeping is kept beside this place of the game."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_D), nullptr, true),
    row(Command::Practice, "practice", QT_TRANSLATE_NOOP("Commands", "&Practice: Wrong Actions Are Shown"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "An action that the rules do not allow is shown as if it were played, then what "
                          "is wrong with it, and is taken back. Wrong actions are counted for each seat."),
        CommandKeys(), nullptr, true),
    row(Command::AddToWorksheet, "addToWorksheet", QT_TRANSLATE_NOOP("Commands", "&Add to Worksheet"),
        QT_TRANSLATE_NOOP(
            "CommandHelp",
            "Adds the position on the board to the worksheet, also while it is edited: with its comment as "
            "the task, what is drawn there, and what is played next as the answer."),
        keys(Qt::CTRL | Qt::Key_T)),
    row(Command::Worksheet, "worksheet", QT_TRANSLATE_NOOP("Commands", "&Worksheet…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Shows the tasks that were added: words and order of each, and how they are "
                                         "written on pages, with lines to write on and an answer page."),
        keys(Qt::CTRL | Qt::SHIFT | Qt::Key_T)),
    row(Command::OpenLesson, "openLesson", QT_TRANSLATE_NOOP("Commands", "&Open Lesson…"),
        QT_TRANSLATE_NOOP("CommandHelp", "Opens a lesson from a file, in a window of its own.")),
    row(Command::Dice, "dice", QT_TRANSLATE_NOOP("Commands", "&Dice"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Shows the panel with the dice: rolls of any kind, their chances, and all that was rolled."),
        CommandKeys(), nullptr, true),
    row(Command::RollDice, "rollDice", QT_TRANSLATE_NOOP("Commands", "&Roll Dice"),
        QT_TRANSLATE_NOOP("CommandHelp", "Rolls what is written in the panel with the dice, and shows it."),
        keys(Qt::CTRL | Qt::Key_R)),
    row(Command::Help, "help", QT_TRANSLATE_NOOP("Commands", "&Help on This Game"),
        QT_TRANSLATE_NOOP("CommandHelp", "Opens the rules of this game with diagrams. After something was refused it "
                                         "opens them at the rule in question."),
        keys(QKeySequence::HelpContents, Qt::Key_F1), "help"),
    row(Command::WindowHelp, "windowHelp", QT_TRANSLATE_NOOP("Commands", "&Using the Window"),
        QT_TRANSLATE_NOOP("CommandHelp", "Tells how to play, go back, comment, end and save games in this window.")),
    row(Command::Keys, "keys", QT_TRANSLATE_NOOP("Commands", "&Keys"),
        QT_TRANSLATE_NOOP("CommandHelp", "Lists all keys."), keys(Qt::Key_Question, Qt::SHIFT | Qt::Key_Question)),
    row(Command::WhatsThis, "whatsThis", QT_TRANSLATE_NOOP("Commands", "&What's This?"),
        QT_TRANSLATE_NOOP("CommandHelp",
                          "Explains what you click next; on the board by keyboard, the piece under the cursor."),
        keys(QKeySequence::WhatsThis, Qt::SHIFT | Qt::Key_F1)),
    row(Command::About, "about", QT_TRANSLATE_NOOP("Commands", "&About Ringford"),
        QT_TRANSLATE_NOOP("CommandHelp", "Version and licence of this program."), CommandKeys(), nullptr, false,
        QAction::AboutRole),
    row(Command::AboutQt, "aboutQt", QT_TRANSLATE_NOOP("Commands", "About &Qt"),
        QT_TRANSLATE_NOOP("CommandHelp", "Version of the library that the window is made with."), CommandKeys(),
        nullptr, false, QAction::AboutQtRole),
};

/** Whether each row stands where its number says. */
constexpr bool areInOrder()
{
    for (std::size_t at = 0; at < std::size(kCommands); ++at) {
        if (static_cast<std::size_t>(kCommands[at].command) != at)
            return false;
    }
    return std::size(kCommands) == kCommandCount;
}
static_assert(areInOrder());

} // namespace

std::span<const CommandInfo> commandTable()
{
    return kCommands;
}

QString textOf(const CommandInfo& info)
{
    return QCoreApplication::translate("Commands", info.text);
}

QString textOf(Command command)
{
    return textOf(kCommands[static_cast<std::size_t>(command)]);
}

QString commandHelp(const char* help)
{
    return help ? QCoreApplication::translate("CommandHelp", help) : QString();
}

QList<QKeySequence> keysOf(const CommandInfo& info)
{
    QList<QKeySequence> keys;
    if (info.keys.standard != QKeySequence::UnknownKey)
        keys = QKeySequence::keyBindings(info.keys.standard);
    // Keys of old workstations only lengthen the list of keys.
    keys.removeIf([](const QKeySequence& one) { return one[0].key() >= Qt::Key_F13 && one[0].key() <= Qt::Key_F35; });
    const bool hasStandard = !keys.isEmpty();
    for (const QKeyCombination& own : info.keys.own) {
        if (own.key() == Qt::Key_unknown || keys.contains(QKeySequence(own)))
            continue;
        if (hasStandard && own == info.keys.own.front())
            keys.prepend(own);
        else
            keys.append(own);
    }
    return keys;
}

} // namespace ringford::ui
