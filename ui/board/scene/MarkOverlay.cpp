// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/MarkOverlay.h"

#include "ui/board/scene/GestureHints.h"
#include "ui/board/scene/LayerItem.h"
#include "ui/board/scene/Layers.h"
#include "ui/board/scene/PieceLayer.h"

#include <QGraphicsScene>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ringford::ui {

namespace {

void addCells(std::vector<Cell>& cells, const std::vector<Target>& targets)
{
    std::ranges::transform(targets, std::back_inserter(cells), &Target::cell);
}

} // namespace

MarkOverlay::MarkOverlay(QGraphicsScene& scene, const PositionPresenter& position, const BoardAppearance& appearance,
                         BoardPicture& picture, const BoardStyle& style, PieceLayer& pieces)
    : m_position(position), m_appearance(appearance), m_picture(picture),
      m_pieces(pieces), m_layers{new LayerItem(BoardLayer::Under, layer::kTints, picture, style),
                                 new LayerItem(BoardLayer::Over, layer::kMarks, picture, style),
                                 new LayerItem(BoardLayer::Cursor, layer::kCursor, picture, style)}
{
    for (LayerItem* const item : m_layers)
        scene.addItem(item);
}

void MarkOverlay::setLayout(const BoardLayout& layout)
{
    for (LayerItem* const item : m_layers)
        item->setLayout(layout);
}

void MarkOverlay::update()
{
    for (LayerItem* const item : m_layers)
        item->update();
}

void MarkOverlay::updateFace(int face)
{
    for (LayerItem* const item : m_layers)
        item->updateFace(face);
}

void MarkOverlay::updateUnder(const QRectF& rect)
{
    m_layers[0]->update(rect);
}

void MarkOverlay::updateOver()
{
    m_layers[1]->update();
}

void MarkOverlay::updateCells(const std::vector<Cell>& cells)
{
    for (const Cell cell : cells) {
        for (LayerItem* const item : m_layers)
            item->updateCell(cell);
    }
}

/** What touches mark, besides the piece in hand. */
struct MarkOverlay::Hints {
    std::optional<Cell> selected;
    bool isInspecting = false;
    std::vector<Target> targets;
    bool isAimingWide = false;
    std::vector<Cell> leavings;
    std::vector<Cell> taken;
    std::optional<Cell> stop;
};

/** Marks @p shown and unmarks all that was marked by touches before. */
void MarkOverlay::setHints(Hints shown)
{
    std::vector<Cell> changed = std::exchange(m_picture.dangers, {});
    const auto addOne = [&](std::optional<Cell> cell) {
        if (cell)
            changed.push_back(*cell);
    };
    addCells(changed, m_picture.targets);
    addCells(changed, shown.targets);
    if (m_picture.leavings != shown.leavings)
        updateOver(); // all of a side may be marked
    for (const auto& cell : {m_picture.selected, shown.selected, m_picture.stop, shown.stop})
        addOne(cell);
    m_picture.selected = shown.selected;
    m_picture.isInspecting = shown.isInspecting;
    m_picture.targets = std::move(shown.targets);
    m_picture.isAimingWide = shown.isAimingWide;
    m_picture.leavings = std::move(shown.leavings);
    m_picture.stop = shown.stop;
    m_picture.ghosts = shown.taken;
    m_pieces.fade(shown.taken);
    updateCells(changed);
}

void MarkOverlay::showTouches(const GestureSession& session)
{
    if (m_position.hasSource()) {
        clearTouches(); // what is seen is not what would be played on
        return;
    }
    Hints hints;
    if (!session.isEmpty() && session.touched().back().kind == Touch::Kind::Cell)
        hints.selected = session.touched().back().cell;
    const Position position = m_position.model().position();
    const GestureHints known(m_position.model().game(), position, session);
    hints.taken = known.taken();
    hints.stop = known.stop();
    const Touch user = session.isEmpty() ? Touch::onButton(0) : session.touched().front();
    if (m_appearance.input.showsTargetsTo(m_position.userAt(user))) {
        hints.targets = known.targets();
        hints.leavings = known.leavings();
    }
    const ToolInfo& tool = m_position.model().description().tools[session.tool()];
    hints.isAimingWide = tool.isWide || (tool.drags && session.isEmpty());
    setHints(std::move(hints));
}

void MarkOverlay::showInspected(Cell cell, const std::vector<Target>& targets)
{
    Hints hints;
    hints.selected = cell;
    hints.isInspecting = true;
    hints.targets = targets;
    setHints(std::move(hints));
}

void MarkOverlay::showSelected(std::optional<Cell> cell)
{
    Hints hints;
    hints.selected = cell;
    setHints(std::move(hints));
}

void MarkOverlay::clearTouches()
{
    setHints({});
}

bool MarkOverlay::isTarget(const Touch& touch) const
{
    return touch.kind == Touch::Kind::Cell &&
           std::ranges::find(m_picture.targets, touch.cell, &Target::cell) != m_picture.targets.end();
}

void MarkOverlay::setPointedAt(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.pointedAt, cell);
    if (before == cell)
        return;
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[0]->updateCell(*changed);
    }
}

void MarkOverlay::setForesight(Foresight foresight)
{
    if (!m_appearance.showsProgramMarks)
        foresight = {};
    if (foresight.isEmpty() && m_picture.foresight.isEmpty())
        return;
    const Foresight before = std::exchange(m_picture.foresight, std::move(foresight));
    if (!before.ways.empty() || !m_picture.foresight.ways.empty())
        updateOver(); // arrows lie across cells
    for (const Foresight* const one : {&before, &std::as_const(m_picture.foresight)}) {
        updateCells(one->threatened);
        updateCells(one->lost);
        std::vector<Cell> range;
        addCells(range, one->range);
        updateCells(range);
    }
}

void MarkOverlay::markReason(const std::vector<Cell>& cells)
{
    std::vector<Cell> changed = m_picture.dangers;
    changed.insert(changed.end(), cells.begin(), cells.end());
    m_picture.dangers = cells;
    updateCells(changed);
}

void MarkOverlay::setSketch(const std::optional<Drawings>& sketch)
{
    m_picture.show(sketch ? *sketch : m_position.keptDrawings());
    m_layers[0]->update();
    updateOver(); // arrows lie across cells
}

void MarkOverlay::setAdvice(Drawings advice)
{
    m_picture.advice = std::move(advice);
    setSketch(std::nullopt);
}

void MarkOverlay::setCursor(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.cursor, cell);
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[2]->updateCell(*changed);
    }
}

} // namespace ringford::ui
