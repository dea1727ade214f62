// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/DragHandling.h"

#include "ui/board/scene/BoardScene.h"

#include <cmath>
#include <limits>
#include <utility>

namespace ringford::ui {

std::optional<Touch> DragHandling::meant(const BoardPointer& at) const
{
    const bool isIdleRim = at.touch && at.touch->kind == Touch::Kind::Rim && !session().admits(*at.touch);
    if (!isIdleRim)
        return at.touch;
    // A strip is seen there while a piece can leave: nobody has to aim.
    const auto exit = exitBeside(at.touch->cell);
    return exit ? std::optional(Touch::onRim(*exit)) : std::nullopt;
}

bool DragHandling::canHold(const Touch& touch) const
{
    if (!m_play.touches().toolDrags())
        return false;
    if (touch.kind != Touch::Kind::Cell)
        return touch.kind == Touch::Kind::Stock;
    return m_scene.pieceOn(touch.cell) || (m_play.hand().origin() && session().touched().back() == touch);
}

void DragHandling::pickUp(Touch touch)
{
    const bool isHeld = !session().isEmpty() && session().touched().back() == touch;
    if (!isHeld && !m_play.takeFromStock(touch)) {
        if (m_play.isElsewhere(touch))
            m_play.setAside();
        m_play.forget();
        if (!m_play.begin(touch) && touch.kind == Touch::Kind::Cell)
            m_play.inspect(touch.cell);
    }
    m_play.hand().take(touch);
}

void DragHandling::drop(const Touch& held, const BoardPointer& at, const std::optional<Touch>& on)
{
    const bool isNoCell = at.place && !at.touch;
    if (isNoCell)
        refuse(held, Touch::onPlace(*at.place));
    else if (on || !refuseBeyondRim(held, at))
        dropOn(held, on);
}

void DragHandling::dropOn(const Touch& held, const std::optional<Touch>& on)
{
    const bool isIdle = session().isEmpty(); // it cannot begin anything
    const Touch from = isIdle ? held : session().touched().back();
    if (!on || *on == from) {
        leave(held, on.has_value());
        return;
    }
    if (isIdle) {
        refuse(held, *on);
        return;
    }
    if (on->kind == Touch::Kind::Cell)
        m_play.hand().settleOn(held, on->cell);
    m_play.follow(session().touch(*on));
}

/** Nothing was meant; what was picked up and let go where it was (@p isBack) stays selected. */
void DragHandling::leave(const Touch& held, bool isBack)
{
    const bool isIdle = session().isEmpty();
    m_scene.pieces().dropBrought();
    if (isIdle || (!isBack && session().touched().size() == 1))
        m_play.putBack();
    else if (m_play.hand().origin())
        m_play.hand().restAgain();
    if (session().touched().size() <= 1)
        m_play.hand().forgetOrigin();
    if (isIdle && held.kind == Touch::Kind::Stock)
        m_play.refuseStock(held);
}

/** Says why what was held does not go there; it may be a piece that cannot begin anything. */
void DragHandling::refuse(const Touch& held, const Touch& on)
{
    if (session().isEmpty())
        m_play.refuse({m_play.touches().tool(), {held, on}});
    else
        m_play.refuse(m_play.touches().gestureWith(on));
}

/** Says why what was held does not go over the rim there; false where nobody could have meant that. */
bool DragHandling::refuseBeyondRim(const Touch& held, const BoardPointer& at)
{
    if (at.isCovered || (at.touch && at.touch->kind != Touch::Kind::Rim))
        return false;
    // Far off, it is the edge nearest to it that was meant.
    const Touch on = at.touch.value_or(Touch::onRim(nearestCell(at.scenePos)));
    const Touch from = session().isEmpty() ? held : session().touched().front();
    if (!m_model.game().intended(m_model.position(), {m_play.touches().tool(), {from, on}}))
        return false;
    refuse(held, on);
    return true;
}

/**
 * The cell whose rim is meant by a touch of the rim beside it: where only one thing can be done over that side of the
 * board, nobody has to aim.
 */
std::optional<Cell> DragHandling::exitBeside(Cell beyond) const
{
    const BoardLayout& layout = m_scene.boardLayout();
    const auto away = [&](Cell cell) {
        const QPointF way = layout.cellCentre(cell) - layout.cellCentre(beyond);
        return std::hypot(way.x(), way.y());
    };
    std::optional<Cell> nearest;
    std::vector<Action> meant;
    for (const Touch& exit : session().isEmpty() ? std::vector<Touch>() : session().next()) {
        const bool isThere = exit.kind == Touch::Kind::Rim && layout.shareRim(exit.cell, beyond);
        if (!isThere)
            continue;
        std::vector<Action> actions = session().possibleWith(exit);
        if (nearest && actions != meant)
            return std::nullopt;
        meant = std::move(actions);
        if (!nearest || away(exit.cell) < away(*nearest))
            nearest = exit.cell;
    }
    return nearest;
}

Cell DragHandling::nearestCell(QPointF scenePos) const
{
    const BoardLayout& layout = m_scene.boardLayout();
    Cell nearest;
    double least = std::numeric_limits<double>::infinity();
    for (std::uint16_t index = 0; index < layout.board().cellCount(); ++index) {
        const QPointF way = layout.cellCentre(Cell{index}) - scenePos;
        if (const double away = std::hypot(way.x(), way.y()); away < least) {
            least = away;
            nearest = Cell{index};
        }
    }
    return nearest;
}

} // namespace ringford::ui
