// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"

#include <QFont>

class QPainter;

namespace ringford::ui {

class PdfForms;

/**
 * Draws with a QPainter: on pixels sharply (edges on whole pixels), on anything else as shapes. Pieces on a screen are
 * cached pixmaps, which need the thread of the window; all others are shapes.
 */
class PainterCanvas : public Canvas {
public:
    /**
     * @p pixel as LayoutOptions::pixel; @p font gives words their family. The painter keeps its transformation and
     * clip. On paper units are mm.
     */
    PainterCanvas(QPainter& painter, PieceArt& art, const QFont& font, double pixel,
                  std::optional<PaperStyle> paper = {});

    /** What is drawn of many points, and pieces, are forms of a PDF file from now on; @p forms outlive this. */
    void useForms(PdfForms* forms) { m_forms = forms; }

    void fill(const QPainterPath& path, const QColor& colour) override;
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override;
    void enter(QPointF offset, const QRectF& clip) override;
    void leave() override;

private:
    /** The rectangle with its edges on whole pixels, so that neighbours leave no seam. */
    QRectF snapped(const QRectF& rect) const;
    QColor ink(const QColor& colour) const { return inkFor(colour, m_paper == PaperStyle::OneBit); }
    bool drawForm(const InkedShape& shape);
    void paintPrinted(const PieceLook& look, const Pose& pose);
    void paintPixmap(const PieceLook& look, const Pose& pose, double outline);

    QPainter& m_painter;
    PieceArt& m_art;
    QFont m_font;
    double m_pixel;
    std::optional<PaperStyle> m_paper;
    double m_scale = 1;      ///< device pixels a layout unit
    bool m_onPixels = false; ///< a picture made of pixels, not turned
    PdfForms* m_forms = nullptr;
};

} // namespace ringford::ui
