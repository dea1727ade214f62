// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"

#include <QFont>

class QPainter;

namespace ringford::ui {

/** Draws with a QPainter: on pixels sharply (cached pieces, edges on whole pixels), on anything else as shapes. */
class PainterCanvas : public Canvas {
public:
    /**
     * @p pixel as LayoutOptions::pixel; @p font gives words their family. The painter keeps its state but for hints and
     * pen.
     */
    PainterCanvas(QPainter& painter, PieceArt& art, const QFont& font, double pixel);

    void fill(const QPainterPath& path, const QColor& colour) override;
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override;

private:
    /** The rectangle with its edges on whole pixels, so that neighbours leave no seam. */
    QRectF snapped(const QRectF& rect) const;
    void paintPixmap(const PieceLook& look, const Pose& pose, double outline);

    QPainter& m_painter;
    PieceArt& m_art;
    QFont m_font;
    double m_pixel;
    double m_scale = 1;      ///< device pixels a layout unit
    bool m_onPixels = false; ///< a picture made of pixels, not turned
};

} // namespace ringford::ui
