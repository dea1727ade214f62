// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces in hand, from the board and from beside it.
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/WhyNot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ringford::ui {

/** The cell that was touched last. @pre there is one */
Cell PlayTool::lastCell()
{
    const std::vector<Touch>& touched = session().touched();
    return std::ranges::find(touched.rbegin(), touched.rend(), Touch::Kind::Cell, &Touch::kind)->cell;
}

bool PlayTool::awaitsStock()
{
    if (touched().empty())
        return false;
    const std::vector<Touch> next = session().next();
    return !next.empty() &&
           std::ranges::all_of(next, [](const Touch& touch) { return touch.kind == Touch::Kind::Stock; });
}

std::vector<Touch> PlayTool::stockTouches()
{
    std::span<const Touch> before = touched();
    if (!before.empty() && before.back().kind == Touch::Kind::Stock)
        before = before.first(before.size() - 1);
    const auto isStock = [](const Touch& touch) { return touch.kind == Touch::Kind::Stock; };
    std::vector<Touch> next = session().nextAfter(before);
    if (next.empty() || !std::ranges::all_of(next, isStock))
        next = session().nextAfter({}); // what is in hand is put back for it
    std::erase_if(next, [&](const Touch& touch) { return !isStock(touch); });
    return next;
}

/** Whether, while a promotion waits for its piece, @p touch begins something on another board. */
bool PlayTool::isElsewhere(const Touch& touch)
{
    const auto faceOf = [this](const Touch& at) { return m_scene.boardLayout().faceOf(at.cell); };
    return touch.kind == Touch::Kind::Cell && awaitsStock() && session().canBegin(touch) &&
           faceOf(touch) != faceOf(Touch::on(lastCell()));
}

void PlayTool::setAside()
{
    if (awaitsStock()) {
        m_aside = touched();
        m_asideAt = m_model.shown();
    }
    m_dragged.reset();
    m_pressed.reset();
    putBack();
}

/** Goes on with what was set aside, where that is possible. */
void PlayTool::takeUpAgain()
{
    const Node* const at = m_model.shown();
    if (m_aside.empty() || !touched().empty())
        return;
    const std::vector<Touch> aside = std::exchange(m_aside, {});
    const bool isNext = at == m_asideAt || at->parent == m_asideAt;
    const auto isTaken = [this](const Touch& touch) {
        const GestureSession::Answer answer = session().touch(touch);
        return answer.kind == GestureSession::Answer::Kind::Begun ||
               answer.kind == GestureSession::Answer::Kind::Resting;
    };
    if (!isNext || !std::ranges::all_of(aside, isTaken) || !awaitsStock()) {
        session().clear();
        if (isNext)
            emit promotionLost();
        return;
    }
    m_inHand = aside.front().cell;
    m_scene.pieces().restOn(*m_inHand, lastCell());
    showTouches();
}

/**
 * Takes a piece from a stockpile that what was touched before waits for, in place of one taken before; false if none is
 * waited for.
 */
bool PlayTool::takeFromStock(const Touch& touch)
{
    const std::vector<Touch>& touched = session().touched();
    if (touch.kind != Touch::Kind::Stock || touched.empty() || touched.front().kind == Touch::Kind::Stock)
        return false;
    const bool isBack = touched.back() == touch;
    if (touched.back().kind == Touch::Kind::Stock)
        session().takeBack();
    if (isBack || !awaitsStock()) {
        showTouches();
        return isBack;
    }
    follow(session().touch(touch));
    return true;
}

bool PlayTool::canHold(const Touch& touch)
{
    if (!toolDrags())
        return false;
    if (touch.kind != Touch::Kind::Cell)
        return touch.kind == Touch::Kind::Stock;
    return m_scene.pieceOn(touch.cell) || (m_inHand && session().touched().back() == touch);
}

void PlayTool::pickUp(const Touch& touch)
{
    const bool isCell = touch.kind == Touch::Kind::Cell;
    const bool isHeld = !session().isEmpty() && session().touched().back() == touch;
    if (!isHeld && !takeFromStock(touch)) {
        if (isElsewhere(touch))
            setAside();
        forget();
        if (!begin(touch) && isCell)
            inspect(touch.cell);
    }
    m_dragged = touch;
    if (!isCell)
        return;
    if (!m_inHand)
        m_inHand = touch.cell;
    m_scene.pieces().lift(*m_inHand);
}

void PlayTool::carry(QPointF scenePos)
{
    if (m_dragged->kind == Touch::Kind::Stock)
        m_scene.pieces().bring(m_dragged->piece, scenePos);
    else
        m_scene.pieces().carry(*m_inHand, scenePos);
}

/** What was @p held is let go over a cell. */
void PlayTool::settleOn(const Touch& held, Cell cell)
{
    if (held.kind == Touch::Kind::Stock)
        m_scene.pieces().settleBrought(cell);
    else
        m_scene.pieces().settle(*m_inHand, cell);
}

void PlayTool::dropInHand(const Touch& held, const std::optional<Touch>& on)
{
    const bool isIdle = session().isEmpty(); // it cannot begin anything
    const Touch from = isIdle ? held : session().touched().back();
    if (!on || *on == from) {
        leaveInHand(held, on.has_value());
        return;
    }
    if (isIdle) {
        refuseDropped(held, *on);
        return;
    }
    if (on->kind == Touch::Kind::Cell)
        settleOn(held, on->cell);
    follow(session().touch(*on));
}

/**
 * The cell whose rim is meant by a touch of the rim beside it: where only one thing can be done over that side of the
 * board, nobody has to aim.
 */
std::optional<Cell> PlayTool::exitBeside(Cell beyond)
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

/** Says why what was held does not go over the rim there; false where nobody could have meant that. */
bool PlayTool::refuseBeyondRim(const Touch& held, const BoardPointer& at)
{
    if (at.isCovered || (at.touch && at.touch->kind != Touch::Kind::Rim))
        return false;
    // Far off, it is the edge nearest to it that was meant.
    const Touch on = at.touch.value_or(Touch::onRim(nearestCell(at.scenePos)));
    const Touch from = session().isEmpty() ? held : session().touched().front();
    if (!m_model.game().intended(m_model.position(), {m_tool, {from, on}}))
        return false;
    refuseDropped(held, on);
    return true;
}

Cell PlayTool::nearestCell(QPointF scenePos) const
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

/** Nothing was meant; what was picked up and let go where it was (@p isBack) stays selected. */
void PlayTool::leaveInHand(const Touch& held, bool isBack)
{
    const bool isIdle = session().isEmpty();
    m_scene.pieces().dropBrought();
    if (isIdle || (!isBack && session().touched().size() == 1))
        putBack();
    else if (m_inHand)
        m_scene.pieces().restOn(*m_inHand, lastCell());
    if (session().touched().size() <= 1)
        m_inHand.reset();
    if (isIdle && held.kind == Touch::Kind::Stock)
        explain(whyNotFrom(m_model, m_tool, held), held, QRectF());
}

} // namespace ringford::ui
