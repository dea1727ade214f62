// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/RingNames.h"

#include "ui/paint/BoardLayout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kRingNames = 0.24;            // height of the rows' letters
constexpr double kReadRingNames = 9;           // px, where a piece leaves as much room; on paper as PaperLetters has it
constexpr double kLeastRingNames = 7;          // px
constexpr double kLeastOnPaper = 1.5;          // mm: what is smaller is not read there
constexpr double kSmallerName = 0.97;          // from one size that is tried to the next
constexpr double kNameOffPiece = 0.5;          // of a piece's box: from its middle to that of a letter
constexpr double kRingNameInset = 0.42;        // of their size: they are as wide as high, and have no tails
constexpr double kLeastDepthForRingNames = 21; // px: on smaller ones they would lie on the pieces

/** Where a row's name stands in column 0: not at the rim beside the start line, where whose turn it is is seen. */
constexpr std::size_t kCorner = 1;
constexpr std::array<std::size_t, 2> kOtherCorners{2, 3}; // of small names

/** Half of what a row's letter covers, in its size. */
constexpr QPointF kRingName(0.31, 0.38);

/**
 * What upright pieces cover, in halves of their box: head, body, and foot. Crowns of queens alone are wider, which not
 * even a small letter would have room beside on the innermost row.
 */
constexpr std::array<QRectF, 3> kPieceParts{
    {{-0.45, -0.95, 0.75, 0.5}, {-0.8, -0.45, 1.52, 0.75}, {-0.66, 0.3, 1.32, 0.58}}};

/** How far a letter at @p off from the middle of a piece's box is from what is drawn of it; less than 0: it lies on it. */
double offPiece(QPointF off, double size, double box)
{
    double least = box;
    for (const QRectF& part : kPieceParts) {
        const QPointF away = off - part.center() * box / 2;
        least = std::min(least, std::max(std::abs(away.x()) - part.width() * box / 4 - kRingName.x() * size,
                                         std::abs(away.y()) - part.height() * box / 4 - kRingName.y() * size));
    }
    return least;
}

/** A place in column 0. */
Place cellOf(std::size_t row)
{
    return {0, 0, static_cast<std::int16_t>(row)};
}

} // namespace

std::size_t RingNames::rows() const
{
    return m_ring.board().faces().front().rowLabels.size();
}

/** Their height beside pieces of any size. */
double RingNames::usual() const
{
    return std::max(kRingNames * m_ring.cellSize(), kLeastRingNames * m_ring.options().pixel);
}

double RingNames::read() const
{
    const LayoutOptions& options = m_ring.options();
    return options.hasPaperLetters ? PaperLetters::kLeast : kReadRingNames * options.pixel;
}

bool RingNames::areSmall() const
{
    return usual() < read();
}

QPointF RingNames::centre(std::size_t row, std::size_t corner, double size) const
{
    return m_ring.corners(cellOf(row), kRingNameInset * size)[corner];
}

/** From the middle of the cell, where a piece stands that is as large on all rows. */
QPointF RingNames::fromPiece(std::size_t row, std::size_t corner, double size) const
{
    return centre(row, corner, size) - m_ring.centre(cellOf(row));
}

/** How far from a piece, and from where it would be however that is drawn; less than 0: it lies there. */
double RingNames::room(std::size_t row, std::size_t corner, double size) const
{
    const QPointF off = fromPiece(row, corner, size);
    const double box = m_ring.pieceBox();
    return std::min(offPiece(off, size, box), std::hypot(off.x(), off.y()) - kNameOffPiece * box);
}

/** Small ones stand where the innermost row, which has the least room, has most beside a piece. */
std::size_t RingNames::corner() const
{
    if (!areSmall())
        return kCorner;
    constexpr double kSame = 0.01; // of a cell: else rounding would choose between two that mirror each other
    const double size = read();
    std::size_t best = kCorner;
    for (const std::size_t corner : kOtherCorners) {
        if (room(rows() - 1, corner, size) > room(rows() - 1, best, size) + kSame * m_ring.cellSize())
            best = corner;
    }
    return best;
}

std::size_t RingNames::cornerBeside(std::size_t corner)
{
    return corner == kCorner ? kOtherCorners.front() : kCorner;
}

std::vector<BoardLabel> RingNames::labels() const
{
    const LayoutOptions& options = m_ring.options();
    if (m_ring.cellSize() < kLeastDepthForRingNames * options.pixel)
        return {};
    const double larger = std::max(1.0, options.coordinateSize / LayoutOptions::kUsualCoordinates);
    const double asked = (areSmall() ? read() : usual()) * larger;
    const std::size_t corner = this->corner();
    const auto away = [&](std::size_t row, double size) {
        const QPointF off = fromPiece(row, corner, size);
        return std::hypot(off.x(), off.y()) - size / 2;
    };
    std::vector<BoardLabel> labels;
    for (std::size_t row = 0; row < rows(); ++row) {
        const auto isTooLarge = [&](double size) {
            return areSmall() ? room(row, corner, size) < 0 : away(row, size) < away(rows() - 1, usual());
        };
        double size = asked;
        while (size > usual() && isTooLarge(size))
            size = std::max(usual(), kSmallerName * size);
        if (options.hasPaperLetters && size < kLeastOnPaper)
            return {}; // some alone would look as if the others had been forgotten
        const std::string& name = m_ring.board().faces().front().rowLabels[row];
        labels.push_back({centre(row, corner, size), QString::fromStdString(name), size, true, true});
    }
    return labels;
}

} // namespace ringford::ui
