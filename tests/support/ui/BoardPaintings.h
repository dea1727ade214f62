// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"

#include <QImage>

#include <memory>

namespace ringford::test {

/** A board as it is painted on magenta, @p scale pixels to a unit of the layout. */
QImage painted(const ui::BoardLayout& layout, const ui::BoardPicture& picture, const ui::BoardStyle& style,
               const ui::BoardPart& part = {}, double scale = 1);

/** Paints an orthodox board of 40 pixels a cell, for tests that look at the pixels. */
class BoardPaintings {
protected:
    QImage painted(const ui::BoardPicture& picture, const ui::BoardPart& part = {}, double scale = 1)
    {
        return test::painted(*m_layout, picture, m_style, part, scale);
    }
    ui::BoardPicture start() const;
    Cell cell(const char* name) const { return *m_game->board().find(name); }
    /** Rectangle of a cell in pixels. */
    QRect pixels(Cell cell) const { return m_layout->cellBounds(cell).toRect(); }

    std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
    std::unique_ptr<ui::BoardLayout> m_layout = ui::makeLayout(m_game->board(), 40, {});
    ui::PieceArt m_art;
    ui::BoardStyle m_style{*ui::Theme::named(QStringLiteral("wood"), false), &m_art,
                           QFont(QStringLiteral("DejaVu Sans")), 1};
};

/** The smallest rectangle around all pixels that differ by more than @p tolerance of 255. */
QRect difference(const QImage& a, const QImage& b, int tolerance = 0);

/** Whether a pixel of that colour is in what a picture has of a rectangle. */
bool contains(const QImage& image, const QRectF& in, const QColor& colour);

} // namespace ringford::test
