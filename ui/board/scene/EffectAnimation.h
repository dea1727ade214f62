// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Effect.h"
#include "ui/board/scene/HeldPieces.h"
#include "ui/match/MatchModel.h"

#include <QObject>

#include <deque>
#include <vector>

namespace ringford::ui {

/** Lets effects be seen on the pieces, phase after phase, or taken back all at once. */
class EffectAnimation : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    EffectAnimation(const PieceStage& stage, PieceItems& items, PieceWays& ways, HeldPieces& held);

    /** Lets @p transition be seen, ending with @p after. @pre the items are loosened, nothing moves */
    void play(const Transition& transition, const Contents& after);
    /** Ends what still moves. */
    void finish();
    /** Whether pieces still stand as they did in the middle of what is being played. */
    bool isBetweenPhases() const { return !m_phases.empty(); }

signals:
    /** These effects begin to be seen; more may follow. */
    void phaseBegun(const std::vector<ringford::Effect>& effects);
    /** A running movement has come to its end. */
    void finished();

private:
    /** What is seen at once. */
    struct Phase {
        std::vector<Effect> effects;
        int hold = 0; ///< ms that nothing moves: there is something to be read
    };

    void readPhases(const std::vector<Effect>& effects);
    Phase takePhase();
    void beginPhase();
    void end();
    int lengthOfPhase(const std::vector<Effect>& effects) const;
    void apply(const Effect& effect);
    void takeBack(const Effect& effect);
    void move(const Effect& effect, Cell from, Cell to, const QPolygonF& line);
    void appear(const Piece& piece, Cell cell);
    void vanishAt(Cell cell, const Piece& piece);
    void lay(const Effect& effect);
    void burst(Cell cell, const Effect& effect);
    void fly(const Effect& shot);

    const PieceStage& m_stage;
    PieceItems& m_items;
    PieceWays& m_ways;
    HeldPieces& m_held;
    std::deque<Phase> m_phases; ///< that are still to be seen
    Contents m_after;           ///< what they lead to
};

} // namespace ringford::ui
