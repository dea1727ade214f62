// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QSizeF>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QXmlStreamWriter;

namespace ringford::ui {

class PieceArt;
struct InkedShape;

/**
 * Collects a picture as SVG: shapes stay shapes, words stay text, and each kind of piece is described once. Units are
 * mm. What is cut off is cut out of the shapes themselves: not every reader of SVG knows clipping.
 */
class SvgCanvas : public Canvas {
public:
    SvgCanvas(PieceArt& art, const QFont& font, std::optional<PaperStyle> paper = {});

    void fill(const QPainterPath& path, const QColor& colour) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override { return length; }

    void enter(QPointF offset, const QRectF& clip) override;
    void leave() override;

    /** The whole file; @p title is what a reader of screens says. */
    QByteArray document(QSizeF sizeInMm, const QString& title) const;

private:
    struct Element {
        QString name; ///< empty: the end of what is open
        bool isOpen = false;
        QList<std::pair<QString, QString>> attributes;
        QString text;

        void set(const char* attribute, const QString& value) { attributes.append({QLatin1String(attribute), value}); }
        void set(const char* attribute, double value);
        void setFill(const QColor& colour);
        void setStroke(const Stroke& stroke);
        void writeTo(QXmlStreamWriter& xml) const;
    };

    static Element shape(const QPainterPath& path);
    /** A kind of piece as it is described once; on paper one for each size. */
    struct Symbol {
        PieceLook look;
        double box = 0; ///< in mm; 0: any
        QString id;
    };

    enum class Seen : std::uint8_t { Whole, Part, None };
    /** How much is seen of what lies within @p bounds. */
    Seen seenOf(const QRectF& bounds) const;
    void fillWhole(const QPainterPath& path, const QColor& colour);
    QPainterPath clipped(const QPainterPath& path) const;
    void clippedPiece(const PieceLook& look, const Pose& pose);
    std::vector<InkedShape> shapesOf(const PieceLook& look, double box) const;
    QString symbol(const PieceLook& look, double box);
    void writePiece(QXmlStreamWriter& xml, const Symbol& piece) const;
    QColor ink(const QColor& colour) const { return inkFor(colour, m_paper == PaperStyle::OneBit); }

    PieceArt& m_art;
    QFont m_font;
    std::optional<PaperStyle> m_paper;
    std::vector<Symbol> m_pieces; ///< those that occur
    std::vector<Element> m_elements;
    std::vector<std::optional<QRectF>> m_clips; ///< of what was entered, in its own units; nothing: all is seen
};

} // namespace ringford::ui
