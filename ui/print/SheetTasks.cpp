// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetTasks.h"

#include "ui/print/TextLines.h"
#include "ui/words/MovesInText.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestCaption = 20'000; // letters: more than a page has room for

DiagramSpec plainDiagram(const Match& match, const Node* node, const SheetTaskLook& look)
{
    const GameDescription& game = match.game().description();
    std::vector<QString> seats;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        seats.push_back(words::seat(game, Seat{seat}));
    DiagramSpec diagram = diagramOf(match, node, look.style, std::move(seats));
    diagram.shows.coordinates = look.hasCoordinates;
    diagram.shows.paperLetters = true;
    diagram.shows.lastAction = look.hasLastActions;
    diagram.shows.turn = look.turn == SheetTaskLook::Turn::Mark;
    diagram.font = look.font;
    return diagram;
}

/** A text whose first paragraph keeps its direction behind words of the other: its question mark would stand before it. */
QString behindOthers(const QString& text)
{
    constexpr QChar kIsolated(0x2068), kIsolatedEnd(0x2069);
    if (!text.isRightToLeft())
        return text;
    const qsizetype end = text.indexOf(u'\n');
    return end < 0 ? kIsolated + text + kIsolatedEnd : kIsolated + text.left(end) + kIsolatedEnd + text.mid(end);
}

void addAnswer(SheetTask& task, const Match& match, const Node* node, const SheetTaskLook& look)
{
    const Answer answer = answerOf(match, node, look.answer);
    task.answer = answer.text;
    task.answerRuns = answer.runs;
    if (!look.endsWithDiagram || !answer.end)
        return;
    task.end = plainDiagram(match, answer.end, look);
    task.end->caption.clear();
    task.end->shows.coordinates = false;
    task.end->shows.turn = false;
    task.end->shows.legend = false;
}

/** Who is on turn, in words; no line ends within what a seat is called. */
QString turnOnPaper(const GameDescription& game, SeatSet onTurn)
{
    QString turn = words::turn(game, onTurn);
    for (const Seat seat : onTurn) {
        const QString title = words::seat(game, seat);
        turn.replace(title, unparted(title));
    }
    return turn;
}

} // namespace

SheetTask sheetTask(const Match& match, const Node* node, const SheetTaskLook& look, AnswerSearch* search)
{
    SheetTask task{plainDiagram(match, node, look), {}};
    const QString caption = words::typeset(task.diagram.caption.left(kLongestCaption), look.answer.locale);
    task.diagram.caption = words::withLettersOf(look.answer.notation, match.game(), caption);
    const QString turn =
        look.turn == SheetTaskLook::Turn::Words ? words::turn(match.game().description(), node->onTurn()) : QString();
    if (!turn.isEmpty() && !caption.contains(turn, Qt::CaseInsensitive)) { // it is not told twice
        const QString told = turnOnPaper(match.game().description(), node->onTurn());
        task.diagram.caption =
            task.diagram.caption.isEmpty() ? told : told + QStringLiteral(". ") + behindOthers(task.diagram.caption);
    }
    task.isAsked = search && node->isRoot() && AnswerSearch::isAskedOf(match);
    const auto found = task.isAsked ? search->answered(match) : std::nullopt;
    if (found)
        addAnswer(task, *found, found->start(), look);
    else
        addAnswer(task, match, node, look);
    return task;
}

} // namespace ringford::ui
