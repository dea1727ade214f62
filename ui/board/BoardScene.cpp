// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/BoardScene.h"

#include "ui/Words.h"
#include "ui/board/LayerItem.h"
#include "ui/board/Layers.h"
#include "ui/board/PieceLayer.h"
#include "ui/board/SeatAngle.h"
#include "ui/models/ClockModel.h"
#include "ui/paint/InCircle.h"

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
    connect(m_pieceLayer.get(), &PieceLayer::finished, this, &BoardScene::turnToSeats, Qt::QueuedConnection);
    connect(m_pieceLayer.get(), &PieceLayer::finished, this, [this] { showMarkers({}); });
    connect(m_pieceLayer.get(), &PieceLayer::phaseBegun, this, &BoardScene::showMarkers);
    connect(&model, &MatchModel::replaced, this, &BoardScene::adopt);
    connect(&model, &MatchModel::shownChanged, this, &BoardScene::showTransition);
}

BoardScene::~BoardScene() = default;

/** Takes over the model's match, whatever game it is of. */
void BoardScene::adopt()
{
    // Pieces and layout know the game that they were made for until the new one is laid out.
    const std::shared_ptr<const Game> old = std::exchange(m_game, m_model.match().sharedGame());
    m_picture = {};
    m_picture.game = &m_game->description();
    m_turns.assign(m_game->description().board.faces().size(), 0);
    m_pieceLayer->place({});
    readPosition({});
    m_turnedByHandFor.reset();
    m_turns = turnsAsked();
    layOut(makeLayoutNow(), false);
    // Queued: the clocks may hear of the match after the board.
    QMetaObject::invokeMethod(
        this,
        [this] {
            updateTurnNotes();
            updatePause();
        },
        Qt::QueuedConnection);
    // In this order: what was in hand is no longer there to be laid out.
    emit contentsChanged();
    emit arranged();
}

void BoardScene::readPosition(const Transition& transition)
{
    m_picture.contents = m_model.game().contents(m_model.position());
    if (m_model.shown()->outcome.decided())
        m_picture.contents.sidesOnTurn = {};
    if (m_turnedByHandFor != m_picture.contents.sidesOnTurn)
        m_turnedByHandFor.reset();
    m_picture.turnNotes = TurnNote::of(*m_picture.game, m_picture.contents, words::worded);
    m_pieces.assign(static_cast<std::size_t>(m_picture.game->board.cellCount()), nullptr);
    m_markers = m_picture.contents.markers;
    m_standing = standingOn(*m_picture.game, m_picture.contents);
    for (const Standing& standing : m_standing)
        m_pieces[standing.cell.index] = &standing.piece;
    m_picture.foresight = {};
    m_picture.lastAction = {};
    if (m_manner.showsLastAction)
        m_picture.lastAction =
            LastAction::of(transition.kind == Transition::Kind::Forward ? transition.effects
                                                                        : m_model.match().effects(m_model.shown()));
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
    // Of another match that the clocks know already, the board will know soon.
    if (!m_clocks || m_game != m_model.match().sharedGame())
        return;
    const auto clock = [this](Side side) {
        return m_clocks->hasClocks() ? words::clock(m_clocks->leftAt(m_model.shown(), side)) : QString();
    };
    std::vector<TurnNote> notes = TurnNote::of(*m_picture.game, m_picture.contents, words::worded, clock);
    const auto middle = m_layout->middle(0);
    if (middle && notes != m_picture.turnNotes)
        m_layers[0]->update(*middle);
    m_picture.turnNotes = std::move(notes);
}

void BoardScene::updatePause()
{
    const bool isPaused = m_clocks && m_game == m_model.match().sharedGame() && m_clocks->isPaused();
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
    m_pieceLayer->finish();
    std::vector<Marker> before = m_picture.contents.markers;
    readPosition(transition);
    updateTurnNotes();
    const Contents after = m_picture.contents;
    m_picture.contents.markers = std::move(before);
    m_pieceLayer->play(transition, after);
    showMarkers({});
    clearTouches();
    updateMarks();
    emit contentsChanged();
    turnToSeats(); // or later, when what moves has come to its end
}

/** What lies on cells changes as @p effects tell, and is as the position has it once no more are to come. */
void BoardScene::showMarkers(const std::vector<Effect>& effects)
{
    std::vector<Marker>& shown = m_picture.contents.markers;
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
}

void BoardScene::setManner(const BoardManner& manner)
{
    if (manner.turning != m_manner.turning)
        m_turnedByHandFor.reset();
    m_manner = manner;
    m_style.theme = manner.theme;
    m_style.markScale = manner.markScale;
    readPosition({});
    m_turns = turnsAsked();
    updateTurnNotes();
    updatePause();
    arrange(m_space, m_zoom, m_pixelRatio);
    emit mannerChanged();
}

void BoardScene::arrange(QSizeF space, double zoom, double pixelRatio)
{
    m_space = space;
    m_zoom = zoom;
    m_pixelRatio = pixelRatio;
    replaceLayout(makeLayoutNow(), false);
}

LayoutOptions BoardScene::layoutOptions() const
{
    LayoutOptions options;
    options.grain = 1 / m_pixelRatio;
    options.turns = m_turns;
    options.coordinates = m_manner.showsCoordinates;
    options.coordinateSize = m_manner.coordinateSize;
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
}

void BoardScene::layOut(std::unique_ptr<BoardLayout> layout, bool isTurned)
{
    // The old one stays until nothing looks at it any more.
    const std::unique_ptr<BoardLayout> old = std::exchange(m_layout, std::move(layout));
    for (LayerItem* item : m_layers)
        item->setLayout(*m_layout);
    m_picture.pieceTurns = pieceTurns();
    m_pieceLayer->setPieceTurns(m_picture.pieceTurns);
    if (isTurned) {
        m_pieceLayer->turn(*m_layout, m_picture.contents);
    } else {
        m_pieceLayer->setStage(*m_picture.game, *m_layout, m_manner);
        m_pieceLayer->place(m_picture.contents);
    }
    setSceneRect(m_layout->bounds().adjusted(0, 0, 0, m_roomBelow));
    invalidate(); // the ground is cached by the views
}

void BoardScene::turn()
{
    useHandsTurn(nextSeatAngle(*m_picture.game, m_turns.front()));
    replaceLayout(makeLayoutNow(), true);
}

void BoardScene::turnTo(double degrees)
{
    useHandsTurn(inCircle(degrees, 360));
    replaceLayout(makeLayoutNow(), false);
}

void BoardScene::useHandsTurn(double degrees)
{
    std::ranges::fill(m_turns, degrees);
    m_turnedByHandFor = m_picture.contents.sidesOnTurn;
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

/** The boards as those on turn on them sit; others stay as they are. */
std::vector<double> BoardScene::turnsToSeats() const
{
    std::vector<double> turns = m_turns;
    for (const Side side : m_picture.contents.sidesOnTurn) {
        const SideInfo& info = m_picture.game->side(side);
        turns[static_cast<std::size_t>(info.face)] = turnFor(*m_picture.game, side);
    }
    return turns;
}

/** How the boards are turned where nobody turns them now. */
std::vector<double> BoardScene::turnsAsked() const
{
    const bool isLeftToHands =
        m_manner.turning != Turning::SeatOnTurn || m_turnedByHandFor == m_picture.contents.sidesOnTurn;
    return isLeftToHands ? m_turns : turnsToSeats();
}

/** By side, how far its pieces are turned so that they face their own seat. */
std::vector<double> BoardScene::pieceTurns() const
{
    std::vector<double> angles;
    if (m_manner.turning != Turning::Tabletop)
        return angles;
    for (const SideInfo& side : m_picture.game->sides)
        // Clockwise, as painters turn; exactly 0 where it is upright.
        angles.push_back(std::remainder(m_turns[static_cast<std::size_t>(side.face)] - side.homeAngle, 360));
    return angles;
}

void BoardScene::turnToSeats()
{
    std::vector<double> turns = turnsAsked();
    if (turns == m_turns || isMoving())
        return;
    m_turns = std::move(turns);
    replaceLayout(makeLayoutNow(), true);
}

const Piece* BoardScene::pieceOn(Cell cell) const
{
    return m_pieces[cell.index];
}

std::optional<Touch> BoardScene::touchAt(QPointF scenePos) const
{
    if (const auto cell = m_layout->cellAt(scenePos))
        return Touch::on(*cell);
    if (const auto cell = m_layout->rimAt(scenePos))
        return Touch::onRim(*cell);
    return std::nullopt;
}

Seat BoardScene::userAt(const Touch& touch) const
{
    const Contents& contents = m_picture.contents;
    if (touch.kind == Touch::Kind::Stock)
        return touch.holder;
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? pieceOn(touch.cell) : nullptr;
    if (piece && (contents.sidesOnTurn.empty() || contents.sidesOnTurn.contains(piece->side)))
        return contents.players[piece->side.index];
    return contents.sidesOnTurn.empty() ? Seat{} : contents.players[contents.sidesOnTurn.first().index];
}

QRectF BoardScene::boundsOf(const Touch& touch) const
{
    if (touch.kind == Touch::Kind::Place)
        return m_layout->placeBounds(touch.place);
    const bool hasPlace = touch.kind == Touch::Kind::Cell || touch.kind == Touch::Kind::Rim;
    return hasPlace ? m_layout->cellBounds(touch.cell) : QRectF();
}

void BoardScene::lift(Cell origin)
{
    m_pieceLayer->lift(origin);
}
void BoardScene::carry(Cell origin, QPointF scenePos)
{
    m_pieceLayer->carry(origin, scenePos);
}
void BoardScene::restOn(Cell origin, Cell on)
{
    m_pieceLayer->rest(origin, on);
}
void BoardScene::settle(Cell origin, Cell on)
{
    m_pieceLayer->settle(origin, on);
}
void BoardScene::putBack(Cell origin)
{
    m_pieceLayer->rest(origin, origin);
}
void BoardScene::finishMotion()
{
    m_pieceLayer->finish();
}
bool BoardScene::isMoving() const
{
    return m_pieceLayer->isMoving();
}
QPointF BoardScene::piecePos(Cell cell) const
{
    return m_pieceLayer->on(cell)->pos();
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
