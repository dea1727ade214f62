// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/EffectAnimation.h"

#include "ui/board/scene/BurstItem.h"

#include <algorithm>
#include <iterator>

namespace ringford::ui {

namespace {

constexpr int kMove = 180;
constexpr int kSeveral = 240;
constexpr int kBack = 200;
constexpr int kShot = 240;
constexpr int kBurst = 320;
constexpr int kHome = 900;
constexpr int kMated = 1000;  // until somebody has seen how a board was lost
constexpr int kResult = 1200; // and who has won it
constexpr int kLongest = 540; // a jump over many pieces is not waited for

} // namespace

EffectAnimation::EffectAnimation(const PieceStage& stage, PieceItems& items, PieceWays& ways, HeldPieces& held)
    : m_stage(stage), m_items(items), m_ways(ways), m_held(held)
{
    connect(&m_ways, &PieceWays::ended, this, &EffectAnimation::end);
}

void EffectAnimation::play(const Transition& transition, const Contents& after)
{
    if (transition.kind == Transition::Kind::Back) {
        std::for_each(transition.effects.rbegin(), transition.effects.rend(),
                      [this](const Effect& effect) { takeBack(effect); });
        m_items.match(after);
        m_ways.raiseMoving();
        m_ways.start(std::min(kLongest, kBack * m_ways.mostHops()));
        return;
    }
    readPhases(transition.effects);
    m_after = after;
    beginPhase();
}

/** Boards that are closed are seen a while as they were, and a while with the result, before their pieces go. */
void EffectAnimation::readPhases(const std::vector<Effect>& effects)
{
    const auto closes = [](const Effect& effect) { return effect.kind == Effect::Kind::BoardClosed; };
    for (const Effect& effect : effects) {
        if (m_phases.empty() || m_phases.back().effects.back().phase != effect.phase)
            m_phases.emplace_back();
        m_phases.back().effects.push_back(effect);
    }
    if (m_phases.empty())
        m_phases.emplace_back();
    const auto closing =
        std::ranges::find_if(m_phases, [&](const Phase& phase) { return std::ranges::any_of(phase.effects, closes); });
    if (!m_stage.appearance().closesUp || closing == m_phases.end())
        return;
    Phase result{{}, kResult};
    std::ranges::copy_if(closing->effects, std::back_inserter(result.effects), closes);
    const bool isLast = // nothing goes: it stays to be seen
        std::ranges::find(closing->effects, Effect::Kind::Removed, &Effect::kind) == closing->effects.end();
    const bool isFirst = closing == m_phases.begin(); // nobody has moved
    const auto at = isLast ? closing : m_phases.insert(closing, std::move(result));
    if (!isFirst)
        m_phases.insert(at, Phase{{}, kMated});
}

/** Applies the next phase; after the last, pieces are as the position has them. */
EffectAnimation::Phase EffectAnimation::takePhase()
{
    Phase phase = std::move(m_phases.front());
    m_phases.pop_front();
    std::ranges::for_each(phase.effects, [this](const Effect& effect) { apply(effect); });
    if (m_phases.empty())
        m_items.match(m_after);
    return phase;
}

void EffectAnimation::beginPhase()
{
    const Phase phase = takePhase();
    if (m_phases.empty())
        m_held.dropBrought();
    m_ways.raiseMoving();
    emit phaseBegun(phase.effects);
    if (phase.hold == 0)
        m_ways.start(lengthOfPhase(phase.effects));
    else
        m_ways.hold(phase.hold);
}

int EffectAnimation::lengthOfPhase(const std::vector<Effect>& effects) const
{
    if (std::ranges::any_of(effects, [](const Effect& effect) { return effect.kind == Effect::Kind::FlagHome; }))
        return kHome;
    if (const BurstItem* const burst = m_ways.firstBurst())
        return burst->kind() == BurstItem::Kind::Shot ? kShot : kBurst;
    return std::min(kLongest, (m_ways.movingCount() > 1 ? kSeveral : kMove) * m_ways.mostHops());
}

void EffectAnimation::finish()
{
    if (!m_ways.isMoving())
        return;
    m_ways.stop();
    m_ways.settle();
    while (!m_phases.empty()) {
        takePhase();
        m_ways.settle();
    }
    emit finished();
}

void EffectAnimation::end()
{
    m_ways.settle();
    if (m_phases.empty())
        emit finished();
    else
        beginPhase();
}

void EffectAnimation::apply(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::SetBack:
    case Effect::Kind::Moved:
        move(effect, effect.from, effect.to, m_stage.layout().way(effect.from, effect.to, effect.heading));
        break;
    case Effect::Kind::Shot: fly(effect); break;
    case Effect::Kind::Captured:
    case Effect::Kind::Removed:
    case Effect::Kind::Left:
    case Effect::Kind::Killed: vanishAt(effect.from, effect.piece); break;
    case Effect::Kind::Placed: appear(effect.piece, effect.to); break;
    case Effect::Kind::FlagTaken: vanishAt(effect.to, effect.piece); break;
    case Effect::Kind::FlagDropped:
    case Effect::Kind::Laid: lay(effect); break;
    case Effect::Kind::WentOff:
        vanishAt(effect.from, effect.piece);
        burst(effect.from, effect);
        break;
    case Effect::Kind::Landed:
    case Effect::Kind::FlagHome: burst(effect.to, effect); break;
    default: // what changes is seen when it has arrived, and the rest moves no piece
        break;
    }
}

void EffectAnimation::takeBack(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::SetBack:
    case Effect::Kind::Moved: {
        const QPolygonF line = m_stage.layout().way(effect.from, effect.to, effect.heading);
        move(effect, effect.to, effect.from, {line.crbegin(), line.crend()});
        break;
    }
    case Effect::Kind::Captured:
    case Effect::Kind::Removed:
    case Effect::Kind::Left:
    case Effect::Kind::Killed: appear(effect.piece, effect.from); break;
    case Effect::Kind::Placed: vanishAt(effect.to, effect.piece); break;
    default: break;
    }
}

/** Lets the piece of an effect go from a cell to another along a line that ends there. */
void EffectAnimation::move(const Effect& effect, Cell from, Cell to, const QPolygonF& line)
{
    PieceItem* item = m_items.take(from, effect.piece);
    if (!item)
        item = m_stage.make(effect.piece, from, line.front()).release();
    m_ways.goAlong(*item, line);
    m_items.put(*item, to);
}

void EffectAnimation::appear(const Piece& piece, Cell cell)
{
    const QPointF pos = m_stage.layout().cellCentre(cell);
    if (PieceItem* const brought = m_held.takeBrought(piece, pos)) {
        m_items.put(*brought, cell); // a hand has put it there already
        return;
    }
    PieceItem* const item = m_stage.make(piece, cell, pos).release();
    item->setOpacity(0);
    m_ways.comeUp(*item);
    m_items.put(*item, cell);
}

void EffectAnimation::vanishAt(Cell cell, const Piece& piece)
{
    if (PieceItem* const item = m_items.takeExactly(cell, piece))
        m_ways.vanish(*item);
}

/** What comes to lie on an empty cell is seen there by itself; else whoever carried it carries it no longer. */
void EffectAnimation::lay(const Effect& effect)
{
    if (PieceItem* const on = m_items.loose(effect.to))
        on->drop(m_stage.look(effect.piece));
    else if (!m_stage.game().kind(effect.piece.kind).isAhead)
        appear(effect.piece, effect.to);
}

void EffectAnimation::burst(Cell cell, const Effect& effect)
{
    const KindInfo& kind = m_stage.game().kind(effect.piece.kind);
    const Theme& theme = m_stage.appearance().theme;
    const QColor colour = theme.piece(m_stage.game().side(effect.piece.side).colour).fill;
    const bool isJoy = effect.kind == Effect::Kind::FlagHome;
    m_ways.addBurst(std::make_unique<BurstItem>(m_stage.layout().cellCentre(cell), m_stage.layout().cellSize(cell),
                                                isJoy ? BurstItem::Kind::Joy : BurstItem::Kind::Blast,
                                                isJoy ? 1.2 : kind.blast + 0.5, isJoy ? colour : theme.danger));
}

void EffectAnimation::fly(const Effect& shot)
{
    const BoardLayout& layout = m_stage.layout();
    const QPointF from = layout.cellCentre(shot.from);
    m_ways.addBurst(std::make_unique<BurstItem>(from, layout.cellCentre(shot.to) - from, layout.cellSize(shot.from),
                                                m_stage.appearance().theme.capture));
}

} // namespace ringford::ui
