// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardManner.h"
#include "ui/board/scene/BoardTurns.h"
#include "ui/board/scene/GestureSession.h"
#include "ui/board/scene/LastActions.h"
#include "ui/board/scene/PlanMotion.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/Standing.h"

#include <QGraphicsScene>
#include <QPixmap>

#include <array>
#include <memory>
#include <optional>
#include <set>

namespace ringford::ui {

class BoardSource;
class ClockModel;
class LayerItem;
class PieceLayer;

/**
 * The boards of a match as they are seen: the position that the model shows, and on it what hands and reasons mark. One
 * scene unit is one device-independent pixel, so a larger board is another layout, and everything stays crisp. It knows
 * no rule.
 */
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(MatchModel& model, QObject* parent = nullptr);
    ~BoardScene() override;

    void setManner(const BoardManner& manner);
    /**
     * Shows what @p source has in place of the match's position; null: the match again. Another match ends it. It
     * outlives the scene, or the scene is told before it goes.
     */
    void showInstead(const BoardSource* source);
    bool isShowingInstead() const { return m_source != nullptr; }
    /** The clocks that are shown where a board says whose turn it is. They live as long as the match's model. */
    void setClocks(const ClockModel& clocks);
    const BoardManner& manner() const { return m_manner; }
    /** Lays the boards out for a space, @p zoom times as large as fits, on a screen with so many pixels a unit. */
    void arrange(QSizeF space, double zoom, double pixelRatio);
    /** How large the boards must be, compared with what fits into @p space whole, to fit into another space. */
    double zoomFor(QSizeF space, QSizeF other) const;
    /** Turns the boards so that the next side in the circle sits below. */
    void turn();
    /**
     * Turns the boards by hand to an angle, as LayoutOptions::turns has it, at once. Where boards turn to the seat on
     * turn, what a hand did (and turn()) holds until others are on turn. Where pieces face their own seats, they go on
     * doing so, at any angle. No mode puts the angle straight again: who sits askew wants it askew.
     */
    void turnTo(double degrees);
    /**
     * Makes one board large and the others small beside it; nothing makes all as large as one another. Linked boards
     * stay in their row.
     */
    void setFocus(std::optional<int> face);
    std::optional<int> focusedFace() const { return m_focus; }
    /** The boards stand in one row, whatever is asked. */
    bool areLinked() const { return m_layout->plan() && m_layout->plan()->isLinked; }
    /** Boards that are not seen any more, in order: closed ones on which nothing stands. */
    std::vector<int> goneFaces() const;
    /** How far the boards are turned: degrees, 0 to below 360. */
    double turned() const { return m_turns.byFace().front(); }
    const BoardLayout& boardLayout() const { return *m_layout; }
    QSizeF laidOutFor() const { return m_space; }
    void setFont(const QFont& font);
    /** A piece as a picture of @p side units. */
    QPixmap picture(const Piece& piece, int side, double pixelRatio);

    const Contents& contents() const { return m_picture.contents; }
    const GameDescription& description() const { return m_game->description(); }
    /** The piece on a cell, or what lies there by itself. */
    const Piece* pieceOn(Cell cell) const;
    std::optional<Touch> touchAt(QPointF scenePos) const;
    /** Who uses the board when this is touched: who plays the piece there if it is on turn, else the first who is. */
    Seat userAt(const Touch& touch) const;
    /** Where a touch is seen; null if it has no place on the boards. */
    QRectF boundsOf(const Touch& touch) const;

    /**
     * Takes the piece of a cell into a hand, moves it, waits with it on a cell (gliding or, dropped, at once), puts it
     * back.
     */
    void lift(Cell origin);
    void carry(Cell origin, QPointF scenePos);
    void restOn(Cell origin, Cell on);
    void settle(Cell origin, Cell on);
    void putBack(Cell origin);
    /** The same for a piece from beside the boards: it follows a hand, waits on a cell, is gone again. */
    void bring(const Piece& piece, QPointF scenePos);
    void settleBrought(Cell on);
    void dropBrought();

    /** Marks what is touched and where one can go on; of a tool that says so, also where one can begin. */
    void showTouches(const GestureSession& session);
    /** Marks how a piece moves that is not being played. */
    void showInspected(Cell cell, const std::vector<Target>& targets);
    void clearTouches();
    /** Marks a cell that is looked at, and nothing else that touches mark. */
    void showSelected(std::optional<Cell> cell);
    /** Whether a place is marked as one where something can go. */
    bool isTarget(const Touch& touch) const;
    /** Marks a place under the pointer where something can be done; nothing unmarks. */
    void setPointedAt(std::optional<Cell> cell);
    /** Shows what an action would do; an empty one shows nothing. */
    void setForesight(Foresight foresight);
    void markReason(const std::vector<Cell>& cells);
    /**
     * Shows these drawings in place of those that are kept at the place shown: what somebody is about to draw. Nothing
     * shows what is kept again.
     */
    void setSketch(std::optional<Drawings> sketch);
    void setCursorCell(std::optional<Cell> cell);
    std::optional<Cell> cursorCell() const { return m_picture.cursor; }

    /** Ends what still moves: new input never waits. */
    void finishMotion();
    bool isMoving() const;
    /** Where the piece of a cell is seen right now. @pre there is one */
    QPointF piecePos(Cell cell) const;
    /** Everything that is marked, for views that tell it in words. */
    const BoardPicture& picture() const { return m_picture; }
    /** How boards are drawn here, for pictures beside them. */
    const BoardStyle& style() const { return m_style; }

signals:
    /** Cells lie elsewhere; those of another game after contentsChanged(). */
    void arranged();
    /** Other pieces stand on the boards. */
    void contentsChanged();
    /** Other things lie on cells, in the middle of what is being played. */
    void markersChanged();
    /** Colours, fonts or marks are others. */
    void mannerChanged();
    /** Of linked boards, this one is to be seen large; nothing: all of them. */
    void linkedFaceWanted(std::optional<int> face);
    /** The game waits, or goes on: the boards that are left close up. */
    void closingUp(bool isClosing);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    void adopt();
    void showTransition(const Transition& transition);
    void showSource();
    void readMatch(const Transition& transition);
    std::vector<double> turnsAsked() const;
    void settleTable();
    void followTurn();
    void rearrange(int duration);
    void showRearranging(const TablePlan& plan);
    void endRearranging();
    void updateAfter(const Transition& transition, const BoardPicture& before);
    void readPosition(const Transition& transition);
    void showMarkers(const std::vector<Effect>& effects);
    void updateTurnNotes();
    void updatePersons();
    void updateDials();
    void updateGaps();
    std::optional<Touch> stockAt(QPointF scenePos) const;
    void updateClosing();
    void beginClosing(const Transition& transition);
    void endClosing();
    void updatePause();
    LayoutOptions layoutOptions() const;
    std::unique_ptr<BoardLayout> makeLayoutNow() const;
    void replaceLayout(std::unique_ptr<BoardLayout> layout, bool isTurned);
    void layOut(std::unique_ptr<BoardLayout> layout, bool isTurned);
    struct Hints;
    void setHints(Hints shown);
    void touchedCells(const std::vector<Cell>& cells);
    void updateMarks();
    void showDrawings(const Drawings& drawings);
    Drawings keptDrawings() const;

    MatchModel& m_model;
    const ClockModel* m_clocks = nullptr;
    const BoardSource* m_source = nullptr; ///< what is shown in place of the match's position
    std::shared_ptr<const Game> m_game;    ///< the one that is shown
    BoardManner m_manner;
    PieceArt m_art;
    BoardStyle m_style;
    BoardPicture m_picture;
    std::vector<Standing> m_standing;   ///< what can be taken in hand
    std::vector<const Piece*> m_pieces; ///< by cell, of those
    std::vector<Marker> m_markers;      ///< of the position; while it is still being played, the picture has others
    std::unique_ptr<BoardLayout> m_layout;
    std::array<LayerItem*, 3> m_layers{};
    std::unique_ptr<PieceLayer> m_pieceLayer; // goes before the scene and its items do
    BoardTurns m_turns;
    std::optional<int> m_focus; ///< the board that is large
    std::set<int> m_awaiting;   ///< boards that waited for who is followed, when that was looked at last
    int m_firstInCircle = 0;
    bool m_isClosingUp = false;
    LastActions m_lastActions;
    PlanMotion m_rearranging;
    QSizeF m_space{640, 640};
    double m_zoom = 1;
    double m_pixelRatio = 1;
};

} // namespace ringford::ui
