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

QByteArray svgBytes(const DiagramBlock& block, const std::stop_token& stop)
{
    const BoardStyle& style = block.style();
    SvgCanvas canvas(*style.art, style.font, style.paper);
    StoppableCanvas stoppable(canvas, stop);
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
    if (!pages.finish())
        return {};
    setPageSizes(bytes, {size});
    return bytes;
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

QImage pictureDots(const DiagramSpec& spec, double dpi, const std::stop_token& stop)
{
    PieceArt art;
    const DiagramBlock block(spec, art, dpi);
    const double scale = dpi / kMmPerInch;
    const QSizeF dots = block.size() * scale;
    if (std::max(dots.width(), dots.height()) > kMostDots)
        return {};
    QImage image(std::max(1, qRound(dots.width())), std::max(1, qRound(dots.height())), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(block.style().theme.surround);
    image.setDotsPerMeterX(static_cast<int>(std::lround(scale * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.scale(scale, scale);
    PainterCanvas canvas(painter, art, block.style().font, 0, spec.style);
    StoppableCanvas stoppable(canvas, stop);
    block.paint(stoppable, {});
    painter.end();
    if (block.style().isOneBit())
        image.convertTo(QImage::Format_Mono, Qt::MonoOnly | Qt::ThresholdDither);
    return image;
}

QByteArray pictureFile(const DiagramSpec& spec, PictureFormat format, double dpi, const std::stop_token& stop)
{
    QByteArray bytes;
    if (format == PictureFormat::Png) {
        const QImage image = pictureDots(spec, dpi, stop);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.isNull() && !stop.stop_requested())
            image.save(&buffer, "PNG");
    } else {
        PieceArt art;
        const DiagramBlock block(spec, art);
        const auto paint = [&](Canvas& canvas) { block.paint(canvas, {}); };
        bytes = format == PictureFormat::Svg ? svgBytes(block, stop)
                                             : pdfBytes(block.size(), block.style(), titleOf(spec), paint, stop);
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
