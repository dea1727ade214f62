// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonHints.h"

#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ringford::ui {

namespace {

class LessonHints {
    Q_DECLARE_TR_FUNCTIONS(LessonHints)
};

LookAt atTouch(const GameDescription& game, const Touch& touch)
{
    switch (touch.kind) {
    case Touch::Kind::Cell:
    case Touch::Kind::Rim: return {LessonHints::tr("Look at %1.").arg(words::cell(game.board, touch.cell)), touch.cell};
    case Touch::Kind::Stock:
        //: %1 is a seat
        return {LessonHints::tr("Look at the stockpile of %1.").arg(words::seat(game, touch.holder)), {}};
    case Touch::Kind::Button:
    case Touch::Kind::Place: break;
    }
    return {LessonHints::tr("Look at the buttons beside the board."), {}};
}

} // namespace

LookAt whereToBegin(const Game& game, const Position& position, const Action& action)
{
    const Gesture gesture = game.gestures(position, action).front();
    const GameDescription& description = game.description();
    if (gesture.tool == 0 || gesture.touches.front().kind == Touch::Kind::Button)
        return atTouch(description, gesture.touches.front());
    const QString tool = words::translated(description.tools[gesture.tool].name);
    if (gesture.touches.size() == 1)
        //: %1 is a tool, as its button calls it
        return {LessonHints::tr("Take “%1” in hand.").arg(tool), {}};
    LookAt look = atTouch(description, gesture.touches.front());
    //: %1 is a tool, as its button calls it, %2 a sentence that says where to look
    look.text = LessonHints::tr("Take “%1” in hand. %2").arg(tool, look.text);
    return look;
}

std::optional<Cell> lastCellOf(const Game& game, const Position& position, const Action& action)
{
    const Gesture gesture = game.gestures(position, action).front();
    const auto isCell = [](const Touch& touch) { return touch.kind == Touch::Kind::Cell; };
    const auto found = std::find_if(gesture.touches.rbegin(), gesture.touches.rend(), isCell);
    return found == gesture.touches.rend() ? std::nullopt : std::optional(found->cell);
}

} // namespace ringford::ui
