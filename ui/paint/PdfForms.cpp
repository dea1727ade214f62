// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PdfForms.h"

#include <QCryptographicHash>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

/** Writes numbers and signs of a PDF file, as short as they can be. */
class PdfWords {
public:
    QByteArray bytes;

    PdfWords& operator<<(double number)
    {
        constexpr int kDecimals = 4;
        QByteArray written = QByteArray::number(number, 'f', kDecimals);
        while (written.endsWith('0'))
            written.chop(1);
        if (written.endsWith('.'))
            written.chop(1);
        bytes += written == "-0" ? QByteArray("0") : written;
        bytes += ' ';
        return *this;
    }
    PdfWords& operator<<(QPointF point) { return *this << point.x() << point.y(); }
    PdfWords& operator<<(const char* sign)
    {
        bytes += sign;
        bytes += '\n';
        return *this;
    }
    PdfWords& operator<<(const QColor& colour) { return *this << colour.redF() << colour.greenF() << colour.blueF(); }
};

void writePath(PdfWords& words, const QPainterPath& path)
{
    QPointF begin;
    QPointF last;
    bool isOpen = false;
    const auto close = [&] {
        if (isOpen && last == begin)
            words << "h";
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& at = path.elementAt(i);
        if (at.isMoveTo()) {
            close();
            words << QPointF(at) << "m";
            begin = at;
        } else if (at.isLineTo()) {
            words << QPointF(at) << "l";
        } else if (at.type == QPainterPath::CurveToElement) { // its other points follow
            words << QPointF(at) << QPointF(path.elementAt(i + 1)) << QPointF(path.elementAt(i + 2)) << "c";
            i += 2;
        }
        isOpen = !at.isMoveTo();
        last = path.elementAt(i);
    }
    close();
}

/** How lines are drawn that follow. */
void writePen(PdfWords& words, const QPen& pen)
{
    words << pen.color() << "RG" << pen.widthF() << "w";
    const bool isRound = pen.capStyle() == Qt::RoundCap;
    words << (isRound ? "1 J" : pen.capStyle() == Qt::SquareCap ? "2 J" : "0 J");
    words << (pen.joinStyle() == Qt::RoundJoin ? "1 j" : pen.joinStyle() == Qt::BevelJoin ? "2 j" : "0 j");
    words << pen.miterLimit() << "M";
    words.bytes += "[ ";
    for (const double dash : pen.dashPattern())
        words << dash * pen.widthF();
    words.bytes += "] ";
    words << pen.dashOffset() * pen.widthF() << "d";
}

QByteArray contentOf(std::span<const InkedShape> shapes)
{
    PdfWords words;
    for (const InkedShape& shape : shapes) {
        const bool isFilled = shape.fill.isValid();
        const bool isStroked = shape.stroke.width > 0;
        if (!isFilled && !isStroked)
            continue;
        if (isFilled)
            words << shape.fill << "rg";
        if (isStroked)
            writePen(words, shape.stroke.pen());
        writePath(words, shape.path);
        const bool isOddEven = shape.path.fillRule() == Qt::OddEvenFill;
        if (isFilled && isStroked)
            words << (isOddEven ? "B*" : "B");
        else if (isFilled)
            words << (isOddEven ? "f*" : "f");
        else
            words << "S";
    }
    return words.bytes;
}

/** All that is inked; mitres may stick out. */
QRectF areaOf(std::span<const InkedShape> shapes)
{
    constexpr double kMitre = 2;
    QRectF area;
    for (const InkedShape& shape : shapes) {
        const double around = kMitre * shape.stroke.width + 0.01;
        area |= shape.path.boundingRect().adjusted(-around, -around, around, around);
    }
    return area;
}

/** A form that fills @p area of its own coordinates, in place of a picture, whose coordinates go from 0 to 1. */
QByteArray formOf(std::span<const InkedShape> shapes, const QRectF& area)
{
    constexpr qsizetype kSizeOfPacked = 4; // which qCompress() puts before what the file holds
    constexpr int kPacked = 9;
    const QByteArray packed = qCompress(contentOf(shapes), kPacked).mid(kSizeOfPacked);
    const auto exact = [](double number) { return QByteArray::number(number, 'f', 9) + ' '; };
    PdfWords box;
    box << area.topLeft() << area.bottomRight();
    return "<<\n/Type /XObject\n/Subtype /Form\n/BBox [" + box.bytes.trimmed() + "]\n/Matrix [" +
           exact(1 / area.width()) + "0 0 " + exact(-1 / area.height()) + exact(-area.left() / area.width()) +
           exact(area.bottom() / area.height()).trimmed() + "]\n/Resources << >>\n/Filter /FlateDecode\n/Length " +
           QByteArray::number(packed.size()) + "\n>>\nstream\n" + packed + "\nendstream\n";
}

} // namespace

PdfForms::Key PdfForms::keyOf(const QPainterPath& path, const QColor& fill, const Stroke& stroke)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto add = [&hash](const auto& value) {
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&value), sizeof value));
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        add(at.x);
        add(at.y);
        add(at.type);
    }
    add(path.fillRule());
    add(fill.isValid() ? fill.rgba() : 0U);
    add(stroke.colour.isValid() ? stroke.colour.rgba() : 0U);
    for (const double one : {stroke.width, stroke.dashOffset})
        add(one);
    for (const double dash : stroke.dashes)
        add(dash);
    add(stroke.roundCaps);
    return hash.result();
}

bool PdfForms::canHold(std::span<const InkedShape> shapes)
{
    constexpr int kOpaque = 255;
    return std::ranges::all_of(shapes, [](const InkedShape& shape) {
        return (!shape.fill.isValid() || shape.fill.alpha() == kOpaque) &&
               (shape.stroke.width <= 0 || shape.stroke.colour.alpha() == kOpaque);
    });
}

void PdfForms::draw(QPainter& painter, const Key& key, std::span<const InkedShape> shapes)
{
    auto known = m_pictures.find(key);
    if (known == m_pictures.end()) {
        const QRectF area = areaOf(shapes);
        QImage dot(1, 1, QImage::Format_Mono);
        dot.fill(0);
        known = m_pictures.insert(key, {dot, area});
        m_waiting.push_back(formOf(shapes, area));
    }
    painter.drawImage(known->area, known->dot);
}

QByteArray PdfForms::takeNext()
{
    if (m_waiting.empty())
        return {};
    QByteArray next = std::move(m_waiting.front());
    m_waiting.pop_front();
    return next;
}

} // namespace ringford::ui
