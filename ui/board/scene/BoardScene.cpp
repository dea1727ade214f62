// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/BoardScene.h"

#include "ui/board/scene/LayerItem.h"
#include "ui/board/scene/Layers.h"
#include "ui/board/scene/PieceLayer.h"
#include "ui/match/BoardSource.h"
#include "ui/match/ClockModel.h"
#include "ui/match/Persons.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

BoardScene::BoardScene(MatchModel& model, QObject* parent)
    : QGraphicsScene(parent), m_model(model), m_pieceLayer(std::make_unique<PieceLayer>(*this, m_art))
{
    // All items are known by cell; an index of where they are would only be kept up for nothing.
    setItemIndexMethod(NoIndex);
    m_style.art = &m_art;
    m_style.font = QGuiApplication::font();
    m_manner.theme = *Theme::named(Theme::names().front(), false);
    m_style.theme = m_manner.theme;
    m_layers = {new LayerItem(BoardLayer::Under, layer::kTints, m_picture, m_style),
                new LayerItem(BoardLayer::Over, layer::kMarks, m_picture, m_style),
                new LayerItem(BoardLayer::Cursor, layer::kCursor, m_picture, m_style)};
    adopt();
    for (LayerItem* item : m_layers)
        addItem(item);
    // Queued: a hand that has just ended the motion is served first, on the board that it saw.
    connect(m_pieceLayer.get(), &PieceLayer::finished, this, &BoardScene::settleTable, Qt::QueuedConnection);
    connect(m_pieceLayer.get(), &PieceLayer::finished, this, [this] {
        showMarkers({});
        endClosing();
    });
    connect(m_pieceLayer.get(), &PieceLayer::phaseBegun, this, [this](const std::vector<Effect>& effects) {
        showMarkers(effects);
        if (std::ranges::find(effects, Effect::Kind::BoardClosed, &Effect::kind) != effects.end())
            endClosing();
    });
    connect(&m_rearranging, &PlanMotion::moved, this, &BoardScene::showRearranging);
    connect(&m_rearranging, &PlanMotion::finished, this, &BoardScene::endRearranging);
    connect(&model, &MatchModel::replaced, this, &BoardScene::adopt);
    connect(&model, &MatchModel::shownChanged, this, &BoardScene::showTransition);
    connect(&model, &MatchModel::tagsChanged, this, &BoardScene::updatePersons);
    connect(&model, &MatchModel::nodeChanged, this, [this](const Node* node) {
        if (node == m_model.shown())
            showDrawings(keptDrawings());
    });
}

BoardScene::~BoardScene() = default;

/** Takes over the model's match, whatever game it is of. */
void BoardScene::adopt()
{
    // Pieces and layout know the game that they were made for until the new one is laid out.
    const std::shared_ptr<const Game> old = std::exchange(m_game, m_model.match().sharedGame());
    if (m_source)
        disconnect(std::exchange(m_source, nullptr), nullptr, this, nullptr); // it was about the match before
    m_picture = {};
    m_picture.game = &m_game->description();
    m_turns.begin(m_game->description());
    m_rearranging.stop();
    m_focus.reset();
    m_awaiting.clear();
    m_firstInCircle = 0;
    m_lastActions.clear();
    m_pieceLayer->place({});
    readPosition({});
    m_turns.set(turnsAsked());
    layOut(makeLayoutNow(), false);
    updateTurnNotes();
    updatePause();
    updatePersons();
    updateClosing();
    // In this order: what was in hand is no longer there to be laid out.
    emit contentsChanged();
    emit arranged();
}

void BoardScene::readPosition(const Transition& transition)
{
    m_picture.foresight = {};
    m_picture.lastAction = {};
    m_picture.earlierActions = {};
    m_picture.marksChecks = m_manner.showsProgramMarks;
    if (m_source)
        m_picture.contents = m_source->contents();
    else
        readMatch(transition);
    m_picture.heldTogether = seatsHeldTogether(m_model.match().tags().seatNames, seatsLeft(m_picture.contents));
    m_turns.seeTurn(m_picture.contents.sidesOnTurn);
    m_picture.turnNotes = TurnNote::of(*m_picture.game, m_picture.contents, words::worded);
    m_picture.closedNotes = {};
    if (!m_picture.contents.closed.empty())
        m_picture.closedNotes = words::acrossBoards(*m_picture.game, m_model.shown());
    m_pieces.assign(static_cast<std::size_t>(m_picture.game->board.cellCount()), nullptr);
    m_markers = m_picture.contents.markers;
    m_standing = standingOn(*m_picture.game, m_picture.contents);
    for (const Standing& standing : m_standing)
        m_pieces[standing.cell.index] = &standing.piece;
    m_picture.show(keptDrawings());
}

/** The position that the model shows, and what has led to it. */
void BoardScene::readMatch(const Transition& transition)
{
    m_picture.contents = m_model.game().contents(m_model.position());
    if (m_model.shown()->outcome.decided())
        m_picture.contents.sidesOnTurn = {};
    if (!m_manner.showsProgramMarks)
        return;
    m_picture.lastAction = LastAction::of(
        transition.kind == Transition::Kind::Forward ? transition.effects : m_model.match().effects(m_model.shown()));
    m_picture.earlierActions = m_lastActions.before(m_model.match(), m_model.shown(), m_picture.lastAction);
}

void BoardScene::showInstead(const BoardSource* source)
{
    if (m_source)
        disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (source)
        connect(source, &BoardSource::changed, this, &BoardScene::showSource);
    updatePause();
    showSource();
}

/** Puts everything as the source (or the match, after one) has it, at once. */
void BoardScene::showSource()
{
    finishMotion();
    clearTouches();
    readPosition({});
    updateTurnNotes();
    if (goneFaces() == m_layout->options().arrangement.gone)
        m_pieceLayer->place(m_picture.contents);
    else
        replaceLayout(makeLayoutNow(), false); // closed boards are there while somebody edits
    updateMarks();
    emit contentsChanged();
}

void BoardScene::setClocks(const ClockModel& clocks)
{
    m_clocks = &clocks;
    connect(&clocks, &ClockModel::ticked, this, &BoardScene::updateTurnNotes);
    connect(&clocks, &ClockModel::changed, this, [this] {
        updateTurnNotes();
        updatePause();
    });
    updateTurnNotes();
    updatePause();
}

/** Only where they stand, and only if they say something else: clocks tick often. */
void BoardScene::updateTurnNotes()
{
    if (!m_clocks)
        return;
    const auto clock = [this](Side side) {
        return m_clocks->hasClocks() && !m_source ? words::clock(m_clocks->leftAt(m_model.shown(), side)) : QString();
    };
    std::vector<TurnNote> notes = TurnNote::of(*m_picture.game, m_picture.contents, words::worded, clock);
    const auto middle = m_layout->middle(0);
    if (middle && notes != m_picture.turnNotes)
        m_layers[0]->update(*middle);
    m_picture.turnNotes = std::move(notes);
    updateDials();
}

void BoardScene::updatePause()
{
    const bool isPaused = m_clocks && !m_source && m_clocks->isPaused();
    const bool isHidden = isPaused && m_manner.hidesInPause;
    //: over the board, while the clocks are paused
    const QString sign = isPaused ? tr("Paused") : QString();
    const bool wasHidden = std::exchange(m_picture.isHidden, isHidden);
    if (sign != std::exchange(m_picture.sign, sign) || isHidden != wasHidden)
        updateMarks();
    if (isHidden != wasHidden) {
        m_pieceLayer->place(m_picture.contents); // what was in hand is put back, and seen as others are
        emit contentsChanged();
    }
}

void BoardScene::showTransition(const Transition& transition)
{
    if (m_source)
        return; // it is read when the match is seen again
    finishMotion();
    const BoardPicture before = m_picture;
    readPosition(transition);
    updateTurnNotes();
    const Contents after = m_picture.contents;
    m_picture.contents.markers = before.contents.markers;
    const std::vector<int> gone = goneFaces();
    // What comes back has no place yet that it could be seen to come to.
    const bool comesBack = std::ranges::any_of(m_layout->options().arrangement.gone,
                                               [&](int face) { return !std::ranges::binary_search(gone, face); });
    if (comesBack) {
        layOut(makeLayoutNow(), false);
    } else {
        beginClosing(transition);
        m_pieceLayer->play(transition, after);
        if (!m_pieceLayer->isBetweenPhases())
            endClosing();
    }
    showMarkers({});
    clearTouches();
    updateAfter(transition, before);
    emit contentsChanged();
    if (comesBack)
        emit arranged();
    updateClosing();
    settleTable(); // or later, when what moves has come to its end
}

/** What lies on cells changes as @p effects tell, and is as the position has it once no more are to come. */
void BoardScene::showMarkers(const std::vector<Effect>& effects)
{
    std::vector<Marker>& shown = m_picture.contents.markers;
    if (shown.empty() && m_markers.empty() && effects.empty())
        return; // most games have none
    for (const Effect& effect : effects) {
        const bool lands = effect.kind == Effect::Kind::Landed;
        const Cell cell = lands ? effect.to : effect.from;
        if (effect.kind == Effect::Kind::Laid)
            shown.push_back({effect.to, effect.piece.kind, effect.piece.side, false});
        else if (lands || effect.kind == Effect::Kind::WentOff || effect.kind == Effect::Kind::Removed)
            std::erase_if(shown, [&](const Marker& marker) {
                return marker.cell == cell && marker.kind == effect.piece.kind && marker.side == effect.piece.side;
            });
    }
    if (!m_pieceLayer->isBetweenPhases())
        shown = m_markers;
    m_layers[1]->update();
    emit markersChanged();
}

void BoardScene::setManner(const BoardManner& manner)
{
    if (manner.turning != m_manner.turning)
        m_turns.forgetHand();
    const bool isFollowed = manner.followed != m_manner.followed && !manner.followed.empty();
    m_manner = manner;
    m_style.theme = manner.theme;
    m_style.markScale = manner.markScale;
    m_style.showsSets = manner.showsSets;
    readPosition({});
    m_turns.set(turnsAsked());
    updateTurnNotes();
    updatePause();
    arrange(m_space, m_zoom, m_pixelRatio);
    emit mannerChanged();
    if (isFollowed) {
        m_awaiting.clear();
        settleTable();
    }
}

void BoardScene::arrange(QSizeF space, double zoom, double pixelRatio)
{
    m_rearranging.stop();
    m_space = space;
    m_zoom = zoom;
    m_pixelRatio = pixelRatio;
    replaceLayout(makeLayoutNow(), false);
}

LayoutOptions BoardScene::layoutOptions() const
{
    LayoutOptions options;
    options.grain = 1 / m_pixelRatio;
    options.turns = m_turns.byFace();
    options.coordinates = m_manner.showsCoordinates;
    options.coordinateSize = m_manner.coordinateSize;
    options.mostCoordinates = m_manner.mostCoordinates;
    options.arrangement = {m_manner.boards, m_firstInCircle, m_focus, goneFaces()};
    return options;
}

double BoardScene::zoomFor(QSizeF space, QSizeF other) const
{
    const Board& board = m_picture.game->board;
    const LayoutOptions options = layoutOptions();
    return fitLayout(board, other, options)->cellSize() / fitLayout(board, space, options)->cellSize();
}

std::unique_ptr<BoardLayout> BoardScene::makeLayoutNow() const
{
    const LayoutOptions options = layoutOptions();
    const Board& board = m_picture.game->board;
    auto layout = fitLayout(board, m_space, options);
    if (m_zoom > 1)
        layout = makeLayout(board, std::round(layout->cellSize() * m_zoom * m_pixelRatio) / m_pixelRatio, options);
    return layout;
}

void BoardScene::replaceLayout(std::unique_ptr<BoardLayout> layout, bool isTurned)
{
    layOut(std::move(layout), isTurned);
    emit arranged();
    updateDials();
    updateClosing();
}

void BoardScene::layOut(std::unique_ptr<BoardLayout> layout, bool isTurned)
{
    // The old one stays until nothing looks at it any more.
    const std::unique_ptr<BoardLayout> old = std::exchange(m_layout, std::move(layout));
    for (LayerItem* item : m_layers)
        item->setLayout(*m_layout);
    m_picture.pieceTurns = pieceTurns(*m_picture.game, *m_layout, m_manner.turning);
    m_pieceLayer->setPieceTurns(m_picture.pieceTurns);
    if (isTurned) {
        m_pieceLayer->turn(*m_layout, m_picture.contents);
    } else {
        m_pieceLayer->setStage(*m_picture.game, *m_layout, m_manner);
        m_pieceLayer->place(m_picture.contents);
    }
    setSceneRect(m_layout->bounds());
    invalidate(); // the ground is cached by the views
}

void BoardScene::setFont(const QFont& font)
{
    m_style.font = font;
    arrange(m_space, m_zoom, m_pixelRatio);
}

QPixmap BoardScene::picture(const Piece& piece, int side, double pixelRatio)
{
    QPixmap pixmap = m_art.pixmap(lookOf(*m_picture.game, piece, m_style.theme),
                                  static_cast<int>(std::lround(side * pixelRatio)), PieceArt::outlineWidth(side));
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

void BoardScene::updateMarks()
{
    for (LayerItem* item : m_layers)
        item->update();
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    paintBoard(*painter, *m_layout, m_picture, m_style, {BoardLayer::Ground, rect});
}

} // namespace ringford::ui
