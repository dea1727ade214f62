// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ValueBar.h"

#include "ui/computer/ValueWords.h"
#include "ui/paint/Theme.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kAroundLetters = 3; // px
constexpr int kMiddle = 5;        // how high its mark is
constexpr int kBesideMiddle = 2;  // between its mark and letters
constexpr double kLeastSeen = 2;  // px of a colour, however small its share
constexpr double kLetterScale = 0.9;
constexpr double kStripes = 0.3; // opacity
constexpr double kPale = 0.45;

} // namespace

ValueBar::ValueBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("valueBar"));
    setAccessibleName(tr("Shares of the game"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueBar::setShares(const GameDescription& game, const std::vector<CampShare>& shares)
{
    m_parts.clear();
    m_hasMiddle = game.teams.size() == 2;
    m_ends.clear();
    if (game.seats.size() == 2)
        m_ends = {words::withLetters(game, Seat{0}), words::withLetters(game, Seat{1})};
    for (const CampShare& share : shares) {
        int left = share.permille;
        int seats = share.seats.size();
        const QString ofCamp = words::teamBadge(game, share.seats);
        for (const Seat seat : share.seats) {
            const int part = left / seats;
            m_parts.push_back({words::withLetters(game, seat), part, seat == share.seats.first(), ofCamp});
            left -= part;
            --seats;
        }
    }
    setAccessibleDescription(words::shares(game, shares));
    updateGeometry();
    update();
}

void ValueBar::setPale(bool isPale)
{
    m_isPale = isPale;
    update();
}

QFont ValueBar::letters() const
{
    QFont font = this->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * kLetterScale);
    return font;
}

QSize ValueBar::sizeHint() const
{
    const int line = QFontMetrics(letters()).height();
    const int below = hasEnds() ? 0 : line;
    return {12 * line, line + 2 * kAroundLetters + below};
}

QSize ValueBar::minimumSizeHint() const
{
    return {4 * QFontMetrics(letters()).height(), sizeHint().height()};
}

/** Where the bar itself is, beside or above the letters. */
QRectF ValueBar::bar() const
{
    const int line = QFontMetrics(letters()).height();
    const double side = hasEnds() ? line + 2 * kAroundLetters : 0;
    return QRectF(rect()).adjusted(side + 0.5, 0.5, -side - 0.5, -0.5 - (hasEnds() ? 0 : line));
}

bool ValueBar::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), accessibleDescription().toHtmlEscaped(), this);
    return true;
}

void ValueBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(letters());
    const QRectF whole = bar();
    if (m_isPale)
        painter.setOpacity(kPale);
    std::vector<QRectF> places;
    double left = whole.left();
    int before = 0;
    for (const Part& part : m_parts) {
        before += part.permille;
        const double right = whole.left() + whole.width() * before / 1000;
        places.emplace_back(left, whole.top(), right - left, whole.height());
        paintPart(painter, places.back(), part);
        left = right;
    }
    for (std::size_t number = 0; number < places.size(); ++number)
        keepSeen(painter, places[number], m_parts[number]);
    painter.setOpacity(1);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole);
    if (m_hasMiddle)
        paintMiddle(painter);
    if (hasEnds())
        paintEnds(painter);
    else
        paintLetters(painter, places);
}

void ValueBar::paintPart(QPainter& painter, const QRectF& place, const Part& part) const
{
    if (place.width() < 0.5)
        return;
    const PieceInk ink = Theme().piece(part.seat.colour);
    painter.fillRect(place, ink.fill);
    if (part.seat.doubled) {
        QColor stripes = ink.detail;
        stripes.setAlphaF(kStripes);
        painter.fillRect(place, QBrush(stripes, Qt::BDiagPattern));
    }
    if (place.left() <= bar().left())
        return;
    // Camps are divided by a wider line than those of one.
    painter.setPen(QPen(palette().color(QPalette::Window), part.beginsCamp ? 3 : 1));
    painter.drawLine(place.topLeft(), place.bottomLeft());
    if (part.beginsCamp) {
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.drawLine(place.topLeft(), place.bottomLeft());
    }
}

/** Of a part as narrow as the lines around it a line of its colour is left. */
void ValueBar::keepSeen(QPainter& painter, const QRectF& place, const Part& part) const
{
    constexpr double kAround = 3; // what lines take of it
    if (part.permille == 0 || place.width() >= kAround + kLeastSeen)
        return;
    const QRectF whole = bar();
    const double left =
        std::clamp(place.center().x() - kLeastSeen / 2, whole.left() + 0.5, whole.right() - kLeastSeen - 0.5);
    painter.fillRect(QRectF(left, place.top(), kLeastSeen, place.height()), Theme().piece(part.seat.colour).fill);
}

void ValueBar::paintMiddle(QPainter& painter) const
{
    const QRectF whole = bar();
    const QLineF mark(whole.center().x(), whole.bottom() - kMiddle, whole.center().x(), whole.bottom());
    painter.setPen(QPen(palette().color(QPalette::Window), 3)); // seen on all colours
    painter.drawLine(mark);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(mark);
}

/** A disc of its colour at each end, with the letters of the seat. */
void ValueBar::paintEnds(QPainter& painter) const
{
    const QRectF whole = bar();
    for (std::size_t end = 0; end < m_ends.size(); ++end) {
        const PieceInk ink = Theme().piece(m_ends[end].colour);
        const double side = whole.height();
        const QRectF place(end == 0 ? 0.5 : width() - side - 0.5, whole.top(), side, side);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.setBrush(ink.fill);
        painter.drawEllipse(place);
        painter.setPen(ink.detail);
        painter.drawText(place, Qt::AlignCenter, words::fromUtf8(m_ends[end].badge));
    }
}

/** Where letters of that width, in the middle of @p place, do not lie on the mark: beside it, if they have room there. */
QRectF ValueBar::besideMiddle(const QRectF& place, double letters) const
{
    const double off = place.center().x() - bar().center().x();
    const double away = letters / 2 + kBesideMiddle;
    if (!m_hasMiddle || std::abs(off) >= away)
        return place;
    const auto hasRoom = [&](double by) { return std::abs(by) <= (place.width() - letters) / 2; };
    const double right = away - off;
    const double left = -away - off;
    const double near = off < 0 ? left : right;
    const double far = off < 0 ? right : left;
    return place.translated(hasRoom(near) ? near : hasRoom(far) ? far : 0, 0);
}

/** Whether the letters of the seats of a camp, whose parts begin at @p first, would run on below others' parts. */
bool ValueBar::isTooNarrow(const std::vector<QRectF>& places, std::size_t first, const QFontMetricsF& metrics) const
{
    double room = 0;
    double below = 0;
    for (std::size_t number = first; number < m_parts.size(); ++number) {
        if (number > first && m_parts[number].beginsCamp)
            break;
        const double wanted = metrics.horizontalAdvance(words::fromUtf8(m_parts[number].seat.badge)) + kAroundLetters;
        room += places[number].width();
        below += wanted > places[number].width() ? wanted : 0;
    }
    return below > room;
}

/** What is set, and where: each seat's letters at its part, or once those of its camp. */
std::vector<ValueBar::Letters> ValueBar::lettersAt(const std::vector<QRectF>& places,
                                                   const QFontMetricsF& metrics) const
{
    std::vector<Letters> all;
    bool isOfCamp = false;
    bool isSet = false;
    for (std::size_t number = 0; number < m_parts.size(); ++number) {
        const Part& part = m_parts[number];
        if (part.beginsCamp) {
            isOfCamp = !part.ofCamp.isEmpty() && isTooNarrow(places, number, metrics);
            isSet = false;
        }
        if (part.permille == 0)
            continue;
        if (isOfCamp && std::exchange(isSet, true))
            all.back().place.setRight(places[number].right());
        else
            all.push_back({isOfCamp ? part.ofCamp : words::fromUtf8(part.seat.badge), places[number],
                           Theme().piece(part.seat.colour).detail, isOfCamp});
    }
    return all;
}

/** In the parts that are wide enough, and below those that are not, side by side. */
void ValueBar::paintLetters(QPainter& painter, const std::vector<QRectF>& places) const
{
    const QFontMetricsF metrics(painter.font());
    struct Below {
        QString text;
        double left;
        double width;
    };
    std::vector<Below> below;
    for (const Letters& letters : lettersAt(places, metrics)) {
        const double wanted = metrics.horizontalAdvance(letters.text) + kAroundLetters;
        if (wanted <= letters.place.width() && !letters.isOfCamp) { // lines between its parts would run through those
            painter.setPen(letters.ink);
            painter.drawText(besideMiddle(letters.place, wanted), Qt::AlignCenter, letters.text);
            continue;
        }
        const double free = below.empty() ? 0 : below.back().left + below.back().width;
        below.push_back({letters.text, std::max(letters.place.center().x() - wanted / 2, free), wanted});
    }
    painter.setPen(palette().color(QPalette::WindowText));
    double end = width(); // those at the right end push others to the left
    for (auto letters = below.rbegin(); letters != below.rend(); ++letters) {
        end = std::min(letters->left, end - letters->width);
        painter.drawText(QRectF(end, bar().bottom(), letters->width, height() - bar().bottom()), Qt::AlignCenter,
                         letters->text);
    }
}

} // namespace ringford::ui
