// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/RingTable.h"
#include "tests/support/ui/BoardPaintings.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"

#include <QImage>
#include <QPainterPath>

#include <memory>
#include <vector>

namespace ringford::test {

/** Paints rings, for tests that look at the pixels; use() says which before anything else. */
class RingPaintings {
protected:
    /** A ring of 2 to 6 @p seats, cells @p depth pixels deep, turned by @p angle degrees. */
    void use(int seats, double depth, double angle, const char* theme = "wood", bool dark = false);
    QImage painted(const ui::BoardPicture& picture, const ui::BoardPart& part = {})
    {
        return test::painted(*m_layout, picture, m_style, part);
    }
    /** All armies as they start. */
    ui::BoardPicture start() const;
    /** The board alone. */
    ui::BoardPicture empty() const;
    QColor at(const QImage& image, QPointF point) const { return image.pixelColor(point.toPoint()); }
    /** A cell's outline, @p inset pixels inside. */
    QPainterPath wedge(Cell cell, double inset) const
    {
        return m_layout->outline(m_ring.game.board.place(cell), inset);
    }
    /** A point on the rim over a cell of row a. */
    QPointF onRim(const char* name, double outside) const;

    RingTable m_ring{6};
    std::unique_ptr<ui::BoardLayout> m_layout;
    ui::PieceArt m_art;
    ui::BoardStyle m_style{*ui::Theme::named(QStringLiteral("wood"), false), &m_art,
                           QFont(QStringLiteral("DejaVu Sans")), 1};
};

/** Whether two colours differ by no more than @p tolerance of 255 in red, green and blue. */
bool isAbout(const QColor& one, const QColor& other, int tolerance = 3);

/** The middles of the pixels in which two pictures differ by more than @p tolerance of 255. */
std::vector<QPointF> differences(const QImage& a, const QImage& b, int tolerance = 0);

} // namespace ringford::test
