// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/PieceLayer.h"

#include "ui/board/Layers.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr int kMove = 180;
constexpr int kSeveral = 240;
constexpr int kBack = 200;
constexpr int kGlide = 140;
constexpr int kTurn = 400;
constexpr int kLongest = 540;      // a jump over many pieces is not waited for
constexpr double kFadeFrom = 0.55; // the captured fades in the last part of the way
constexpr double kGhostOpacity = 0.35;

double length(QPointF from, QPointF to)
{
    return std::hypot(to.x() - from.x(), to.y() - from.y());
}

QPointF pointAlong(const std::vector<QPointF>& points, double part)
{
    double whole = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        whole += length(points[i - 1], points[i]);
    double left = whole * part;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double step = length(points[i - 1], points[i]);
        if (left < step)
            return points[i - 1] + (points[i] - points[i - 1]) * (left / step);
        left -= step;
    }
    return points.back();
}

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

PieceItem* PieceLayer::make(const Piece& piece, QPointF pos)
{
    auto* item = new PieceItem(m_art, m_scene.font(), piece, look(piece), m_layout->pieceBox());
    item->setPos(pos);
    item->setAngle(angle(piece));
    m_scene.addItem(item);
    return item;
}

void PieceLayer::showGhost(Cell origin)
{
    m_ghost = std::make_unique<PieceItem>(m_art, m_scene.font(), on(origin)->piece(), look(on(origin)->piece()),
                                          m_layout->pieceBox());
    m_ghost->setPos(m_layout->cellCentre(origin));
    m_ghost->setOpacity(kGhostOpacity);
    m_ghost->setAngle(angle(on(origin)->piece()));
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
    cover(nullptr, std::nullopt);
    m_standing.clear();
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            m_standing.push_back({Cell{index}, m_at[index]});
    }
    match(contents);
}

/** Gives every piece of the position its item, and every item its place; what is left over goes. */
void PieceLayer::match(const Contents& contents)
{
    std::ranges::fill(m_at, nullptr);
    m_faded.clear(); // everything is seen as it is
    m_sidesOut = contents.sidesOut;
    for (const PlacedPiece& placed : contents.pieces) {
        const QPointF pos = m_layout->cellCentre(placed.cell);
        PieceItem* item = take(placed.cell, placed.piece);
        if (!item)
            item = make(placed.piece, pos);
        const auto way = std::ranges::find(m_ways, item, &Way::item);
        if (way == m_ways.end()) {
            item->setPiece(placed.piece, look(placed.piece));
            item->setPos(pos);
            item->setOpacity(1);
        } else {
            way->becomes = placed.piece;
        }
        item->setHeld(false);
        item->setBox(m_layout->pieceBox());
        item->setAngle(angle(placed.piece));
        m_at[placed.cell.index] = item;
    }
    for (const Standing& left : m_standing) {
        std::erase_if(m_ways, [&](const Way& way) { return way.item == left.item; });
        delete left.item;
    }
    m_standing.clear();
}

void PieceLayer::turn(const BoardLayout& layout, const Contents& contents)
{
    std::vector<QPointF> before;
    for (const PlacedPiece& placed : contents.pieces)
        before.push_back(on(placed.cell)->pos());
    setStage(*m_game, layout, *m_manner);
    place(contents);
    for (std::size_t i = 0; i < before.size(); ++i) {
        PieceItem* const item = on(contents.pieces[i].cell);
        const QPolygonF line = layout.turningWay(before[i], item->pos());
        m_ways.push_back({item, {line.begin(), line.end()}, 1, 1, std::nullopt, false, 0});
    }
    start(kTurn, QEasingCurve::InOutCubic);
}

PieceItem* PieceLayer::take(Cell cell, const Piece& piece)
{
    auto found =
        std::ranges::find_if(m_standing, [&](const Standing& s) { return s.cell == cell && s.item->piece() == piece; });
    if (found == m_standing.end())
        found = std::ranges::find(m_standing, cell, &Standing::cell);
    if (found == m_standing.end())
        return nullptr;
    PieceItem* const item = found->item;
    m_standing.erase(found);
    return item;
}

PieceLayer::Way& PieceLayer::wayOf(PieceItem* item)
{
    const auto known = std::ranges::find(m_ways, item, &Way::item);
    if (known != m_ways.end())
        return *known;
    return m_ways.emplace_back(Way{item, {item->pos()}, item->opacity(), 1, std::nullopt, false, 0});
}

/** Lets an item go to a cell along a line that ends there. */
void PieceLayer::moveTo(PieceItem* item, Cell cell, const QPolygonF& line)
{
    Way& way = wayOf(item);
    if (item->zValue() == layer::kPieces) {
        way.points.insert(way.points.end(), line.begin() + 1, line.end());
        ++way.hops;
    } else {
        // A piece that was carried has gone its way already: it goes straight to the end.
        way.points.resize(1);
        way.points.push_back(line.back());
        way.hops = 1;
    }
    m_standing.push_back({cell, item});
}

void PieceLayer::appear(const Piece& piece, Cell cell)
{
    PieceItem* const item = make(piece, m_layout->cellCentre(cell));
    item->setOpacity(0);
    wayOf(item);
    m_standing.push_back({cell, item});
}

void PieceLayer::vanish(PieceItem* item)
{
    Way& way = wayOf(item);
    way.opacityTo = 0;
    way.goesAway = true;
}

void PieceLayer::apply(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::Moved: {
        PieceItem* const item = take(effect.from, effect.piece);
        const QPolygonF line = m_layout->way(effect.from, effect.to, effect.heading);
        moveTo(item ? item : make(effect.piece, line.front()), effect.to, line);
        break;
    }
    case Effect::Kind::Captured:
    case Effect::Kind::Removed:
    case Effect::Kind::Left:
    case Effect::Kind::Killed:
        if (PieceItem* const item = take(effect.from, effect.piece))
            vanish(item);
        break;
    case Effect::Kind::Placed: appear(effect.piece, effect.to); break;
    default: // what changes is seen when it has arrived, and the rest moves no piece
        break;
    }
}

void PieceLayer::takeBack(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::Moved: {
        PieceItem* const item = take(effect.to, effect.piece);
        const QPolygonF line = m_layout->way(effect.from, effect.to, effect.heading);
        moveTo(item ? item : make(effect.piece, line.back()), effect.from, {line.crbegin(), line.crend()});
        break;
    }
    case Effect::Kind::Captured:
    case Effect::Kind::Removed:
    case Effect::Kind::Left:
    case Effect::Kind::Killed: appear(effect.piece, effect.from); break;
    case Effect::Kind::Placed:
        if (PieceItem* const item = take(effect.to, effect.piece))
            vanish(item);
        break;
    default: break;
    }
}

void PieceLayer::play(const Transition& transition, const Contents& after)
{
    if (transition.kind == Transition::Kind::Jump || m_manner->motion.isOff()) {
        place(after);
        return;
    }
    finish();
    hideGhost();
    cover(nullptr, std::nullopt);
    for (std::uint16_t index = 0; index < m_at.size(); ++index) {
        if (m_at[index])
            m_standing.push_back({Cell{index}, m_at[index]});
    }
    const bool isBack = transition.kind == Transition::Kind::Back;
    if (isBack)
        std::for_each(transition.effects.rbegin(), transition.effects.rend(),
                      [this](const Effect& effect) { takeBack(effect); });
    else
        std::ranges::for_each(transition.effects, [this](const Effect& effect) { apply(effect); });
    match(after);
    const auto moving = std::ranges::count_if(m_ways, [](const Way& way) { return way.points.size() > 1; });
    int hops = 1;
    for (Way& way : m_ways) {
        way.item->setZValue(way.points.size() > 1 ? layer::kMovingPiece : layer::kPieces);
        hops = std::max(hops, way.hops);
    }
    const int whole = isBack ? kBack : moving > 1 ? kSeveral : kMove;
    start(std::min(kLongest, whole * hops));
}

void PieceLayer::start(int duration, QEasingCurve::Type easing)
{
    m_duration = m_manner->motion.duration(duration);
    if (m_duration <= 0 || m_ways.empty()) {
        end();
        return;
    }
    m_animation.setDuration(m_duration);
    m_animation.setEasingCurve(easing);
    m_animation.start();
}

void PieceLayer::advance(double part)
{
    for (const Way& way : m_ways) {
        way.item->setPos(pointAlong(way.points, part));
        const double fade = way.goesAway ? std::max(0.0, (part - kFadeFrom) / (1 - kFadeFrom)) : part;
        way.item->setOpacity(way.opacityFrom + (way.opacityTo - way.opacityFrom) * fade);
    }
}

void PieceLayer::finish()
{
    if (isMoving()) {
        m_animation.stop();
        end();
    }
}

void PieceLayer::end()
{
    const std::vector<Way> ways = std::exchange(m_ways, {});
    for (const Way& way : ways) {
        if (way.goesAway) {
            delete way.item;
            continue;
        }
        if (way.becomes)
            way.item->setPiece(*way.becomes, look(*way.becomes));
        way.item->setPos(way.points.back());
        way.item->setOpacity(1);
        if (!way.item->isHeld())
            way.item->setZValue(layer::kPieces);
    }
    emit finished();
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
