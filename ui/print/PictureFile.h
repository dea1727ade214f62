// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PdfDevice.h"
#include "ui/print/Page.h"

#include <QByteArray>
#include <QImage>

#include <stop_token>

namespace ringford::ui {

enum class PictureFormat : std::uint8_t { Svg, Pdf, Png };

/** The format that a file's name asks for by its ending. */
std::optional<PictureFormat> pictureFormat(const QString& file);

/**
 * A diagram as a file that holds it alone, on any thread. Empty where there is no memory, a PNG would have more than
 * kMostDots, a PDF's page would be larger than pages are, or @p stop was asked for.
 */
QByteArray pictureFile(const DiagramSpec& spec, PictureFormat format, double dpi, const std::stop_token& stop = {});
/** The same of what is laid out; for PNG with @p dpi. */
QByteArray pictureFile(const DiagramBlock& block, PictureFormat format, double dpi, const std::stop_token& stop = {});
/** The same of a page, all of it, which tells @p about itself. */
QByteArray pictureFile(const PrintPage& page, const PdfAbout& about, const BoardStyle& style, PictureFormat format,
                       double dpi, const std::stop_token& stop = {});
/** The largest picture of dots that is made, in dots a side: more would need gigabytes. */
inline constexpr int kMostDots = 20000;

/** Width and height of a diagram in dots; where a width was asked for, it is that. */
QSize dotsOf(const DiagramBlock& block, double dpi);
/** A diagram as dots, for what takes nothing else; none where pictureFile() is empty. */
QImage pictureDots(const DiagramSpec& spec, double dpi, const std::stop_token& stop = {});

} // namespace ringford::ui
