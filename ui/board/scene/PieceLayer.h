// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardManner.h"
#include "ui/board/scene/PieceItem.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardLayout.h"
#include "ui/paint/Standing.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

#include <deque>
#include <memory>
#include <vector>

namespace ringford::ui {

class BurstItem;

/**
 * The pieces on the scene, and what lies there by itself: one item each, moved as the engine's effects tell, phase
 * after phase. After each change they stand exactly as the position has them, whatever was animated on the way.
 */
class PieceLayer : public QObject {
    Q_OBJECT

public:
    PieceLayer(QGraphicsScene& scene, PieceArt& art, QObject* parent = nullptr);
    ~PieceLayer() override;

    /** What pieces are drawn with. All must live until the next call. */
    void setStage(const GameDescription& game, const BoardLayout& layout, const BoardManner& manner);
    /** How far pieces are turned, by side, as BoardPicture has it; seen when they are next put somewhere. */
    void setPieceTurns(std::vector<double> turns) { m_turns = std::move(turns); }
    /** Puts pieces as @p contents has them, at once. */
    void place(const Contents& contents);
    /** Lets @p transition be seen, ending with @p after. */
    void play(const Transition& transition, const Contents& after);
    /** Puts pieces as @p contents has them on another layout of the same boards; they wander there. */
    void turn(const BoardLayout& layout, const Contents& contents);
    /** Ends what still moves. */
    void finish();
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running; }
    /** Whether pieces still stand as they did in the middle of what is being played. */
    bool isBetweenPhases() const { return !m_phases.empty(); }

    /** The item of the piece that the position has on @p cell; null if there is none. */
    PieceItem* on(Cell cell) const { return m_at[cell.index]; }
    /** Takes the piece of @p origin into a hand: it follows carry(). */
    void lift(Cell origin);
    void carry(Cell origin, QPointF pos);
    /** Sets it down on a cell, where it waits for the model (or for more touches). Glides there. */
    void rest(Cell origin, Cell on);
    /** The same without gliding: it was dropped there. */
    void settle(Cell origin, Cell on);
    /** Lets a piece that comes from beside the boards follow a hand, wait on a cell, or be gone again. */
    void bring(const Piece& piece, QPointF pos);
    void settleBrought(Cell on);
    void dropBrought();
    /** Pales the pieces on these cells, and no others: they are as good as gone. */
    void fade(const std::vector<Cell>& cells);

signals:
    /** These effects begin to be seen; more may follow. */
    void phaseBegun(const std::vector<ringford::Effect>& effects);
    /** A running movement has come to its end. */
    void finished();

private:
    struct OnCell {
        Cell cell;
        PieceItem* item;
    };
    struct Way {
        PieceItem* item;
        std::vector<QPointF> points; ///< from where it was to where it will be
        double opacityFrom = 1;
        double opacityTo = 1;
        std::optional<Standing> becomes; ///< what it is when it has arrived
        bool goesAway = false;           ///< the item is deleted at the end
        int hops = 0;                    ///< moves that it is made of
    };

    PieceItem* make(const Piece& piece, Cell cell, QPointF pos);
    void cover(const PieceItem* by, std::optional<Cell> cell);
    void showGhost(Cell origin);
    void hideGhost();
    PieceItem* take(Cell cell, const Piece& piece);
    void apply(const Effect& effect);
    void takeBack(const Effect& effect);
    void moveTo(PieceItem* item, Cell cell, const QPolygonF& line);
    void appear(const Piece& piece, Cell cell);
    void vanish(PieceItem* item);
    Way& wayOf(PieceItem* item);
    void match(const Contents& contents);
    void dress(PieceItem& item, const Standing& standing) const;
    void takeUp();
    /** What is seen at once. */
    struct Phase {
        std::vector<Effect> effects;
        int hold = 0; ///< ms that nothing moves: there is something to be read
    };
    void readPhases(const std::vector<Effect>& effects);
    void beginPhase();
    int lengthOfPhase(const std::vector<Effect>& effects) const;
    int mostHops() const;
    void raiseMoving();
    void vanishAt(Cell cell, const Piece& piece);
    void lay(const Effect& effect);
    void burst(Cell cell, const Effect& effect);
    void fly(const Effect& shot);
    void settleWays();
    void start(int duration, QEasingCurve::Type easing = QEasingCurve::OutCubic);
    void advance(double part);
    void end();
    PieceLook look(const Piece& piece) const;
    double angle(const Piece& piece) const;

    QGraphicsScene& m_scene;
    PieceArt& m_art;
    const GameDescription* m_game = nullptr;
    const BoardLayout* m_layout = nullptr;
    const BoardManner* m_manner = nullptr;
    SideSet m_sidesOut;
    std::vector<double> m_turns;          // by side; empty: all upright
    std::vector<PieceItem*> m_at;         // by cell; the scene owns the items
    std::vector<Cell> m_faded;            // their pieces are pale
    std::optional<Cell> m_covered;        // its piece is hidden below one that waits there
    std::unique_ptr<PieceItem> m_ghost;   // on the cell whose piece is in a hand
    std::unique_ptr<PieceItem> m_brought; // from beside the boards
    std::vector<OnCell> m_standing;       // while effects are played: a cell can hold two for a moment
    std::vector<Way> m_ways;
    std::deque<Phase> m_phases; // that are still to be seen
    Contents m_after;           // what they lead to
    std::vector<std::unique_ptr<BurstItem>> m_bursts;
    QVariantAnimation m_animation;
    int m_duration = 0;
};

} // namespace ringford::ui
