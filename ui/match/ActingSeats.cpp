// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/ActingSeats.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kActionsAhead = 2;
constexpr int kCountedEntries = 200; // where persons have no turn for long

/** Those who play on a board on which a person acted last, and has had no answer. */
SeatSet owing(const GameDescription& game, const Node* node, SeatSet computers)
{
    SeatSet seats;
    std::vector<bool> looked(game.board.faces().size());
    int left = kCountedEntries;
    for (const Node* at = node; left > 0 && !at->isRoot(); at = at->parent, --left) {
        if (!at->entry().seat || !at->entry().side)
            continue;
        const int face = game.side(*at->entry().side).face;
        const auto number = static_cast<std::size_t>(face);
        if (looked[number])
            continue;
        looked[number] = true;
        for (const SideInfo& side : game.sides) {
            if (side.face == face && !computers.contains(*at->entry().seat) && computers.contains(side.seat))
                seats.insert(side.seat);
        }
    }
    return seats;
}

/** How many entries before @p node have been made since @p seat acted or came on turn. */
int entriesWaited(const Node* node, Seat seat)
{
    int waited = 0;
    for (const Node* at = node; waited < kCountedEntries && !at->isRoot(); at = at->parent, ++waited) {
        if (at->entry().seat == seat || !at->parent->onTurn().contains(seat))
            break;
    }
    return waited;
}

} // namespace

std::array<int, 32> actionsSincePersons(const Node* node, SeatSet computers)
{
    std::array<int, 32> acted{};
    int left = kCountedEntries;
    for (const Node* at = node; left > 0 && !at->isRoot(); at = at->parent, --left) {
        if (!at->entry().seat)
            continue;
        if (!computers.contains(*at->entry().seat))
            break;
        ++acted[at->entry().seat->index];
    }
    return acted;
}

std::vector<Seat> actingSeats(const GameDescription& game, const Node* node, SeatSet computers, WaitsForPersons waits)
{
    std::vector<Seat> seats;
    bool hasPerson = false;
    for (const Seat seat : node->onTurn()) {
        if (computers.contains(seat))
            seats.push_back(seat);
        else
            hasPerson = true;
    }
    const std::array<int, 32> acted = actionsSincePersons(node, computers);
    if (hasPerson && waits == WaitsForPersons::Yes) {
        const SeatSet answering = owing(game, node, computers);
        std::erase_if(seats,
                      [&](Seat seat) { return acted[seat.index] >= kActionsAhead && !answering.contains(seat); });
    }
    // Of those that have acted as often, whoever answers on its own board would be served before others who have waited
    // longer: who begins would pay for all waiting.
    std::ranges::stable_sort(seats, {},
                             [&](Seat seat) { return std::pair(acted[seat.index], -entriesWaited(node, seat)); });
    return seats;
}

} // namespace ringford::ui
