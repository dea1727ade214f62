// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardClocks.h"

#include "ui/paint/SeatNotes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kLeastShrunk = 0.8; // of the usual text, where that finds no room
constexpr double kSign = 0.32;       // radius of what tells the side, in sizes of the text, as all that follows
constexpr double kBehindSign = 0.3;
constexpr double kLine = 1.4;
constexpr double kLeastWidth = 2.6; // narrower, nothing can be read
constexpr double kBetween = 0.4;    // two clocks above one board

/** Behind the badge, as far as the end of the board. */
QRectF besideBadge(const BoardLayout& layout, const SideInfo& side, double text)
{
    const HomeEdge edge = layout.homeEdge(side.face, side.homeAngle);
    const QRectF board = layout.edge(side.face).boundingRect();
    const double radius = layout.measures(side.face).badgeRadius();
    const double height = kLine * text;
    if (std::abs(edge.inward.x()) > 0.5) { // a row that stands on its end
        const QPointF middle = edge.badge + QPointF(0, radius + height / 2);
        return {middle.x() - radius - text, middle.y() - height / 2, 2 * (radius + text), height};
    }
    const double left = edge.badge.x() + radius + 0.3 * text;
    return {left, edge.badge.y() - height / 2, board.right() - left, height};
}

/** The badge of this board or one beside it that stands in the strip above this one, as it does in some circles. */
std::optional<QPointF> badgeIn(const BoardLayout& layout, const GameDescription& game, int face, const QRectF& strip)
{
    if (!layout.plan()->isCircle)
        return std::nullopt;
    const auto faces = static_cast<int>(layout.board().faces().size());
    const double radius = layout.measures(face).badgeRadius();
    for (const SideInfo& side : game.sides) {
        const int away = std::abs(side.face - face);
        if ((away > 1 && away < faces - 1) || layout.cellSize(side.face) == 0)
            continue;
        const QPointF badge = layout.homeEdge(side.face, side.homeAngle).badge;
        if (strip.adjusted(-radius, -radius, radius, radius).contains(badge))
            return badge;
    }
    return std::nullopt;
}

/** A share of the strip above the board, behind its name and before what may stand at its corner. */
QRectF aboveBoard(const BoardLayout& layout, const GameDescription& game, Side side, double text)
{
    const int face = game.side(side).face;
    const std::vector<Side> sides = sidesOn(game, face);
    const QRectF board = layout.edge(face).boundingRect();
    const double bar = layout.measures(face).homeBarEnd();
    const double margin = layout.measures(face).margin();
    const double middle = board.top() - bar - (margin - bar) / 2;
    double left = board.left() + layout.measures(face).nameAway() + 1.2 * text;
    const double right = board.right() - 0.4 * layout.measures(face).badgeRadius();
    const QRectF strip(left, middle - kLine * text / 2, right - left, kLine * text);
    if (const auto badge = badgeIn(layout, game, face, strip)) {
        // Between it and the end there is room for one clock: whose turn it is there.
        left = badge->x() + layout.measures(face).badgeRadius() + 0.2 * text;
        return {left, strip.top(), board.right() - left, strip.height()};
    }
    const auto count = static_cast<double>(sides.size());
    const double gap = kBetween * text;
    const double width = (right - left - (count - 1) * gap) / count;
    const auto number = std::ranges::find(sides, side) - sides.begin();
    return {left + static_cast<double>(number) * (width + gap), middle - kLine * text / 2, width, kLine * text};
}

class DialPainter {
public:
    DialPainter(const Painting& painting, Side side)
        : m_painting(painting), m_side(painting.picture.game->side(side)),
          m_size(NoteSizes(painting.layout(), m_side.face).text), m_dial(painting.picture.dials[side.index]),
          m_isStrong(painting.picture.contents.sidesOnTurn.contains(side))
    {
        const std::vector<QString>& names = painting.picture.seatNames;
        const std::size_t seat = painting.picture.contents.players[side.index].index;
        m_name = seat < names.size() ? names[seat] : QString();
    }

    /** Whether it has room, whether or not it runs. */
    bool fits(const QRectF& room) const
    {
        return kLeastShrunk * wide({{}, BoardClock{m_dial.time, true}.text(), m_size, true, m_painting.theme().text}) <=
               room.width();
    }
    /** How narrow it may become, as it is now. */
    double leastWidth() const { return kLeastShrunk * wide(word()); }
    /** The same with its name, if it has one. */
    double leastNamedWidth() const { return kLeastShrunk * wide(namedWord()); }
    /** That while nobody waits for it, and while it is on turn and runs. */
    double leastNamedWidth(bool isOnTurn) const { return kLeastShrunk * wide(namedWord(isOnTurn)); }
    /** @p isNameKept: a name is shrunk as well; else it is left out where it would have to be */
    void paint(const QRectF& room, bool isNameKept) const
    {
        Word word = namedWord();
        if (!isNameKept && wide(namedWord(true)) > room.width()) // whoever is on turn: names do not come and go with it
            word = this->word();
        word.size *= std::clamp(room.width() / wide(word), kLeastShrunk, 1.0);
        if (wide(word) > 1.001 * room.width())
            return;
        const double left = m_painting.layout().plan()->isLinked ? room.left() : room.right() - wide(word);
        const double sign = kSign * word.size;
        QPainterPath disc;
        disc.addEllipse(QPointF(left + sign, room.center().y()), sign, sign);
        m_painting.canvas().fill(disc, m_painting.theme().piece(m_side.colour).fill);
        m_painting.canvas().stroke(
            disc, {m_painting.theme().text, m_painting.canvas().crisp(0.08 * word.size), {}, 0, true, false});
        word.centre = QPointF((left + wide(word) + left + before(word)) / 2, room.center().y());
        m_painting.canvas().write(word);
    }

private:
    Word word() const { return {{}, m_dial.text(), m_size, m_isStrong, m_painting.theme().text}; }
    Word namedWord() const { return withName(word()); }
    Word namedWord(bool isOnTurn) const
    {
        return withName({{}, BoardClock{m_dial.time, isOnTurn}.text(), m_size, isOnTurn, m_painting.theme().text});
    }
    Word withName(Word named) const
    {
        if (!m_name.isEmpty())
            named.text = m_name + QStringLiteral("  ") + named.text;
        return named;
    }
    double before(const Word& word) const { return (2 * kSign + kBehindSign) * word.size; }
    double wide(const Word& word) const { return before(word) + word.width(m_painting.brush.style.font); }

    const Painting& m_painting;
    const SideInfo& m_side;
    double m_size;
    const BoardClock& m_dial;
    bool m_isStrong;
    QString m_name;
};

/** Whether something around a board is to be painted, as far off as its clocks may stand. */
bool showsBeside(const Painting& painting, int face)
{
    const BoardMeasures around = painting.layout().measures(face);
    return painting.layout().cellSize(face) > 0 &&
           painting.showsAround(face, around.margin() + 2 * around.badgeRadius() +
                                          kLine * NoteSizes(painting.layout(), face).text);
}

/** Where a board has room for one clock, it is that of who is on turn there. */
bool givesWay(const Painting& painting, Side side, const QRectF& room)
{
    const GameDescription& game = *painting.picture.game;
    if (painting.picture.contents.sidesOnTurn.contains(side))
        return false;
    const std::vector<Side> sides = sidesOn(game, game.side(side).face);
    return std::ranges::any_of(
        sides, [&](Side other) { return other != side && dialRoom(painting.layout(), game, other) == room; });
}

bool isShown(const BoardPicture& picture, Side side)
{
    return !picture.dials[side.index].time.isEmpty() && !picture.contents.sidesOut.contains(side);
}

/** Where a clock is painted. */
struct DialPlace {
    QRectF room;
    bool isNameKept = false;
};

/** What all clocks of a board have together, and what each needs at least. */
struct DialShares {
    QRectF all;
    double gap = 0; ///< between two
    std::vector<double> widths;
    std::vector<double> named; ///< with their names
    double quiet = 0;          ///< all of those together, while nobody is on turn
    double more = 0;           ///< what one of them needs beyond that while it is on turn, at most
    bool isRoomy = true;       ///< each fits its own room
    bool areNamesRoomy = true; ///< and its name, as large as usual
    std::size_t number = 0;    ///< of the one asked for

    /** Whether all have room with their names, whoever is on turn. */
    bool haveNamesRoom() const { return quiet + more + static_cast<double>(named.size() - 1) * gap <= all.width(); }
    /** Of all room what that one needs, and its part of the rest; nothing where @p least do not fit. */
    std::optional<QRectF> shared(const std::vector<double>& least) const
    {
        const double wanted = std::accumulate(least.begin(), least.end(), 0.0);
        const double scale = (all.width() - static_cast<double>(least.size() - 1) * gap) / wanted;
        if (scale < 1)
            return std::nullopt;
        const double before = std::accumulate(least.begin(), least.begin() + static_cast<std::ptrdiff_t>(number), 0.0);
        return QRectF(all.left() + scale * before + static_cast<double>(number) * gap, all.top(), scale * least[number],
                      all.height());
    }
};

DialShares sharesAbove(const Painting& painting, Side side)
{
    const GameDescription& game = *painting.picture.game;
    DialShares shares;
    shares.gap = kBetween * NoteSizes(painting.layout(), game.side(side).face).text;
    for (const Side one : sidesOn(game, game.side(side).face)) {
        if (!isShown(painting.picture, one))
            continue;
        const QRectF room = dialRoom(painting.layout(), game, one);
        shares.number = one == side ? shares.widths.size() : shares.number;
        const DialPainter dial(painting, one);
        shares.widths.push_back(dial.leastWidth());
        shares.named.push_back(dial.leastNamedWidth());
        shares.isRoomy = shares.isRoomy && shares.widths.back() <= room.width();
        const double onTurn = dial.leastNamedWidth(true);
        shares.quiet += dial.leastNamedWidth(false);
        shares.more = std::max(shares.more, onTurn - dial.leastNamedWidth(false));
        shares.areNamesRoomy = shares.areNamesRoomy && onTurn <= kLeastShrunk * room.width();
        shares.all |= room;
    }
    return shares;
}

/**
 * In its own room if those of its board fit there; else each has of all their room what it needs, with its name where
 * all have room for theirs: one alone would say that nobody plays the other side. Where even clocks have too little,
 * who is on turn there has all of it.
 */
DialPlace placeOf(const Painting& painting, Side side)
{
    const BoardPicture& picture = painting.picture;
    const QRectF own = dialRoom(painting.layout(), *picture.game, side);
    if (own.isNull() || painting.layout().plan()->isLinked)
        return {own};
    const DialShares shares = sharesAbove(painting, side);
    if (!shares.areNamesRoomy && shares.all != own && shares.haveNamesRoom()) {
        if (const auto room = shares.shared(shares.named))
            return {*room, true};
    }
    if (shares.isRoomy)
        return {own};
    if (const auto room = shares.shared(shares.widths))
        return {*room};
    const std::vector<Side> sides = sidesOn(*picture.game, picture.game->side(side).face);
    const bool isPlayed = std::ranges::any_of(
        sides, [&](Side one) { return isShown(picture, one) && picture.contents.sidesOnTurn.contains(one); });
    return {picture.contents.sidesOnTurn.contains(side) ? shares.all : isPlayed ? QRectF() : own};
}

} // namespace

QRectF dialRoom(const BoardLayout& layout, const GameDescription& game, Side side)
{
    const SideInfo& info = game.side(side);
    if (!layout.plan() || layout.cellSize(info.face) == 0)
        return {};
    const double text = NoteSizes(layout, info.face).text;
    const QRectF room =
        layout.plan()->isLinked ? besideBadge(layout, info, text) : aboveBoard(layout, game, side, text);
    return room.width() < kLeastWidth * text ? QRectF() : room;
}

bool showsDials(const Painting& painting)
{
    const BoardPicture& picture = painting.picture;
    for (std::uint8_t index = 0; index < picture.dials.size(); ++index) {
        if (!picture.dials[index].time.isEmpty() && showsBeside(painting, picture.game->sides[index].face))
            return true;
    }
    return false;
}

SeatSet seatsTellingClocks(const Painting& painting, const std::vector<SeatGap>& gaps)
{
    const BoardPicture& picture = painting.picture;
    if (picture.dials.empty())
        return {};
    const SeatSet withRoom = seatsWithRoomForClocks(painting, gaps);
    if (std::cmp_equal(withRoom.size(), gaps.size()))
        return withRoom;
    for (std::uint8_t index = 0; index < picture.dials.size(); ++index) {
        const Side side{index};
        if (!isShown(picture, side))
            continue;
        if (!DialPainter(painting, side).fits(dialRoom(painting.layout(), *picture.game, side)))
            return withRoom;
    }
    return {};
}

void paintBoardClocks(const Painting& painting, SeatSet reported)
{
    const BoardPicture& picture = painting.picture;
    for (std::uint8_t index = 0; index < picture.dials.size(); ++index) {
        const Side side{index};
        if (!isShown(picture, side) || reported.contains(picture.contents.players[index]) ||
            !showsBeside(painting, picture.game->sides[index].face))
            continue;
        const DialPlace place = placeOf(painting, side);
        if (!place.room.isNull() && painting.shows(place.room) && !givesWay(painting, side, place.room))
            DialPainter(painting, side).paint(place.room, place.isNameKept);
    }
}

} // namespace ringford::ui
