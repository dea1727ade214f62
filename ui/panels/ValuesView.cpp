// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ValuesView.h"

#include "ui/match/MatchModel.h"
#include "ui/paint/Theme.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/widgets/SpokenRows.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <QScopedValueRollback>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>

namespace ringford::ui {

namespace {

constexpr double kAroundGraph = 6; // px
constexpr double kDot = 2.5;       // px, radius
constexpr double kSign = 4.5;
constexpr float kEdge = 0.6F; // opacity
constexpr QColor kBadInk(0xc6, 0x28, 0x28);
constexpr QColor kDoubtfulInk(0xe0, 0x7b, 0x00);

bool isOfTwo(const GameDescription& game)
{
    return game.teams.size() == 2;
}

/** The colour of a camp: that of its first seat. */
QColor colourOf(const GameDescription& game, std::size_t camp)
{
    return Theme::fill(game.seat(game.teams[camp].first()).colour);
}

/** Games of so many places a pixel are drawn by columns of pixels. */
constexpr int kMostInColumn = 4;

bool isCrowded(qsizetype places, double width)
{
    return static_cast<double>(places) > kMostInColumn * std::max(1.0, width);
}

/** @p line by its outermost points in each column of pixels, where it is crowded: nothing else of it would be seen. */
QPolygonF thinned(const QPolygonF& line)
{
    if (line.isEmpty() || !isCrowded(line.size(), line.back().x() - line.front().x()))
        return line;
    const auto isHigher = [](QPointF one, QPointF other) { return one.y() < other.y(); };
    QPolygonF thin;
    for (auto at = line.begin(); at != line.end();) {
        const auto end = std::find_if(at, line.end(), [at](QPointF place) { return place.x() >= at->x() + 1; });
        auto [first, second] = std::minmax_element(at, end, isHigher);
        if (second < first)
            std::swap(first, second);
        thin << *at << *first << *second << *(end - 1);
        at = end;
    }
    return thin;
}

/** A line, in parts: what nobody has looked at it does not lead through. */
struct PartedLine {
    std::vector<QPolygonF> parts;
    int missing = 0; ///< places without a value, since the last one with it

    /** Where each other place has a value, as of one who tells what he sees on his own turns, it is one line still. */
    void add(QPointF place)
    {
        constexpr int kMostMissing = 1;
        if (parts.empty() || missing > kMostMissing)
            parts.emplace_back();
        missing = 0;
        parts.back() += place;
    }
};

/** Black is hardly told from a dark window, nor white from a pale one, but by an edge in the ink of its words. */
void paintEdges(QPainter& painter, const QRectF& inside, const PartedLine& line, QColor ink)
{
    ink.setAlphaF(kEdge);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1));
    painter.drawRect(inside);
    for (const QPolygonF& part : line.parts)
        painter.drawRect(QRectF(QPointF(part.front().x(), inside.top()), QPointF(part.back().x(), inside.bottom())));
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

ValuesView::ValuesView(MatchModel& match, QWidget* parent)
    : QListView(parent), m_match(match), m_values(new ValuesModel(match, this))
{
    setObjectName(QStringLiteral("values"));
    setAccessibleName(tr("How the game went"));
    setWhatsThis(
        tr("<p>How the game went, as an analysis has found. With two sides the line is high where the first "
           "stands better. With more, each dot is what the seat on turn can expect. Signs show what was bad: a "
           "ring what was doubtful, a disc a mistake, a diamond a blunder. A click goes to the place, and so "
           "do the arrow keys.</p>"));
    setModel(m_values);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&match, &MatchModel::viewedNodeChanged, this, &ValuesView::follow);
    connect(m_values, &QAbstractItemModel::modelReset, this, &ValuesView::follow);
    follow();
}

/** The place that is shown is the current one. */
void ValuesView::follow()
{
    const QScopedValueRollback following(m_isFollowing, true);
    setCurrentIndex(m_values->index(m_values->rowOf(m_match.viewedNode())));
    viewport()->update();
}

void ValuesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // A list tells assistive programs that its item has the focus, even while it has none and only follows the board,
    // which tells of that itself; and as its items are laid out by no list, it would name none.
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    if (m_isFollowing || !current.isValid())
        return;
    announceRow(*this);
    const Node* const node = m_values->nodeAt(current.row());
    if (hasFocus() && node != m_match.viewedNode())
        emit placeRead();
    m_match.show(node);
}

void ValuesView::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
    viewport()->update();
}

QSize ValuesView::sizeHint() const
{
    return {16 * fontMetrics().height(), 7 * fontMetrics().height()};
}

QSize ValuesView::minimumSizeHint() const
{
    return {6 * fontMetrics().height(), 4 * fontMetrics().height()};
}

// Where things are

QRectF ValuesView::room() const
{
    const double badges = letterColumns() * (fontMetrics().height() + 2);
    return QRectF(viewport()->rect()).adjusted(badges + kAroundGraph, kAroundGraph, -kAroundGraph, -kAroundGraph);
}

/** How many letters stand beside one another in the margin, so that each is read: they overlap by a fifth at most. */
int ValuesView::letterColumns() const
{
    const GameDescription& game = m_match.description();
    const int needed = static_cast<int>(game.seats.size()) * fontMetrics().height() * 4 / 5;
    return isOfTwo(game) ? 1 : 1 + (needed - 1) / std::max(1, viewport()->height());
}

/** The share at the upper edge: with many camps nobody comes near the whole point. */
int ValuesView::highest() const
{
    const auto camps = static_cast<int>(m_match.description().teams.size());
    return std::max(camps == 2 ? 1000 : 2000 / camps, m_values->largestShare());
}

QPointF ValuesView::placeOf(int row) const
{
    const QRectF inside = room();
    const auto& shares = m_values->valueAt(row).shares;
    const GameDescription& game = m_match.description();
    const auto last = std::max<double>(1, m_values->rowCount() - 1.0);
    int share = 1000 / static_cast<int>(game.teams.size());
    if (shares) {
        const auto seat = isOfTwo(game) ? Seat{0} : m_values->seatAt(row).value_or(Seat{0});
        share = (*shares)[campOf(game, seat)];
    }
    return {inside.left() + inside.width() * row / last, inside.bottom() - inside.height() * share / highest()};
}

QRect ValuesView::visualRect(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= m_values->rowCount())
        return {};
    const QRectF inside = room();
    const double step = inside.width() / std::max(1, m_values->rowCount() - 1);
    const double middle = inside.left() + step * index.row();
    return QRectF(middle - step / 2, inside.top(), std::max(1.0, step), inside.height()).toAlignedRect();
}

QModelIndex ValuesView::indexAt(const QPoint& point) const
{
    const QRectF inside = room();
    const int last = m_values->rowCount() - 1;
    if (last < 0 || !viewport()->rect().contains(point))
        return {};
    const double part = (point.x() - inside.left()) / std::max(1.0, inside.width());
    return m_values->index(std::clamp(static_cast<int>(std::lround(part * last)), 0, last));
}

// Keys

QModelIndex ValuesView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    constexpr int kPage = 10; // places
    const int last = m_values->rowCount() - 1;
    const int now = currentIndex().isValid() ? currentIndex().row() : 0;
    const auto at = [this, last](int row) { return m_values->index(std::clamp(row, 0, last)); };
    switch (action) {
    case MoveLeft:
    case MoveUp:
    case MovePrevious: return at(now - 1);
    case MoveRight:
    case MoveDown:
    case MoveNext: return at(now + 1);
    case MovePageUp: return at(now - kPage);
    case MovePageDown: return at(now + kPage);
    case MoveHome: return at(0);
    case MoveEnd: return at(last);
    }
    return {};
}

void ValuesView::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    announceRow(*this);
}

/** Return goes to the place, too: where what is shown is on no point of the line. */
void ValuesView::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && currentIndex().isValid())
        m_match.show(m_values->nodeAt(currentIndex().row()));
    else
        QListView::keyPressEvent(event);
}

void ValuesView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // there is nothing to scroll
}

// Painting

void ValuesView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    if (!m_values->hasGraph())
        return;
    if (isOfTwo(m_match.description()))
        paintArea(painter);
    else
        paintDots(painter);
    paintJudgements(painter);
    paintCurrent(painter);
}

/** Two camps: below the line the colour of the first, above it that of the second. */
void ValuesView::paintArea(QPainter& painter) const
{
    const GameDescription& game = m_match.description();
    const QRectF inside = room();
    const std::size_t first = campOf(game, Seat{0});
    PartedLine line;
    for (int row = 0; row < m_values->rowCount(); ++row) {
        if (m_values->valueAt(row).shares)
            line.add(placeOf(row));
        else
            ++line.missing;
    }
    // A place alone is as wide as others are apart, and is seen.
    const double half = std::max(1.0, inside.width() / std::max(1, m_values->rowCount() - 1) / 2);
    painter.setPen(Qt::NoPen);
    for (QPolygonF& part : line.parts) {
        if (part.size() == 1)
            part = {{std::max(inside.left(), part[0].x() - half), part[0].y()},
                    {std::min(inside.right(), part[0].x() + half), part[0].y()}};
        part = thinned(part);
        const double left = part.front().x();
        const double right = part.back().x();
        painter.fillRect(QRectF(QPointF(left, inside.top()), QPointF(right, inside.bottom())),
                         colourOf(game, 1 - first));
        painter.setBrush(colourOf(game, first));
        painter.drawPolygon(part + QPolygonF{{right, inside.bottom()}, {left, inside.bottom()}});
    }
    paintEdges(painter, inside, line, palette().color(QPalette::Text));
    painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    painter.drawLine(QPointF(inside.left(), inside.center().y()), QPointF(inside.right(), inside.center().y()));
    painter.setPen(QPen(QColor(0x80, 0x80, 0x80), 1.5));
    for (const QPolygonF& part : line.parts)
        painter.drawPolyline(part);
    paintCamps(painter);
}

void ValuesView::paintCamps(QPainter& painter) const
{
    const GameDescription& game = m_match.description();
    const QRectF inside = room();
    const std::size_t first = campOf(game, Seat{0});
    // Who is where: the second camp above the line, the first below it.
    const int side = fontMetrics().height();
    const QColor rim = palette().color(QPalette::WindowText);
    const auto badge = [&](std::size_t camp, double top) {
        painter.drawPixmap(QPointF(2, top), campBadge(game, game.teams[camp], side, devicePixelRatioF(), rim));
    };
    badge(1 - first, inside.top());
    badge(first, inside.bottom() - side);
}

/** More camps: each seat's dots are tied by a line, and the last one bears its letters. */
void ValuesView::paintDots(QPainter& painter) const
{
    const GameDescription& game = m_match.description();
    const QRectF inside = room();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawRect(inside);
    const double fair = inside.bottom() - inside.height() * 1000 / static_cast<double>(game.teams.size()) / highest();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    painter.drawLine(QPointF(inside.left(), fair), QPointF(inside.right(), fair));
    std::map<Seat, PartedLine> dots;
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const auto seat = m_values->seatAt(row);
        if (m_values->valueAt(row).shares && seat)
            dots[*seat].add(placeOf(row));
        else if (seat)
            ++dots[*seat].missing;
    }
    std::erase_if(dots, [](const auto& of) { return of.second.parts.empty(); });
    for (const auto& [seat, line] : dots) {
        for (const QPolygonF& part : line.parts)
            paintDots(painter, thinned(part), Theme::fill(game.seat(seat).colour));
    }
    std::vector<std::pair<double, Seat>> seats;
    for (const auto& [seat, line] : dots)
        seats.emplace_back(line.parts.front().front().y(), seat);
    std::ranges::sort(seats);
    const auto columns = static_cast<std::size_t>(letterColumns());
    for (std::size_t column = 0; column < columns; ++column) {
        std::vector<std::pair<double, Seat>> below;
        for (std::size_t at = column; at < seats.size(); at += columns)
            below.push_back(seats[at]);
        paintLetters(painter, 2 + static_cast<int>(column) * (fontMetrics().height() + 2), below);
    }
}

void ValuesView::paintDots(QPainter& painter, const QPolygonF& places, const QColor& colour) const
{
    const QColor rim = palette().color(QPalette::WindowText);
    painter.setPen(QPen(rim, 2.6));
    painter.drawPolyline(places);
    painter.setPen(QPen(colour, 1.6));
    painter.drawPolyline(places);
    painter.setPen(QPen(rim, 0.8));
    painter.setBrush(colour);
    for (const QPointF& place : places)
        painter.drawEllipse(place, kDot, kDot);
    painter.setBrush(Qt::NoBrush);
}

/**
 * A column of letters in the margin, at the height where each seat's line begins, none over another as long as all have
 * room. @p seats by height
 */
void ValuesView::paintLetters(QPainter& painter, int x, const std::vector<std::pair<double, Seat>>& seats) const
{
    const QColor rim = palette().color(QPalette::WindowText);
    const int side = fontMetrics().height();
    const auto others = static_cast<double>(seats.size()) - 1;
    const bool haveRoom = (others + 1) * (side + 1) <= room().height();
    const QRectF inside = haveRoom ? room() : QRectF(viewport()->rect());
    const double step = haveRoom ? side + 1 : (inside.height() - side) / std::max(1.0, others);
    double top = inside.top();
    double left = side + step * others;
    for (const auto& [wanted, seat] : seats) {
        top = std::clamp(wanted - side / 2.0, top, std::max(top, inside.bottom() - left));
        painter.drawPixmap(QPointF(x, top),
                           seatBadges(m_match.description(), SeatSet(seat), side, devicePixelRatioF(), rim));
        top += step;
        left -= step;
    }
}

/** A ring, a disc, a diamond: told apart without colours. */
void ValuesView::paintJudgements(QPainter& painter) const
{
    const bool areCrowded = isCrowded(m_values->rowCount(), room().width());
    std::map<Judgement, double> drawnAt; // where the last sign of each kind is
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const Judgement judgement = m_values->valueAt(row).judgement;
        if (judgement == Judgement::None)
            continue;
        const QPointF at = placeOf(row);
        const auto [last, isFirst] = drawnAt.emplace(judgement, at.x());
        if (areCrowded && !isFirst && at.x() < last->second + 1)
            continue;
        last->second = at.x();
        painter.setPen(QPen(Qt::white, 1));
        painter.setBrush(judgement == Judgement::Blunder ? kBadInk : kDoubtfulInk);
        if (judgement == Judgement::Blunder) {
            const double r = kSign + 1;
            painter.drawPolygon(
                QPolygonF{{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}});
            continue;
        }
        painter.drawEllipse(at, kSign, kSign);
        if (judgement == Judgement::Inaccuracy) {
            painter.setBrush(Qt::white);
            painter.drawEllipse(at, kSign - 2.5, kSign - 2.5);
        }
    }
}

void ValuesView::paintCurrent(QPainter& painter) const
{
    if (!currentIndex().isValid())
        return;
    const QRectF inside = room();
    const QPointF at = placeOf(currentIndex().row());
    const QColor mark = palette().color(QPalette::Highlight);
    painter.setPen(QPen(palette().color(QPalette::Base), 4));
    painter.drawLine(QPointF(at.x(), inside.top()), QPointF(at.x(), inside.bottom()));
    painter.setPen(QPen(mark, 2));
    painter.drawLine(QPointF(at.x(), inside.top()), QPointF(at.x(), inside.bottom()));
    if (!m_values->valueAt(currentIndex().row()).shares)
        return; // it has no height
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, kSign + 2, kSign + 2);
}

} // namespace ringford::ui
