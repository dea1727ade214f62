// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace ringford::ui {

/** How large a picture is to be; the width decides where both are given. @pre one is */
struct PictureSize {
    std::optional<double> widthInMm; ///< of the whole picture
    std::optional<double> cellInMm;  ///< of one cell
};

/**
 * A layout in mm. @p dpi makes cells whole dots; without it they are exact. @p options: its pixel and grain do not
 * matter.
 */
std::unique_ptr<BoardLayout> paperLayout(const Board& board, const PictureSize& size, LayoutOptions options,
                                         std::optional<double> dpi = {});

/** How small cells may be on paper, in mm, so that pieces are told from one another. */
double leastCell(const GameDescription& game, PaperStyle style);

/** The picture as an SVG file. @pre @p layout comes from paperLayout without dpi */
QByteArray svgFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const QString& title);

/**
 * The picture as a PDF file of one page of its size: shapes and text, with the fonts in it. Empty where there is no
 * memory. @pre as svgFile
 */
QByteArray pdfFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const QString& title);

/** The largest picture of dots that is made, in dots a side: more would need gigabytes. */
inline constexpr int kMostDots = 20000;

/** Width and height of the picture in dots; the width is that of @p size where it says one. */
QSize dotsOf(const BoardLayout& layout, const PictureSize& size, double dpi);
/**
 * The picture as a PNG file that says its dots per inch. @pre @p layout comes from paperLayout with this size and dpi,
 * and dotsOf is at most kMostDots
 */
QByteArray pngFile(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                   const PictureSize& size, double dpi);

} // namespace ringford::ui
