// SPDX-License-Identifier: GPL-3.0-or-later
// What touches, pointer, cursor and reasons mark on the boards.
#include "ui/board/scene/BoardScene.h"

#include "ui/board/scene/GestureHints.h"
#include "ui/board/scene/LayerItem.h"
#include "ui/board/scene/PieceLayer.h"
#include "ui/match/BoardSource.h"

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

void BoardScene::touchedCells(const std::vector<Cell>& cells)
{
    for (const Cell cell : cells) {
        m_layers[0]->updateCell(cell);
        m_layers[1]->updateCell(cell);
        m_layers[2]->updateCell(cell);
    }
}

/** What touches mark, besides the piece in hand. */
struct BoardScene::Hints {
    std::optional<Cell> selected;
    bool isInspecting = false;
    std::vector<Target> targets;
    std::vector<Cell> leavings;
    std::vector<Cell> taken;
    std::optional<Cell> stop;
};

/** Marks @p shown and unmarks all that was marked by touches before. */
void BoardScene::setHints(Hints shown)
{
    std::vector<Cell> changed = std::exchange(m_picture.dangers, {});
    const auto add = [&](const std::vector<Cell>& cells) { changed.insert(changed.end(), cells.begin(), cells.end()); };
    const auto addOne = [&](std::optional<Cell> cell) {
        if (cell)
            changed.push_back(*cell);
    };
    addCells(changed, m_picture.targets);
    addCells(changed, shown.targets);
    add(m_picture.leavings);
    add(shown.leavings);
    for (const auto& cell : {m_picture.selected, shown.selected, m_picture.stop, shown.stop})
        addOne(cell);
    m_picture.selected = shown.selected;
    m_picture.isInspecting = shown.isInspecting;
    m_picture.targets = std::move(shown.targets);
    m_picture.leavings = std::move(shown.leavings);
    m_picture.stop = shown.stop;
    m_picture.ghosts = shown.taken;
    m_pieceLayer->fade(shown.taken);
    touchedCells(changed);
}

void BoardScene::showTouches(const GestureSession& session)
{
    Hints hints;
    if (!session.isEmpty() && session.touched().back().kind == Touch::Kind::Cell)
        hints.selected = session.touched().back().cell;
    const Position position = m_model.position();
    const GestureHints known(m_model.game(), position, session);
    hints.taken = known.taken();
    hints.stop = known.stop();
    const Touch user = session.isEmpty() ? Touch::onButton(0) : session.touched().front();
    if (m_manner.showsTargetsTo(userAt(user))) {
        hints.targets = known.targets();
        hints.leavings = known.leavings();
    }
    setHints(std::move(hints));
}

void BoardScene::showInspected(Cell cell, const std::vector<Target>& targets)
{
    Hints hints;
    hints.selected = cell;
    hints.isInspecting = true;
    hints.targets = targets;
    setHints(std::move(hints));
}

void BoardScene::showSelected(std::optional<Cell> cell)
{
    Hints hints;
    hints.selected = cell;
    setHints(std::move(hints));
}

void BoardScene::clearTouches()
{
    setHints({});
}

bool BoardScene::isTarget(const Touch& touch) const
{
    return touch.kind == Touch::Kind::Cell &&
           std::ranges::find(m_picture.targets, touch.cell, &Target::cell) != m_picture.targets.end();
}

void BoardScene::setPointedAt(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.pointedAt, cell);
    if (before == cell)
        return;
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[0]->updateCell(*changed);
    }
}

void BoardScene::setForesight(Foresight foresight)
{
    if (!m_manner.showsProgramMarks)
        foresight = {};
    if (foresight.isEmpty() && m_picture.foresight.isEmpty())
        return;
    const Foresight before = std::exchange(m_picture.foresight, std::move(foresight));
    if (!before.ways.empty() || !m_picture.foresight.ways.empty())
        m_layers[1]->update(); // arrows lie across cells
    for (const Foresight* const one : {&before, &std::as_const(m_picture.foresight)}) {
        touchedCells(one->threatened);
        touchedCells(one->lost);
        std::vector<Cell> range;
        addCells(range, one->range);
        touchedCells(range);
    }
}

void BoardScene::markReason(const std::vector<Cell>& cells)
{
    std::vector<Cell> changed = m_picture.dangers;
    changed.insert(changed.end(), cells.begin(), cells.end());
    m_picture.dangers = cells;
    touchedCells(changed);
}

Drawings BoardScene::keptDrawings() const
{
    Drawings kept;
    if (m_manner.showsDrawings)
        kept = drawingsOf(m_source ? m_source->comments() : m_model.shown()->comments, m_picture.game->board);
    if (m_source) {
        const std::vector<MarkedCell> named = m_source->ringed();
        kept.rings.insert(kept.rings.end(), named.begin(), named.end());
    }
    return kept;
}

void BoardScene::showDrawings(const Drawings& drawings)
{
    m_picture.show(drawings);
    m_layers[0]->update();
    m_layers[1]->update(); // arrows lie across cells
}

void BoardScene::setSketch(std::optional<Drawings> sketch)
{
    showDrawings(sketch ? *sketch : keptDrawings());
}

void BoardScene::setCursorCell(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.cursor, cell);
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[2]->updateCell(*changed);
    }
}

} // namespace ringford::ui
