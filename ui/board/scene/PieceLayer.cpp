// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceLayer.h"

#include "ui/board/scene/BurstItem.h"

#include "ui/board/scene/Layers.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/SetBadge.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr int kGlide = 140;
constexpr int kTurn = 400;
constexpr double kGhostOpacity = 0.35;

} // namespace

PieceLayer::PieceLayer(QGraphicsScene& scene, PieceArt& art, QObject* parent)
    : QObject(parent), m_scene(scene), m_art(art)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advance(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &PieceLayer::end);
}

PieceLayer::~PieceLayer() = default;

PieceLook PieceLayer::look(const Piece& piece) const
{
    PieceLook look = lookOf(*m_game, piece, m_manner->theme);
    look.isOut = m_sidesOut.contains(piece.side);
    return look;
}

double PieceLayer::angle(const Piece& piece) const
{
    return piece.side.index < m_turns.size() ? m_turns[piece.side.index] : 0;
}

void PieceLayer::setStage(const GameDescription& game, const BoardLayout& layout, const BoardManner& manner)
{
    finish();
    m_game = &game;
    m_layout = &layout;
    m_manner = &manner;
    m_at.resize(static_cast<std::size_t>(game.board.cellCount()));
}

PieceItem* PieceLayer::make(const Piece& piece, Cell cell, QPointF pos)
{
    auto* item = new PieceItem(m_art, m_scene.font(), piece, look(piece), m_layout->pieceBox(cell));
    item->setPos(pos);
    item->setAngle(angle(piece));
    m_scene.addItem(item);
    return item;
}

void PieceLayer::showGhost(Cell origin)
{
    m_ghost = std::make_unique<PieceItem>(m_art, m_scene.font(), on(origin)->piece(), look(on(origin)->piece()),
                                          m_layout->pieceBox(origin));
    m_ghost->setPos(m_layout->cellCentre(origin));
    m_ghost->setOpacity(kGhostOpacity);
    m_ghost->setAngle(angle(on(origin)->piece()));
    m_ghost->setBadge(on(origin)->badge());
    m_scene.addItem(m_ghost.get());
}

void PieceLayer::hideGhost()
{
    m_ghost.reset();
}

void PieceLayer::place(const Contents& contents)
{
    finish();
    hideGhost();
    dropBrought();
    cover(nullptr, std::nullopt);
    takeUp();
    match(contents);
}

/** From here on items are known by where effects have them, not by where the position has them. */
void PieceLayer::takeUp()
{
    m_standing.clear();
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            m_standing.push_back({Cell{index}, m_at[index]});
    }
    std::ranges::fill(m_at, nullptr);
    m_faded.clear(); // everything is seen as it is
}

/** What is known of a piece where it stands, but for its place. */
void PieceLayer::dress(PieceItem& item, const Standing& standing) const
{
    item.setPiece(standing.piece, look(standing.piece));
    item.setBadge(m_manner->showsSets ? setNumber(m_game->board, standing.cell, standing.piece) : 0);
    std::vector<PieceLook> carried;
    for (const Piece& piece : standing.carried)
        carried.push_back(look(piece));
    item.setCarried(std::move(carried));
}

/** Gives every piece of the position its item, and every item its place; what is left over goes. */
void PieceLayer::match(const Contents& contents)
{
    m_sidesOut = contents.sidesOut;
    // Before the first game is shown there is nothing that could stand.
    const std::vector<Standing> standings = m_game ? standingOn(*m_game, contents) : std::vector<Standing>();
    for (const Standing& standing : standings) {
        const QPointF pos = m_layout->cellCentre(standing.cell);
        PieceItem* item = take(standing.cell, standing.piece);
        if (!item)
            item = make(standing.piece, standing.cell, pos);
        const auto way = std::ranges::find(m_ways, item, &Way::item);
        if (way == m_ways.end()) {
            dress(*item, standing);
            item->setPos(pos);
            item->setOpacity(1);
        } else {
            way->becomes = standing;
        }
        item->setHeld(false);
        item->setBox(m_layout->pieceBox(standing.cell));
        item->setAngle(angle(standing.piece));
        m_at[standing.cell.index] = item;
    }
    for (const OnCell& left : m_standing) {
        std::erase_if(m_ways, [&](const Way& way) { return way.item == left.item; });
        delete left.item;
    }
    m_standing.clear();
}

void PieceLayer::turn(const BoardLayout& layout, const Contents& contents)
{
    if (isBetweenPhases())
        finish();
    std::vector<std::pair<Cell, QPointF>> before;
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            before.emplace_back(Cell{index}, m_at[index]->pos());
    }
    setStage(*m_game, layout, *m_manner);
    place(contents);
    for (const auto& [cell, from] : before) {
        PieceItem* const item = on(cell);
        const QPolygonF line = layout.turningWay(from, item->pos());
        m_ways.push_back({item, {line.begin(), line.end()}, 1, 1, std::nullopt, false, 0});
    }
    start(kTurn, QEasingCurve::InOutCubic);
}

PieceItem* PieceLayer::take(Cell cell, const Piece& piece)
{
    auto found =
        std::ranges::find_if(m_standing, [&](const OnCell& s) { return s.cell == cell && s.item->piece() == piece; });
    if (found == m_standing.end())
        found = std::ranges::find(m_standing, cell, &OnCell::cell);
    if (found == m_standing.end())
        return nullptr;
    PieceItem* const item = found->item;
    m_standing.erase(found);
    return item;
}

/** Two pieces on one cell are hard to read: the lower one is hidden while another waits on it. */
void PieceLayer::cover(const PieceItem* by, std::optional<Cell> cell)
{
    if (m_covered && on(*m_covered))
        on(*m_covered)->setVisible(true);
    m_covered = cell && on(*cell) && on(*cell) != by ? cell : std::nullopt;
    if (m_covered)
        on(*m_covered)->setVisible(false);
}

void PieceLayer::fade(const std::vector<Cell>& cells)
{
    for (const Cell cell : std::exchange(m_faded, cells))
        on(cell)->setOpacity(1);
    for (const Cell cell : m_faded)
        on(cell)->setOpacity(kGhostOpacity);
}

void PieceLayer::lift(Cell origin)
{
    finish();
    cover(on(origin), std::nullopt);
    if (!m_ghost)
        showGhost(origin);
    on(origin)->setHeld(true);
}

void PieceLayer::carry(Cell origin, QPointF pos)
{
    on(origin)->setPos(pos);
}

void PieceLayer::rest(Cell origin, Cell cell)
{
    finish();
    PieceItem* const item = on(origin);
    cover(item, cell);
    if (cell == origin)
        hideGhost();
    else if (!m_ghost)
        showGhost(origin);
    item->setHeld(false);
    item->setZValue(layer::kMovingPiece);
    wayOf(item).points.push_back(m_layout->cellCentre(cell));
    start(kGlide);
}

void PieceLayer::bring(const Piece& piece, QPointF pos)
{
    if (!m_brought || m_brought->piece() != piece) {
        finish();
        m_brought.reset(make(piece, m_layout->cellAt(pos).value_or(Cell{0}), pos));
    }
    cover(nullptr, std::nullopt);
    m_brought->setHeld(true);
    m_brought->setPos(pos);
}

void PieceLayer::settleBrought(Cell cell)
{
    cover(m_brought.get(), cell);
    m_brought->setHeld(false);
    m_brought->setZValue(layer::kMovingPiece);
    m_brought->setBox(m_layout->pieceBox(cell));
    m_brought->setPos(m_layout->cellCentre(cell));
}

void PieceLayer::dropBrought()
{
    if (m_brought)
        cover(nullptr, std::nullopt);
    m_brought.reset();
}

void PieceLayer::settle(Cell origin, Cell cell)
{
    finish();
    PieceItem* const item = on(origin);
    cover(item, cell);
    item->setHeld(false);
    item->setZValue(layer::kMovingPiece);
    item->setPos(m_layout->cellCentre(cell));
}

} // namespace ringford::ui
