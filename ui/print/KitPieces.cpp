// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitPieces.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/SetBadge.h"
#include "ui/paint/TurnedText.h"

#include <algorithm>
#include <map>
#include <set>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kAround = 1; // a picture
constexpr double kLeastTab = 6;
constexpr double kTrayHead = 14;
constexpr double kBetweenTrays = 8;
constexpr double kKitLargestIcon = 16;

constexpr double kBox = 0.92;      // of a cell: a picture
constexpr double kFlatSide = 0.86; // of a piece's box: so that neighbours do not touch
constexpr double kTab = 0.42;      // of a picture's height
constexpr int kFew = 4;            // so many of a kind have no spares

/** Where it is cut, and where it is folded. */
Stroke cutLine()
{
    return {Qt::black, weights::kCellLine, {}, 0, false, false};
}
Stroke foldLine()
{
    return {Qt::black, weights::kLeast, {1.4, 1.0}, 0, false, false};
}

void drawLevel(Canvas& canvas, double from, double to, double y, const Stroke& stroke)
{
    QPainterPath path({from, y});
    path.lineTo(to, y);
    canvas.stroke(path, stroke);
}

void drawRect(Canvas& canvas, const QRectF& rect, const Stroke& stroke)
{
    QPainterPath path;
    path.addRect(rect);
    canvas.stroke(path, stroke);
}

const GroupInfo* stockOf(const GameDescription& game)
{
    const auto found = std::ranges::find(game.groups, GroupInfo::Kind::Stock, &GroupInfo::kind);
    return found == game.groups.end() ? nullptr : &*found;
}

void paintDisc(Canvas& canvas, const Theme& theme, const SeatInfo& seat, QPointF centre, double radius, double angle,
               const QFont& font)
{
    const PieceInk ink = theme.piece(seat.colour);
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    canvas.fill(disc, ink.fill);
    canvas.stroke(disc, {ink.line, weights::kOutline, {}, 0, false, false});
    const QString badge = QString::fromStdString(seat.badge);
    const double size = (badge.size() > 1 ? 0.9 : 1.2) * radius;
    canvas.fill(turnedText(badge, centre, size, angle, font), ink.detail);
}

} // namespace

KitPieces::KitPieces(const KitSpec& spec, const BoardStyle& style, double cell)
    : m_spec(spec), m_style(style), m_box(kBox * cell),
      m_room(spec.paper - QSizeF(2 * KitSpec::kMargin, 2 * KitSpec::kMargin))
{
    collect();
}

/** All that stand at the start, what comes later, as the game says, and spares, army by army. */
void KitPieces::collect()
{
    const GameDescription& game = m_spec.game->description();
    const Contents contents = m_spec.game->contents(m_spec.position);
    std::map<Side, std::map<std::pair<std::uint8_t, std::uint8_t>, int>> armies; // by kind and set
    // A piece that will stand on other boards bears the number of its set from the start.
    const GroupInfo* const stock = stockOf(game);
    const bool hasSets =
        stock && std::ranges::any_of(stock->stocked, [](const StockedPiece& one) { return one.piece.set != 0; });
    for (const PlacedPiece& placed : contents.pieces) {
        const int own = hasSets ? game.board.place(placed.cell).face + 1 : 0;
        const auto set = placed.piece.set != 0 ? placed.piece.set : static_cast<std::uint8_t>(own);
        ++armies[placed.piece.side][{placed.piece.kind.index, set}];
    }
    for (const Marker& marker : contents.markers)
        ++armies[marker.side][{marker.kind.index, std::uint8_t{0}}];
    for (auto& [side, kinds] : armies) {
        for (std::uint8_t kind = 0; kind < game.kinds.size(); ++kind) {
            int there = 0;
            for (const auto& [one, count] : kinds)
                there += one.first == kind ? count : 0;
            if (there < game.kinds[kind].inKit)
                kinds[{kind, std::uint8_t{0}}] += game.kinds[kind].inKit - there;
        }
        for (const auto& [kind, count] : kinds) {
            const bool isFew = count < kFew && !game.kinds[kind.first].isMarker;
            for (int number = 0; number < count + (isFew ? m_spec.spares : 0); ++number)
                m_pieces.push_back({{PieceKind{kind.first}, side, kind.second}, number >= count});
        }
    }
}

QSizeF KitPieces::size() const
{
    if (m_spec.pieces == KitSpec::Pieces::Flat)
        return {2 * kFlatSide * m_box, kFlatSide * m_box};
    const double side = m_box + 2 * kAround;
    return {side, 2 * side + 2 * std::max(kLeastTab, kTab * side)};
}

int KitPieces::perRow() const
{
    return static_cast<int>(m_room.width() / size().width());
}

int KitPieces::perPage() const
{
    return perRow() * static_cast<int>(m_room.height() / size().height());
}

int KitPieces::pages() const
{
    return perPage() == 0 ? 0 : (count() + perPage() - 1) / perPage();
}

/** What size() says, the other way round. */
double KitPieces::largestCell() const
{
    if (m_spec.pieces == KitSpec::Pieces::Flat)
        return std::min(m_room.width() / 2, m_room.height()) / kFlatSide / kBox;
    const double side = std::min({m_room.width(), m_room.height() / (2 + 2 * kTab), m_room.height() / 2 - kLeastTab});
    return (side - 2 * kAround) / kBox;
}

void KitPieces::paint(Canvas& canvas, int page, const QRectF& room) const
{
    const QSizeF size = this->size();
    for (int i = 0; i < perPage() && page * perPage() + i < count(); ++i) {
        const QPointF at(i % perRow() * size.width(), i / perRow() * size.height());
        const One& one = m_pieces[static_cast<std::size_t>(page * perPage() + i)];
        const QRectF place(room.topLeft() + at, size);
        m_spec.pieces == KitSpec::Pieces::Flat ? paintFlat(canvas, one, place) : paintStanding(canvas, one, place);
    }
}

void KitPieces::paintFront(Canvas& canvas, const One& one, QPointF centre, double box, double angle) const
{
    const GameDescription& game = m_spec.game->description();
    const Pose pose{centre, box, angle, 1};
    canvas.piece(lookOf(game, one.piece, m_style.theme), pose);
    if (one.piece.set == 0)
        return;
    paintTurnedSetBadge(canvas, pose, one.piece.set, m_style.font);
}

void KitPieces::paintLetter(Canvas& canvas, const One& one, QPointF centre, double radius, double angle) const
{
    const GameDescription& game = m_spec.game->description();
    paintDisc(canvas, m_style.theme, game.seat(game.side(one.piece.side).seat), centre, radius, angle, m_style.font);
}

/** The picture at the left, the seat's letter at the right: folded along the middle. */
void KitPieces::paintFlat(Canvas& canvas, const One& one, const QRectF& place) const
{
    const double side = place.height();
    paintFront(canvas, one, {place.left() + side / 2, place.center().y()}, 0.98 * side, 0);
    paintLetter(canvas, one, {place.right() - side / 2, place.center().y()}, 0.34 * side, 0);
    drawRect(canvas, place, cutLine());
    QPainterPath fold({place.center().x(), place.top()});
    fold.lineTo(place.center().x(), place.bottom());
    canvas.stroke(fold, foldLine());
}

/** A tent: the picture on both sides, folded over its head, and tabs that are glued on one another below. */
void KitPieces::paintStanding(Canvas& canvas, const One& one, const QRectF& place) const
{
    const double side = place.width();
    const double tab = (place.height() - 2 * side) / 2;
    const double middle = place.center().x();
    const double head = place.center().y();
    paintFront(canvas, one, {middle, head - side / 2}, m_box, 180);
    paintFront(canvas, one, {middle, head + side / 2}, m_box, 0);
    const double radius = std::min(0.38 * tab, 0.25 * side);
    paintLetter(canvas, one, {middle, place.top() + tab / 2}, radius, 180);
    paintLetter(canvas, one, {middle, place.bottom() - tab / 2}, radius, 0);
    drawRect(canvas, place, cutLine());
    for (const double y : {place.top() + tab, head, place.bottom() - tab})
        drawLevel(canvas, place.left(), place.right(), y, foldLine());
}

KitTrays::KitTrays(const KitSpec& spec, const BoardStyle& style, double cell)
    : m_spec(spec), m_style(style), m_box(std::min(kKitLargestIcon, kBox * cell))
{
    const GameDescription& game = spec.game->description();
    const GroupInfo* const stock = stockOf(game);
    if (!stock)
        return;
    std::set<std::pair<Colour, std::uint8_t>> known;
    for (const StockedPiece& stocked : stock->stocked) {
        if (known.emplace(game.side(stocked.piece.side).colour, stocked.piece.kind.index).second)
            m_kinds.push_back({stocked.piece.kind, stocked.piece.side, 0});
    }
    std::ranges::stable_sort(m_kinds, {}, [&](const Piece& piece) { return game.side(piece.side).colour; });
}

int KitTrays::pages() const
{
    const int seats = m_kinds.empty() ? 0 : static_cast<int>(m_spec.game->description().seats.size());
    return (seats + kPerPage - 1) / kPerPage;
}

void KitTrays::paint(Canvas& canvas, int page, const QRectF& room) const
{
    const double height = (room.height() - (kPerPage - 1) * kBetweenTrays) / kPerPage;
    for (int i = 0; i < kPerPage; ++i) {
        const int seat = page * kPerPage + i;
        if (seat >= static_cast<int>(m_spec.game->description().seats.size()))
            return;
        const double top = room.top() + i * (height + kBetweenTrays);
        paintTray(canvas, Seat{static_cast<std::uint8_t>(seat)}, {room.left(), top, room.width(), height});
    }
}

void KitTrays::paintTray(Canvas& canvas, Seat seat, const QRectF& room) const
{
    const GameDescription& game = m_spec.game->description();
    drawRect(canvas, room, cutLine());
    const double middle = room.top() + kTrayHead / 2;
    paintDisc(canvas, m_style.theme, game.seat(seat), {room.left() + kTrayHead / 2, middle}, 0.36 * kTrayHead, 0,
              m_style.font);
    Word name{{}, m_spec.words.tray.arg(m_spec.words.seats[seat.index]), 5, true, Qt::black};
    name.centre = {room.left() + kTrayHead + name.width(m_style.font) / 2, middle};
    canvas.write(name);
    const auto ofFirst = std::ranges::count_if(m_kinds, [&](const Piece& piece) {
        return game.side(piece.side).colour == game.side(m_kinds.front().side).colour;
    });
    const int columns = std::max(1, static_cast<int>(ofFirst));
    const int rows = (static_cast<int>(m_kinds.size()) + columns - 1) / columns;
    const QSizeF place(room.width() / columns, (room.height() - kTrayHead) / rows);
    for (int i = 0; i < static_cast<int>(m_kinds.size()); ++i) {
        const QPointF corner =
            room.topLeft() + QPointF(i % columns * place.width(), kTrayHead + i / columns * place.height());
        drawRect(canvas, {corner, place}, cutLine());
        const double away = m_box / 2 + kAround;
        canvas.piece(lookOf(game, m_kinds[static_cast<std::size_t>(i)], m_style.theme),
                     {corner + QPointF(away, away), m_box, 0, 1});
    }
}

} // namespace ringford::ui
