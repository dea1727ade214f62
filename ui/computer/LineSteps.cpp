// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/LineSteps.h"

#include "ui/words/ActionWords.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <utility>

namespace ringford::ui {

namespace {

class LineTr {
    Q_DECLARE_TR_FUNCTIONS(LineSteps)
};

} // namespace

std::vector<LineStep> lineSteps(const Game& game, Position position, const std::vector<Action>& actions,
                                std::size_t most)
{
    std::vector<LineStep> steps;
    for (const Action& action : actions) {
        if (steps.size() == most)
            break;
        QString text = words::actionToRead(game, position, action);
        QString spoken = words::actionToRead(game, position, action, words::spokenNotation());
        if (game.description().seats.size() > 2) {
            // Who acts is not told by the order: of many seats some are out, and boards have turns of their own.
            const Seat seat = game.actor(position, action);
            // With a colon: R and B name pieces, too.
            text = words::seatLetters(game.description(), seat) + u':' + QChar::Nbsp + text;
            //: a line to be read aloud: %1 is a seat, %2 what it plays
            spoken = LineTr::tr("%1: %2", "seat and action").arg(words::seat(game.description(), seat), spoken);
        }
        const auto taken = game.take(position, action);
        const int face = taken ? game.description().side(taken->side).face : 0;
        Successor next = game.apply(position, action);
        position = next.position;
        steps.push_back({std::move(text), std::move(spoken), std::move(next.position), std::move(next.effects), face});
    }
    return steps;
}

} // namespace ringford::ui
