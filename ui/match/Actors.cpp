// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/Actors.h"

#include <algorithm>

namespace ringford::ui {

SeatSet seatsInQuestion(const MatchModel& model, const Action& action)
{
    SeatSet seats;
    const SeatSet onTurn = model.match().onTurn(model.viewedNode());
    for (std::uint8_t index = 0; index < model.description().seats.size(); ++index) {
        const Seat seat{index};
        const std::vector<Action> theirs = model.match().actions(model.viewedNode(), seat);
        if (std::ranges::find(theirs, action) == theirs.end())
            continue;
        if (onTurn.contains(seat))
            return {};
        seats.insert(seat);
    }
    return seats.size() > 1 ? seats : SeatSet{};
}

std::optional<Seat> handFor(const MatchModel& model, const Action& action)
{
    if (model.awaited().empty())
        return std::nullopt;
    for (const Seat seat : model.match().onTurn(model.viewedNode())) {
        const std::vector<Action> theirs = model.match().actions(model.viewedNode(), seat);
        if (!model.absent().contains(seat) && std::ranges::find(theirs, action) != theirs.end())
            return seat;
    }
    return std::nullopt;
}

std::optional<AskedBefore> questionBefore(const MatchModel& model, const Position& position, const Action& action,
                                          Seat actor)
{
    auto question = model.game().asks(position, action);
    if (!question)
        return std::nullopt;
    if (action.kind == Action::Kind::Fire) // it costs nobody but who fires
        return model.absent().contains(actor) ? std::nullopt : std::optional(AskedBefore{*question});
    const Contents contents = model.game().contents(position);
    const PlacedPiece* const placed = contents.pieceAt(action.from);
    if (!placed)
        return AskedBefore{*question};
    const Seat owner = contents.players[placed->piece.side.index];
    const std::vector<std::string>& names = model.match().tags().seatNames;
    // By one name for two seats; of an own piece it is asked whatever the names.
    const bool isOnePerson = owner != actor && !names[owner.index].empty() && names[owner.index] == names[actor.index];
    if (isOnePerson || model.absent().contains(owner))
        return std::nullopt;
    return AskedBefore{*question, SeatSet(owner)};
}

} // namespace ringford::ui
