// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ActingSeats.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kActionsAhead = 2;
constexpr int kCountedEntries = 200; // where persons have no turn for long

} // namespace

std::array<int, 32> actionsSincePersons(const Node* node, SeatSet computers)
{
    std::array<int, 32> acted{};
    int left = kCountedEntries;
    for (const Node* at = node; left > 0 && !at->isRoot(); at = at->parent, --left) {
        if (!at->entry.seat)
            continue;
        if (!computers.contains(*at->entry.seat))
            break;
        ++acted[at->entry.seat->index];
    }
    return acted;
}

std::vector<Seat> actingSeats(const Node* node, SeatSet computers, WaitsForPersons waits)
{
    std::vector<Seat> seats;
    bool hasPerson = false;
    for (const Seat seat : node->onTurn) {
        if (computers.contains(seat))
            seats.push_back(seat);
        else
            hasPerson = true;
    }
    const std::array<int, 32> acted = actionsSincePersons(node, computers);
    if (hasPerson && waits == WaitsForPersons::Yes)
        std::erase_if(seats, [&](Seat seat) { return acted[seat.index] >= kActionsAhead; });
    std::ranges::stable_sort(seats, {}, [&](Seat seat) { return acted[seat.index]; });
    return seats;
}

} // namespace ringford::ui
