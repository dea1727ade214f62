// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/board/scene/LastActions.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/DecidingBoard.h"
#include "ui/paint/PieceStack.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

class BoardSource;

/**
 * Brings what the model shows, or what is shown in its place, into a picture of the boards: what stands there, what was
 * done last, what has been drawn. Knows no layout.
 */
class PositionPresenter : public QObject {
    Q_OBJECT

public:
    /** All must live longer; nothing is in @p picture before adopt(). */
    PositionPresenter(const MatchModel& model, const BoardAppearance& appearance, BoardPicture& picture)
        : m_model(model), m_appearance(appearance), m_picture(picture)
    {
    }

    /**
     * Takes over the model's match, whatever game it is of, with an empty picture. The game before it, if there was
     * one, is to live as long as anything made for it.
     */
    std::shared_ptr<const Game> adopt();
    const MatchModel& model() const { return m_model; }

    /** What is shown in place of the match's position; null: nothing. It is to be read() then. */
    void setSource(const BoardSource* source);
    bool hasSource() const { return m_source != nullptr; }
    /** Whether the game itself is seen as far as it was played, and nothing else. */
    bool showsGameNode() const { return !hasSource() && m_model.viewedNode() == m_model.gameNode(); }

    /** Reads all of the position; @p transition led to it. */
    void read(const Transition& transition);
    /** Tells who has several of the seats that are left. */
    void readPersons();
    /** What is drawn at the place shown. */
    Drawings keptDrawings() const;

    /** What lies on cells or is carried, as the position has it: the picture has others while something is still played. */
    const std::vector<Marker>& markers() const { return m_markers; }
    /** The piece on a cell, or what lies there by itself. */
    const Piece* pieceOn(Cell cell) const { return m_pieces[cell.index]; }
    /** Who uses the board when this is touched: who plays the piece there if it is on turn, else the first who is. */
    Seat userAt(const Touch& touch) const;
    /** Boards that are not seen any more, in order: closed ones on which nothing stands. */
    std::vector<int> goneFaces() const;
    /** The board that the game ended on, which is seen as it was then; null where there is none. */
    const DecidingBoard* decidingBoard() const
    {
        return m_deciding.empty() || !m_model.viewedNode()->outcome().decided() ? nullptr : &m_deciding.front();
    }
    /** Takes out of what is to be seen that the pieces of boards go, or come back, that are seen as they were. */
    void keepDecidingBoards(Transition& transition) const
    {
        for (const DecidingBoard& deciding : m_deciding)
            deciding.keep(m_picture.game->board, transition.effects);
    }

    /**
     * Lets what lies on cells change as @p effects tell, and be as the position has it once no more are to come. False
     * if there is nothing of that kind.
     */
    bool showMarkers(const std::vector<Effect>& effects, bool isBetweenPhases);
    /** Boards that are closed by what is played now are still seen as they are lost: the king, and what mates it. */
    void beginClosing(const Transition& transition);
    /** From here on the result is written over them; false if there are none. */
    bool endClosing();

signals:
    /** Something else is shown in place of the match's position. */
    void sourceChanged();

private:
    void readMatch(const Transition& transition);
    void readDecidingBoards();
    void rememberClosed();

    const MatchModel& m_model;
    const BoardAppearance& m_appearance;
    BoardPicture& m_picture;
    const BoardSource* m_source = nullptr;
    std::shared_ptr<const Game> m_game; ///< the one that is shown
    std::vector<PieceStack> m_standing; ///< what can be taken in hand
    std::vector<const Piece*> m_pieces; ///< by cell, of those
    std::vector<Marker> m_markers;
    LastActions m_lastActions;
    std::vector<DecidingBoard> m_deciding; ///< the one that the game ended on; looking back, all that are lost there
};

} // namespace ringford::ui
