// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/StillGood.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** Whether each entry on the way is one for which @p fits. */
template <class Fits> bool isWayOf(const Node* from, const Node* to, const Fits& fits)
{
    const Node* at = to;
    for (; at != from && !at->isRoot(); at = at->parent) {
        if (at->entry().kind != Entry::Kind::Action || !fits(at->entry()))
            return false;
    }
    return at == from;
}

} // namespace

bool isPlayedByOthers(const Node* from, const Node* to, Seat seat)
{
    return isWayOf(from, to, [&](const Entry& entry) { return entry.seat && *entry.seat != seat; });
}

bool isStillGood(const Match& match, const Node* from, const Node* to, const Action& action, Seat seat)
{
    const Board& board = match.game().board();
    const auto faceOf = [&](Cell cell) { return board.place(cell).face; };
    const auto isElsewhere = [&](const Entry& entry) {
        return entry.seat && *entry.seat != seat && faceOf(entry.action.from) != faceOf(action.from) &&
               faceOf(entry.action.to) != faceOf(action.to);
    };
    if (!isWayOf(from, to, isElsewhere))
        return false;
    const std::vector<Action> actions = match.actions(to, seat);
    return std::ranges::find(actions, action) != actions.end();
}

bool isPlayedElsewhere(const Board& board, const Node* from, const Node* to, const std::vector<Cell>& cells)
{
    const auto faceOf = [&](Cell cell) { return board.place(cell).face; };
    const auto isElsewhere = [&](const Entry& entry) {
        return std::ranges::none_of(cells, [&](Cell cell) {
            return faceOf(cell) == faceOf(entry.action.from) || faceOf(cell) == faceOf(entry.action.to);
        });
    };
    return from != to && isWayOf(from, to, isElsewhere);
}

} // namespace ringford::ui
