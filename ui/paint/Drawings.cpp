// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Drawings.h"

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kShaft = 0.16;
constexpr double kHeadWidth = 0.42;
constexpr double kHeadLength = 0.36;
constexpr std::u16string_view kLetters = u"GRBY"; // in the order of DrawingInk

/** Takes the colour's letter off the front of @p text. Cells begin with a small letter or a digit, so there is no doubt. */
DrawingInk takeInk(QStringView &text)
{
    const auto at = text.isEmpty() ? std::u16string_view::npos : kLetters.find(text.front().unicode());
    if (at == std::u16string_view::npos)
        return DrawingInk::Green;
    text = text.mid(1);
    return static_cast<DrawingInk>(at);
}

std::optional<Cell> findCell(const Board &board, QStringView name)
{
    return board.find(name.toString().toStdString());
}

QChar letter(DrawingInk ink)
{
    return QChar(kLetters[static_cast<std::size_t>(ink)]);
}

QPointF unit(QPointF vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

QPointF toTheLeft(QPointF direction)
{
    return {direction.y(), -direction.x()};
}

/** The line without its last @p length units; from where the shaft of an arrow becomes its head. */
QPolygonF shortened(QPolygonF axis, double length)
{
    while (axis.size() > 1) {
        const QPointF last = axis[axis.size() - 1] - axis[axis.size() - 2];
        const double segment = std::hypot(last.x(), last.y());
        if (segment > length) {
            axis.back() -= unit(last) * length;
            break;
        }
        length -= segment;
        axis.removeLast();
    }
    return axis;
}

/** One side of a band around a line; corners are mitred. */
QPolygonF sideOf(const QPolygonF &axis, double away)
{
    QPolygonF side;
    for (qsizetype i = 0; i < axis.size(); ++i) {
        const QPointF before = unit(i > 0 ? axis[i] - axis[i - 1] : axis[1] - axis[0]);
        const QPointF after = unit(i + 1 < axis.size() ? axis[i + 1] - axis[i] : axis[i] - axis[i - 1]);
        const QPointF normal = unit(toTheLeft(before) + toTheLeft(after));
        const double cosine = QPointF::dotProduct(normal, toTheLeft(before));
        side << axis[i] + normal * (away / std::max(cosine, 0.3));
    }
    return side;
}

} // namespace

std::optional<DrawnArrow> readArrow(const Board &board, QStringView text)
{
    const DrawingInk ink = takeInk(text);
    const qsizetype hyphen = text.indexOf(u'-');
    if (hyphen >= 0) {
        const auto from = findCell(board, text.left(hyphen));
        const auto to = findCell(board, text.mid(hyphen + 1));
        return from && to ? std::optional(DrawnArrow{*from, *to, ink}) : std::nullopt;
    }
    for (qsizetype split = 1; split < text.size(); ++split) {
        const auto from = findCell(board, text.left(split));
        const auto to = from ? findCell(board, text.mid(split)) : std::nullopt;
        if (to)
            return DrawnArrow{*from, *to, ink};
    }
    return std::nullopt;
}

std::optional<DrawnRing> readRing(const Board &board, QStringView text)
{
    const DrawingInk ink = takeInk(text);
    const auto cell = findCell(board, text);
    return cell ? std::optional(DrawnRing{*cell, ink}) : std::nullopt;
}

QString arrowText(const Board &board, const DrawnArrow &arrow)
{
    const QString divider = board.faces().size() > 1 ? QStringLiteral("-") : QString();
    return letter(arrow.ink) + QString::fromStdString(board.name(arrow.from)) + divider +
           QString::fromStdString(board.name(arrow.to));
}

QString ringText(const Board &board, const DrawnRing &ring)
{
    return letter(ring.ink) + QString::fromStdString(board.name(ring.cell));
}

QPainterPath arrowShape(const QPolygonF &axis, double cell)
{
    const QPolygonF shaft = shortened(axis, kHeadLength * cell);
    const QPointF tip = axis.back();
    const QPointF base = shaft.back();
    const QPointF across = toTheLeft(unit(tip - base)) * (kHeadWidth / 2 * cell);
    QPolygonF shape;
    if (shaft.size() > 1)
        shape = sideOf(shaft, kShaft / 2 * cell);
    shape << base + across << tip << base - across;
    if (shaft.size() > 1) {
        const QPolygonF back = sideOf(shaft, -kShaft / 2 * cell);
        for (auto point = back.crbegin(); point != back.crend(); ++point)
            shape << *point;
    }
    QPainterPath path;
    path.addPolygon(shape);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace ringford::ui
