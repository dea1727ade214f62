// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"

#include <stop_token>

namespace ringford::ui {

/** Draws on another canvas until it is asked to stop: a painting has no other way out. Both outlive it. */
class StoppableCanvas : public Canvas {
public:
    StoppableCanvas(Canvas& canvas, const std::stop_token& stop) : m_canvas(canvas), m_stop(stop) {}

    void fill(const QPainterPath& path, const QColor& colour) override
    {
        if (!m_stop.stop_requested())
            m_canvas.fill(path, colour);
    }
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override
    {
        if (!m_stop.stop_requested())
            m_canvas.fillBelowLine(path, colour, lineWidth);
    }
    void stroke(const QPainterPath& path, const Stroke& stroke) override
    {
        if (!m_stop.stop_requested())
            m_canvas.stroke(path, stroke);
    }
    void write(const Word& word) override
    {
        if (!m_stop.stop_requested())
            m_canvas.write(word);
    }
    void piece(const PieceLook& look, const Pose& pose) override
    {
        if (!m_stop.stop_requested())
            m_canvas.piece(look, pose);
    }
    double crisp(double length) const override { return m_canvas.crisp(length); }
    void enter(QPointF offset, const QRectF& clip) override { m_canvas.enter(offset, clip); }
    void leave() override { m_canvas.leave(); }

private:
    Canvas& m_canvas;
    const std::stop_token& m_stop;
};

} // namespace ringford::ui
