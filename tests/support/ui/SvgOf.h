// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPainter.h"
#include "ui/paint/SvgCanvas.h"

namespace ringford::test {

/** A board alone as an SVG file. */
inline QByteArray svgFile(const ui::BoardLayout& layout, const ui::BoardPicture& picture, const ui::BoardStyle& style,
                          const QString& title)
{
    ui::SvgCanvas canvas(*style.art, style.font, style.paper);
    ui::paintBoard(canvas, layout, picture, style);
    return canvas.document(layout.bounds().size(), title);
}

} // namespace ringford::test
