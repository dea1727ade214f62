// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PictureFile.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/SvgCanvas.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>
#include <functional>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

/** Draws on another canvas until it is asked to stop: a painting has no other way out. */
class StoppableCanvas : public Canvas {
public:
    StoppableCanvas(Canvas& canvas, const std::stop_token& stop) : m_canvas(canvas), m_stop(stop) {}

    void fill(const QPainterPath& path, const QColor& colour) override
    {
        if (!m_stop.stop_requested())
            m_canvas.fill(path, colour);
    }
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override
    {
        if (!m_stop.stop_requested())
            m_canvas.fillBelowLine(path, colour, lineWidth);
    }
    void stroke(const QPainterPath& path, const Stroke& stroke) override
    {
        if (!m_stop.stop_requested())
            m_canvas.stroke(path, stroke);
    }
    void write(const Word& word) override
    {
        if (!m_stop.stop_requested())
            m_canvas.write(word);
    }
    void piece(const PieceLook& look, const Pose& pose) override
    {
        if (!m_stop.stop_requested())
            m_canvas.piece(look, pose);
    }
    double crisp(double length) const override { return m_canvas.crisp(length); }
    void enter(QPointF offset, const QRectF& clip) override { m_canvas.enter(offset, clip); }
    void leave() override { m_canvas.leave(); }

private:
    Canvas& m_canvas;
    const std::stop_token& m_stop;
};

/** The colour around the board, also where only words are. */
void paintGround(Canvas& canvas, const DiagramBlock& block)
{
    QPainterPath all;
    all.addRect({{0, 0}, block.size()});
    canvas.fill(all, block.style().theme.surround);
}

QByteArray svgBytes(const DiagramBlock& block, const std::stop_token& stop)
{
    const BoardStyle& style = block.style();
    SvgCanvas canvas(*style.art, style.font, style.paper);
    StoppableCanvas stoppable(canvas, stop);
    paintGround(stoppable, block);
    block.paint(stoppable, {});
    return canvas.document(block.size(), QString::fromStdString(block.spec().game->description().title.english()));
}

QByteArray pdfBytes(QSizeF size, const BoardStyle& style, const QString& title,
                    const std::function<void(Canvas&)>& paint, const std::stop_token& stop)
{
    if (std::max(size.width(), size.height()) > PdfPages::kMostMm)
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPages pages(buffer, title);
    QPainter* const painter = pages.begin(size);
    if (!painter)
        return {};
    PainterCanvas canvas(*painter, *style.art, style.font, 0, style.paper);
    StoppableCanvas stoppable(canvas, stop);
    paint(stoppable);
    return pages.finish() ? bytes : QByteArray();
}

QString titleOf(const DiagramSpec& spec)
{
    return QString::fromStdString(spec.game->description().title.english());
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& file)
{
    const auto endsWith = [&](const char* ending) { return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    if (endsWith(".svg"))
        return PictureFormat::Svg;
    if (endsWith(".pdf"))
        return PictureFormat::Pdf;
    return endsWith(".png") ? std::optional(PictureFormat::Png) : std::nullopt;
}

namespace {

QImage dotsImage(const DiagramBlock& block, double dpi, const std::stop_token& stop)
{
    const QSize dots = dotsOf(block, dpi);
    if (std::max(dots.width(), dots.height()) > kMostDots)
        return {};
    QImage image(dots, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    const double scale = dpi / kMmPerInch;
    image.fill(block.style().theme.surround);
    image.setDotsPerMeterX(static_cast<int>(std::lround(scale * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    const QSizeF left = QSizeF(dots) - block.size() * scale; // cells are whole dots, the picture is as was asked
    QPainter painter(&image);
    painter.translate(std::round(left.width() / 2), std::round(left.height() / 2));
    painter.scale(scale, scale);
    PainterCanvas canvas(painter, *block.style().art, block.style().font, 0, block.style().paper);
    StoppableCanvas stoppable(canvas, stop);
    block.paint(stoppable, {});
    painter.end();
    if (block.style().isOneBit())
        image.convertTo(QImage::Format_Mono, Qt::MonoOnly | Qt::ThresholdDither);
    return image;
}

} // namespace

QSize dotsOf(const DiagramBlock& block, double dpi)
{
    const QSizeF inMm = block.size();
    const double width = block.spec().size.widthInMm ? block.spec().size.widthInMm.value() : inMm.width();
    const double height = inMm.height() + width - inMm.width(); // what is left over is the same on all sides
    const auto dots = [&](double mm) { return std::max(1.0, std::round(mm * dpi / kMmPerInch)); };
    const double most = 10.0 * kMostDots; // so that any number can be asked about
    return {static_cast<int>(std::min(most, dots(width))), static_cast<int>(std::min(most, dots(height)))};
}

QImage pictureDots(const DiagramSpec& spec, double dpi, const std::stop_token& stop)
{
    PieceArt art;
    return dotsImage(DiagramBlock(spec, art, dpi), dpi, stop);
}

QByteArray pictureFile(const DiagramSpec& spec, PictureFormat format, double dpi, const std::stop_token& stop)
{
    PieceArt art;
    return pictureFile(DiagramBlock(spec, art, format == PictureFormat::Png ? std::optional(dpi) : std::nullopt),
                       format, dpi, stop);
}

QByteArray pictureFile(const DiagramBlock& block, PictureFormat format, double dpi, const std::stop_token& stop)
{
    QByteArray bytes;
    if (format == PictureFormat::Png) {
        const QImage image = dotsImage(block, dpi, stop);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.isNull() && !stop.stop_requested())
            image.save(&buffer, "PNG");
    } else {
        const auto paint = [&](Canvas& canvas) {
            paintGround(canvas, block);
            block.paint(canvas, {});
        };
        bytes = format == PictureFormat::Svg
                    ? svgBytes(block, stop)
                    : pdfBytes(block.size(), block.style(), titleOf(block.spec()), paint, stop);
    }
    return stop.stop_requested() ? QByteArray() : bytes;
}

QByteArray pageFile(const PageSpec& page, const DiagramSpec& spec, const std::stop_token& stop)
{
    PieceArt art;
    const DiagramBlock block(spec, art);
    const auto paint = [&](Canvas& canvas) { paintPage(canvas, page, block); };
    const QByteArray bytes = pdfBytes(page.paper, block.style(), titleOf(spec), paint, stop);
    return stop.stop_requested() ? QByteArray() : bytes;
}

} // namespace ringford::ui
