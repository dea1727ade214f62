// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/LabelPlates.h"

#include "ui/paint/ArrowShape.h"
#include "ui/paint/Canvas.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace ringford::ui {

namespace {

// In cells:
constexpr double kWidestLabel = 3.2;    // on paper
constexpr double kWidestInWindow = 1.1; // where nothing is beside it
constexpr double kHighestInWindow = 0.9;
constexpr double kBetweenLabels = 0.2; // of two that stand side by side on paper, what is around their letters included
constexpr double kLeastRoom = 0.75;
constexpr double kBesideHead = 0.03;    // between a label and the head of an arrow
constexpr double kMostOutside = 0.2;    // of a cell, beyond its edge: it would seem to be of the next one
constexpr double kOnPieceOutside = 0.1; // the same for one on a piece
constexpr double kAtCorner = 0.06;      // and for a short one in a corner
constexpr double kShort = 0.6;          // no wider: has room in a corner beside a piece
constexpr double kNarrowLeading = 1.05; // of a label on a piece, in letters
constexpr double kNarrowPadding = 0.35;
constexpr double kHardlyCovered = 0.005; // of a cell: that much less of a head is seen as if all were
constexpr double kPlateEdge = 0.02;
constexpr double kGap = 0.06;      // that is seen between two plates
constexpr double kLeastWide = 0.5; // letters of a label that others stand beside
constexpr double kLeastHigh = 0.2;
constexpr double kAroundLetters = 0.5; // at both sides of them together, in letters
constexpr double kOneUpon = 0.65;      // as far apart, one stands below the other rather than beside it
// What can be read or seen, just:
constexpr double kLeastPixels = 9;
constexpr double kLeastMillimetres = 1.8;
constexpr double kLeastGap = 2;   // px
constexpr double kNothing = 0.01; // what is rounded

/** What a label has room for: its letters across, its plate down. */
struct Room {
    double wide;
    double high;
};

/** @p isNarrow: letters nearly touch its edges. */
LabelPlate plateOf(const MarkBrush& brush, Cell cell, const LabelText& text, const Room& room, bool isNarrow = false)
{
    const double unit = brush.unit(cell);
    const double least = brush.style.paper ? kLeastMillimetres : kLeastPixels;
    LabelPlate plate{text.in({unit, room.wide, least, room.high}), {}};
    const double leading = isNarrow ? kNarrowLeading : kLabelLeading;
    const double height = static_cast<double>(plate.lines.words.size()) * leading * plate.lines.size;
    const double widest = text.widest(plate.lines.words) * plate.lines.size;
    // Few letters stand on a square, where there is room for one.
    const double around = (isNarrow ? kNarrowPadding : kAroundLetters) * plate.lines.size;
    const double width = std::max(widest, std::min(room.wide, height - around)) + around;
    QPointF centre = brush.layout.cellCentre(cell);
    // A wide one does not cover what stands beside the board.
    const QRectF board = brush.layout.edge(brush.layout.faceOf(cell)).boundingRect();
    if (width > unit && width < board.width())
        centre.setX(std::clamp(centre.x(), board.left() + width / 2, board.right() - width / 2));
    plate.rect = {centre - QPointF(width, height) / 2, QSizeF(width, height)};
    return plate;
}

/** How much of heads of arrows a plate covers. */
double coveredBy(const QRectF& plate, std::span<const QPolygonF> heads)
{
    double covered = 0;
    for (const QPolygonF& head : heads) {
        if (!head.boundingRect().intersects(plate)) // of hundreds few are near
            continue;
        const QPolygonF common = head.intersected(QPolygonF(plate));
        double twice = 0;
        for (qsizetype i = 0; i + 1 < common.size(); ++i)
            twice += common[i].x() * common[i + 1].y() - common[i + 1].x() * common[i].y();
        covered += std::abs(twice) / 2;
    }
    return covered;
}

/** As near to where it stands as what is seen allows. */
QRectF within(QRectF plate, const QRectF& bounds)
{
    if (bounds.isNull())
        return plate;
    plate.moveLeft(std::max(bounds.left(), std::min(plate.left(), bounds.right() - plate.width())));
    plate.moveTop(std::max(bounds.top(), std::min(plate.top(), bounds.bottom() - plate.height())));
    return plate;
}

/** Where a plate stands that has @p middle in the middle of a cell. */
struct Standing {
    double unit;
    double inset; ///< between the plate and the edge of its cell
    bool isOnPiece;
    bool mayLeaveCell;
};

/** The first place for a plate, @p middle in the middle of a cell, where it covers heads of arrows least. */
QRectF uncovering(const QRectF& middle, const Standing& standing, const LabelSurroundings& around)
{
    const double unit = standing.unit;
    const double toEdge = std::max(0.0, 0.5 * unit - standing.inset - middle.height() / 2);
    const double beside =
        std::min((0.5 * kArrowHeadWidth + kBesideHead) * unit + middle.height() / 2, toEdge + kMostOutside * unit);
    std::vector<QPointF> ways{{0, toEdge}, {0, -toEdge}}; // pieces are known by their heads
    if (!standing.isOnPiece)
        ways = {{0, 0}, {0, -toEdge}, {0, toEdge}};
    if (standing.mayLeaveCell) {
        ways.insert(ways.end(), {{0, -beside}, {0, beside}});
        // The number of an arrow may stand at a corner.
        const double aside = std::max(0.0, (0.5 + kMostOutside) * unit - middle.width() / 2);
        for (const double down : {-toEdge, toEdge, -beside, beside})
            ways.insert(ways.end(), {{aside, down}, {-aside, down}});
    }
    std::optional<double> least;
    QRectF best;
    for (const QPointF& way : ways) {
        const QRectF plate = within(middle.translated(way), around.bounds);
        const double cost = std::floor(coveredBy(plate, around.heads) / (kHardlyCovered * unit * unit));
        if (least && cost >= *least)
            continue;
        best = plate;
        if (cost == 0)
            break;
        least = cost;
    }
    return best;
}

/** How much of pieces a plate covers; of their upper halves, by which they are known, twice as much. */
double coveredPieces(const MarkBrush& brush, const QRectF& plate, std::span<const Cell> pieces)
{
    double covered = 0;
    for (const Cell cell : pieces) {
        const double unit = brush.unit(cell);
        const QPointF centre = brush.layout.cellCentre(cell);
        const QRectF above = plate & QRectF(centre + QPointF(-0.32, -0.4) * unit, QSizeF(0.64, 0.4) * unit);
        const QRectF below = plate & QRectF(centre + QPointF(-0.3, 0) * unit, QSizeF(0.6, 0.37) * unit);
        covered += 2 * above.width() * above.height() + below.width() * below.height();
    }
    return covered;
}

/** Where a plate on a piece can stand: in a corner, if it is short, or at the upper and the lower edge. */
std::vector<QPointF> placesOnPiece(const QRectF& middle, double unit)
{
    std::vector<QPointF> places;
    const double half = (0.5 + kAtCorner) * unit;
    const QPointF corner(half - middle.width() / 2, half - middle.height() / 2);
    if (middle.width() <= kShort * unit)
        places = {{corner.x(), -corner.y()}, {-corner.x(), -corner.y()}, corner, {-corner.x(), corner.y()}};
    for (const double outside : {kOnPieceOutside, 0.0}) {
        const double edge = (0.5 + outside) * unit - middle.height() / 2;
        places.insert(places.end(), {{0, -edge}, {0, edge}});
    }
    return places;
}

/** Where a plate on a piece, @p middle in the middle of its cell, covers least of all. */
QRectF besidePiece(const MarkBrush& brush, const QRectF& middle, double unit, const LabelSurroundings& around,
                   const std::vector<LabelPlate>& others)
{
    constexpr double kOfWords = 4; // they are less easily guessed than pieces
    std::optional<double> least;
    QRectF best = middle;
    for (const QPointF& place : placesOnPiece(middle, unit)) {
        const QRectF plate = within(middle.translated(place), around.bounds);
        double covered = kOfWords * coveredBy(plate, around.heads) + coveredPieces(brush, plate, around.pieces);
        for (const LabelPlate& other : others) {
            const QRectF common = plate & other.rect;
            covered += kOfWords * common.width() * common.height();
        }
        const double cost = std::floor(covered / (kHardlyCovered * unit * unit));
        if (!least || cost < *least) {
            best = plate;
            least = cost;
        }
    }
    return best;
}

/** On paper: each ends before those that stand beside it. */
std::vector<Room> roomsOnPaper(const MarkBrush& brush, const std::vector<CellLabel>& labels,
                               const std::vector<LabelText>& texts, const QRectF& bounds)
{
    std::vector<Room> rooms;
    std::vector<QRectF> plates; // as wide as they want to be
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const double unit = brush.unit(labels[i].cell);
        const double seen = bounds.isNull() ? kWidestLabel * unit : bounds.width() - unit * kBetweenLabels;
        rooms.push_back({std::min(kWidestLabel * unit, seen), LabelRoom::kAnyHeight});
        plates.push_back(plateOf(brush, labels[i].cell, texts[i], rooms.back()).rect);
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const double unit = brush.unit(labels[i].cell);
        const QPointF centre = brush.layout.cellCentre(labels[i].cell);
        const QRectF board = brush.layout.edge(brush.layout.faceOf(labels[i].cell)).boundingRect();
        const double free = 2 * std::min(centre.x() - board.left(), board.right() - centre.x());
        const double apart = kBetweenLabels / 4 * unit;
        const QRectF own = plates[i].adjusted(-apart, 0, apart, 0);
        for (std::size_t other = 0; other < labels.size(); ++other) {
            if (labels[other].cell == labels[i].cell || !own.intersects(plates[other]))
                continue;
            // Both reach as far towards one another, so none is moved away from the edge of the board.
            const double off = std::abs(brush.layout.cellCentre(labels[other].cell).x() - centre.x());
            rooms[i].wide =
                std::min(rooms[i].wide, std::max(kLeastRoom * unit, std::min(off, free) - kBetweenLabels * unit));
        }
    }
    return rooms;
}

/** How long two plates may be that are too near to each other, along the way from one to the other. */
struct Share {
    double half;     ///< neither is longer: both reach as far towards one another
    double less = 0; ///< where neither is: what both are shorter by

    double of(double now) const { return std::min(now - less, half); }
};

Share shareOf(double half, double common, double one, double other)
{
    return {half, std::max(one, other) > half + kNothing ? 0 : common};
}

/** Lays labels out in a window. */
class PlatesInWindow {
public:
    PlatesInWindow(const MarkBrush& brush, const std::vector<CellLabel>& labels, const std::vector<LabelText>& texts,
                   const LabelSurroundings& around)
        : m_brush(brush), m_labels(labels), m_texts(texts), m_around(around)
    {
        for (const CellLabel& label : labels) {
            const double unit = brush.unit(label.cell);
            m_units.push_back(unit);
            m_gaps.push_back(std::max(kGap * unit, kLeastGap) + 2 * brush.canvas.crisp(kPlateEdge * unit));
            m_rooms.push_back({kWidestInWindow * unit, kHighestInWindow * unit});
        }
        for (std::size_t i = 0; i < labels.size(); ++i)
            m_plates.push_back(placed(i));
    }

    std::vector<LabelPlate> keptApart()
    {
        constexpr int kRounds = 8; // where one is narrower it may be higher
        for (int round = 0; round < kRounds && keepApart(); ++round) {
        }
        return m_plates;
    }

private:
    LabelPlate placed(std::size_t index) const
    {
        LabelPlate plate = plateOf(m_brush, m_labels[index].cell, m_texts[index], m_rooms[index]);
        const Standing standing{m_units[index], m_gaps[index] / 2, m_around.areOnPieces[index], false};
        plate.rect = uncovering(plate.rect, standing, m_around);
        return plate;
    }

    /** Gives less room to labels that are too near to each other; false where there are none. */
    bool keepApart()
    {
        std::vector<Room> rooms = m_rooms;
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            for (std::size_t other = i + 1; other < m_labels.size(); ++other)
                part(i, other, rooms);
        }
        bool isAny = false;
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            const bool isLess = rooms[i].wide < m_rooms[i].wide || rooms[i].high < m_rooms[i].high;
            m_rooms[i] = rooms[i];
            if (isLess)
                m_plates[i] = placed(i);
            isAny = isAny || isLess;
        }
        return isAny;
    }

    void part(std::size_t one, std::size_t other, std::vector<Room>& rooms) const
    {
        if (m_labels[one].cell == m_labels[other].cell)
            return;
        const double apart = std::min(m_gaps[one], m_gaps[other]);
        const QRectF common = m_plates[one].rect.adjusted(-apart / 2, -apart / 2, apart / 2, apart / 2) &
                              m_plates[other].rect.adjusted(-apart / 2, -apart / 2, apart / 2, apart / 2);
        if (common.width() < kNothing || common.height() < kNothing)
            return;
        const QPointF way =
            m_brush.layout.cellCentre(m_labels[one].cell) - m_brush.layout.cellCentre(m_labels[other].cell);
        if (std::abs(way.y()) >= kOneUpon * std::min(m_units[one], m_units[other])) {
            const Share share = shareOf(std::abs(way.y()) - apart, common.height(), m_plates[one].rect.height(),
                                        m_plates[other].rect.height());
            for (const std::size_t each : {one, other})
                rooms[each].high = std::min(
                    rooms[each].high, std::max(kLeastHigh * m_units[each], share.of(m_plates[each].rect.height())));
        } else {
            const Share share = shareOf(std::abs(way.x()) - apart, common.width(), m_plates[one].rect.width(),
                                        m_plates[other].rect.width());
            for (const std::size_t each : {one, other}) {
                const double around = kAroundLetters * m_plates[each].lines.size;
                rooms[each].wide = std::min(rooms[each].wide, std::max(kLeastWide * m_units[each],
                                                                       share.of(m_plates[each].rect.width()) - around));
            }
        }
    }

    const MarkBrush& m_brush;
    const std::vector<CellLabel>& m_labels;
    const std::vector<LabelText>& m_texts;
    const LabelSurroundings& m_around;
    std::vector<double> m_units;
    std::vector<double> m_gaps; ///< that is to be seen between it and another one
    std::vector<Room> m_rooms;
    std::vector<LabelPlate> m_plates;
};

} // namespace

std::vector<LabelPlate> labelPlates(const MarkBrush& brush, const std::vector<CellLabel>& labels,
                                    const LabelSurroundings& around)
{
    std::vector<LabelText> texts;
    for (const CellLabel& label : labels)
        texts.emplace_back(QString::fromStdString(label.text), brush.style.font);
    if (!brush.style.paper)
        return PlatesInWindow(brush, labels, texts, around).keptApart();
    const std::vector<Room> rooms = roomsOnPaper(brush, labels, texts, around.bounds);
    std::vector<LabelPlate> plates;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool isOnPiece = around.areOnPieces[i];
        const double unit = brush.unit(labels[i].cell);
        LabelPlate plate = plateOf(brush, labels[i].cell, texts[i], rooms[i], isOnPiece);
        plate.rect = isOnPiece ? besidePiece(brush, plate.rect, unit, around, plates)
                               : uncovering(plate.rect, {unit, 0, false, true}, around);
        plates.push_back(std::move(plate));
    }
    return plates;
}

} // namespace ringford::ui
