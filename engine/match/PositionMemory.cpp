// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/PositionMemory.h"

#include <algorithm>

namespace ringford {

namespace {

/** A tree keeps the position of every so many entries; those between are played anew when they are asked for. */
constexpr int kStride = 16;

bool isKept(const Node* node)
{
    return node->depth % kStride == 0;
}

} // namespace

void PositionMemory::remember(const Node* node, Position position)
{
    auto place = std::ranges::find(m_remembered, node, &Remembered::node);
    if (place == m_remembered.end())
        --place;
    std::move_backward(m_remembered.begin(), place, place + 1);
    m_remembered.front() = {node, std::move(position)};
}

const Position* PositionMemory::kept(const Node* node) const
{
    if (!isKept(node))
        return nullptr;
    return &std::ranges::lower_bound(m_kept, node->serial, {}, &std::pair<std::uint32_t, Position>::first)->second;
}

const Position* PositionMemory::known(const Node* node) const
{
    if (const Position* position = kept(node))
        return position;
    const auto place = std::ranges::find(m_remembered, node, &Remembered::node);
    return place == m_remembered.end() ? nullptr : &place->position;
}

Position PositionMemory::following(const Position& before, const Entry& entry) const
{
    switch (entry.kind) {
    case Entry::Kind::Action: return m_game->take(before, entry.action)->position;
    case Entry::Kind::Resign: return m_game->retire(before, *entry.side, Retire::Resigned).position;
    case Entry::Kind::FlagFall: return m_game->retire(before, *entry.side, Retire::FlagFell).position;
    case Entry::Kind::Claim:
    case Entry::Kind::AgreeDraw: break;
    }
    return before;
}

Position PositionMemory::at(const Node* node)
{
    std::vector<const Node*> forgotten;
    const Node* start = node;
    for (; !known(start); start = start->parent)
        forgotten.push_back(start);
    Position position = *known(start);
    for (; !forgotten.empty(); forgotten.pop_back())
        position = following(position, forgotten.back()->entry());
    if (!isKept(node))
        remember(node, position);
    return position;
}

void PositionMemory::add(const Node* node, Position position)
{
    if (isKept(node))
        m_kept.emplace_back(node->serial, std::move(position));
    else
        remember(node, std::move(position));
}

} // namespace ringford
