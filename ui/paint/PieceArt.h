// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceLook.h"
#include "ui/paint/PieceTemplate.h"

#include <QHash>
#include <QPixmap>

#include <map>

class QPainter;

namespace ringford::ui {

/**
 * Draws pieces: reads each template once, and keeps what it has painted for screens by look and device pixels. One a program is
 * enough; it belongs to the thread of the window, and must go before the QGuiApplication does.
 */
class PieceArt
{
public:
    /** The shapes of a drawing. One that does not exist is drawn as a man, so that no piece is ever invisible. */
    const PieceTemplate &shapes(const QString &drawing);

    /** The piece in a square of @p side device pixels. */
    QPixmap pixmap(const PieceLook &look, int side, double outline);

    /** Paints the shapes with the painter's transformation, the box from 0,0 to 64,64; @p outline as outlineWidth() gives it. */
    void paintShapes(QPainter &painter, const PieceLook &look, double outline);

    /** Outline of a piece in units of its box, for a box of so many device-independent pixels. */
    static double outlineWidth(double boxInPixels);
    /** Width of inner lines that goes with an outline. */
    static double detailWidth(double outline);

    static constexpr double kPaperOutline = 3;    ///< where no pixel says how fine a line can be
    static constexpr double kLeastMarkedBox = 20; ///< px; below it foot marks are only dirt

private:
    struct Key {
        PieceLook look;
        int side;
        int outlineHundredths;
        bool operator==(const Key &) const = default;
    };
    friend size_t qHash(const Key &key, size_t seed);

    std::map<QString, PieceTemplate> m_templates;
    QHash<Key, QPixmap> m_pixmaps;
    qsizetype m_pixmapBytes = 0;
};

} // namespace ringford::ui
