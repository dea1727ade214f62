// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/SeatExit.h"

#include "engine/match/Match.h"

#include <algorithm>
#include <iterator>

namespace ringford {

namespace {

/** Who has beaten a seat that went out: who took over from it, else who acted. */
std::optional<Seat> victorOver(Seat seat, const Node* node)
{
    const std::vector<Effect>& news = node->atTable();
    const auto isIt = [&](const Effect& effect) { return effect.kind == Effect::Kind::SeatOut && effect.seat == seat; };
    const auto isOther = [](const Effect& effect) { return effect.kind == Effect::Kind::SeatOut; };
    const auto out = std::ranges::find_if(news, isIt);
    const auto next = std::find_if(std::next(out), news.end(), isOther);
    const auto taken =
        std::find_if(out, next, [](const Effect& effect) { return effect.kind == Effect::Kind::PlayerChanged; });
    return taken == next ? node->entry().seat : taken->seat;
}

/**
 * What went off and destroyed the last piece of a seat that goes out by @p effects; nothing if that was lost otherwise.
 * @p players: by side, before
 */
std::optional<Effect> lastBlast(const GameDescription& game, const std::vector<Seat>& players, Seat seat,
                                const std::vector<Effect>& effects)
{
    std::optional<Effect> blast;
    std::optional<Effect> last;
    for (const Effect& effect : effects) {
        switch (effect.kind) {
        case Effect::Kind::WentOff:
        case Effect::Kind::Landed: blast = effect; break;
        case Effect::Kind::Killed:
        case Effect::Kind::Captured:
        case Effect::Kind::Left:
        case Effect::Kind::Removed:
            if (players[effect.piece.side.index] == seat && !game.kind(effect.piece.kind).isMarker)
                last = effect.kind == Effect::Kind::Killed ? blast : std::nullopt;
            break;
        default: break;
        }
    }
    return last;
}

/** Who acted last need not be who laid the mine or fired the shells. */
SeatExit exitAt(const Match& match, const Node* node, Seat seat)
{
    if (node->entry().kind == Entry::Kind::Action) {
        const auto players = match.game().contents(match.position(node->parent)).players;
        if (const auto blast = lastBlast(match.game().description(), players, seat, match.effects(node)))
            return {node, players[blast->piece.side.index], blast->piece.kind};
    }
    return {node, victorOver(seat, node), std::nullopt};
}

} // namespace

std::vector<SeatExit> seatExits(const Match& match, const Node* end)
{
    std::vector<SeatExit> exits(match.game().description().seats.size());
    for (const Node* node = end; !node->isRoot(); node = node->parent) {
        for (const Effect& effect : node->atTable()) {
            if (effect.kind == Effect::Kind::SeatOut)
                exits[effect.seat.index] = exitAt(match, node, effect.seat);
        }
    }
    return exits;
}

} // namespace ringford
