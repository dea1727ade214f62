// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PictureFile.h"

#include "ui/paint/PieceArt.h"
#include "ui/paint/SvgCanvas.h"
#include "ui/print/PrintDocument.h"
#include "ui/words/Language.h"
#include "ui/words/Words.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

QString titleOf(const DiagramBlock& block)
{
    return words::translated(block.spec().game->description().title);
}

QByteArray svgFile(const PrintPage& page, const QString& title, const BoardStyle& style, const std::stop_token& stop)
{
    SvgCanvas canvas(*style.art, style.font, style.paper);
    paintPages(
        {&page, 1}, [&canvas](QSizeF) { return &canvas; }, stop);
    return canvas.document(page.paper, title);
}

/** A page as dots; none where there is no memory or @p stop was asked for. @p left: what the page leaves of @p dots. */
QImage paintedOn(QSize dots, QSizeF left, const PrintPage& page, const BoardStyle& style, double dpi,
                 const std::stop_token& stop)
{
    if (std::max(dots.width(), dots.height()) > kMostDots)
        return {};
    QImage image(dots, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    const double scale = dpi / kMmPerInch;
    image.fill(style.theme.surround);
    image.setDotsPerMeterX(static_cast<int>(std::lround(scale * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.translate(std::round(left.width() / 2), std::round(left.height() / 2));
    painter.scale(scale, scale);
    BoardStyle onDots = style;
    if (style.isOneBit()) // half of what letters have in grey would be lost
        onDots.font.setStyleStrategy(QFont::NoAntialias);
    const bool isPainted = paintPages({&page, 1}, canvasesOf([&painter](QSizeF) { return &painter; }, onDots), stop);
    painter.end();
    if (style.isOneBit())
        image.convertTo(QImage::Format_Mono, Qt::MonoOnly | Qt::ThresholdDither);
    return isPainted ? image : QImage();
}

QImage imageOf(const DiagramBlock& block, double dpi, const std::stop_token& stop)
{
    const QSize dots = dotsOf(block, dpi);
    const QSizeF left =
        QSizeF(dots) - block.size() * (dpi / kMmPerInch); // cells are whole dots, the picture is as asked
    return paintedOn(dots, left, pageOf(block), block.style(), dpi, stop);
}

QByteArray pngFile(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
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
    if (format != PictureFormat::Png)
        return pictureFile(pageOf(block), {titleOf(block), block.spec().author, languageInUse()}, block.style(), format,
                           dpi, stop);
    const QByteArray bytes = pngFile(imageOf(block, dpi, stop));
    return stop.stop_requested() ? QByteArray() : bytes;
}

QByteArray pictureFile(const PrintPage& page, const PdfAbout& about, const BoardStyle& style, PictureFormat format,
                       double dpi, const std::stop_token& stop)
{
    QByteArray bytes;
    const QSizeF dots = page.paper * (dpi / kMmPerInch);
    switch (format) {
    case PictureFormat::Svg: bytes = svgFile(page, about.title, style, stop); break;
    case PictureFormat::Pdf: bytes = pdfFile(about, {&page, 1}, style, stop); break;
    case PictureFormat::Png: bytes = pngFile(paintedOn(dots.toSize(), {}, page, style, dpi, stop)); break;
    }
    return stop.stop_requested() ? QByteArray() : bytes;
}

} // namespace ringford::ui
