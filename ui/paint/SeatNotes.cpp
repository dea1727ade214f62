// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SeatNotes.h"

#include "ui/paint/Marks.h"
#include "ui/paint/PieceLook.h"
#include "ui/paint/SideBadge.h"
#include "ui/paint/TableMarks.h"
#include "ui/words/SeatLetters.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <map>

namespace ringford::ui {

namespace {

constexpr double kLeastShrunkNote = 0.8; // of the usual text, where that finds no room
constexpr double kLeastPart = 0.62;      // of the usual size of a piece
constexpr double kLeastSeen = 13;        // px: smaller pieces are not told from one another

/** What a seat holds, whatever set it comes from: the panel of stockpiles tells that. */
std::vector<StockItem> heldBy(const GameDescription& game, const Contents& contents, Seat seat)
{
    std::map<std::pair<Colour, PieceKind>, StockItem> held;
    for (const StockItem& item : contents.stockpiles) {
        if (item.holder != seat)
            continue;
        const auto [sum, isFirst] = held.try_emplace({game.side(item.piece.side).colour, item.piece.kind}, item);
        if (!isFirst)
            sum->second.count += item.count;
    }
    std::vector<StockItem> items;
    for (const auto& [key, item] : held)
        items.push_back(item);
    return items;
}

/** Pieces side by side and below one another, beside each how many there are. */
struct Shelf {
    /**
     * As large as @p kinds have room for, down to a least size; where even that finds no room, nothing: the panel of
     * stockpiles tells it.
     */
    Shelf(const QRectF& room, const NoteSizes& sizes, int kinds) : number(0.8 * sizes.text)
    {
        const double most = std::min({sizes.piece, room.width(), room.height()});
        if (most < kLeastSeen * sizes.pixel)
            return;
        for (double part = 1; part > kLeastPart && part * most >= kLeastSeen * sizes.pixel; part -= 0.05) {
            box = part * most;
            columns = std::max(1, static_cast<int>(room.width() / wide()));
            rows = std::max(1, static_cast<int>(room.height() / box));
            if (columns * rows >= kinds)
                break;
        }
        places = std::min(kinds, columns * rows);
        shown = places < kinds ? places - 1 : kinds;
        origin = room.center() - QPointF(size().width(), size().height()) / 2;
    }

    double wide() const { return box + number; }
    QSizeF size() const { return {std::min(columns, places) * wide(), (places + columns - 1) / columns * box}; }
    QPointF corner(int index) const { return origin + QPointF(index % columns * wide(), index / columns * box); }

    double number;
    double box = 0;
    int columns = 1;
    int rows = 1;
    int places = 0; ///< none: there is no room
    int shown = 0;  ///< the last place tells that there are more
    QPointF origin;
};

/** Draws what is told of one seat into its gap. */
class NotePainter {
public:
    NotePainter(const Painting& painting, const SeatGap& gap)
        : m_painting(painting), m_gap(gap),
          m_sizes(painting.layout(), painting.picture.game->side(gap.sides.front()).face)
    {
    }

    void paint(bool tellsClocks) const
    {
        paintWho(tellsClocks ? Clocks::Told : Clocks::None);
        paintStock();
    }
    /** Whether its clocks have room, whichever of them run. */
    bool hasRoomForClocks() const { return !laidOut(roomOfWho(), Clocks::Widest).isShort; }

private:
    enum class Clocks : std::uint8_t {
        None,
        Told,
        Widest, ///< as if all ran, on turn
    };
    QString name() const
    {
        const std::vector<QString>& names = m_painting.picture.seatNames;
        return m_gap.seat.index < names.size() ? names[m_gap.seat.index] : QString();
    }
    struct Line {
        QStringList parts;
        bool isStrong;
    };
    std::vector<Line> lines(Clocks clocks) const;
    struct LaidOut {
        std::vector<Word> words;
        bool isShort = false; ///< a clock is left out
    };
    Word word(const QString& text, bool isStrong) const
    {
        return {{}, text, m_sizes.text, isStrong, m_painting.theme().text};
    }
    QRectF roomOfWho() const;
    LaidOut laidOut(const QRectF& room, Clocks clocks) const;
    void paintWho(Clocks clocks) const;
    void paintStock() const;
    std::vector<StockItem> held() const
    {
        return heldBy(*m_painting.picture.game, m_painting.picture.contents, m_gap.seat);
    }
    Shelf shelf(const std::vector<StockItem>& items) const
    {
        return {m_gap.stock, m_sizes, static_cast<int>(items.size())};
    }
    QFont font() const { return m_painting.brush.style.font; }

    const Painting& m_painting;
    const SeatGap& m_gap;
    NoteSizes m_sizes;
};

/** Who it is, and the clock of each of its boards. */
std::vector<NotePainter::Line> NotePainter::lines(Clocks clocks) const
{
    std::vector<Line> lines;
    if (const QString who = name(); !who.isEmpty())
        lines.push_back({{who}, true});
    const std::vector<BoardClock>& dials = m_painting.picture.dials;
    for (const Side side : m_gap.sides) {
        if (clocks == Clocks::None || side.index >= dials.size() || dials[side.index].time.isEmpty())
            continue;
        const bool isWidest = clocks == Clocks::Widest;
        BoardClock dial = dials[side.index];
        dial.isRunning |= isWidest;
        lines.push_back({{sideBadge(*m_painting.picture.game, side), dial.text()},
                         isWidest || m_painting.picture.contents.sidesOnTurn.contains(side)});
    }
    return lines;
}

/**
 * Boards and their clocks below one another where they have no room side by side; all in one line where there is no
 * more. What finds no room at all is left out: first clocks, for they stand in a panel, too.
 */
NotePainter::LaidOut NotePainter::laidOut(const QRectF& room, Clocks clocks) const
{
    const auto most = static_cast<std::size_t>(std::max(1.0, room.height() / (NoteSizes::kLine * m_sizes.text)));
    const auto fits = [&](const Word& word) { return kLeastShrunkNote * word.width(font()) <= room.width(); };
    LaidOut made;
    std::vector<Word>& words = made.words;
    Word all = word({}, false);
    for (const Line& line : lines(clocks)) {
        const Word whole = word(line.parts.join(u' '), line.isStrong);
        all.text += (all.text.isEmpty() ? QString() : QStringLiteral("  ")) + whole.text;
        const bool isName = line.parts.size() == 1;
        if (isName || fits(whole))
            words.push_back(whole);
        else if (fits(word(line.parts.back(), line.isStrong)))
            std::ranges::transform(line.parts, std::back_inserter(words),
                                   [&](const QString& part) { return word(part, line.isStrong); });
        else
            made.isShort = true;
    }
    if (words.size() <= most)
        return made;
    if (fits(all))
        return {{all}, false};
    words.resize(name().isEmpty() ? 0 : 1);
    made.isShort = true;
    return made;
}

/** Where no badge stands between, what is not taken by the stockpile is free. */
QRectF NotePainter::roomOfWho() const
{
    const bool isWhole = m_gap.badge > 0 && shelf(held()).places == 0;
    return isWhole ? m_gap.bounds() : m_gap.who;
}

void NotePainter::paintWho(Clocks clocks) const
{
    const QRectF room = roomOfWho();
    const double step = NoteSizes::kLine * m_sizes.text;
    std::vector<Word> words = laidOut(room, clocks).words;
    const double widest = 1.001 * room.width(); // what was shrunk to fit does, however it is rounded
    double y = room.center().y() - step * static_cast<double>(words.size()) / 2 + step / 2;
    for (Word& word : words) {
        word.size *= std::clamp(room.width() / word.width(font()), kLeastShrunkNote, 1.0);
        // A name that is cut is still one; a clock is not.
        const bool isName = !name().isEmpty() && word.text == name();
        if (isName)
            word.shorten(font(), widest);
        word.centre = QPointF(room.center().x(), y);
        if (word.width(font()) <= widest)
            m_painting.canvas().write(word);
        y += step;
    }
}

void NotePainter::paintStock() const
{
    const std::vector<StockItem> items = held();
    const Shelf shelf = this->shelf(items);
    if (shelf.places == 0)
        return;
    // Pieces are drawn to be seen on cells: black ones would be lost on a dark table.
    QPainterPath plate;
    plate.addRect(QRectF(shelf.origin, shelf.size()) & m_gap.stock);
    m_painting.canvas().fill(plate, m_painting.theme().lightCell);
    if (const double radius = m_gap.badge; radius > 0) {
        const double away = radius + NoteSizes::kBadgeAway * m_sizes.pixel;
        const bool isUpright = m_gap.bounds().width() < m_gap.bounds().height();
        const QPointF middle = shelf.origin + QPointF(shelf.size().width(), shelf.size().height()) / 2;
        drawSeatBadge(m_painting.brush,
                      isUpright ? QPointF(middle.x(), shelf.origin.y() - away)
                                : QPointF(shelf.origin.x() - away, middle.y()),
                      radius, words::withLetters(*m_painting.picture.game, m_gap.seat));
    }
    const auto write = [&](QPointF centre, const QString& text) {
        m_painting.canvas().write({centre, text, 0.9 * m_sizes.text, true, m_painting.theme().ink()});
    };
    for (int index = 0; index < shelf.places; ++index) {
        const QPointF corner = shelf.corner(index);
        if (index >= shelf.shown) {
            write(corner + QPointF(shelf.wide(), shelf.box) / 2, QStringLiteral("…"));
            break;
        }
        const StockItem& item = items[static_cast<std::size_t>(index)];
        m_painting.canvas().piece(lookOf(*m_painting.picture.game, item.piece, m_painting.theme()),
                                  {corner + QPointF(shelf.box, shelf.box) / 2, shelf.box, 0, 1});
        if (item.count > 1)
            write(corner + QPointF(shelf.box + shelf.number / 2, shelf.box / 2), QString::number(item.count));
    }
}

} // namespace

SeatSet seatsWithRoomForClocks(const Painting& painting, const std::vector<SeatGap>& gaps)
{
    SeatSet seats;
    for (const SeatGap& gap : gaps) {
        if (NotePainter(painting, gap).hasRoomForClocks())
            seats.insert(gap.seat);
    }
    return seats;
}

std::vector<StockPlace> stockPlaces(const BoardLayout& layout, const GameDescription& game, const Contents& contents,
                                    const SeatGap& gap)
{
    std::vector<StockPlace> found;
    const std::vector<StockItem> items = heldBy(game, contents, gap.seat);
    if (items.empty())
        return found;
    const NoteSizes sizes(layout, game.side(gap.sides.front()).face);
    const Shelf shelf(gap.stock, sizes, static_cast<int>(items.size()));
    for (int index = 0; index < shelf.shown; ++index)
        found.push_back(
            {items[static_cast<std::size_t>(index)], QRectF(shelf.corner(index), QSizeF(shelf.wide(), shelf.box))});
    return found;
}

void paintSeatNotes(const Painting& painting, const std::vector<SeatGap>& gaps, SeatSet reported)
{
    for (const SeatGap& gap : gaps) {
        if (painting.shows(gap.bounds()))
            NotePainter(painting, gap).paint(reported.contains(gap.seat));
    }
}

} // namespace ringford::ui
