// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/InkedPiece.h"
#include "ui/paint/PieceLook.h"
#include "ui/paint/PieceTemplate.h"

#include <QByteArray>
#include <QHash>
#include <QPixmap>

#include <map>

class QPainter;

namespace ringford::ui {

/**
 * Draws pieces: reads each template once, and keeps what it has painted for screens by look and device pixels. One a
 * program is enough for windows; it belongs to one thread, and must go before the QGuiApplication does.
 */
class PieceArt {
public:
    /** The shapes of a drawing. One that does not exist is drawn as a man, so that no piece is ever invisible. */
    const PieceTemplate& shapes(const QString& drawing);

    /** The piece in a square of @p side device pixels. */
    QPixmap pixmap(const PieceLook& look, int side, double outline);

    /** The same as shapes, in the order in which they are painted, in the template's box of 64 units. */
    std::vector<InkedShape> inked(const PieceLook& look, double outline);
    /**
     * The same on paper, with a box of @p boxInMm: the weights of lines are in mm, and hatches do not grow. Kept, so
     * that a second one costs nothing.
     */
    const std::vector<InkedShape>& printed(const PieceLook& look, PaperStyle style, double boxInMm);
    /** What is told of the shapes that printed() gives: the same for the same. */
    static QByteArray printedKey(const PieceLook& look, PaperStyle style, double boxInMm);
    /** Paints shapes with the painter's transformation; pen and brush are left changed. */
    static void paint(QPainter& painter, const std::vector<InkedShape>& shapes);

    /** Outline of a piece in units of its box, for a box of so many device-independent pixels. */
    static double outlineWidth(double boxInPixels);

    static constexpr double kPaperOutline = 3; ///< where no pixel says how fine a line can be

private:
    struct Key {
        PieceLook look;
        int side;
        int outlineHundredths; ///< of pixmaps; of what is printed the style
        bool operator==(const Key&) const = default;
    };
    friend size_t qHash(const Key& key, size_t seed);

    std::map<QString, PieceTemplate> m_templates;
    QHash<Key, QPixmap> m_pixmaps;
    QHash<Key, std::vector<InkedShape>> m_printed; ///< Key::side is the box in hundredths of a mm
    qsizetype m_pixmapBytes = 0;
};

} // namespace ringford::ui
