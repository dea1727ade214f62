// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/OrderedRow.h"

#include "engine/match/Match.h"

#include <algorithm>
#include <set>

namespace ringford {

OrderedRow::OrderedRow(const Match& match, const Node* end) : m_match(match)
{
    const auto& tools = match.game().description().tools;
    if (std::ranges::all_of(tools, &ToolInfo::drags))
        return; // most games
    for (const Node* at = end; !at->isRoot() && goesOnAt(match.position(at), match.actions(at)); at = at->parent) {
        const Entry& entry = at->entry();
        const bool isOwn = entry.kind == Entry::Kind::Action && entry.seat && at->onTurn().contains(*entry.seat);
        if (!isOwn || !toolOf(match.position(at->parent), entry.action))
            break;
        m_entries.insert(m_entries.begin(), at);
    }
}

std::optional<std::uint8_t> OrderedRow::toolOf(const Position& position, const Action& action) const
{
    const std::vector<Gesture> gestures = m_match.game().gestures(position, action);
    if (gestures.empty() || m_match.game().description().tools[gestures.front().tool].drags)
        return std::nullopt;
    const std::vector<Touch>& touches = gestures.front().touches;
    const bool isPlace = touches.size() == 1 && touches.front().kind == Touch::Kind::Cell;
    return isPlace ? std::optional(gestures.front().tool) : std::nullopt;
}

std::optional<std::uint8_t> OrderedRow::buttonOf(const Position& position, const Action& action) const
{
    const std::vector<Gesture> gestures = m_match.game().gestures(position, action);
    const bool isButton = !gestures.empty() && gestures.front().touches.front().kind == Touch::Kind::Button;
    return isButton ? std::optional(gestures.front().touches.front().button) : std::nullopt;
}

bool OrderedRow::goesOnAt(const Position& position, const std::vector<Action>& actions) const
{
    // A row that can be ended has a button for that; what has none is a turn with only such actions left.
    return std::ranges::any_of(actions, [&](const Action& one) { return buttonOf(position, one).has_value(); }) &&
           std::ranges::all_of(actions,
                               [&](const Action& one) { return toolOf(position, one) || buttonOf(position, one); });
}

std::vector<OrderedRow::Late> OrderedRow::late() const
{
    std::vector<Late> late;
    if (m_entries.empty())
        return late;
    const std::vector<Action> now = m_match.actions(m_entries.back());
    std::set<Action> known(now.begin(), now.end());
    // Where it comes least early is its place.
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
        known.insert((*entry)->entry().action);
        const Position position = m_match.position((*entry)->parent);
        for (const Action& action : m_match.actions((*entry)->parent)) {
            if (toolOf(position, action) == toolOf(position, (*entry)->entry().action) && known.insert(action).second)
                late.push_back({action, *entry});
        }
    }
    return late;
}

std::vector<Action> OrderedRow::after(const Late& late) const
{
    std::vector<Action> actions{late.action};
    for (auto entry = std::ranges::find(m_entries, late.before); entry != m_entries.end(); ++entry)
        actions.push_back((*entry)->entry().action);
    return actions;
}

/** How many there can be in all: as many as follow one another where each comes as early as it may. */
int OrderedRow::most() const
{
    Position position = m_match.position(m_entries.front()->parent);
    const auto tool = toolOf(position, m_entries.front()->entry().action);
    int count = 0;
    std::vector<Action> actions = m_match.actions(m_entries.front()->parent);
    do {
        std::erase_if(actions, [&](const Action& one) { return toolOf(position, one) != tool; });
        if (actions.empty())
            break;
        position = m_match.game().take(position, *std::ranges::min_element(actions, {}, &Action::to))->position;
        ++count;
        actions = m_match.game().actions(position);
    } while (goesOnAt(position, actions));
    return count;
}

std::optional<OrderedRow::Progress> OrderedRow::progress() const
{
    if (m_entries.empty())
        return std::nullopt;
    const Node* const end = m_entries.back();
    const Node* const first = m_entries.front();
    Progress progress{static_cast<int>(m_entries.size()), most(),
                      *toolOf(m_match.position(first->parent), first->entry().action), std::nullopt};
    for (const Action& action : m_match.actions(end)) {
        if (const auto button = buttonOf(m_match.position(end), action))
            progress.button = button;
    }
    return progress;
}

} // namespace ringford
