// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PictureFile.h"

#include "ui/paint/GroundPainter.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/SvgCanvas.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/StoppableCanvas.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

/** The colour around the board, also where only words are. */
void paintGround(Canvas& canvas, const DiagramBlock& block)
{
    QPainterPath all;
    all.addRect({{0, 0}, block.size()});
    canvas.fill(all, block.style().theme.surround);
}

QString titleOf(const DiagramSpec& spec)
{
    return QString::fromStdString(spec.game->description().title.english());
}

QByteArray svgBytes(const DiagramBlock& block, const std::stop_token& stop)
{
    const BoardStyle& style = block.style();
    SvgCanvas canvas(*style.art, style.font, style.paper);
    StoppableCanvas stoppable(canvas, stop);
    paintGround(stoppable, block);
    block.paint(stoppable, {});
    return canvas.document(block.size(), titleOf(block.spec()));
}

/** A diagram alone, on a page of its size. */
class Alone : public PrintDocument {
public:
    explicit Alone(const DiagramBlock& block) : m_block(block) {}

    QString title() const override { return titleOf(m_block.spec()); }
    int pages() const override { return 1; }
    QSizeF paper(int) const override { return m_block.size(); }
    void paint(Canvas& canvas, int) const override
    {
        paintGround(canvas, m_block);
        m_block.paint(canvas, {});
    }
    const BoardStyle& style() const override { return m_block.style(); }

private:
    const DiagramBlock& m_block;
};

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
        bytes = format == PictureFormat::Svg ? svgBytes(block, stop) : documentFile(Alone(block), stop);
    }
    return stop.stop_requested() ? QByteArray() : bytes;
}

} // namespace ringford::ui
