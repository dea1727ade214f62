// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QSizeF>

#include <utility>
#include <vector>

class QXmlStreamWriter;

namespace ringford::ui {

class PieceArt;

/**
 * Collects a picture as SVG: shapes stay shapes, words stay text, and each kind of piece is described once. Units are
 * mm.
 */
class SvgCanvas : public Canvas {
public:
    SvgCanvas(PieceArt& art, const QFont& font);

    void fill(const QPainterPath& path, const QColor& colour) override;
    void stroke(const QPainterPath& path, const Stroke& stroke) override;
    void write(const Word& word) override;
    void piece(const PieceLook& look, const Pose& pose) override;
    double crisp(double length) const override { return length; }

    /** The whole file; @p title is what a reader of screens says. */
    QByteArray document(QSizeF sizeInMm, const QString& title) const;

private:
    struct Element {
        QString name;
        QList<std::pair<QString, QString>> attributes;
        QString text;

        void set(const char* attribute, const QString& value) { attributes.append({QLatin1String(attribute), value}); }
        void set(const char* attribute, double value);
        void setFill(const QColor& colour);
        void setStroke(const Stroke& stroke);
        void writeTo(QXmlStreamWriter& xml) const;
    };

    static Element shape(const QPainterPath& path);
    QString symbol(const PieceLook& look);
    void writePiece(QXmlStreamWriter& xml, const PieceLook& look, const QString& id) const;

    PieceArt& m_art;
    QFont m_font;
    std::vector<std::pair<PieceLook, QString>> m_pieces; ///< those that occur, and their ids
    std::vector<Element> m_elements;
};

} // namespace ringford::ui
