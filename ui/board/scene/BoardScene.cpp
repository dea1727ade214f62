// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/BoardScene.h"

#include "ui/board/scene/ChangedFaces.h"
#include "ui/match/BoardSource.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

BoardScene::BoardScene(MatchModel& model, QObject* parent)
    : QGraphicsScene(parent), m_model(model), m_pieces(*this, m_art), m_position(model, m_appearance, m_picture),
      m_table(m_position, m_appearance, m_picture, m_pieces),
      m_marks(*this, m_position, m_appearance, m_picture, m_style, m_pieces),
      m_signs(m_position, m_table, m_appearance, m_picture, m_marks)
{
    // All items are known by cell; an index of where they are would only be kept up for nothing.
    setItemIndexMethod(NoIndex);
    m_style.art = &m_art;
    m_style.font = QGuiApplication::font();
    m_appearance.theme = *Theme::named(Theme::names().front(), false);
    m_style.theme = m_appearance.theme;
    connectParts();
    adopt();
    connect(&model, &MatchModel::replaced, this, &BoardScene::adopt);
    connect(&model, &MatchModel::absentChanged, &m_table, &TableStage::seatPersons);
    connect(&model, &MatchModel::viewedNodeChanged, this, &BoardScene::showTransition);
    connect(&model, &MatchModel::tagsChanged, &m_signs, &SeatSigns::updatePersons);
    connect(&model, &MatchModel::nodeChanged, this, [this](const Node* node) {
        if (node == m_model.viewedNode())
            m_marks.setSketch(std::nullopt);
    });
}

void BoardScene::connectParts()
{
    connect(&m_position, &PositionPresenter::sourceChanged, this, &BoardScene::showSource);
    connect(&m_signs, &SeatSigns::hiddenChanged, this, &BoardScene::hidePieces);
    connect(&m_table, &TableStage::laidOut, this, &BoardScene::showLayout);
    connect(&m_table, &TableStage::arranged, this, &BoardScene::arranged);
    connect(&m_table, &TableStage::arranged, &m_signs, &SeatSigns::updateDials);
    connect(&m_table, &TableStage::linkedFaceWanted, this, &BoardScene::linkedFaceWanted);
    connect(&m_table, &TableStage::closingUp, this, &BoardScene::closingUp);
    // Queued: a hand that has just ended the motion is served first, on the board that it saw.
    connect(&m_pieces, &PieceLayer::finished, &m_table, &TableStage::settle, Qt::QueuedConnection);
    connect(&m_pieces, &PieceLayer::finished, this, [this] {
        showMarkers({});
        endClosing();
    });
    connect(&m_pieces, &PieceLayer::phaseBegun, this, &BoardScene::beginPhase);
}

/** Takes over the model's match, whatever game it is of. */
void BoardScene::adopt()
{
    // Pieces and layout know the game that they were made for until the new one is laid out.
    const std::shared_ptr<const Game> old = m_position.adopt();
    m_table.begin();
    m_pieces.place({});
    readPosition({});
    m_table.layOutAnew();
    m_signs.updateTurnNotes();
    m_signs.updatePause();
    m_signs.updatePersons();
    m_table.updateClosing();
    // In this order: what was in hand is no longer there to be laid out.
    emit contentsChanged();
    emit arranged();
}

void BoardScene::readPosition(const Transition& transition)
{
    m_position.read(transition);
    m_table.seeTurn();
}

void BoardScene::showInstead(const BoardSource* source)
{
    m_position.setSource(source);
    m_signs.updatePause();
    showSource();
}

/** Puts everything as the source (or the match, after one) has it, at once. */
void BoardScene::showSource()
{
    finishMotion();
    m_marks.clearTouches();
    readPosition({});
    m_signs.updateTurnNotes();
    if (m_table.hasRightFaces())
        m_pieces.place(m_picture.contents);
    else
        m_table.arrangeAgain(); // closed boards are there while somebody edits
    m_marks.update();
    emit contentsChanged();
}

void BoardScene::showTransition(const Transition& transition)
{
    if (m_position.hasSource())
        return; // it is read when the match is seen again
    finishMotion();
    const BoardPicture before = m_picture;
    Transition seen = transition;
    m_position.keepDecidingBoards(seen);
    readPosition(transition);
    m_position.keepDecidingBoards(seen);
    m_signs.updateTurnNotes();
    const Contents after = m_picture.contents;
    m_picture.contents.markers = before.contents.markers;
    // What comes back has no place yet that it could be seen to come to.
    const bool comesBack = m_table.comesBack();
    if (comesBack) {
        m_table.layOutNow();
    } else {
        m_position.beginClosing(transition);
        m_pieces.play(seen, after);
        if (!m_pieces.isBetweenPhases())
            endClosing();
    }
    showMarkers({});
    m_marks.clearTouches();
    updateAfter(transition, before);
    emit contentsChanged();
    if (comesBack)
        emit arranged();
    m_table.updateClosing();
    m_table.settle(); // or later, when what moves has come to its end
}

/** Repaints what an action has changed: most boards of a large table are as they were. */
void BoardScene::updateAfter(const Transition& transition, const BoardPicture& before)
{
    const Contents& now = m_picture.contents;
    const bool isAtTable = transition.kind == Transition::Kind::Jump || !boardLayout().isOneOfSeveral() ||
                           before.contents.players != now.players || before.contents.closed != now.closed ||
                           !before.foresight.isEmpty();
    if (isAtTable) {
        m_marks.update();
        return;
    }
    if (before.contents.stockpiles != now.stockpiles)
        m_signs.updateGaps();
    for (const int face : changedFaces(transition, before, m_picture))
        m_marks.updateFace(face);
}

void BoardScene::beginPhase(const std::vector<Effect>& effects)
{
    showMarkers(effects);
    if (std::ranges::find(effects, Effect::Kind::BoardClosed, &Effect::kind) != effects.end())
        endClosing();
}

/** What lies on cells changes as @p effects tell, and is as the position has it once no more are to come. */
void BoardScene::showMarkers(const std::vector<Effect>& effects)
{
    if (!m_position.showMarkers(effects, m_pieces.isBetweenPhases()))
        return;
    m_marks.updateOver();
    emit markersChanged();
}

void BoardScene::endClosing()
{
    if (m_position.endClosing())
        m_marks.update();
}

/** What was in hand is put back, and seen as others are. */
void BoardScene::hidePieces()
{
    m_pieces.place(m_picture.contents);
    emit contentsChanged();
}

void BoardScene::setAppearance(const BoardAppearance& appearance)
{
    if (appearance.turning != m_appearance.turning)
        m_table.forgetHand();
    const bool isFollowed = appearance.followed != m_appearance.followed && !appearance.followed.empty();
    m_appearance = appearance;
    m_style.theme = appearance.theme;
    m_style.markScale = appearance.markScale;
    m_style.showsSets = appearance.showsSets;
    readPosition({});
    m_table.takeTurnsAsked();
    m_signs.updateTurnNotes();
    m_signs.updatePause();
    m_table.arrangeAgain();
    emit appearanceChanged();
    if (isFollowed)
        m_table.followAnew();
}

void BoardScene::setFont(const QFont& font)
{
    m_style.font = font;
    m_table.arrangeAgain();
}

/** Everything takes its place on another layout. */
void BoardScene::showLayout(bool isTurned)
{
    const BoardLayout& layout = boardLayout();
    m_marks.setLayout(layout);
    m_picture.pieceTurns = pieceTurns(*m_picture.game, layout, m_appearance.turning);
    m_pieces.setPieceTurns(m_picture.pieceTurns);
    if (isTurned) {
        m_pieces.turn(layout, m_picture.contents);
    } else {
        m_pieces.setStage(*m_picture.game, layout, m_appearance);
        m_pieces.place(m_picture.contents);
    }
    setSceneRect(layout.bounds());
    invalidate(); // the ground is cached by the views
}

QPixmap BoardScene::picture(const Piece& piece, int side, double pixelRatio)
{
    QPixmap pixmap = m_art.pixmap(lookOf(*m_picture.game, piece, m_style.theme),
                                  static_cast<int>(std::lround(side * pixelRatio)), PieceArt::outlineWidth(side));
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    paintBoard(*painter, boardLayout(), m_picture, m_style, {BoardLayer::Ground, rect});
}

} // namespace ringford::ui
