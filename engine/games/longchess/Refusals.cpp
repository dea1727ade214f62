// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Refusals.h"

#include "engine/games/chess/Sentences.h"

namespace ringford::longchess {

template <class Size> Refusal whyNot(const LongchessRules<Size>& rules, const GameDescription& game,
                                     const State<Size>& state, const Action& action)
{
    const auto man = state.at(rules.terrain().spotOf(action.from));
    const std::string& name = game.board.name(action.from);
    const bool isMove = action.kind == Action::Kind::Step || action.kind == Action::Kind::Capture ||
                        action.kind == Action::Kind::Shot || action.kind == Action::Kind::Leave;
    if (isMove && !man)
        return {chess::emptyCell(name), {action.from}, "turn"};
    if (isMove && man->owner != state.turn)
        return {
            Text(RINGFORD_TEXT("it is the turn of %1")).sentence(game.seat(state.turn).title), {action.from}, "turn"};
    return {RINGFORD_TEXT("no rule of this game allows that here"), {}, ""};
}

#define RINGFORD_LONGCHESS_WHY(Size)                                                                                   \
    template Refusal whyNot(const LongchessRules<Size>&, const GameDescription&, const State<Size>&, const Action&);
RINGFORD_LONGCHESS_WHY(LongSize)
RINGFORD_LONGCHESS_WHY(CornerSize)
#undef RINGFORD_LONGCHESS_WHY

} // namespace ringford::longchess
