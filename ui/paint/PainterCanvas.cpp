// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PainterCanvas.h"

#include "ui/paint/Figurines.h"
#include "ui/paint/PdfForms.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

namespace ringford::ui {

namespace {

constexpr double kTextSize = 100; // fonts are laid out at this size and scaled, since mm are too few pixels for hinting
constexpr double kLargestPixmap = 1024;

/** A number, or what a column or row is called: `a`, `18W`. */
bool standsAlone(const QString& text)
{
    constexpr qsizetype kLongestName = 3;
    return text.size() == 1 || (text.size() <= kLongestName && !text.isEmpty() && text.front().isDigit());
}

/** The rectangle that a path is, if it is one and upright. */
std::optional<QRectF> uprightRect(const QPainterPath& path)
{
    if (path.elementCount() != 5)
        return std::nullopt;
    const QPointF a = path.elementAt(0), b = path.elementAt(1), c = path.elementAt(2), d = path.elementAt(3);
    const bool levelFirst = a.y() == b.y() && b.x() == c.x() && c.y() == d.y() && d.x() == a.x();
    const bool uprightFirst = a.x() == b.x() && b.y() == c.y() && c.x() == d.x() && d.y() == a.y();
    if (!levelFirst && !uprightFirst)
        return std::nullopt;
    return QRectF(a, c).normalized();
}

/** The lines that a path is made of, each by itself. */
std::vector<QPainterPath> partsOf(const QPainterPath& path)
{
    std::vector<QPainterPath> parts;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& at = path.elementAt(i);
        if (at.isMoveTo())
            parts.emplace_back(at);
        else if (at.isLineTo())
            parts.back().lineTo(at);
        else if (at.type == QPainterPath::CurveToElement) // its other points follow
            parts.back().cubicTo(at, path.elementAt(i + 1), path.elementAt(i + 2));
    }
    return parts;
}

} // namespace

PainterCanvas::PainterCanvas(QPainter& painter, PieceArt& art, const QFont& font, double pixel,
                             std::optional<PaperStyle> paper)
    : m_painter(painter), m_art(art), m_font(font), m_pixel(pixel), m_paper(paper)
{
    const QTransform transform = painter.deviceTransform();
    m_scale = std::hypot(transform.m11(), transform.m12());
    m_onPixels = painter.paintEngine()->type() == QPaintEngine::Raster && transform.type() <= QTransform::TxScale;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
}

double PainterCanvas::crisp(double length) const
{
    return m_onPixels ? std::max(1.0, std::round(length * m_scale)) / m_scale : length;
}

QRectF PainterCanvas::snapped(const QRectF& rect) const
{
    const QTransform toDevice = m_painter.deviceTransform();
    const QRectF inPixels = toDevice.mapRect(rect);
    const QPointF from(std::round(inPixels.left()), std::round(inPixels.top()));
    const QPointF to(std::round(inPixels.right()), std::round(inPixels.bottom()));
    return toDevice.inverted().mapRect(QRectF(from, to));
}

void PainterCanvas::fill(const QPainterPath& path, const QColor& colour)
{
    const auto rect = uprightRect(path);
    if (drawForm({path, ink(colour), {}}))
        return;
    if (rect && m_onPixels)
        m_painter.fillRect(snapped(*rect), ink(colour));
    else
        m_painter.fillPath(path, ink(colour));
}

void PainterCanvas::fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth)
{
    // Steps of a pixel are hidden by a line of a pixel, and take a sixth of the time of a smooth edge.
    const bool hides = m_onPixels && lineWidth * m_scale >= 1;
    m_painter.setRenderHint(QPainter::Antialiasing, !hides);
    fill(path, colour);
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PainterCanvas::stroke(const QPainterPath& path, const Stroke& wanted)
{
    Stroke stroke = wanted;
    stroke.colour = ink(wanted.colour);
    if (m_paper)
        stroke.width = std::max({stroke.width, weights::kLeast, m_onPixels ? 1 / m_scale : 0});
    if (drawForm({path, {}, stroke}))
        return;
    // A line of an odd number of pixels is sharp only around the middle of a pixel.
    const bool isOdd = m_onPixels && stroke.onPixels && std::lround(stroke.width * m_scale) % 2 == 1;
    const double shift = isOdd ? 0.5 / m_scale : 0;
    m_painter.translate(shift, shift);
    // Lines of more than a pixel become areas, and one area of all lines of a board takes ten times as long as each by
    // itself.
    if (m_onPixels && stroke.width * m_scale > 1 && stroke.colour.alpha() == 255) {
        for (const QPainterPath& part : partsOf(path))
            m_painter.strokePath(part, stroke.pen());
    } else {
        m_painter.strokePath(path, stroke.pen());
    }
    m_painter.translate(-shift, -shift);
}

void PainterCanvas::write(const Word& word)
{
    QFont font = m_font;
    // Letters of few pixels measure something else than on paper, where words were laid out beside one another.
    const bool isSharp = m_onPixels && (!m_paper || standsAlone(word.text));
    const double factor = isSharp ? 1 / m_scale : word.size / kTextSize;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(word.size / factor))));
    font.setBold(word.bold);
    const std::vector<FontRun> runs = fontRuns(lineOf(word.text), font);
    const auto width = [this](const FontRun& run) { // to measure letters takes as long as to write them
        return QFontMetricsF(run.font, m_painter.device()).horizontalAdvance(run.text);
    };
    double span = word.span / factor;
    if (isSharp || word.span <= 0)
        span = std::transform_reduce(runs.begin(), runs.end(), 0.0, std::plus<>(), width);
    const QTransform toDevice = m_painter.transform();
    m_painter.translate(word.centre);
    m_painter.scale(factor, factor);
    m_painter.setPen(ink(word.colour));
    QPointF at(-span / 2, word.drop(m_font) / factor);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        m_painter.setFont(runs[i].font);
        m_painter.drawText(isSharp ? QPointF(at.toPoint()) : at, runs[i].text);
        if (i + 1 < runs.size())
            at.rx() += width(runs[i]);
    }
    m_painter.setTransform(toDevice);
}

void PainterCanvas::piece(const PieceLook& look, const Pose& pose)
{
    const bool isOnScreen = m_onPixels && m_pixel > 0 && pose.box * m_scale <= kLargestPixmap;
    const double outline = m_pixel > 0 ? PieceArt::outlineWidth(pose.box / m_pixel) : PieceArt::kPaperOutline;
    const double before = m_painter.opacity();
    if (pose.opacity < 1)
        m_painter.setOpacity(before * pose.opacity);
    if (isOnScreen && !m_paper) {
        paintPixmap(look, pose, outline);
    } else {
        const QTransform toDevice = m_painter.transform(); // all that is put back: files write down whatever is
        m_painter.translate(pose.centre);
        m_painter.rotate(pose.angle);
        m_painter.scale(pose.box / PieceTemplate::kBox, pose.box / PieceTemplate::kBox);
        m_painter.translate(-PieceTemplate::kBox / 2, -PieceTemplate::kBox / 2);
        if (m_paper)
            paintPrinted(look, pose);
        else
            PieceArt::paint(m_painter, m_art.inked(look, outline));
        m_painter.setTransform(toDevice);
    }
    if (pose.opacity < 1)
        m_painter.setOpacity(before);
}

/** Draws it as a form, where it is worth one. */
bool PainterCanvas::drawForm(const InkedShape& shape)
{
    constexpr int kFewPoints = 24;
    if (!m_forms || shape.path.elementCount() < kFewPoints || !PdfForms::canHold({&shape, 1}))
        return false;
    m_forms->draw(m_painter, PdfForms::keyOf(shape.path, shape.fill, shape.stroke), {&shape, 1});
    return true;
}

void PainterCanvas::paintPrinted(const PieceLook& look, const Pose& pose)
{
    const std::vector<InkedShape>& shapes = m_art.printed(look, *m_paper, pose.box);
    if (m_forms && pose.opacity >= 1 && PdfForms::canHold(shapes))
        m_forms->draw(m_painter, PieceArt::printedKey(look, *m_paper, pose.box), shapes);
    else
        PieceArt::paint(m_painter, shapes);
}

void PainterCanvas::enter(QPointF offset, const QRectF& clip)
{
    m_painter.save();
    m_painter.translate(offset);
    if (!clip.isNull())
        m_painter.setClipRect(clip, Qt::IntersectClip);
}

void PainterCanvas::leave()
{
    m_painter.restore();
}

void PainterCanvas::paintPixmap(const PieceLook& look, const Pose& pose, double outline)
{
    const int side = std::max(1, static_cast<int>(std::lround(pose.box * m_scale)));
    const QPixmap pixmap = m_art.pixmap(look, side, outline);
    const QTransform toDevice = m_painter.deviceTransform();
    const QPointF centre = toDevice.map(pose.centre);
    const QPointF corner(std::round(centre.x() - side / 2.0), std::round(centre.y() - side / 2.0));
    const QRectF target = toDevice.inverted().mapRect(QRectF(corner, QSizeF(side, side)));
    const QRectF source(0, 0, side, side);
    if (pose.angle == 0) {
        m_painter.drawPixmap(target, pixmap, source);
        return;
    }
    m_painter.save();
    m_painter.translate(target.center());
    m_painter.rotate(pose.angle);
    m_painter.drawPixmap(target.translated(-target.center()), pixmap, source);
    m_painter.restore();
}

} // namespace ringford::ui
