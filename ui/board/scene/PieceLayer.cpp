// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceLayer.h"

#include "ui/board/scene/Layers.h"

#include <utility>

namespace ringford::ui {

namespace {

constexpr int kGlide = 140;
constexpr int kTurn = 400;

} // namespace

PieceLayer::PieceLayer(QGraphicsScene& scene, PieceArt& art)
    : m_stage(scene, art), m_ways(m_stage), m_items(m_stage, m_ways), m_held(m_stage, m_items),
      m_animation(m_stage, m_items, m_ways, m_held)
{
    connect(&m_animation, &EffectAnimation::phaseBegun, this, &PieceLayer::phaseBegun);
    connect(&m_animation, &EffectAnimation::finished, this, &PieceLayer::finished);
}

void PieceLayer::setStage(const GameDescription& game, const BoardLayout& layout, const BoardAppearance& appearance)
{
    finish();
    m_stage.set(game, layout, appearance);
    m_items.resize(game.board.cellCount());
}

void PieceLayer::place(const Contents& contents)
{
    finish();
    m_held.hideGhost();
    dropBrought();
    m_held.cover(nullptr, std::nullopt);
    loosen();
    m_items.match(contents);
}

void PieceLayer::loosen()
{
    m_items.loosen();
    m_faded.clear(); // everything is seen as it is
}

void PieceLayer::play(const Transition& transition, const Contents& after)
{
    if (transition.kind == Transition::Kind::Jump || m_stage.appearance().motion.isOff()) {
        place(after);
        return;
    }
    finish();
    m_held.hideGhost();
    m_held.cover(nullptr, std::nullopt);
    loosen();
    m_animation.play(transition, after);
}

void PieceLayer::turn(const BoardLayout& layout, const Contents& contents)
{
    if (isBetweenPhases())
        finish();
    std::vector<std::pair<Cell, QPointF>> before;
    for (const Cell cell : m_items.cells())
        before.emplace_back(cell, posOf(cell));
    setStage(m_stage.game(), layout, m_stage.appearance());
    place(contents);
    for (const auto& [cell, from] : before)
        m_ways.wander(*m_items.on(cell), layout.turningWay(from, posOf(cell)));
    m_ways.start(kTurn, QEasingCurve::InOutCubic);
}

void PieceLayer::fade(const std::vector<Cell>& cells)
{
    for (const Cell cell : std::exchange(m_faded, cells))
        m_items.on(cell)->setOpacity(1);
    for (const Cell cell : m_faded)
        m_items.on(cell)->setOpacity(layer::kGhostOpacity);
}

void PieceLayer::lift(Cell origin)
{
    finish();
    m_held.cover(m_items.on(origin), std::nullopt);
    m_held.showGhost(origin);
    m_items.on(origin)->setHeld(true);
}

void PieceLayer::restOn(Cell origin, Cell cell)
{
    finish();
    PieceItem& item = *m_items.on(origin);
    m_held.cover(&item, cell);
    if (cell == origin)
        m_held.hideGhost();
    else
        m_held.showGhost(origin);
    item.setHeld(false);
    item.setZValue(layer::kMovingPiece);
    m_ways.goTo(item, m_stage.layout().cellCentre(cell));
    m_ways.start(kGlide);
}

void PieceLayer::settle(Cell origin, Cell cell)
{
    finish();
    PieceItem& item = *m_items.on(origin);
    m_held.cover(&item, cell);
    item.setHeld(false);
    item.setZValue(layer::kMovingPiece);
    item.setPos(m_stage.layout().cellCentre(cell));
}

void PieceLayer::bring(const Piece& piece, QPointF pos)
{
    if (!m_held.hasBrought(piece))
        finish();
    m_held.bring(piece, pos);
}

} // namespace ringford::ui
