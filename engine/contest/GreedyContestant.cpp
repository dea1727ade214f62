// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/GreedyContestant.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr int kKing = 1'000; // more than all other pieces of a board together

/** Of a piece that has no number among the usual ones, a pawn: it is better than nothing. */
int worthToTake(const KindInfo& kind)
{
    return kind.isKing ? kKing : std::max(1, kind.worth);
}

bool mayTake(Action::Kind kind)
{
    using enum Action::Kind;
    return kind == Capture || kind == Shot || kind == Jump || kind == Charge || kind == Remove;
}

} // namespace

int GreedyContestant::gain(const Decision& decision, const Contents& contents, const Action& action) const
{
    if (!mayTake(action.kind))
        return 0;
    int sum = 0;
    for (const Effect& effect : decision.game.apply(decision.position, action).effects) {
        const bool isTaken = effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Removed;
        const Side side = effect.piece.side;
        if (isTaken && !contents.sidesOut.contains(side) && !m_camp.contains(contents.players[side.index]))
            sum += worthToTake(decision.game.description().kind(effect.piece.kind));
    }
    return sum;
}

Result<Action, std::string> GreedyContestant::choose(const Decision& decision)
{
    const Contents contents = decision.game.contents(decision.position);
    int most = 0;
    std::vector<Action> best;
    for (const Action& action : decision.actions) {
        const int sum = gain(decision, contents, action);
        if (sum > most)
            best.clear();
        most = std::max(most, sum);
        if (sum == most && sum > 0)
            best.push_back(action);
    }
    return oneOf(best.empty() ? decision.actions : best);
}

} // namespace ringford
