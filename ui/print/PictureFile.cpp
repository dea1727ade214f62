// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PictureFile.h"

#include "ui/paint/PieceArt.h"
#include "ui/paint/SvgCanvas.h"
#include "ui/print/PrintDocument.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

QString titleOf(const DiagramBlock& block)
{
    return QString::fromStdString(block.spec().game->description().title.english());
}

QByteArray svgFile(const DiagramBlock& block, const std::stop_token& stop)
{
    const BoardStyle& style = block.style();
    const PrintPage page = pageOf(block);
    SvgCanvas canvas(*style.art, style.font, style.paper);
    paintPages(
        {&page, 1}, [&canvas](QSizeF) { return &canvas; }, stop);
    return canvas.document(page.paper, titleOf(block));
}

QImage imageOf(const DiagramBlock& block, double dpi, const std::stop_token& stop)
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
    const PrintPage page = pageOf(block);
    const bool isPainted =
        paintPages({&page, 1}, canvasesOf([&painter](QSizeF) { return &painter; }, block.style()), stop);
    painter.end();
    if (block.style().isOneBit())
        image.convertTo(QImage::Format_Mono, Qt::MonoOnly | Qt::ThresholdDither);
    return isPainted ? image : QImage();
}

QByteArray pngFile(const DiagramBlock& block, double dpi, const std::stop_token& stop)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    imageOf(block, dpi, stop).save(&buffer, "PNG");
    return bytes;
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
    return imageOf(DiagramBlock(spec, art, dpi), dpi, stop);
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
    const PrintPage page = pageOf(block);
    switch (format) {
    case PictureFormat::Svg: bytes = svgFile(block, stop); break;
    case PictureFormat::Pdf: bytes = pdfFile(titleOf(block), {&page, 1}, block.style(), stop); break;
    case PictureFormat::Png: bytes = pngFile(block, dpi, stop); break;
    }
    return stop.stop_requested() ? QByteArray() : bytes;
}

} // namespace ringford::ui
