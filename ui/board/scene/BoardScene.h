// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/MarkOverlay.h"
#include "ui/board/scene/PieceLayer.h"
#include "ui/board/scene/PositionPresenter.h"
#include "ui/board/scene/SeatSigns.h"
#include "ui/board/scene/TableStage.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"

#include <QGraphicsScene>
#include <QPixmap>

#include <optional>

namespace ringford::ui {

class BoardSource;
class ClockModel;

/**
 * The boards of a match as they are seen: the position that the model shows, and on it what hands and reasons mark. One
 * scene unit is one device-independent pixel, so a larger board is another layout, and everything stays crisp. It knows
 * no rule. Its parts do the work: the position is read by one, the boards stand as another says, marks and pieces lie
 * on them; the scene lets them hear of the match in the right order.
 */
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(MatchModel& model, QObject* parent = nullptr);

    void setAppearance(const BoardAppearance& appearance);
    const BoardAppearance& appearance() const { return m_appearance; }
    void setFont(const QFont& font);
    /**
     * Shows what @p source has in place of the match's position; null: the match again. Another match ends it. It
     * outlives the scene, or the scene is told before it goes.
     */
    void showInstead(const BoardSource* source);
    bool isShowingInstead() const { return m_position.hasSource(); }
    /** The clocks that are shown where a board says whose turn it is. They live as long as the match's model. */
    void setClocks(const ClockModel& clocks) { m_signs.setClocks(clocks); }

    /** How the boards stand. */
    TableStage& table() { return m_table; }
    const TableStage& table() const { return m_table; }
    const BoardLayout& boardLayout() const { return m_table.layout(); }
    std::optional<int> focusedFace() const { return m_table.focusedFace(); }
    /** How far the boards are turned: degrees, 0 to below 360. */
    double turned() const { return m_table.turned(); }
    bool areLinked() const { return m_table.areLinked(); }
    std::optional<Touch> touchAt(QPointF scenePos) const { return m_table.touchAt(scenePos); }
    QRectF boundsOf(const Touch& touch) const { return m_table.boundsOf(touch); }

    /** What touches, pointer, cursor and reasons mark. */
    MarkOverlay& marks() { return m_marks; }
    void setForesight(Foresight foresight) { m_marks.setForesight(std::move(foresight)); }
    bool isTarget(const Touch& touch) const { return m_marks.isTarget(touch); }
    std::optional<Cell> cursorCell() const { return m_picture.cursor; }

    /** What hands do to pieces before anything is played. */
    PieceLayer& pieces() { return m_pieces; }
    /** Where the piece of a cell is seen right now. @pre there is one */
    QPointF piecePos(Cell cell) const { return m_pieces.posOf(cell); }
    /** Ends what still moves: new input never waits. */
    void finishMotion() { m_table.finishMotion(); }
    bool isMoving() const { return m_table.isMoving(); }

    const Contents& contents() const { return m_picture.contents; }
    /** What lies on cells or is carried once all has come to rest. */
    const std::vector<Marker>& markersAtRest() const { return m_position.markers(); }
    const GameDescription& description() const { return *m_picture.game; }
    /** The piece on a cell, or what lies there by itself. */
    const Piece* pieceOn(Cell cell) const { return m_position.pieceOn(cell); }
    /** Who uses the board when this is touched: who plays the piece there if it is on turn, else the first who is. */
    Seat userAt(const Touch& touch) const { return m_position.userAt(touch); }
    /** Boards that are not seen any more, in order: closed ones on which nothing stands. */
    std::vector<int> goneFaces() const { return m_position.goneFaces(); }
    /** Everything that is marked, for views that tell it in words. */
    const BoardPicture& picture() const { return m_picture; }
    /** How boards are drawn here, for pictures beside them. */
    const BoardStyle& style() const { return m_style; }
    /** A piece as a picture of @p side units. */
    QPixmap picture(const Piece& piece, int side, double pixelRatio);

signals:
    /** The layout changed (zoom, turn, resize); with another game after contentsChanged(). */
    void arranged();
    /** Other pieces stand on the boards. */
    void contentsChanged();
    /** Other things lie on cells, in the middle of what is being played. */
    void markersChanged();
    /** Colours, fonts or marks are others. */
    void appearanceChanged();
    /** Of linked boards, this one is to be seen large; nothing: all of them. */
    void linkedFaceWanted(std::optional<int> face);
    /** The game waits, or goes on: the boards that are left close up. */
    void closingUp(bool isClosing);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    void connectParts();
    void adopt();
    void readPosition(const Transition& transition);
    void showTransition(const Transition& transition);
    void showSource();
    void showLayout(bool isTurned);
    void showMarkers(const std::vector<Effect>& effects);
    void beginPhase(const std::vector<Effect>& effects);
    void endClosing();
    void hidePieces();
    void updateAfter(const Transition& transition, const BoardPicture& before);

    MatchModel& m_model;
    BoardAppearance m_appearance;
    PieceArt m_art;
    BoardStyle m_style;
    BoardPicture m_picture;
    PieceLayer m_pieces;
    PositionPresenter m_position;
    TableStage m_table;
    MarkOverlay m_marks;
    SeatSigns m_signs;
};

} // namespace ringford::ui
