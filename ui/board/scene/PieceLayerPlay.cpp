// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of what happens, phase after phase.
#include "ui/board/scene/BurstItem.h"
#include "ui/board/scene/Layers.h"
#include "ui/board/scene/PieceLayer.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ringford::ui {

namespace {

constexpr int kMove = 180;
constexpr int kSeveral = 240;
constexpr int kBack = 200;
constexpr int kShot = 240;
constexpr int kBurst = 320;
constexpr int kHome = 900;
constexpr int kMated = 1000;       // until somebody has seen how a board was lost
constexpr int kResult = 1200;      // and who has won it
constexpr int kLongest = 540;      // a jump over many pieces is not waited for
constexpr double kFadeFrom = 0.55; // the captured fades in the last part of the way

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
    const QPointF pos = m_layout->cellCentre(cell);
    if (m_brought && m_brought->pos() == pos && look(m_brought->piece()) == look(piece)) {
        // A hand has put it there already; from here on it may be of another side of the same colour.
        m_brought->setPiece(piece, look(piece));
        m_standing.push_back({cell, m_brought.release()});
        return;
    }
    PieceItem* const item = make(piece, cell, pos);
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

/** Only that very piece: what lies under another one is no item. */
void PieceLayer::vanishAt(Cell cell, const Piece& piece)
{
    const auto isIt = [&](const OnCell& one) { return one.cell == cell && one.item->piece() == piece; };
    const auto found = std::ranges::find_if(m_standing, isIt);
    if (found == m_standing.end())
        return;
    PieceItem* const item = found->item;
    m_standing.erase(found);
    vanish(item);
}

/** What comes to lie on an empty cell is seen there by itself; else whoever carried it carries it no longer. */
void PieceLayer::lay(const Effect& effect)
{
    const auto on = std::ranges::find(m_standing, effect.to, &OnCell::cell);
    if (on != m_standing.end())
        on->item->drop(look(effect.piece));
    else if (!m_game->kind(effect.piece.kind).isAhead)
        appear(effect.piece, effect.to);
}

void PieceLayer::burst(Cell cell, const Effect& effect)
{
    const KindInfo& kind = m_game->kind(effect.piece.kind);
    const QColor colour = m_manner->theme.piece(m_game->side(effect.piece.side).colour).fill;
    const bool isJoy = effect.kind == Effect::Kind::FlagHome;
    m_bursts.push_back(std::make_unique<BurstItem>(
        m_layout->cellCentre(cell), m_layout->cellSize(cell), isJoy ? BurstItem::Kind::Joy : BurstItem::Kind::Blast,
        isJoy ? 1.2 : kind.blast + 0.5, isJoy ? colour : m_manner->theme.danger));
    m_scene.addItem(m_bursts.back().get());
}

void PieceLayer::fly(const Effect& shot)
{
    const QPointF from = m_layout->cellCentre(shot.from);
    m_bursts.push_back(std::make_unique<BurstItem>(from, m_layout->cellCentre(shot.to) - from,
                                                   m_layout->cellSize(shot.from), m_manner->theme.capture));
    m_scene.addItem(m_bursts.back().get());
}

void PieceLayer::apply(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::SetBack:
    case Effect::Kind::Moved: {
        PieceItem* const item = take(effect.from, effect.piece);
        const QPolygonF line = m_layout->way(effect.from, effect.to, effect.heading);
        moveTo(item ? item : make(effect.piece, effect.from, line.front()), effect.to, line);
        break;
    }
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

void PieceLayer::takeBack(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::SetBack:
    case Effect::Kind::Moved: {
        PieceItem* const item = take(effect.to, effect.piece);
        const QPolygonF line = m_layout->way(effect.from, effect.to, effect.heading);
        moveTo(item ? item : make(effect.piece, effect.to, line.back()), effect.from, {line.crbegin(), line.crend()});
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

void PieceLayer::play(const Transition& transition, const Contents& after)
{
    if (transition.kind == Transition::Kind::Jump || m_manner->motion.isOff()) {
        place(after);
        return;
    }
    finish();
    hideGhost();
    cover(nullptr, std::nullopt);
    takeUp();
    if (transition.kind == Transition::Kind::Back) {
        std::for_each(transition.effects.rbegin(), transition.effects.rend(),
                      [this](const Effect& effect) { takeBack(effect); });
        match(after);
        raiseMoving();
        start(std::min(kLongest, kBack * mostHops()));
        return;
    }
    readPhases(transition.effects);
    m_after = after;
    beginPhase();
}

/** Boards that are closed are seen a while as they were, and a while with the result, before their pieces go. */
void PieceLayer::readPhases(const std::vector<Effect>& effects)
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
    if (!m_manner->closesUp || closing == m_phases.end())
        return;
    Phase result{{}, kResult};
    std::ranges::copy_if(closing->effects, std::back_inserter(result.effects), closes);
    const bool isLast = result.effects.size() == closing->effects.size(); // nothing goes: it stays to be seen
    const bool isFirst = closing == m_phases.begin();                     // nobody has moved
    const auto at = isLast ? closing : m_phases.insert(closing, std::move(result));
    if (!isFirst)
        m_phases.insert(at, Phase{{}, kMated});
}

/** Lets the next phase be seen; after the last, pieces are as the position has them. */
void PieceLayer::beginPhase()
{
    const Phase phase = std::move(m_phases.front());
    m_phases.pop_front();
    std::ranges::for_each(phase.effects, [this](const Effect& effect) { apply(effect); });
    if (m_phases.empty()) {
        match(m_after);
        dropBrought();
    }
    raiseMoving();
    emit phaseBegun(phase.effects);
    if (phase.hold == 0) {
        start(lengthOfPhase(phase.effects));
    } else {
        m_animation.setDuration(m_manner->motion.duration(phase.hold));
        m_animation.start();
    }
}

void PieceLayer::raiseMoving()
{
    for (const Way& way : m_ways)
        way.item->setZValue(way.points.size() > 1 ? layer::kMovingPiece : layer::kPieces);
}

int PieceLayer::mostHops() const
{
    int hops = 1;
    for (const Way& way : m_ways)
        hops = std::max(hops, way.hops);
    return hops;
}

int PieceLayer::lengthOfPhase(const std::vector<Effect>& effects) const
{
    if (std::ranges::any_of(effects, [](const Effect& effect) { return effect.kind == Effect::Kind::FlagHome; }))
        return kHome;
    if (!m_bursts.empty())
        return m_bursts.front()->kind() == BurstItem::Kind::Shot ? kShot : kBurst;
    const auto moving = std::ranges::count_if(m_ways, [](const Way& way) { return way.points.size() > 1; });
    return std::min(kLongest, (moving > 1 ? kSeveral : kMove) * mostHops());
}

void PieceLayer::start(int duration, QEasingCurve::Type easing)
{
    m_duration = m_manner->motion.duration(duration);
    if (m_duration <= 0 || (m_ways.empty() && m_bursts.empty())) {
        end();
        return;
    }
    m_animation.setDuration(m_duration);
    m_animation.setEasingCurve(easing);
    m_animation.start();
}

void PieceLayer::advance(double part)
{
    for (const auto& burst : m_bursts)
        burst->setPart(part);
    for (const Way& way : m_ways) {
        way.item->setPos(pointAlong(way.points, part));
        const double fade = way.goesAway ? std::max(0.0, (part - kFadeFrom) / (1 - kFadeFrom)) : part;
        way.item->setOpacity(way.opacityFrom + (way.opacityTo - way.opacityFrom) * fade);
    }
}

void PieceLayer::finish()
{
    if (!isMoving())
        return;
    m_animation.stop();
    settleWays();
    while (!m_phases.empty()) {
        const Phase phase = std::move(m_phases.front());
        m_phases.pop_front();
        std::ranges::for_each(phase.effects, [this](const Effect& effect) { apply(effect); });
        if (m_phases.empty())
            match(m_after);
        settleWays();
    }
    emit finished();
}

void PieceLayer::end()
{
    settleWays();
    if (m_phases.empty())
        emit finished();
    else
        beginPhase();
}

/** Everything is where it was going. */
void PieceLayer::settleWays()
{
    m_bursts.clear();
    const std::vector<Way> ways = std::exchange(m_ways, {});
    for (const Way& way : ways) {
        if (way.goesAway) {
            delete way.item;
            continue;
        }
        if (way.becomes)
            dress(*way.item, *way.becomes);
        way.item->setPos(way.points.back());
        way.item->setOpacity(1);
        if (!way.item->isHeld())
            way.item->setZValue(layer::kPieces);
    }
}

} // namespace ringford::ui
