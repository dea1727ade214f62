// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Setup.h"
#include "ui/board/tools/BoardTool.h"
#include "ui/editor/Brush.h"

#include <optional>
#include <utility>

namespace ringford::ui {

class BoardScene;
class SetupDocument;

/**
 * What hands and keys do to a setup on the boards: paint with what is in hand, move, copy and take off. Each stroke is
 * one change of the document. With the right button a click takes off, and a drag draws.
 */
class EditTool : public BoardTool {
    Q_OBJECT

public:
    /** All outlive it; @p drawing is what the right button draws with. */
    EditTool(SetupDocument& document, BoardScene& scene, BoardTool& drawing, QObject* parent = nullptr);

    const Brush& brush() const { return m_brush; }
    void setBrush(const Brush& brush);
    /** The cell whose piece is looked at, with the hand or after something was put there. */
    std::optional<Cell> selected() const { return m_selected; }
    void select(std::optional<Cell> cell);
    /** Puts it there, also where it is already; what is in hand stays in hand. */
    void put(const Brush& brush, const BoardPointer& at);

    void press(const BoardPointer& at) override;
    void drag(const BoardPointer& at) override;
    void release(const BoardPointer& at) override;
    void hover(const BoardPointer& at) override;
    void activate(const Touch& touch) override;
    bool cancel() override;
    bool takesRightButton() const override { return true; }
    bool wantsKey(int key, Qt::KeyboardModifiers modifiers) const override;
    bool pressKey(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool followsCursor(Qt::KeyboardModifiers modifiers) const override
    {
        return m_brush.kind != Brush::Kind::Hand && modifiers == Qt::ShiftModifier;
    }
    void cursorCame(Cell cell) override;
    bool canUndo() const override;
    bool canRedo() const override;
    void undo() override;
    void redo() override;
    Qt::CursorShape shapeAt(const BoardPointer& at) override;
    void reset() override;
    void rearranged() override {}

signals:
    void brushChanged();
    void selectionChanged();
    /** Somebody has chosen what to put, be it what is in hand already. */
    void taken();
    /** A key has chosen whose pieces letters put. */
    void armyChosen(ringford::Side side);
    /** What a key puts stands there already. */
    void foundThere(ringford::Cell cell);
    /** A key has picked up what is there; or what it had picked up stays where it is. */
    void pickedUp(ringford::Cell cell);
    void hasPutBack();
    /** Esc has taken the hand in place of what was to be put. */
    void handTaken();
    /** A key leads the cursor there. */
    void ledTo(ringford::Cell cell);
    /** Something cannot be done there, and why. */
    void refused(const QString& why, const QRectF& at);

private:
    /** What the pressed button is doing. */
    enum class Stroke : std::uint8_t { None, Paint, Right, Move };
    void stroke(Cell cell);
    void beginKeyStroke(bool takesOff);
    void move(Cell from, Cell to, bool copies);
    void erase(Cell cell, int stroke = 0);
    /** What a key has picked up. */
    void putBack()
    {
        if (std::exchange(m_isPicked, false))
            emit hasPutBack();
    }
    void releaseRight(std::optional<Cell> origin, const BoardPointer& at);
    void refuse(const BoardPointer& at);
    bool endStroke();

    struct StrokeEnd {
        std::optional<Cell> cell;
        QPointF point; ///< of the pointer
    };

    SetupDocument& m_document;
    BoardScene& m_scene;
    BoardTool& m_drawing;
    Brush m_brush;
    int m_armyOfLetters = 0; ///< whose pieces letters put; with Shift those of the next one
    Stroke m_stroke = Stroke::None;
    int m_strokeNumber = 0;
    bool m_takesOff = false;      ///< the stroke takes off what the brush would put
    StrokeEnd m_last;             ///< where the stroke has come to
    std::optional<Cell> m_origin; ///< from where something is moved
    bool m_isDragged = false;     ///< what is there, with or without a piece
    bool m_isLifted = false;      ///< the piece there is in hand
    bool m_goesOn = false;        ///< a stroke by key can be led on to other cells
    bool m_isPicked = false;      ///< by key: the selected piece waits for where it goes
    std::optional<Cell> m_selected;
};

} // namespace ringford::ui
