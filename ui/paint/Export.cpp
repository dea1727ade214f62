// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Export.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/PdfPages.h"
#include "ui/paint/SvgCanvas.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <cmath>
#include <set>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

} // namespace

std::unique_ptr<BoardLayout> paperLayout(const Board& board, const PictureSize& size, LayoutOptions options,
                                         std::optional<double> dpi)
{
    const double dot = dpi ? kMmPerInch / *dpi : 0;
    options.pixel = 0;
    options.grain = dot;
    if (size.widthInMm)
        return makeLayoutOfWidth(board, *size.widthInMm, options);
    const double cell = size.cellInMm.value_or(0);
    return makeLayout(board, dpi ? std::max(1.0, std::round(cell / dot)) * dot : cell, options);
}

QByteArray svgFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const QString& title)
{
    SvgCanvas canvas(*style.art, style.font, style.paper);
    paintBoard(canvas, layout, picture, style);
    return canvas.document(layout.bounds().size(), title);
}

QByteArray pdfFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const QString& title)
{
    const QSizeF size = layout.bounds().size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPages pages(buffer, title);
    QPainter* const painter = pages.begin(size);
    if (!painter)
        return {};
    paintBoard(*painter, layout, picture, style);
    if (!pages.finish())
        return {};
    setPageSizes(bytes, {size});
    return bytes;
}

double leastCell(const GameDescription& game, PaperStyle style)
{
    constexpr double kLeast = 6;
    constexpr double kLeastHatched = 8;
    std::set<Colour> colours;
    for (const SideInfo& side : game.sides)
        colours.insert(side.colour);
    return style == PaperStyle::OneBit && colours.size() > 2 ? kLeastHatched : kLeast;
}

QSize dotsOf(const BoardLayout& layout, const PictureSize& size, double dpi)
{
    const QSizeF inMm = layout.bounds().size();
    const double width = size.widthInMm.value_or(inMm.width());
    const double height = inMm.height() + width - inMm.width(); // what is left over is the same on all sides
    const auto dots = [&](double mm) { return std::max(1.0, std::round(mm * dpi / kMmPerInch)); };
    const double most = 10.0 * kMostDots; // so that any number can be asked about
    return {static_cast<int>(std::min(most, dots(width))), static_cast<int>(std::min(most, dots(height)))};
}

QByteArray pngFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const PictureSize& size, double dpi)
{
    const double scale = dpi / kMmPerInch;
    QImage image(dotsOf(layout, size, dpi), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(style.theme.surround);
    image.setDotsPerMeterX(static_cast<int>(std::lround(scale * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    const QSizeF left = QSizeF(image.size()) - layout.bounds().size() * scale;
    {
        QPainter painter(&image);
        painter.translate(std::round(left.width() / 2), std::round(left.height() / 2));
        painter.scale(scale, scale);
        paintBoard(painter, layout, picture, style);
    }
    if (style.isOneBit())
        image.convertTo(QImage::Format_Mono, Qt::MonoOnly | Qt::ThresholdDither);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace ringford::ui
