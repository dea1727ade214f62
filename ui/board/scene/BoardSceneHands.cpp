// SPDX-License-Identifier: GPL-3.0-or-later
// What hands touch, and what they do to pieces before anything is played.
#include "ui/board/scene/BoardScene.h"
#include "ui/board/scene/PieceLayer.h"

namespace ringford::ui {

const Piece* BoardScene::pieceOn(Cell cell) const
{
    return m_pieces[cell.index];
}

std::optional<Touch> BoardScene::touchAt(QPointF scenePos) const
{
    if (const auto cell = m_layout->cellAt(scenePos))
        return Touch::on(*cell);
    if (const auto stock = stockAt(scenePos))
        return stock;
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
    if (contents.sidesOnTurn.empty())
        return Seat{};
    // Who is on turn on that very board, before others.
    Side user = contents.sidesOnTurn.first();
    if (touch.kind == Touch::Kind::Cell || touch.kind == Touch::Kind::Rim) {
        const int face = m_layout->faceOf(touch.cell);
        for (const Side side : contents.sidesOnTurn) {
            if (m_picture.game->side(side).face == face) {
                user = side;
                break;
            }
        }
    }
    return contents.players[user.index];
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
    m_pieceLayer->restOn(origin, on);
}
void BoardScene::settle(Cell origin, Cell on)
{
    m_pieceLayer->settle(origin, on);
}
void BoardScene::putBack(Cell origin)
{
    m_pieceLayer->putBack(origin);
}
void BoardScene::finishMotion()
{
    m_pieceLayer->finish();
    if (m_rearranging.isRunning()) {
        m_rearranging.stop();
        endRearranging();
    }
}
bool BoardScene::isMoving() const
{
    return m_pieceLayer->isMoving() || m_rearranging.isRunning();
}
QPointF BoardScene::piecePos(Cell cell) const
{
    return m_pieceLayer->posOf(cell);
}

void BoardScene::bring(const Piece& piece, QPointF scenePos)
{
    m_pieceLayer->bring(piece, scenePos);
}
void BoardScene::settleBrought(Cell on)
{
    m_pieceLayer->settleBrought(on);
}
void BoardScene::dropBrought()
{
    m_pieceLayer->dropBrought();
}

} // namespace ringford::ui
