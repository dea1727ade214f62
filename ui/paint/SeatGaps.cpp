// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SeatGaps.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kText = 0.3;     // in cells, as all that follows
constexpr double kLeastText = 10; // px, as all that follows
constexpr double kMostText = 16;
constexpr double kPiece = 0.8;
constexpr double kLeastPiece = 20;
constexpr double kMostPiece = 30;
constexpr double kLeastGapWidth = 2.6; // sizes of the text: narrower, nothing can be read

/**
 * What lies between two boards, clear of their coordinates, names and home bars; null where they do not lie beside one
 * another.
 */
QRectF between(const BoardLayout& layout, int one, int other)
{
    QRectF first = layout.edge(one).boundingRect();
    QRectF second = layout.edge(other).boundingRect();
    const double bare = layout.measures(one).homeBarEnd() + layout.options().pixel;
    const double named = layout.measures(one).margin();
    const double labelled = layout.hasCoordinates(one) ? named : bare;
    const double top = std::max(first.top(), second.top());
    const double bottom = std::min(first.bottom(), second.bottom());
    if (top < bottom) {
        if (first.left() > second.left())
            std::swap(first, second);
        // Coordinates stand at the left and below, names above.
        return {QPointF(first.right() + bare, top), QPointF(second.left() - labelled, bottom)};
    }
    const double left = std::max(first.left(), second.left());
    const double right = std::min(first.right(), second.right());
    if (left >= right)
        return {};
    if (first.top() > second.top())
        std::swap(first, second);
    return {QPointF(left, first.bottom() + labelled), QPointF(right, second.top() - named)};
}

/** Divides a strip along its longer way into what lies before @p from and what lies behind @p to. */
SeatGap divided(const QRectF& strip, double from, double to)
{
    SeatGap gap{{}, {}, strip, strip};
    if (strip.width() < strip.height()) {
        gap.who.setBottom(from);
        gap.stock.setTop(to);
    } else {
        gap.who.setRight(from);
        gap.stock.setLeft(to);
    }
    return gap;
}

/** The half of a strip where a seat sits that shares it with another. */
QRectF ownHalf(QRectF strip, QPointF seat)
{
    const QPointF middle = strip.center();
    if (strip.width() < strip.height())
        seat.y() < middle.y() ? strip.setBottom(middle.y()) : strip.setTop(middle.y());
    else
        seat.x() < middle.x() ? strip.setRight(middle.x()) : strip.setLeft(middle.x());
    return strip;
}

/** The sides that each seat plays, on boards that are seen. */
std::vector<std::vector<Side>> sidesBySeat(const BoardLayout& layout, const GameDescription& game,
                                           const Contents& contents)
{
    std::vector<std::vector<Side>> sides(game.seats.size());
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        const Side side{index};
        if (!contents.sidesOut.contains(side) && layout.cellSize(game.side(side).face) > 0)
            sides[contents.players[index].index].push_back(side);
    }
    return sides;
}

/** The gap of who plays @p sides; nothing where there is none. @pre the boards stand in a circle */
std::optional<SeatGap> gapBetween(const BoardLayout& layout, const GameDescription& game,
                                  const std::vector<Side>& sides)
{
    if (sides.size() != 2 || game.side(sides[0]).face == game.side(sides[1]).face)
        return std::nullopt;
    QRectF strip = between(layout, game.side(sides[0]).face, game.side(sides[1]).face);
    const double radius = layout.measures(game.side(sides[0]).face).badgeRadius();
    const NoteSizes sizes(layout, game.side(sides[0]).face);
    if (strip.width() < kLeastGapWidth * sizes.text || strip.height() < NoteSizes::kLine * sizes.text)
        return std::nullopt;
    std::vector<QPointF> badges;
    for (const Side side : sides)
        badges.push_back(layout.homeEdge(game.side(side).face, game.side(side).homeAngle).badge);
    if (layout.board().faces().size() - layout.options().arrangement.gone.size() == 2)
        strip = ownHalf(strip, (badges[0] + badges[1]) / 2);
    const bool isUpright = strip.width() < strip.height();
    double from = isUpright ? strip.center().y() : strip.center().x();
    double to = from;
    for (const QPointF badge : badges) {
        if (!strip.adjusted(-radius, -radius, radius, radius).contains(badge))
            continue;
        const double at = isUpright ? badge.y() : badge.x();
        from = std::min(from, at - radius - 2 * sizes.pixel);
        to = std::max(to, at + radius + 2 * sizes.pixel);
    }
    SeatGap gap = divided(strip, from, to);
    if (from == to) { // the seat's badges stand elsewhere, so its stockpile has one of its own
        gap.badge = std::min(radius, (isUpright ? strip.width() : strip.height()) / 2);
        const double taken = 2 * gap.badge + NoteSizes::kBadgeAway * sizes.pixel;
        gap.stock.adjust(isUpright ? 0 : taken, isUpright ? taken : 0, 0, 0);
    }
    return gap;
}

} // namespace

NoteSizes::NoteSizes(const BoardLayout& layout, int face)
    : pixel(layout.options().pixel), text(layout.measures(face).onScreen(kText, kLeastText, kMostText)),
      piece(layout.measures(face).onScreen(kPiece, kLeastPiece, kMostPiece))
{
}

std::vector<SeatGap> seatGaps(const BoardLayout& layout, const GameDescription& game, const Contents& contents)
{
    std::vector<SeatGap> gaps;
    if (!layout.plan() || !layout.plan()->isCircle)
        return gaps;
    std::vector<std::vector<Side>> bySeat = sidesBySeat(layout, game, contents);
    for (std::uint8_t index = 0; index < bySeat.size(); ++index) {
        std::optional<SeatGap> gap = gapBetween(layout, game, bySeat[index]);
        if (!gap)
            continue;
        gap->seat = Seat{index};
        gap->sides = std::move(bySeat[index]);
        gaps.push_back(std::move(*gap));
    }
    return gaps;
}

} // namespace ringford::ui
