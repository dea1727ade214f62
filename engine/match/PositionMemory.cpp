// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/PositionMemory.h"

#include <algorithm>
#include <cstddef>

namespace ringford {

namespace {

constexpr int kLeastStride = 16;
constexpr std::size_t kLargest = 24; ///< bytes of kept positions that an entry takes, if they are large

/** How many entries apart positions are kept that have @p size. */
int strideFor(std::size_t size)
{
    int stride = kLeastStride;
    while (size / static_cast<std::size_t>(stride) > kLargest)
        stride *= 2;
    return stride;
}

/** How many are remembered: the longer the way to a position that is kept, the more, so that it is seldom gone. */
std::size_t rememberedFor(int stride)
{
    return static_cast<std::size_t>(std::max(kLeastStride, stride / 8));
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
    if (node->isRoot()) {
        m_stride = strideFor(position.content().size());
        m_remembered.resize(rememberedFor(m_stride));
    }
    if (isKept(node))
        m_kept.emplace_back(node->serial, std::move(position));
    else
        remember(node, std::move(position));
}

} // namespace ringford
