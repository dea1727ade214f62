// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/TableStage.h"

#include "ui/board/scene/PieceLayer.h"
#include "ui/board/scene/SeatAngle.h"
#include "ui/paint/InCircle.h"
#include "ui/paint/LeastCells.h"
#include "ui/paint/SeatGaps.h"
#include "ui/paint/SeatNotes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kTurnBoards = 400; // ms
constexpr int kFocus = 400;
constexpr int kCloseUp = 700;

} // namespace

TableStage::TableStage(const PositionPresenter& position, const BoardAppearance& appearance,
                       const BoardPicture& picture, PieceLayer& pieces)
    : m_position(position), m_appearance(appearance), m_picture(picture), m_pieces(pieces),
      m_focus(position, appearance, picture)
{
    connect(&m_rearranging, &PlanMotion::moved, this, &TableStage::showRearranging);
    connect(&m_rearranging, &PlanMotion::finished, this, &TableStage::endRearranging);
}

void TableStage::begin()
{
    m_turns.begin(*m_picture.game, m_position.model().absent());
    m_rearranging.stop();
    m_focus.begin();
    m_hand.hasHalted = false;
    m_firstInCircle = 0;
}

void TableStage::layOutAnew()
{
    m_focus.seeEnd();
    takeTurnsAsked();
    layOutNow();
}

void TableStage::arrange(QSizeF space, double zoom, double pixelRatio)
{
    m_rearranging.stop();
    m_hand.hasHalted = false;
    m_space = space;
    m_zoom = zoom;
    m_pixelRatio = pixelRatio;
    replaceLayout(makeLayoutNow(), false);
}

void TableStage::arrangeAgain()
{
    arrange(m_space, m_zoom, m_pixelRatio);
}

LayoutOptions TableStage::layoutOptions() const
{
    LayoutOptions options;
    options.grain = 1 / m_pixelRatio;
    options.turns = m_turns.byFace();
    options.coordinates = m_appearance.showsCoordinates;
    options.coordinateSize =
        isLong(m_picture.game->board) ? m_appearance.coordinatesOfLong : m_appearance.coordinateSize;
    options.mostCoordinates = m_appearance.mostCoordinates;
    options.arrangement = {m_appearance.boards, m_firstInCircle, m_focus.face(), m_position.goneFaces()};
    return options;
}

double TableStage::zoomFor(QSizeF space, QSizeF other) const
{
    const Board& board = m_picture.game->board;
    const LayoutOptions options = layoutOptions();
    return fitLayout(board, other, options)->cellSize() / fitLayout(board, space, options)->cellSize();
}

std::unique_ptr<BoardLayout> TableStage::makeLayoutNow() const
{
    const LayoutOptions options = layoutOptions();
    const Board& board = m_picture.game->board;
    auto layout = fitLayout(board, m_space, options);
    if (m_zoom > 1)
        layout = makeLayout(board, std::round(layout->cellSize() * m_zoom * m_pixelRatio) / m_pixelRatio, options);
    return layout;
}

void TableStage::replaceLayout(std::unique_ptr<BoardLayout> layout, bool isTurned)
{
    layOut(std::move(layout), isTurned);
    emit arranged();
    updateClosing();
}

void TableStage::layOut(std::unique_ptr<BoardLayout> layout, bool isTurned)
{
    // The old one stays until nothing looks at it any more.
    const std::unique_ptr<BoardLayout> old = std::exchange(m_layout, std::move(layout));
    emit laidOut(isTurned);
}

bool TableStage::comesBack() const
{
    const std::vector<int> gone = m_position.goneFaces();
    return std::ranges::any_of(m_layout->options().arrangement.gone,
                               [&](int face) { return !std::ranges::binary_search(gone, face); });
}

void TableStage::turn()
{
    if (isCircle()) {
        const auto boards = static_cast<int>(m_turns.byFace().size());
        const std::vector<int> gone = m_position.goneFaces();
        do {
            m_firstInCircle = (m_firstInCircle + boards - 1) % boards;
        } while (std::ranges::binary_search(gone, m_firstInCircle));
        rearrange(kTurnBoards);
        return;
    }
    m_turns.turnByHand(nextSeatAngle(*m_picture.game, turned()), m_picture.contents.sidesOnTurn);
    replaceLayout(makeLayoutNow(), true);
}

void TableStage::seatPersons()
{
    if (m_turns.seatPersons(*m_picture.game, m_position.model().absent()) && !isCircle())
        replaceLayout(makeLayoutNow(), true);
}

void TableStage::turnTo(double degrees)
{
    m_turns.turnByHand(inCircle(degrees, 360), m_picture.contents.sidesOnTurn);
    replaceLayout(makeLayoutNow(), false);
}

/** How the boards are turned where nobody turns them now. */
std::vector<double> TableStage::turnsAsked() const
{
    return m_turns.asked(m_picture, m_appearance.turning, isCircle());
}

void TableStage::setFocus(std::optional<int> face)
{
    const auto faces = static_cast<int>(m_picture.game->board.faces().size());
    if (face && (faces < 2 || *face < 0 || *face >= faces))
        return;
    const bool isOther = face != m_focus.face();
    m_focus.set(face);
    if (isOther || areLinked())
        showFocus();
}

void TableStage::showFocus()
{
    if (areLinked())
        emit linkedFaceWanted(m_focus.face());
    else
        rearrange(hasRightFaces() ? kFocus : kCloseUp);
}

void TableStage::followAnew()
{
    m_focus.followAnew();
    settle();
}

void TableStage::settle()
{
    if (isMoving())
        return;
    if (awaitsHand()) {
        updateClosing(); // nobody's clock waits for a hand
        return;
    }
    if (m_focus.update())
        showFocus();
    if (isMoving())
        return;
    std::vector<double> turns = turnsAsked();
    if (turns != m_turns.byFace()) {
        m_turns.set(std::move(turns));
        replaceLayout(makeLayoutNow(), true);
    } else if (!hasRightFaces() || m_hand.hasHalted) {
        rearrange(kCloseUp);
    }
}

/** Whether a hand holds something, or rests on a board that is to go under it. */
bool TableStage::awaitsHand()
{
    const auto under = m_hand.pointer ? m_layout->faceAt(*m_hand.pointer) : std::nullopt;
    const bool isOnGone = under && std::ranges::binary_search(m_position.goneFaces(), *under);
    m_hand.isAwaited = m_hand.isHeld || isOnGone;
    return m_hand.isAwaited;
}

void TableStage::setHand(bool isHeld, std::optional<QPointF> pointer)
{
    m_hand.isHeld = isHeld;
    m_hand.pointer = pointer;
    if (isHeld && m_rearranging.isRunning()) {
        m_rearranging.stop();
        m_hand.hasHalted = true;
    }
    if (!isHeld && (m_hand.isAwaited || m_hand.hasHalted))
        settle();
}

/** Lets the boards wander to where they stand from now on. */
void TableStage::rearrange(int duration)
{
    finishMotion();
    m_hand.hasHalted = false;
    std::unique_ptr<BoardLayout> target = makeLayoutNow();
    const TablePlan* const from = m_layout->plan();
    const int length = m_appearance.closesUp ? m_appearance.motion.duration(duration) : 0;
    if (!from || !target->plan() || length <= 0 || *from == *target->plan()) {
        replaceLayout(std::move(target), false);
        return;
    }
    m_rearranging.begin(*from, *target->plan(), length);
}

void TableStage::showRearranging(const TablePlan& plan)
{
    replaceLayout(plannedLayout(m_picture.game->board, plan, layoutOptions()), false);
}

void TableStage::endRearranging()
{
    replaceLayout(makeLayoutNow(), false);
    QMetaObject::invokeMethod(this, &TableStage::settle, Qt::QueuedConnection);
}

void TableStage::updateClosing()
{
    const bool isUnderWay =
        (!hasRightFaces() && !(m_hand.isAwaited && !isMoving())) || (m_isClosingUp && m_rearranging.isRunning());
    const bool isClosing = isUnderWay && m_position.showsGameNode();
    if (isClosing != std::exchange(m_isClosingUp, isClosing))
        emit closingUp(isClosing);
}

void TableStage::finishMotion()
{
    m_pieces.finish();
    if (m_rearranging.isRunning()) {
        m_rearranging.stop();
        endRearranging();
    }
}

bool TableStage::isMoving() const
{
    return m_pieces.isMoving() || m_rearranging.isRunning();
}

std::optional<Touch> TableStage::touchAt(QPointF scenePos) const
{
    if (const auto cell = m_layout->cellAt(scenePos))
        return Touch::on(*cell);
    if (const auto stock = stockAt(scenePos))
        return stock;
    if (const auto cell = m_layout->rimAt(scenePos))
        return Touch::onRim(*cell);
    return std::nullopt;
}

/** A piece of a stockpile that is seen between the boards of a circle. */
std::optional<Touch> TableStage::stockAt(QPointF scenePos) const
{
    const Contents& contents = m_picture.contents;
    if (contents.stockpiles.empty())
        return std::nullopt;
    for (const SeatGap& gap : seatGaps(*m_layout, *m_picture.game, contents)) {
        if (!gap.stock.contains(scenePos))
            continue;
        for (const StockPlace& place : stockPlaces(*m_layout, *m_picture.game, contents, gap)) {
            if (place.rect.contains(scenePos))
                return Touch::onStock(place.item.holder, place.item.piece);
        }
    }
    return std::nullopt;
}

QRectF TableStage::boundsOf(const Touch& touch) const
{
    if (touch.kind == Touch::Kind::Place)
        return m_layout->placeBounds(touch.place);
    const bool hasPlace = touch.kind == Touch::Kind::Cell || touch.kind == Touch::Kind::Rim;
    return hasPlace ? m_layout->cellBounds(touch.cell) : QRectF();
}

} // namespace ringford::ui
