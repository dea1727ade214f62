// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SeatBadge.h"

#include "ui/paint/Marks.h"
#include "ui/paint/TableMarks.h"
#include "ui/paint/Theme.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kBetweenBadges = 4;
constexpr int kLeastRinged = 28;          // px: a ring inside needs so much
constexpr double kRinged = 4;             // px: so far inside it is
constexpr double kStripes = 0.15;         // opacity
constexpr double kLetters = 0.55;         // of the disc, their size
constexpr double kWidestLetters = 0.83;   // of what is inside the rim
constexpr double kNarrowestLetters = 0.7; // of their own width: narrower ones are smaller instead

/** Letters in the middle of @p disc, no wider than @p room: two are rather narrow than low, which nobody reads. */
void paintLetters(QPainter& painter, const QRectF& disc, const QString& letters, double room)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(static_cast<int>(disc.height() * kLetters));
    const double wide = QFontMetricsF(font).horizontalAdvance(letters);
    if (wide * kNarrowestLetters > room)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * room / (wide * kNarrowestLetters))));
    painter.save();
    painter.setFont(font);
    painter.translate(disc.center());
    painter.scale(std::min(1.0, room / QFontMetricsF(font).horizontalAdvance(letters)), 1);
    painter.drawText(QRectF(-disc.width(), -disc.height() / 2, 2 * disc.width(), disc.height()), Qt::AlignCenter,
                     letters);
    painter.restore();
}

void paintBadge(QPainter& painter, const QRectF& disc, Colour colour, const QColor& rim, const QString& letter,
                bool doubled)
{
    const PieceInk ink = Theme().piece(colour); // fill and letters are the same in all themes
    painter.setBrush(ink.fill);
    // In a small one a ring inside would run through the letter: there it lies outside, and the disc has no rim.
    const bool isSmall = doubled && disc.width() < kLeastRinged;
    painter.setPen(isSmall ? QPen(Qt::NoPen) : QPen(rim, 1.5));
    const double inset = isSmall ? 2.25 : 1;
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset));
    if (isSmall) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(rim, 1));
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5));
    } else if (doubled) {
        QColor pale = ink.detail;
        pale.setAlphaF(kStripes);
        painter.strokePath(badgeStripes(disc.center(), disc.width() / 2 - 1, 1),
                           QPen(pale, 2, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.detail, 1));
        painter.drawEllipse(disc.adjusted(kRinged, kRinged, -kRinged, -kRinged));
    }
    painter.setPen(ink.detail);
    const double around = isSmall || !doubled ? inset : kRinged;
    paintLetters(painter, disc, letter, (disc.width() - 2 * around) * kWidestLetters);
}

/** All that a picture of badges depends on. */
QString keyOf(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim)
{
    QString key = QStringLiteral("seatBadges/%1/%2/%3/%4")
                      .arg(side)
                      .arg(devicePixelRatio)
                      .arg(rim.rgba(), 0, 16)
                      .arg(QGuiApplication::font().key());
    for (const Seat seat : seats) {
        const SeatInfo info = words::withLetters(game, seat);
        key += QStringLiteral("/%1").arg(static_cast<int>(info.colour)) + QLatin1Char(info.doubled ? '=' : '-') +
               words::fromUtf8(info.badge);
    }
    return key;
}

QPixmap paintedBadges(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim)
{
    const QSizeF size(std::max(1, seats.size() * (side + kBetweenBadges) - kBetweenBadges), side);
    QPixmap pixmap((size * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    double left = 0;
    for (const Seat seat : seats) {
        const SeatInfo info = words::withLetters(game, seat);
        paintBadge(painter, QRectF(left, 0, side, side), info.colour, rim, words::fromUtf8(info.badge), info.doubled);
        left += side + kBetweenBadges;
    }
    return pixmap;
}

} // namespace

QPixmap seatBadges(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim)
{
    // Lists ask for them each time that a row is measured: painting them was a fifth of what another game took.
    const QString key = keyOf(game, seats, side, devicePixelRatio, rim);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = paintedBadges(game, seats, side, devicePixelRatio, rim);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QPixmap campBadge(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim)
{
    GameDescription camp;
    camp.seats = {words::withLetters(game, seats.first())};
    if (const QString letters = words::teamBadge(game, seats); !letters.isEmpty())
        camp.seats.front().badge = letters.toStdString();
    return seatBadges(camp, SeatSet(Seat{0}), side, devicePixelRatio, rim);
}

QPixmap seatBadgesWithin(const GameDescription& game, SeatSet seats, int width, int side, double devicePixelRatio,
                         const QColor& rim)
{
    const auto within = [side](int room) { return std::max(1, (room + kBetweenBadges) / (side + kBetweenBadges)); };
    if (seats.size() <= within(width))
        return seatBadges(game, seats, side, devicePixelRatio, rim);
    const int dots = side * 2 / 3;
    SeatSet shown;
    for (const Seat seat : seats) {
        if (shown.size() < within(width - kBetweenBadges - dots))
            shown.insert(seat);
    }
    const QPixmap badges = seatBadges(game, shown, side, devicePixelRatio, rim);
    const double left = badges.deviceIndependentSize().width() + kBetweenBadges;
    QPixmap picture((QSizeF(left + dots, side) * devicePixelRatio).toSize());
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, badges);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim);
    for (const double part : {1.0, 3.0, 5.0})
        painter.drawEllipse(QPointF(left + dots * part / 6, side / 2.0), dots / 10.0, dots / 10.0);
    return picture;
}

} // namespace ringford::ui
