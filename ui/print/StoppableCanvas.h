// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"

#include <stop_token>

namespace ringford::ui {

/**
 * Draws on another canvas until it is asked to stop, or has drawn what may be drawn: a painting has no other way out.
 * All that it is made of outlives it.
 */
class StoppableCanvas : public Canvas {
public:
    /** What a shape or a word costs beside its points or letters, a piece in all, a letter, and where a text turns round. */
    static constexpr long long kEach = 5;
    static constexpr long long kPiece = 100;
    static constexpr long long kLetter = 2;
    static constexpr long long kRareLetter = 7; ///< one that few fonts have: it is looked for in all of them
    static constexpr long long kTurn = 20;

    /** @p work is what may be drawn, in points of shapes; what is drawn is taken off. */
    StoppableCanvas(Canvas& canvas, const std::stop_token& stop, long long& work)
        : m_canvas(canvas), m_stop(stop), m_work(work)
    {
    }

    void fill(const QPainterPath& path, const QColor& colour) override
    {
        if (goesOn(path.elementCount()))
            m_canvas.fill(path, colour);
    }
    void fillBelowLine(const QPainterPath& path, const QColor& colour, double lineWidth) override
    {
        if (goesOn(path.elementCount()))
            m_canvas.fillBelowLine(path, colour, lineWidth);
    }
    void stroke(const QPainterPath& path, const Stroke& stroke) override
    {
        if (goesOn(path.elementCount()))
            m_canvas.stroke(path, stroke);
    }
    void write(const Word& word) override
    {
        if (goesOn(workOf(lineOf(word.text))))
            m_canvas.write(word);
    }
    void piece(const PieceLook& look, const Pose& pose) override
    {
        if (goesOn(kPiece))
            m_canvas.piece(look, pose);
    }
    double crisp(double length) const override { return m_canvas.crisp(length); }
    void enter(QPointF offset, const QRectF& clip) override { m_canvas.enter(offset, clip); }
    void leave() override { m_canvas.leave(); }

    /** What a text costs. */
    static long long workOf(const QString& text)
    {
        long long work = kTurn * turnsIn(text);
        for (const QChar letter : text)
            work += isRare(letter) ? kRareLetter : kLetter;
        return work;
    }

private:
    /** What is neither Latin, Greek, Cyrillic, Hebrew, Arabic, nor general punctuation. */
    static bool isRare(QChar letter)
    {
        const char16_t code = letter.unicode();
        return (code >= 0x300 && code < 0x370) || (code >= 0x700 && code < 0x1E00) ||
               (code >= 0x2070 && !letter.isSurrogate());
    }

    /** How often the direction of writing changes: what stands between is set as a text of its own. */
    static long long turnsIn(const QString& line)
    {
        long long turns = 0;
        bool wasToRight = true;
        for (const QChar letter : line) {
            const QChar::Direction now = letter.direction();
            const bool isToRight = now == QChar::DirL;
            const bool isToLeft = now == QChar::DirR || now == QChar::DirAL;
            const bool isSign = now >= QChar::DirLRE && !isToLeft && now != QChar::DirNSM && now != QChar::DirBN;
            turns += isSign || (isToRight && !wasToRight) || (isToLeft && wasToRight) ? 1 : 0;
            wasToRight = isToRight || (wasToRight && !isToLeft);
        }
        return turns;
    }

    bool goesOn(long long points)
    {
        m_work -= kEach + points;
        return m_work >= 0 && !m_stop.stop_requested();
    }

    Canvas& m_canvas;
    const std::stop_token& m_stop;
    long long& m_work;
};

} // namespace ringford::ui
