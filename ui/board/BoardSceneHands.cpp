// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to pieces before anything is played.
#include "ui/board/BoardScene.h"
#include "ui/board/PieceLayer.h"

namespace ringford::ui {

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
    if (m_rearranging.state() == QAbstractAnimation::Running) {
        m_rearranging.stop();
        endRearranging();
    }
}
bool BoardScene::isMoving() const
{
    return m_pieceLayer->isMoving() || m_rearranging.state() == QAbstractAnimation::Running;
}
QPointF BoardScene::piecePos(Cell cell) const
{
    return m_pieceLayer->on(cell)->pos();
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
