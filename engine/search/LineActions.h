// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/MoveLookup.h"
#include "engine/search/Judge.h"
#include "engine/search/Score.h"
#include "engine/search/Search.h"

namespace ringford {

/**
 * The actions that the moves of a line are, as far as they are legal one after the other.
 * @return what the judge sees behind them
 */
template <Described D, Judge J>
typename J::State playLine(const D& game, const J& judge, typename D::RulesType::State position, Seat seat,
                           const std::vector<typename J::Move>& moves, std::vector<Action>& actions)
{
    auto view = judge.view(position, seat);
    for (const auto& move : moves) {
        const Action action = game.toAction(position, move);
        if (!MoveLookup<D>(game).find(position, action))
            break; // a judge may look at some boards of several alone, and the others act as well
        actions.push_back(action);
        game.rules().apply(position, move, NoEffects{});
        judge.apply(view, move);
    }
    return view;
}

/** @p centi: a score as it is at the root */
inline void setScore(SearchLine& line, int centi)
{
    line.centi = centi;
    if (score::isForced(centi))
        line.end = centi > 0 ? score::kWin - centi : -(score::kWin + centi);
}

} // namespace ringford
