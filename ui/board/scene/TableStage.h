// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardTurns.h"
#include "ui/board/scene/PlanMotion.h"
#include "ui/board/scene/PositionPresenter.h"
#include "ui/board/scene/TableFocus.h"
#include "ui/paint/BoardLayout.h"

#include <QObject>
#include <QSizeF>

#include <memory>
#include <optional>

namespace ringford::ui {

class PieceLayer;

/**
 * How the boards of a table stand: how large, how they are turned, which is in focus, which are gone, and how they come
 * to stand otherwise.
 */
class TableStage : public QObject {
    Q_OBJECT

public:
    /** All must live longer. There is no layout before begin() and layOutAnew(). */
    TableStage(const PositionPresenter& position, const BoardAppearance& appearance, const BoardPicture& picture,
               PieceLayer& pieces);

    /** Boards of another match are upright, in their usual order, none in focus. */
    void begin();
    /** Lays them out at once, as they are to be turned now; only laidOut() tells of it. */
    void layOutAnew();
    /** The same for boards that are turned as they were. */
    void layOutNow() { layOut(makeLayoutNow(), false); }

    const BoardLayout& layout() const { return *m_layout; }
    /** Lays the boards out for a space, @p zoom times as large as fits, on a screen with so many pixels a unit. */
    void arrange(QSizeF space, double zoom, double pixelRatio);
    /** The same for what was said last. */
    void arrangeAgain();
    /** How large the boards must be, compared with what fits into @p space whole, to fit into another space. */
    double zoomFor(QSizeF space, QSizeF other) const;
    QSizeF laidOutFor() const { return m_space; }
    /** The boards stand in one row, whatever is asked. */
    bool areLinked() const { return m_layout->plan() && m_layout->plan()->isLinked; }
    /** Whether a board was gone that is not gone any more. */
    bool comesBack() const;
    /** Whether all boards are laid out that are to be seen, and no others. */
    bool hasRightFaces() const { return m_position.goneFaces() == m_layout->options().arrangement.gone; }

    /** Turns the boards so that the next side in the circle sits below. */
    void turn();
    /**
     * Turns the boards by hand to an angle, as LayoutOptions::turns has it, at once. Where boards turn to the seat on
     * turn, what a hand did (and turn()) holds until others are on turn. Where pieces face their own seats, they go on
     * doing so, at any angle. No mode puts the angle straight again: who sits askew wants it askew.
     */
    void turnTo(double degrees);
    /** How far the boards are turned: degrees, 0 to below 360. */
    double turned() const { return m_turns.byFace().front(); }
    /** Others are absent (MatchModel::absent()): a board is turned to where somebody sits. */
    void seatPersons();
    /** Who is on turn has changed, or nobody turns the boards by hand any more. */
    void seeTurn() { m_turns.seeTurn(m_picture.contents.sidesOnTurn); }
    void forgetHand() { m_turns.forgetHand(); }
    /** Turns them as is asked now, as soon as they are laid out. */
    void takeTurnsAsked() { m_turns.set(turnsAsked()); }

    /**
     * Makes one board large and the others small beside it; nothing makes all as large as one another. Linked boards
     * stay in their row.
     */
    void setFocus(std::optional<int> face);
    std::optional<int> focusedFace() const { return m_focus.face(); }
    /** Others are followed: whoever of them is waited for already counts. */
    void followAnew();

    /**
     * Turns boards to seats, closes up, follows the turn: what comes after the pieces have come to rest. Where a hand is
     * on what would go or grow, it comes when the hand is not there any more.
     */
    void settle();
    /**
     * What a hand does on the boards: whether it holds a button, or something by it, and where its pointer is. Boards
     * on their way stop where they are as long as it holds something.
     */
    void setHand(bool isHeld, std::optional<QPointF> pointer);
    /** From the action that closes a board until the others have closed up; not for somebody who leafs through. */
    void updateClosing();
    /** Ends what still moves, pieces and boards. */
    void finishMotion();
    bool isMoving() const;

    /** What is touched there. */
    std::optional<Touch> touchAt(QPointF scenePos) const;
    /** Where a touch is seen; null if it has no place on the boards. */
    QRectF boundsOf(const Touch& touch) const;

signals:
    /** There is another layout; the one before is gone as soon as all have heard of this. */
    void laidOut(bool isTurned);
    /** The layout changed (zoom, turn, resize), and all has taken its place on it. */
    void arranged();
    /** Of linked boards, this one is to be seen large; nothing: all of them. */
    void linkedFaceWanted(std::optional<int> face);
    /** The game waits, or goes on: the boards that are left close up. */
    void closingUp(bool isClosing);

private:
    /** What is known of the hand, and what waits for it. */
    struct Hand {
        bool isHeld = false;
        std::optional<QPointF> pointer;
        bool isAwaited = false; ///< something is to happen when it is gone
        bool hasHalted = false; ///< boards on their way
    };

    std::vector<double> turnsAsked() const;
    bool isCircle() const { return m_layout && m_layout->plan() && m_layout->plan()->isCircle; }
    bool awaitsHand();
    void showFocus();
    void rearrange(int duration);
    void showRearranging(const TablePlan& plan);
    void endRearranging();
    LayoutOptions layoutOptions() const;
    std::unique_ptr<BoardLayout> makeLayoutNow() const;
    void replaceLayout(std::unique_ptr<BoardLayout> layout, bool isTurned);
    void layOut(std::unique_ptr<BoardLayout> layout, bool isTurned);
    std::optional<Touch> stockAt(QPointF scenePos) const;

    const PositionPresenter& m_position;
    const BoardAppearance& m_appearance;
    const BoardPicture& m_picture;
    PieceLayer& m_pieces;
    std::unique_ptr<BoardLayout> m_layout;
    BoardTurns m_turns;
    TableFocus m_focus;
    Hand m_hand;
    int m_firstInCircle = 0;
    bool m_isClosingUp = false;
    PlanMotion m_rearranging;
    QSizeF m_space{640, 640};
    double m_zoom = 1;
    double m_pixelRatio = 1;
};

} // namespace ringford::ui
