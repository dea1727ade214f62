// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CapturedPieces.h"

#include "ui/match/MatchModel.h"

#include <algorithm>
#include <cstddef>

namespace ringford::ui {

namespace {

/** Every so many entries what was counted is kept: a game may have hundreds of thousands, and be leafed through. */
constexpr int kStride = 256;

std::optional<CapturedPieces::How> howOf(Effect::Kind kind)
{
    switch (kind) {
    case Effect::Kind::Captured: return CapturedPieces::How::Captured;
    case Effect::Kind::Killed: return CapturedPieces::How::Killed;
    case Effect::Kind::Removed: return CapturedPieces::How::Withdrawn;
    case Effect::Kind::Left: return CapturedPieces::How::Left;
    default: return std::nullopt;
    }
}

} // namespace

CapturedPieces::CapturedPieces(MatchModel& match, QObject* parent) : QObject(parent), m_match(match)
{
    connect(&match, &MatchModel::replaced, this, &CapturedPieces::start);
    connect(&match, &MatchModel::viewedNodeChanged, this, &CapturedPieces::follow);
    reset();
}

bool CapturedPieces::isWanted() const
{
    return std::ranges::any_of(m_match.description().kinds, [](const KindInfo& kind) { return kind.points > 0; });
}

bool CapturedPieces::isCompared() const
{
    const GameDescription& game = m_match.description();
    return game.sides.size() == 2 &&
           std::ranges::any_of(game.kinds, [](const KindInfo& kind) { return kind.worth > 0; }) &&
           std::ranges::none_of(game.groups,
                                [](const GroupInfo& group) { return group.kind == GroupInfo::Kind::Stock; });
}

int CapturedPieces::points(Side side, How how) const
{
    int points = 0;
    for (const auto& [kind, count] : m_counts) {
        if (kind.side == side && kind.how == how)
            points += count * m_match.description().kind(kind.kind).points;
    }
    return points;
}

void CapturedPieces::count(const std::vector<Effect>& effects, int by)
{
    std::optional<PieceKind> blast; // what has gone off last
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::WentOff || effect.kind == Effect::Kind::Landed)
            blast = effect.piece.kind;
        const auto how = howOf(effect.kind);
        if (!how || m_match.description().kind(effect.piece.kind).isMarker)
            continue;
        const Kind kind{effect.piece.side, *how, how == How::Killed ? blast : std::nullopt, effect.piece.kind};
        if ((m_counts[kind] += by) == 0)
            m_counts.erase(kind);
    }
}

void CapturedPieces::start()
{
    m_kept.clear();
    reset();
}

void CapturedPieces::reset()
{
    m_counts.clear();
    if (isWanted() || isCompared())
        countTo(m_match.viewedNode());
    emit changed();
}

bool CapturedPieces::isKept(const Node* node) const
{
    const auto place = static_cast<std::size_t>(node->depth / kStride);
    return node->depth % kStride == 0 && place > 0 && place <= m_kept.size() && m_kept[place - 1].node == node;
}

/** Goes on from the last entry on the way that was counted before. */
void CapturedPieces::countTo(const Node* node)
{
    std::vector<const Node*> ahead;
    for (; !node->isRoot() && !isKept(node); node = node->parent)
        ahead.push_back(node);
    if (!node->isRoot())
        m_counts = m_kept[static_cast<std::size_t>(node->depth / kStride) - 1].counts;
    for (; !ahead.empty(); ahead.pop_back()) {
        const Node* const next = ahead.back();
        count(m_match.match().effects(next), 1);
        if (next->depth % kStride == 0) {
            // What stands further on may be of another way.
            m_kept.resize(static_cast<std::size_t>(next->depth / kStride) - 1);
            m_kept.push_back({next, m_counts});
        }
    }
}

void CapturedPieces::follow(const Transition& transition)
{
    if (!isWanted() && !isCompared())
        return;
    if (transition.kind == Transition::Kind::Jump) {
        reset();
        return;
    }
    count(transition.effects, transition.kind == Transition::Kind::Forward ? 1 : -1);
    emit changed();
}

} // namespace ringford::ui
