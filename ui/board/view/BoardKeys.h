// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <Qt>

#include <optional>

namespace ringford::ui {

class BoardScene;
class BoardView;

/**
 * What keys do on a board: they lead a cursor from cell to cell, and touch the cell that it is on. Where it is, screen
 * readers are told, whether or not its mark is seen.
 */
class BoardKeys : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit BoardKeys(BoardView& view);

    /** The cell that the cursor is on. */
    Cell cell() const { return m_cell; }
    /** Goes to a cell, and shows it. */
    void goTo(Cell cell);
    /** The focus has come by keys: the cursor is seen. */
    void show();
    /** The mark of a cursor that was seen may have gone with what was marked. */
    void showAgain();
    /** What would happen at the cursor, if it is seen, is shown as it is under a pointer. */
    void foresee();
    void hide();
    /** The pointer has taken over: keys would go on from @p cell. */
    void hideAt(Cell cell);
    /** Scrolls to the cursor, if it is seen. */
    void keepInView();
    /** Another game may have fewer cells, and a board may be gone. */
    void stayOnBoard();
    /** Goes on to a board that has just been made large. */
    void stayInFocus();
    /** Goes on to a board that somebody wants to see, where that makes none large: those of a row. */
    void goAlong(int face);
    /** Another match begins on a piece of whoever is on turn. */
    void begin();
    /** Does what a key without modifiers means; false if it means nothing here. */
    bool press(int key);
    /** Whether a key means a board here that means something else everywhere in the window. */
    bool wants(int key) const { return key == Qt::Key_0 && (!hasFocused() || withDigit(0)) && faceCount() >= kTen; }
    /** An arrow key with Alt: goes on that way as far as the next piece, or to the end; false for other keys. */
    bool leap(int key);
    /** Tells screen readers about the cell of the cursor. */
    void announce(QAccessible::Event what);

signals:
    /** The cursor came to another cell. */
    void moved(ringford::Cell cell);

private:
    void announceSoon();
    void move(QPointF way);
    bool leadsOut() const;
    bool announceBend();
    void announceEdge();
    void activate();
    bool goToFace(int face);
    bool goToNumber(int digit);
    std::optional<int> withDigit(int digit) const;
    bool leaveFocus();
    void enterFace(int face);
    bool hasFocused() const;
    int faceCount() const;
    BoardScene& scene() const;

    static constexpr int kTen = 10;

    BoardView& m_view;
    Cell m_cell;
    QElapsedTimer m_sinceDigit;
    int m_digit = 0;              ///< of a number that may get another one
    std::optional<int> m_focused; ///< the board that was large when this looked last
    bool m_isSeen = false;
    bool m_isOverEdge = false; ///< an arrow led beyond the cell, where what is in hand can leave the board
};

} // namespace ringford::ui
