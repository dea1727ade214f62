// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CommandHelp.h"

#include "ui/window/Commands.h"
#include "ui/window/SeatChoices.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace ringford::ui {

namespace {

class CommandHelp {
    Q_DECLARE_TR_FUNCTIONS(CommandHelp)
};

struct Explained {
    QAction* action;
    QString text;
};

void explain(std::initializer_list<Explained> list)
{
    for (const Explained& one : list)
        one.action->setWhatsThis(one.text);
}

void explainGame(const Commands& c)
{
    explain(
        {{c.newGame, CommandHelp::tr("Lets you choose a game, its options and who plays, and begins it.")},
         {c.rematch,
          CommandHelp::tr("Begins the same game with the same options again; everybody moves on by one seat.")},
         {c.open, CommandHelp::tr("Opens a game from a file. A file may hold many; then you choose one.")},
         {c.recent->menuAction(), CommandHelp::tr("Files that were opened or saved last.")},
         {c.save, CommandHelp::tr("Writes the game with all its variations and comments into its file.")},
         {c.saveAs, CommandHelp::tr("Writes the game into another file, which is its file from then on.")},
         {c.details, CommandHelp::tr("Who plays, at which event, where and when: it is saved with the game.")},
         {c.print, CommandHelp::tr("Prints the board true to scale, or writes the page as a PDF. You see it before.")},
         {c.printGame, CommandHelp::tr("Prints the game with its actions, comments, variations, and diagrams at "
                                       "marked places.")},
         {c.printScoreSheet, CommandHelp::tr("Prints sheets to write the actions of this game on, for all who play.")},
         {c.printKit, CommandHelp::tr("Prints the board over several pages, pieces to cut out, and the rules on one "
                                      "page.")},
         {c.exportPicture,
          CommandHelp::tr("Writes the board as a picture into a file: SVG, PDF or PNG, as large as you like.")},
         {c.close, CommandHelp::tr("Closes this window. If something is not saved, you are asked first.")},
         {c.quit, CommandHelp::tr("Closes all windows. If something is not saved, you are asked first.")}});
}

void explainEdit(const Commands& c)
{
    explain(
        {{c.undoEdit, CommandHelp::tr("Takes back the last change of a comment, a mark or a variation. Actions on the "
                                      "board are taken back in the menu Move.")},
         {c.redoEdit, CommandHelp::tr("Makes the change again that was undone last.")},
         {c.copyPosition, CommandHelp::tr("Copies the position on the board as text.")},
         {c.copyGame, CommandHelp::tr("Copies the whole game as text, as it would be saved.")},
         {c.pastePosition,
          CommandHelp::tr("Begins a game at the position that was copied, here or in another program.")},
         {c.pasteGame, CommandHelp::tr("Opens the game that was copied as text.")},
         {c.copyPicture, CommandHelp::tr("Copies the board as a picture, to be pasted in other programs. How it looks "
                                         "is chosen in Export Picture.")},
         {c.comment,
          CommandHelp::tr("Goes to the field for a comment on the action that is chosen in the list of moves.")},
         {c.marks->menuAction(),
          CommandHelp::tr("Signs that judge an action or a position, such as !? for an interesting one.")},
         {c.promote,
          CommandHelp::tr("Makes this variation the main line; what was the main line becomes a variation.")},
         {c.deleteLine,
          CommandHelp::tr("Deletes the chosen action and all that follows it. The message that says so has "
                          "an Undo.")},
         {c.editPosition, CommandHelp::tr("Lets you set up any position, as a start for another game. The game that is "
                                          "being played waits.")}});
}

void explainMove(const Commands& c)
{
    explain(
        {{c.takeBack,
          CommandHelp::tr("Takes back the last action; others can be played instead, and this one is kept as "
                          "a variation.")},
         {c.redo, CommandHelp::tr("Plays again what was taken back.")},
         {c.first, CommandHelp::tr("Shows the start of the game. The game itself stays where it is.")},
         {c.previous, CommandHelp::tr("Shows the position before. The game itself stays where it is.")},
         {c.next, CommandHelp::tr("Shows the next position. The game itself stays where it is.")},
         {c.last, CommandHelp::tr("Shows the end of the line.")},
         {c.previousVariation, CommandHelp::tr("Goes to what was played here in the line before this one.")},
         {c.nextVariation, CommandHelp::tr("Goes to what was played here in another line.")},
         {c.typeAction, CommandHelp::tr("Opens a field in which actions are typed, as in e2-e4. What can be played is "
                                        "offered while you type.")},
         {c.claim, CommandHelp::tr("Ends the game drawn where its rules allow a player to claim that. While they do "
                                   "not, pointing at this entry tells what is lacking.")},
         {c.agree, CommandHelp::tr("Ends the game drawn because all players want it.")},
         {c.resign, CommandHelp::tr("Lets somebody give up, also one who is not on turn.")},
         {c.chooseBoard, CommandHelp::tr("Goes to the buttons of single boards in the panel Seats. They are there "
                                         "while somebody can press one.")},
         {c.pause, CommandHelp::tr("Stops the clocks until they are started again.")},
         {c.move->menuAction(),
          CommandHelp::tr("What concerns the play: taking back, leafing through the game, ending it.")}});
}

void explainView(const Commands& c)
{
    explain(
        {{c.zoomIn, CommandHelp::tr("Shows the board larger. Ctrl and the mouse wheel do the same.")},
         {c.zoomOut, CommandHelp::tr("Shows the board smaller. Ctrl and the mouse wheel do the same.")},
         {c.zoomFit, CommandHelp::tr("Shows the whole board as large as it fits.")},
         {c.zoomWidth, CommandHelp::tr("Shows the board as large as all of its width fits.")},
         {c.zoomHeight, CommandHelp::tr("Shows the board as large as all of its height fits: a long one is then panned "
                                        "along its length.")},
         {c.minimap, CommandHelp::tr("Shows the whole board in small beside it while only a part of it is seen. What "
                                     "you see is framed there; drag the frame to see another part.")},
         {c.fullScreen, CommandHelp::tr("Fills the screen with this window, or gives it its frame back.")},
         {c.resetLayout, CommandHelp::tr("Puts panels and toolbars back where they were at the first start.")},
         {c.circle, CommandHelp::tr("Lets the boards stand around a table, each turned so that its players face their "
                                    "seats; otherwise they stand in rows, upright.")},
         {c.allBoards,
          CommandHelp::tr("Shows all boards as large as one another. A double click on a board, or the key "
                          "of its number, makes it large.")},
         {c.nextBoard, CommandHelp::tr("Makes the next board large, the others small beside it.")},
         {c.previousBoard, CommandHelp::tr("Makes the board before large, the others small beside it.")},
         {c.followed->menuAction(), CommandHelp::tr("Makes a board large as soon as it waits for one of these seats.")},
         {c.view->menuAction(), CommandHelp::tr("How large the board is, and which panels are shown.")},
         {c.turn, CommandHelp::tr("Turns the board, so that the next seat has it in front of it. A ring can also "
                                  "be turned with the mouse, to any angle: drag its rim.")},
         {c.coordinates, CommandHelp::tr("Shows the names of rows and columns at the edge of the board.")},
         {c.legalTargets, CommandHelp::tr("Marks where a piece may go when it is picked up.")},
         {c.whyNot, CommandHelp::tr("Says why something cannot be played, at the place where it was tried.")},
         {c.seatChoices->menuAction(),
          CommandHelp::tr("Whether a seat is shown targets, told reasons, and asked before its "
                          "actions count, where that differs from the others.")},
         {c.colours->menuAction(), CommandHelp::tr("The colours of the board. Each has a light and a dark form.")},
         {c.configure, CommandHelp::tr("How the board looks and how one plays on it.")}});
}

void explainTeach(const Commands& c)
{
    explain(
        {{c.draw, CommandHelp::tr("Opens the bar with drawing tools: arrows, rings, coloured cells, labels. What is "
                                  "drawn is kept in the comment of the place shown. With the right button one can "
                                  "draw at any time.")},
         {c.showDrawings, CommandHelp::tr("Shows what people have drawn on the boards, or hides it; nothing is lost.")},
         {c.showProgramMarks,
          CommandHelp::tr("Shows what the program marks by itself: the last action, check, what an action would take. "
                          "Without it a class looks for that on its own.")},
         {c.demonstration,
          CommandHelp::tr("Lets you put any piece anywhere, without rules, to show something. The game waits, "
                          "untouched; what is worth keeping is kept beside this place of the game.")},
         {c.practice,
          CommandHelp::tr("An action that the rules do not allow is shown as if it were played, then what is wrong "
                          "with it, and is taken back. Wrong actions are counted for each seat.")},
         {c.addToWorksheet,
          CommandHelp::tr(
              "Adds the position on the board to the worksheet, also while it is edited: with its comment as "
              "the task, what is drawn there, and what is played next as the answer.")},
         {c.worksheet,
          CommandHelp::tr(
              "Shows the tasks that were added: words and order of each, and how they are written on pages, "
              "with lines to write on and an answer page.")},
         {c.lessons->menuAction(), CommandHelp::tr("Lessons that teach the rules of a game by doing, step by step.")},
         {c.openLesson, CommandHelp::tr("Opens a lesson from a file, in a window of its own.")},
         {c.teach->menuAction(), CommandHelp::tr("What helps to explain: drawings on the board, and lessons.")}});
}

void explainHelp(const Commands& c)
{
    explain(
        {{c.help, CommandHelp::tr("Opens the rules of this game with diagrams. After something was refused it opens "
                                  "them at the rule in question.")},
         {c.windowHelp, CommandHelp::tr("Tells how to play, go back, comment, end and save games in this window.")},
         {c.keys, CommandHelp::tr("Lists all keys.")},
         {c.whatsThis, CommandHelp::tr("Explains what you click next; on the board by keyboard, the piece under the "
                                       "cursor.")},
         {c.about, CommandHelp::tr("Version and licence of this program.")},
         {c.aboutQt, CommandHelp::tr("Version of the library that the window is made with.")}});
}

} // namespace

void explainCommands(const Commands& commands)
{
    explainGame(commands);
    explainEdit(commands);
    explainMove(commands);
    explainView(commands);
    explainTeach(commands);
    explainHelp(commands);
}

} // namespace ringford::ui
