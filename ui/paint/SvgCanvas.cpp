// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SvgCanvas.h"

#include "ui/paint/PieceArt.h"

#include <QFontMetricsF>
#include <QTransform>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

/** A length to a thousandth, without zeros that say nothing. */
QString number(double value)
{
    const double rounded = std::round(value * 1000) / 1000;
    return QString::number(rounded == 0 ? 0 : rounded, 'g', 9);
}

QString point(double x, double y)
{
    return number(x) + u',' + number(y);
}

/** Whether a subpath ends with element @p i, back where it began. */
bool closesAt(const QPainterPath& path, int i, QPointF start)
{
    const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).type == QPainterPath::MoveToElement;
    return isLast && QPointF(path.elementAt(i)) == start;
}

QString pathData(const QPainterPath& path)
{
    QStringList data;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const QString at = point(element.x, element.y);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            start = element;
            data << u'M' + at;
            break;
        case QPainterPath::LineToElement: data << (closesAt(path, i, start) ? QStringLiteral("Z") : u'L' + at); break;
        case QPainterPath::CurveToElement: data << u'C' + at; break;
        case QPainterPath::CurveToDataElement:
            data << at;
            if (closesAt(path, i, start))
                data << QStringLiteral("Z");
            break;
        }
    }
    return data.join(u' ');
}

} // namespace

void SvgCanvas::Element::set(const char* attribute, double value)
{
    set(attribute, number(value));
}

void SvgCanvas::Element::setFill(const QColor& colour)
{
    set("fill", colour.isValid() ? colour.name() : QStringLiteral("none"));
    if (colour.isValid() && colour.alpha() < 255)
        set("fill-opacity", colour.alphaF());
}

void SvgCanvas::Element::setStroke(const Stroke& stroke)
{
    if (stroke.width <= 0)
        return;
    set("stroke", stroke.colour.name());
    set("stroke-width", stroke.width);
    if (stroke.roundCaps) {
        set("stroke-linecap", QStringLiteral("round"));
        set("stroke-linejoin", QStringLiteral("round"));
    }
    if (stroke.dashes.isEmpty())
        return;
    QStringList dashes;
    for (const double dash : stroke.dashes)
        dashes << number(dash);
    set("stroke-dasharray", dashes.join(u' '));
    if (stroke.dashOffset != 0)
        set("stroke-dashoffset", stroke.dashOffset);
}

void SvgCanvas::Element::writeTo(QXmlStreamWriter& xml) const
{
    if (name.isEmpty()) {
        xml.writeEndElement();
        return;
    }
    if (text.isEmpty() && !isOpen)
        xml.writeEmptyElement(name);
    else
        xml.writeStartElement(name);
    for (const auto& [attribute, value] : attributes)
        xml.writeAttribute(attribute, value);
    if (!text.isEmpty()) {
        xml.writeCharacters(text);
        xml.writeEndElement();
    }
}

SvgCanvas::SvgCanvas(PieceArt& art, const QFont& font, std::optional<PaperStyle> paper)
    : m_art(art), m_font(font), m_paper(paper)
{
}

void SvgCanvas::enter(QPointF offset, const QRectF& clip)
{
    Element element{QStringLiteral("g"), true, {}, {}};
    element.set("transform", QStringLiteral("translate(%1)").arg(point(offset.x(), offset.y())));
    m_elements.push_back(std::move(element));
    std::optional<QRectF> all;
    if (!m_clips.empty() && m_clips.back())
        all = m_clips.back()->translated(-offset);
    if (!clip.isNull())
        all = all ? *all & clip : clip;
    m_clips.push_back(all);
}

void SvgCanvas::leave()
{
    m_elements.emplace_back();
    m_clips.pop_back();
}

SvgCanvas::Seen SvgCanvas::seenOf(const QRectF& bounds) const
{
    constexpr double kRounding = 1e-6;
    if (m_clips.empty() || !m_clips.back())
        return Seen::Whole;
    const QRectF& clip = *m_clips.back();
    if (clip.adjusted(-kRounding, -kRounding, kRounding, kRounding).contains(bounds))
        return Seen::Whole;
    // An upright line has no width, and QRectF then no inside.
    const bool isBeside = bounds.right() < clip.left() || bounds.left() > clip.right() ||
                          bounds.bottom() < clip.top() || bounds.top() > clip.bottom();
    return isBeside ? Seen::None : Seen::Part;
}

QPainterPath SvgCanvas::clipped(const QPainterPath& path) const
{
    QPainterPath clip;
    clip.addRect(*m_clips.back());
    return path.intersected(clip);
}

SvgCanvas::Element SvgCanvas::shape(const QPainterPath& path)
{
    Element element{QStringLiteral("path"), false, {}, {}};
    element.set("d", pathData(path));
    return element;
}

void SvgCanvas::fill(const QPainterPath& path, const QColor& colour)
{
    const Seen seen = seenOf(path.controlPointRect());
    if (path.isEmpty() || seen == Seen::None)
        return;
    fillWhole(seen == Seen::Part ? clipped(path) : path, colour);
}

void SvgCanvas::fillWhole(const QPainterPath& path, const QColor& colour)
{
    if (path.isEmpty())
        return;
    Element element = shape(path);
    if (path.fillRule() == Qt::OddEvenFill)
        element.set("fill-rule", QStringLiteral("evenodd"));
    element.setFill(ink(colour));
    m_elements.push_back(std::move(element));
}

void SvgCanvas::stroke(const QPainterPath& path, const Stroke& wanted)
{
    if (path.isEmpty())
        return;
    Stroke stroke = wanted;
    stroke.colour = ink(wanted.colour);
    if (m_paper)
        stroke.width = std::max(stroke.width, weights::kLeast);
    const double reach = stroke.width / 2;
    const Seen seen = seenOf(path.controlPointRect().adjusted(-reach, -reach, reach, reach));
    if (seen == Seen::Part) {
        QPainterPath area = QPainterPathStroker(stroke.pen()).createStroke(path);
        area.setFillRule(Qt::WindingFill);
        fillWhole(clipped(area), stroke.colour);
    }
    if (seen != Seen::Whole)
        return;
    Element element = shape(path);
    element.setFill({});
    element.setStroke(stroke);
    m_elements.push_back(std::move(element));
}

void SvgCanvas::write(const Word& word)
{
    // Letters cannot be cut.
    if (!m_clips.empty() && m_clips.back() && !m_clips.back()->contains(word.centre))
        return;
    Element element{QStringLiteral("text"), false, {}, lineOf(word.text)};
    element.set("x", word.centre.x());
    element.set("y", word.centre.y() + word.drop(m_font));
    element.set("font-family", m_font.family() + QStringLiteral(", sans-serif"));
    element.set("font-size", word.size);
    if (word.bold)
        element.set("font-weight", QStringLiteral("bold"));
    element.set("text-anchor", QStringLiteral("middle"));
    element.setFill(ink(word.colour));
    m_elements.push_back(std::move(element));
}

QString SvgCanvas::symbol(const PieceLook& look, double box)
{
    const double size = m_paper ? std::round(box * 100) / 100 : 0;
    const auto isSame = [&](const Symbol& one) { return one.look == look && one.box == size; };
    const auto known = std::ranges::find_if(m_pieces, isSame);
    if (known != m_pieces.end())
        return known->id;
    QString id = look.drawing + u'-' + Theme::colourName(look.seat);
    if (look.isOut)
        id += QStringLiteral("-out");
    const QString plain = id;
    for (int number = 2; std::ranges::any_of(m_pieces, [&](const Symbol& one) { return one.id == id; }); ++number)
        id = plain + u'-' + QString::number(number);
    m_pieces.push_back({look, size, id});
    return id;
}

/** A piece across the edge of what is seen, shape by shape. */
void SvgCanvas::clippedPiece(const PieceLook& look, const Pose& pose)
{
    const double scale = pose.box / PieceTemplate::kBox;
    QTransform place;
    place.translate(pose.centre.x(), pose.centre.y());
    place.rotate(pose.angle);
    place.scale(scale, scale);
    place.translate(-PieceTemplate::kBox / 2, -PieceTemplate::kBox / 2);
    // Of the whole piece: shapes that lie over one another would be seen through each other.
    if (pose.opacity < 1) {
        Element group{QStringLiteral("g"), true, {}, {}};
        group.set("opacity", pose.opacity);
        m_elements.push_back(std::move(group));
    }
    for (const InkedShape& part : shapesOf(look, pose.box)) {
        const QPainterPath path = place.map(part.path);
        if (part.fill.isValid())
            fill(path, part.fill);
        Stroke line = part.stroke;
        line.width *= scale;
        for (double& dash : line.dashes)
            dash *= scale;
        if (line.width > 0)
            stroke(path, line);
    }
    if (pose.opacity < 1)
        m_elements.emplace_back();
}

void SvgCanvas::piece(const PieceLook& look, const Pose& pose)
{
    const double half = pose.box / 2;
    const Seen seen = seenOf({pose.centre - QPointF(half, half), QSizeF(pose.box, pose.box)});
    if (seen == Seen::Part)
        clippedPiece(look, pose);
    if (seen != Seen::Whole)
        return;
    Element element{QStringLiteral("use"), false, {}, {}};
    element.set("xlink:href", u'#' + symbol(look, pose.box));
    const double scale = pose.box / PieceTemplate::kBox;
    QString transform = QStringLiteral("translate(%1)").arg(point(pose.centre.x(), pose.centre.y()));
    if (pose.angle != 0)
        transform += QStringLiteral(" rotate(%1)").arg(number(pose.angle));
    // A thousandth is too coarse for a factor that 64 units are multiplied by.
    transform += QStringLiteral(" scale(%1)").arg(QString::number(scale, 'g', 9));
    transform += QStringLiteral(" translate(-32,-32)");
    element.set("transform", transform);
    if (pose.opacity < 1)
        element.set("opacity", pose.opacity);
    m_elements.push_back(std::move(element));
}

std::vector<InkedShape> SvgCanvas::shapesOf(const PieceLook& look, double box) const
{
    return m_paper ? m_art.printed(look, *m_paper, box) : m_art.inked(look, PieceArt::kPaperOutline);
}

void SvgCanvas::writePiece(QXmlStreamWriter& xml, const Symbol& piece) const
{
    xml.writeStartElement(QStringLiteral("g"));
    xml.writeAttribute(QStringLiteral("id"), piece.id);
    for (const InkedShape& part : shapesOf(piece.look, piece.box)) {
        Element element = shape(part.path);
        element.setFill(part.fill);
        element.setStroke(part.stroke);
        element.writeTo(xml);
    }
    xml.writeEndElement();
}

QByteArray SvgCanvas::document(QSizeF sizeInMm, const QString& title) const
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://www.w3.org/2000/svg"));
    xml.writeAttribute(QStringLiteral("xmlns:xlink"), QStringLiteral("http://www.w3.org/1999/xlink"));
    xml.writeAttribute(QStringLiteral("width"), number(sizeInMm.width()) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"), number(sizeInMm.height()) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("viewBox"),
                       QStringLiteral("0 0 %1 %2").arg(number(sizeInMm.width()), number(sizeInMm.height())));
    xml.writeTextElement(QStringLiteral("title"), title);
    if (!m_pieces.empty()) {
        xml.writeStartElement(QStringLiteral("defs"));
        for (const Symbol& piece : m_pieces)
            writePiece(xml, piece);
        xml.writeEndElement();
    }
    for (const Element& element : m_elements)
        element.writeTo(xml);
    xml.writeEndDocument();
    return bytes;
}

} // namespace ringford::ui
