// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceWays.h"

#include "ui/board/scene/Layers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

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

PieceWays::PieceWays(const PieceStage& stage) : m_stage(stage)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advance(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &PieceWays::ended);
}

PieceWays::~PieceWays() = default;

PieceWays::Way& PieceWays::wayOf(PieceItem& item)
{
    const auto known = std::ranges::find(m_ways, &item, &Way::item);
    if (known != m_ways.end())
        return *known;
    return m_ways.emplace_back(Way{&item, {item.pos()}, item.opacity(), 1, std::nullopt, false, 0});
}

void PieceWays::goAlong(PieceItem& item, const QPolygonF& line)
{
    Way& way = wayOf(item);
    if (item.zValue() == layer::kPieces) {
        way.points.insert(way.points.end(), line.begin() + 1, line.end());
        ++way.hops;
    } else {
        // A piece that was carried has gone its way already: it goes straight to the end.
        way.points.resize(1);
        way.points.push_back(line.back());
        way.hops = 1;
    }
}

void PieceWays::wander(PieceItem& item, const QPolygonF& line)
{
    m_ways.push_back({&item, {line.begin(), line.end()}, 1, 1, std::nullopt, false, 0});
}

void PieceWays::vanish(PieceItem& item)
{
    Way& way = wayOf(item);
    way.opacityTo = 0;
    way.goesAway = true;
}

bool PieceWays::becomes(const PieceItem& item, const PieceStack& standing)
{
    const auto way = std::ranges::find(m_ways, &item, &Way::item);
    if (way == m_ways.end())
        return false;
    way->becomes = standing;
    return true;
}

void PieceWays::forget(const PieceItem& item)
{
    std::erase_if(m_ways, [&](const Way& way) { return way.item == &item; });
}

void PieceWays::addBurst(std::unique_ptr<BurstItem> burst)
{
    m_stage.scene().addItem(burst.get());
    m_bursts.push_back(std::move(burst));
}

std::ptrdiff_t PieceWays::movingCount() const
{
    return std::ranges::count_if(m_ways, [](const Way& way) { return way.points.size() > 1; });
}

int PieceWays::mostHops() const
{
    int hops = 1;
    for (const Way& way : m_ways)
        hops = std::max(hops, way.hops);
    return hops;
}

void PieceWays::raiseMoving()
{
    for (const Way& way : m_ways)
        way.item->setZValue(way.points.size() > 1 ? layer::kMovingPiece : layer::kPieces);
}

void PieceWays::start(int duration, QEasingCurve::Type easing)
{
    const int length = m_stage.appearance().motion.duration(duration);
    if (length <= 0 || (m_ways.empty() && m_bursts.empty())) {
        emit ended();
        return;
    }
    m_animation.setDuration(length);
    m_animation.setEasingCurve(easing);
    m_animation.start();
}

void PieceWays::hold(int duration)
{
    m_animation.setDuration(m_stage.appearance().motion.duration(duration));
    m_animation.start();
}

void PieceWays::advance(double part)
{
    for (const auto& burst : m_bursts)
        burst->setPart(part);
    for (const Way& way : m_ways) {
        way.item->setPos(pointAlong(way.points, part));
        const double fade = way.goesAway ? std::max(0.0, (part - kFadeFrom) / (1 - kFadeFrom)) : part;
        way.item->setOpacity(way.opacityFrom + (way.opacityTo - way.opacityFrom) * fade);
    }
}

void PieceWays::settle()
{
    m_bursts.clear();
    const std::vector<Way> ways = std::exchange(m_ways, {});
    for (const Way& way : ways) {
        if (way.goesAway) {
            delete way.item;
            continue;
        }
        if (way.becomes)
            m_stage.dress(*way.item, *way.becomes);
        way.item->setPos(way.points.back());
        way.item->setOpacity(1);
        if (!way.item->isHeld())
            way.item->setZValue(layer::kPieces);
    }
}

} // namespace ringford::ui
