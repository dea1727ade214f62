// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceLook.h"
#include "ui/paint/Stroke.h"

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QString>

namespace ringford::ui {

/**
 * What of a text is laid out as one line: files hold words of millions of letters, and a line that long takes minutes to
 * measure and is seen nowhere.
 */
QString lineOf(const QString& text);

/** A short word, its middle at a point. */
struct Word {
    QPointF centre;
    QString text;
    double size = 0; ///< of the font, in layout units
    bool bold = false;
    QColor colour;
    double span = 0; ///< how wide it was laid out, which begins half of that before the middle; 0: as wide as it is

    /**
     * How far below the middle the base line is: what is centred is the height that the eye takes for the word's, and
     * descenders hang below it. @p font gives the family.
     */
    double drop(QFont font) const;
    /** How wide it is, in layout units. */
    double width(QFont font) const;
    /** Cuts the text until it is no wider than @p most, with an ellipsis; a letter stays. */
    void shorten(const QFont& font, double most);
};

/** Where and how a piece stands. */
struct Pose {
    QPointF centre;
    double box = 0;     ///< side of its box, in layout units
    double angle = 0;   ///< turned clockwise, in degrees
    double opacity = 1; ///< a ghost on the cell that a piece is being dragged from is paler
};

/** What boards are drawn on: a QPainter's device, or a file that keeps shapes as shapes. */
class Canvas {
public:
    Canvas() = default;
    virtual ~Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    virtual void fill(const QPainterPath& path, const QColor& colour) = 0;
    /**
     * Fills an area along whose edge a line of that width will lie: where the line hides it, the edge may be quick and
     * coarse.
     */
    virtual void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth);
    virtual void stroke(const QPainterPath& path, const Stroke& stroke) = 0;
    virtual void write(const Word& word) = 0;
    virtual void piece(const PieceLook& look, const Pose& pose) = 0;
    /** Length rounded so that lines of it are crisp, never to nothing. */
    virtual double crisp(double length) const = 0;

    /** What follows has its origin at @p offset, until leave(), and is cut off outside @p clip, unless that is null. */
    virtual void enter(QPointF offset, const QRectF& clip = {}) = 0;
    virtual void leave() = 0;
};

/** In a picture of two colours everything is one of them. */
inline QColor inkFor(const QColor& colour, bool isOneBit)
{
    if (!isOneBit || !colour.isValid() || colour.alpha() == 0)
        return colour;
    return colour.lightnessF() < 0.5F ? Qt::black : Qt::white;
}

} // namespace ringford::ui
