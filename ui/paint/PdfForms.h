// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/InkedPiece.h"
#include "ui/paint/Stroke.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QRectF>

#include <deque>
#include <span>

class QPainter;

namespace ringford::ui {

/**
 * Shapes that a PDF file holds once, however often they are drawn: forms, of which Qt's writer knows nothing. It knows
 * pictures, though, and writes each once, when it is first drawn; so a picture of one dot is drawn in a form's place,
 * and where the file is written (PdfDevice) the form takes the place of the picture.
 */
class PdfForms {
public:
    /** What shapes are told by; the same key is for the same shapes. */
    using Key = QByteArray;
    static Key keyOf(const QPainterPath& path, const QColor& fill, const Stroke& stroke);

    /** Whether a form can hold it: nothing shines through. */
    static bool canHold(std::span<const InkedShape> shapes);
    /** Whether the shapes of that key were drawn before. */
    bool knows(const Key& key) const { return m_pictures.contains(key); }
    /**
     * Draws shapes with the painter's transformation. They are only looked at when the key is drawn for the first time.
     * @pre canHold()
     */
    void draw(QPainter& painter, const Key& key, std::span<const InkedShape> shapes);

    /** The form in place of the next picture that the file gets: dictionary, stream and all; empty: there is none. */
    QByteArray takeNext();

private:
    struct Picture {
        QImage dot;
        QRectF area;
    };
    QHash<Key, Picture> m_pictures;
    std::deque<QByteArray> m_waiting; ///< forms whose pictures are being written
};

} // namespace ringford::ui
