// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/GestureHints.h"

#include "ui/paint/BoardPicture.h"

#include <algorithm>
#include <iterator>

namespace ringford::ui {

GestureHints::GestureHints(const Game& game, const Position& position, const GestureSession& session)
    : m_game(game), m_position(position), m_session(session)
{
}

std::vector<Cell> GestureHints::takenByAll(const std::vector<Action>& actions) const
{
    std::vector<Cell> all;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        std::vector<Cell> taken;
        for (const Effect& effect : m_game.apply(m_position, actions[i]).effects) {
            if (effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Removed)
                taken.push_back(effect.from);
        }
        if (i == 0)
            all = std::move(taken);
        else
            std::erase_if(all, [&](Cell cell) { return !contains(taken, cell); });
        if (all.empty())
            break;
    }
    return all;
}

std::vector<Cell> GestureHints::taken() const
{
    if (!rests())
        return {};
    // Where it may stop, that tells; else it is what no way on would leave standing.
    std::vector<Cell> taken = takenByAll(m_session.canEnd() ? m_session.ending() : m_session.possible());
    // A pawn that gives way to another piece goes where it has come to: it stands in hand, and not there.
    const std::vector<PlacedPiece> pieces = m_game.contents(m_position).pieces;
    std::erase_if(taken, [&](Cell cell) {
        return Touch::on(cell) == m_session.touched().front() ||
               !std::ranges::binary_search(pieces, cell, {}, &PlacedPiece::cell);
    });
    return taken;
}

std::optional<Cell> GestureHints::stop() const
{
    if (!rests() || !m_session.canEnd() || m_session.touched().back().kind != Touch::Kind::Cell)
        return std::nullopt;
    return m_session.touched().back().cell;
}

Target::Kind GestureHints::kindAt(const Touch& place, const std::vector<Cell>& alreadyTaken) const
{
    const std::vector<Cell> taken = takenByAll(m_session.possibleWith(place));
    const bool takesMore = std::ranges::any_of(taken, [&](Cell cell) { return !contains(alreadyTaken, cell); });
    return takesMore ? Target::Kind::Capture : Target::Kind::Move;
}

/**
 * Where a tool can be used that takes nothing in hand, or that says so; most that take pieces could begin nearly
 * everywhere.
 */
std::vector<Target> GestureHints::beginnings() const
{
    std::vector<Target> targets;
    const ToolInfo& tool = m_game.description().tools[m_session.tool()];
    if (tool.drags && !tool.marksPlaces)
        return targets;
    const std::vector<PlacedPiece> pieces = m_game.contents(m_position).pieces;
    const auto untold = [&](Cell cell) {
        // A ring around a piece hides nothing of it.
        const bool isTaken = std::ranges::binary_search(pieces, cell, {}, &PlacedPiece::cell);
        if (tool.isWide)
            return Target::Kind::Aim;
        return isTaken ? Target::Kind::Capture : Target::Kind::Drop;
    };
    // What would be taken has its ring; what would be taken in hand goes on from there, and is outlined.
    const auto inHand = [&](const Touch& place) {
        return contains(takenByAll(m_session.possibleWith(place)), place.cell) ? Target::Kind::Capture
                                                                               : Target::Kind::Aim;
    };
    for (const Touch& place : m_session.next()) {
        if (place.kind == Touch::Kind::Cell)
            targets.push_back({place.cell, tool.drags ? inHand(place) : untold(place.cell)});
    }
    return targets;
}

/** What the game tells of a place; where that is several things, those that can be played. */
std::vector<Target> GestureHints::meantAt(const Touch& place, const std::vector<Target>& known) const
{
    std::vector<Target> reported;
    std::ranges::copy_if(known, std::back_inserter(reported),
                         [&](const Target& one) { return one.cell == place.cell; });
    if (reported.size() < 2)
        return reported;
    const std::vector<Action> actions = m_session.possibleWith(place);
    std::erase_if(reported, [&](const Target& one) {
        const bool isShot = one.kind == Target::Kind::Shot;
        return std::ranges::none_of(
            actions, [&](const Action& action) { return (action.kind == Action::Kind::Shot) == isShot; });
    });
    return reported;
}

std::vector<Target> GestureHints::targets() const
{
    if (m_session.isEmpty() || !m_game.description().tools[m_session.tool()].drags) // a gun reaches what its tool does
        return beginnings();
    const Touch& first = m_session.touched().front();
    // What the game tells is how a piece goes and shoots by itself: another tool does something else with it.
    std::vector<Target> known;
    if (m_session.tool() == 0 && !rests() && first.kind == Touch::Kind::Cell)
        known = m_game.targets(m_position, first.cell);
    const std::vector<Cell> alreadyTaken = taken();
    std::vector<Touch> places = m_session.next();
    const std::vector<Touch> ends = m_session.ends();
    places.insert(places.end(), ends.begin(), ends.end());
    std::vector<Target> targets;
    for (const Touch& place : places) {
        if (place.kind != Touch::Kind::Cell || std::ranges::find(targets, place.cell, &Target::cell) != targets.end())
            continue;
        if (std::ranges::find(known, place.cell, &Target::cell) != known.end())
            std::ranges::copy(meantAt(place, known), std::back_inserter(targets));
        else if (m_session.touched().back().kind == Touch::Kind::Stock)
            targets.push_back({place.cell, Target::Kind::Drop});
        else
            targets.push_back({place.cell, kindAt(place, alreadyTaken)});
    }
    for (const Target& one : known) {
        if (one.kind == Target::Kind::Aim && std::ranges::find(targets, one) == targets.end())
            targets.push_back(one);
    }
    return targets;
}

std::vector<Cell> GestureHints::leavings() const
{
    std::vector<Cell> cells;
    for (const Touch& place : m_session.next()) {
        if (place.kind == Touch::Kind::Rim && !m_session.isEmpty())
            cells.push_back(place.cell);
    }
    return cells;
}

} // namespace ringford::ui
