// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/BoardScene.h"

#include "ui/board/LayerItem.h"
#include "ui/board/Layers.h"
#include "ui/board/PieceLayer.h"
#include "ui/board/SeatAngle.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

void addCells(std::vector<Cell>& cells, const std::vector<Target>& targets)
{
    std::ranges::transform(targets, std::back_inserter(cells), &Target::cell);
}

} // namespace

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
    if (m_manner.turnsToSeat)
        m_turns = turnsToSeats();
    layOut(makeLayoutNow(), false);
    // In this order: what was in hand is no longer there to be laid out.
    emit contentsChanged();
    emit arranged();
}

void BoardScene::readPosition(const Transition& transition)
{
    m_picture.contents = m_model.game().contents(m_model.position());
    if (m_model.shown()->outcome.decided())
        m_picture.contents.sidesOnTurn = {};
    m_pieces.assign(static_cast<std::size_t>(m_picture.game->board.cellCount()), nullptr);
    for (const PlacedPiece& placed : m_picture.contents.pieces)
        m_pieces[placed.cell.index] = &placed.piece;
    m_picture.lastAction = {};
    if (m_manner.showsLastAction)
        m_picture.lastAction =
            LastAction::of(transition.kind == Transition::Kind::Forward ? transition.effects
                                                                        : m_model.match().effects(m_model.shown()));
}

void BoardScene::showTransition(const Transition& transition)
{
    readPosition(transition);
    clearTouches();
    m_pieceLayer->play(transition, m_picture.contents);
    updateMarks();
    emit contentsChanged();
    turnToSeats(); // or later, when what moves has come to its end
}

void BoardScene::setManner(const BoardManner& manner)
{
    m_manner = manner;
    m_style.theme = manner.theme;
    m_style.markScale = manner.markScale;
    readPosition({});
    if (manner.turnsToSeat)
        m_turns = turnsToSeats();
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

std::unique_ptr<BoardLayout> BoardScene::makeLayoutNow() const
{
    LayoutOptions options;
    options.grain = 1 / m_pixelRatio;
    options.turns = m_turns;
    options.coordinates = m_manner.showsCoordinates;
    options.coordinateSize = m_manner.coordinateSize;
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
    if (isTurned) {
        m_pieceLayer->turn(*m_layout, m_picture.contents);
    } else {
        m_pieceLayer->setStage(*m_picture.game, *m_layout, m_manner);
        m_pieceLayer->place(m_picture.contents);
    }
    setSceneRect(m_layout->bounds());
    invalidate(); // the ground is cached by the views
}

void BoardScene::turn()
{
    std::ranges::fill(m_turns, nextSeatAngle(*m_picture.game, m_turns.front()));
    replaceLayout(makeLayoutNow(), true);
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
        turns[static_cast<std::size_t>(info.face)] = info.homeAngle;
    }
    return turns;
}

void BoardScene::turnToSeats()
{
    std::vector<double> turns = m_manner.turnsToSeat ? turnsToSeats() : m_turns;
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
        return Touch{Touch::Kind::Rim, *cell, {}, {}, 0};
    return std::nullopt;
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

void BoardScene::touchedCells(const std::vector<Cell>& cells)
{
    for (const Cell cell : cells) {
        m_layers[0]->updateCell(cell);
        m_layers[1]->updateCell(cell);
    }
}

void BoardScene::setTargets(std::optional<Cell> selected, std::vector<Target> targets, std::vector<Cell> leavings)
{
    std::vector<Cell> changed = std::exchange(m_picture.dangers, {});
    addCells(changed, m_picture.targets);
    addCells(changed, targets);
    for (const auto& cell : {m_picture.selected, selected}) {
        if (cell)
            changed.push_back(*cell);
    }
    m_picture.selected = selected;
    m_picture.isInspecting = false;
    m_picture.targets = std::move(targets);
    changed.insert(changed.end(), leavings.begin(), leavings.end());
    std::swap(m_picture.leavings, leavings);
    changed.insert(changed.end(), leavings.begin(), leavings.end());
    touchedCells(changed);
}

void BoardScene::showTouches(const GestureSession& session)
{
    std::optional<Cell> selected;
    if (!session.isEmpty() && session.touched().back().kind == Touch::Kind::Cell)
        selected = session.touched().back().cell;
    if (m_manner.showsTargets && !session.isEmpty())
        setTargets(selected, targetsOf(session), leavingsOf(session));
    else
        setTargets(selected, {});
}

std::vector<Cell> BoardScene::leavingsOf(const GestureSession& session) const
{
    std::vector<Cell> cells;
    for (const Touch& place : session.next()) {
        if (place.kind == Touch::Kind::Rim)
            cells.push_back(place.cell);
    }
    return cells;
}

/** Where the touches can go on, each cell once, marked by what the game says happens there. */
std::vector<Target> BoardScene::targetsOf(const GestureSession& session) const
{
    const Touch& first = session.touched().front();
    const bool isDrop = first.kind == Touch::Kind::Stock;
    std::vector<Target> known;
    if (session.touched().size() == 1 && first.kind == Touch::Kind::Cell)
        known = m_model.game().targets(m_model.position(), first.cell);
    std::vector<Touch> places = session.next();
    const std::vector<Touch> jumps = session.ends();
    places.insert(places.end(), jumps.begin(), jumps.end());
    std::vector<Target> targets;
    for (const Touch& place : places) {
        if (place.kind != Touch::Kind::Cell || std::ranges::find(targets, place.cell, &Target::cell) != targets.end())
            continue;
        const auto told = std::ranges::find(known, place.cell, &Target::cell);
        const auto otherwise = isDrop                ? Target::Kind::Drop
                               : pieceOn(place.cell) ? Target::Kind::Capture
                                                     : Target::Kind::Move;
        targets.push_back(told != known.end() ? *told : Target{place.cell, otherwise});
    }
    return targets;
}

void BoardScene::showInspected(Cell cell, const std::vector<Target>& targets)
{
    setTargets(cell, targets);
    m_picture.isInspecting = true;
}

void BoardScene::clearTouches()
{
    setTargets(std::nullopt, {});
}

bool BoardScene::isTarget(const Touch& touch) const
{
    return touch.kind == Touch::Kind::Cell &&
           std::ranges::find(m_picture.targets, touch.cell, &Target::cell) != m_picture.targets.end();
}

void BoardScene::setPointedAt(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.pointedAt, cell);
    if (before == cell)
        return;
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[0]->updateCell(*changed);
    }
}

void BoardScene::markReason(const std::vector<Cell>& cells)
{
    std::vector<Cell> changed = m_picture.dangers;
    changed.insert(changed.end(), cells.begin(), cells.end());
    m_picture.dangers = cells;
    touchedCells(changed);
}

void BoardScene::setCursorCell(std::optional<Cell> cell)
{
    const std::optional<Cell> before = std::exchange(m_picture.cursor, cell);
    for (const auto& changed : {before, cell}) {
        if (changed)
            m_layers[2]->updateCell(*changed);
    }
}

void BoardScene::updateMarks()
{
    for (LayerItem* item : m_layers)
        item->update();
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, m_style.theme.surround);
    paintBoard(*painter, *m_layout, m_picture, m_style, {BoardLayer::Ground, rect});
}

} // namespace ringford::ui
