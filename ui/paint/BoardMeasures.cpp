// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardMeasures.h"

#include "ui/paint/PaperStyle.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kMargin = 0.45;
constexpr double kBareMargin = 0.25; // frame and home bar still have their room
constexpr double kLeastMargin = 18;
constexpr double kMarginOfSeveral = 20; // px: a number and a badge stand in its corners
constexpr double kBareMarginOfSeveral = 16;
constexpr double kPrintedMarginOfSeveral = 0.65; // the badge with its rim, whole, however thick a frame is
constexpr double kBadge = 0.3;
constexpr double kNameHalf = 0.36;     // of the height of its letters: digits are no higher
constexpr double kNameGap = 0.05;      // between it and the head below it
constexpr int kLongName = 3;           // letters: fewer have room in the usual margin
constexpr double kLetterWidth = 0.75;  // of the height of letters, W among them
constexpr double kLongNameSize = 0.85; // of other names: what it takes from the width is taken from the cells
constexpr double kBesideName = 0.05;   // between it and the frame
constexpr double kHomeBar = 0.12;
constexpr double kBarRim = 0.04;
constexpr double kLeastCoordinates = 10;         // px
constexpr double kLeastPrintedCoordinates = 8;   // dots: letters of fewer are crumbs
constexpr double kMostPrintedCoordinates = 0.34; // of a cell
constexpr double kLetterReach = 0.56;            // of the height of letters, from their middle to the foot of a g
constexpr double kLetterRise = 0.5;              // of that height, from the bar before them to their middle
constexpr double kLeastTurnHead = 0.14;          // of a cell
constexpr double kSmallBadge = 8;                // px
constexpr double kLeastBadge = 10;
constexpr double kMostBadge = 14;
constexpr double kBadgeRim = 1.5;
constexpr double kPrintedBadgeRim = 0.05;

} // namespace

double BoardMeasures::onScreen(double part, double least, double most) const
{
    const double length = part * m_cellSize;
    return m_options.pixel > 0 ? std::clamp(length, least * m_options.pixel, most * m_options.pixel) : length;
}

double BoardMeasures::lineWidth() const
{
    if (m_options.printed)
        return nearGrain(paperWeight(weights::kCellLine, m_cellSize));
    if (m_options.pixel > 0 && m_cellSize <= 48 * m_options.pixel)
        return m_options.pixel;
    return nearGrain(0.02 * m_cellSize);
}

double BoardMeasures::frameWidth() const
{
    return nearGrain(m_options.printed ? paperWeight(weights::kFrame, m_cellSize) : 0.07 * m_cellSize);
}

double BoardMeasures::homeBar() const
{
    return nearGrain(kHomeBar * m_cellSize);
}

double BoardMeasures::homeBarEnd() const
{
    return frameWidth() + homeBar() + kBarRim * m_cellSize;
}

double BoardMeasures::turnHead() const
{
    // Frames and outlines are as thick as can be printed, however small cells are.
    const double lines = frameWidth() + kTurnHeadAway * m_cellSize + paperWeight(weights::kOutline, m_cellSize) / 2;
    return std::clamp(margin() - lines, kLeastTurnHead * m_cellSize, kTurnHead * m_cellSize);
}

double BoardMeasures::turnHeadEnd() const
{
    return frameWidth() + kTurnHeadAway * m_cellSize + turnHead() + paperWeight(weights::kOutline, m_cellSize) / 2;
}

double BoardMeasures::printedNameAway() const
{
    const double half = kNameHalf * nameSize();
    return std::min(turnHeadEnd() + kNameGap * m_cellSize + half, margin() - half);
}

double BoardMeasures::coordinateSize() const
{
    const double size = onScreen(m_options.coordinateSize, kLeastCoordinates, m_options.mostCoordinates);
    if (!m_options.printed)
        return size;
    return std::max(size, std::min(kLeastPrintedCoordinates * m_options.grain, kMostPrintedCoordinates * m_cellSize));
}

bool BoardMeasures::hasCoordinates() const
{
    return m_options.coordinates && m_cellSize >= m_leastWithCoordinates * m_options.pixel;
}

bool BoardMeasures::hasLongNamesBeside() const
{
    return m_options.printed && m_lettersBeside >= kLongName;
}

double BoardMeasures::sizeBeside() const
{
    return coordinateSize() * (hasLongNamesBeside() ? kLongNameSize : 1);
}

/** How wide the longest name at the left and right is. */
double BoardMeasures::widthBeside() const
{
    return kLetterWidth * m_lettersBeside * sizeBeside();
}

double BoardMeasures::marginBeside() const
{
    const double usual = margin();
    if (!hasLongNamesBeside() || !hasCoordinates())
        return usual;
    return std::max(usual, grained(frameWidth() + kBesideName * m_cellSize + widthBeside()));
}

double BoardMeasures::printedLabelAway(bool isBeside) const
{
    const double inner = frameWidth() + homeBar();
    const double away = std::min(inner + (margin() - inner) / 2, margin() - kLetterReach * coordinateSize());
    if (!isBeside || !hasLongNamesBeside())
        return away;
    return std::max(away, frameWidth() + kBesideName * m_cellSize + widthBeside() / 2);
}

double BoardMeasures::margin() const
{
    if (m_options.printed && m_isOneOfSeveral)
        return grained(kPrintedMarginOfSeveral * m_cellSize);
    const bool isLarge = m_options.coordinateSize > LayoutOptions::kUsualCoordinates;
    const double forBadge = m_isOneOfSeveral && isLarge ? badgeAway() + badgeRadius() + kBadgeRim * m_options.pixel : 0;
    if (!hasCoordinates())
        return grained(std::max(
            {kBareMargin * m_cellSize, m_isOneOfSeveral ? kBareMarginOfSeveral * m_options.pixel : 0, forBadge}));
    const double forText = kMargin + std::max(0.0, m_options.coordinateSize - LayoutOptions::kUsualCoordinates);
    const double least = m_isOneOfSeveral ? kMarginOfSeveral : kLeastMargin;
    // A picture ends there; in a window there is a ground beyond, on which the foot of a letter may stand.
    const bool isPicture = m_options.pixel <= 0 && !m_options.printed;
    const double letters = homeBarEnd() + (kLetterRise + kLetterReach) * coordinateSize();
    return grained(std::max({forText * m_cellSize, least * m_options.pixel, forBadge, isPicture ? letters : 0}));
}

double BoardMeasures::badgeRadius() const
{
    const bool isSmall = m_cellSize < m_leastWithCoordinates * m_options.pixel;
    // On a projector they are as much larger as coordinates are.
    const double larger = m_options.coordinateSize / LayoutOptions::kUsualCoordinates;
    const double most = m_options.mostCoordinates / LayoutOptions::kUsualMostCoordinates;
    return onScreen(larger * kBadge, isSmall ? kSmallBadge : kLeastBadge, most * kMostBadge);
}

double BoardMeasures::badgeAway() const
{
    return frameWidth() + 0.75 * badgeRadius();
}

double BoardMeasures::badgeReach() const
{
    const double rim = m_options.pixel > 0 ? kBadgeRim * m_options.pixel : kPrintedBadgeRim * m_cellSize;
    return frameWidth() + 2 * badgeRadius() + 1.5 * rim; // right outside the frame
}

double BoardMeasures::nameAway() const
{
    return std::max(m_cellSize, 2 * badgeRadius() + 1.3 * coordinateSize());
}

double BoardMeasures::grained(double length) const
{
    return m_options.grain > 0 ? std::ceil(length / m_options.grain - 1e-6) * m_options.grain : length;
}

double BoardMeasures::nearGrain(double length) const
{
    return m_options.grain > 0 ? std::max(1.0, std::round(length / m_options.grain)) * m_options.grain : length;
}

} // namespace ringford::ui
