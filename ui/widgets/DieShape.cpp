// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/DieShape.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPolygonF>

#include <array>
#include <cmath>
#include <numbers>

namespace ringford::ui {

namespace {

constexpr double kInset = 0.06; // of the box

/** A polygon with its corners on a circle around 0,0 with radius 0.5; the first corner is at the top. */
QPolygonF regular(int corners, double radius = 0.5)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return polygon;
}

/** Where the numeral of a die stands, and how large it is; the outline lies within -0.5 to 0.5. */
struct DieForm {
    QPainterPath outline;
    QPainterPath edges{}; ///< inner lines
    double middle = 0;    ///< of the numeral
    double size = 0.46;   ///< of a numeral of one or two digits
};

DieForm closed(const QPolygonF& polygon, double middle, double size)
{
    DieForm form{{}, {}, middle, size};
    form.outline.addPolygon(polygon);
    form.outline.closeSubpath();
    return form;
}

DieForm formOf(int sides)
{
    DieForm form;
    switch (sides) {
    case 4: return closed(QPolygonF({{0, -0.46}, {0.5, 0.42}, {-0.5, 0.42}}), 0.13, 0.42);
    case 6: form.outline.addRoundedRect(QRectF(-0.44, -0.44, 0.88, 0.88), 0.14, 0.14); return form;
    case 8: return closed(regular(4), 0, 0.42);
    case 10: return closed(QPolygonF({{0, -0.5}, {0.5, 0.08}, {0, 0.5}, {-0.5, 0.08}}), 0, 0.4);
    case 12: return closed(regular(5), 0.02, 0.42);
    case 20:
        form = closed(regular(6), 0.04, 0.36);
        form.edges.addPolygon(regular(3, 0.46));
        return form;
    default: form.outline.addEllipse(QRectF(-0.48, -0.48, 0.96, 0.96)); return form;
    }
}

void paintPips(QPainter& painter, int value, const QColor& colour)
{
    constexpr double kAside = 0.23;
    constexpr double kRadius = 0.085;
    // Columns and rows of pips: which values have one there.
    constexpr std::array<std::array<bool, 7>, 7> kShown{{{false, false, true, true, true, true, true},   // upper left
                                                         {false, false, false, false, true, true, true}, // upper right
                                                         {false, false, false, false, false, false, true}, // left
                                                         {false, true, false, true, false, true, false},   // middle
                                                         {false, false, false, false, false, false, true}, // right
                                                         {false, false, false, false, true, true, true},   // lower left
                                                         {false, false, true, true, true, true, true}}}; // lower right
    const std::array<QPointF, 7> places{
        QPointF(-kAside, -kAside), QPointF(kAside, -kAside), QPointF(-kAside, 0),    QPointF(0, 0),
        QPointF(kAside, 0),        QPointF(-kAside, kAside), QPointF(kAside, kAside)};
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (kShown[i][static_cast<std::size_t>(value)])
            painter.drawEllipse(places[i], kRadius, kRadius);
    }
}

/** Fonts have no sizes below one pixel: it is laid out a hundred times as large. */
void paintNumeral(QPainter& painter, const DieForm& form, int value, const QColor& colour)
{
    constexpr double kScale = 100;
    const QString text = QString::number(value);
    const double size = form.size * (text.size() > 3 ? 0.62 : text.size() > 2 ? 0.78 : 1.0);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(size * kScale)));
    font.setBold(true);
    painter.save();
    painter.scale(1 / kScale, 1 / kScale);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(-kScale, (form.middle - 1) * kScale, 2 * kScale, 2 * kScale), Qt::AlignCenter, text);
    painter.restore();
}

/** Seen without colours, too; between the pips, none of which it hides. */
void paintLock(QPainter& painter, const DieColours& colours)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.line, 0.05, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(-0.53, -0.53, 1.06, 1.06));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.face);
    painter.drawRect(QRectF(-0.14, 0.32, 0.28, 0.26));
    painter.setBrush(colours.line);
    painter.drawRect(QRectF(-0.11, 0.43, 0.22, 0.15));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.line, 0.045, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(QRectF(-0.065, 0.34, 0.13, 0.18), 0, 180 * 16);
}

} // namespace

DieColours DieColours::of(const QPalette& palette)
{
    return {palette.color(QPalette::Base), palette.color(QPalette::Text)};
}

void paintDie(QPainter& painter, const QRectF& box, const DieLook& look, const DieColours& colours)
{
    const bool isHighest = look.value == look.sides;
    const QColor face = isHighest ? colours.line : colours.face;
    const QColor ink = isHighest ? colours.face : colours.line;
    const DieForm form = formOf(look.sides);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.rotate(look.turn);
    const double side = std::min(box.width(), box.height());
    painter.scale(side * (1 - 2 * kInset), side * (1 - 2 * kInset));
    painter.setOpacity(look.isKept ? 1 : 0.6);
    painter.setPen(QPen(colours.line, 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(face);
    painter.drawPath(form.outline);
    if (look.sides == 6)
        paintPips(painter, look.value, ink);
    else
        paintNumeral(painter, form, look.value, ink);
    painter.setOpacity(1);
    painter.setPen(QPen(colours.line, 0.07, Qt::SolidLine, Qt::FlatCap));
    if (!look.isKept)
        painter.drawLines({QLineF(-0.5, 0.42, -0.2, 0.17), QLineF(0.2, -0.17, 0.5, -0.42)});
    if (look.isLocked)
        paintLock(painter, colours);
    painter.restore();
}

} // namespace ringford::ui
