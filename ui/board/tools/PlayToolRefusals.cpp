// SPDX-License-Identifier: GPL-3.0-or-later
// What may not be played: the reason is told; in practice it is also seen for a moment as if it were played.
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/WhyNot.h"

namespace ringford::ui {

void PlayTool::refuse(const Gesture& touched)
{
    const Refusal refusal =
        awaitsStock()
            ? Refusal{RINGFORD_TEXT(
                          "first choose in the stockpile what comes onto the board, or click the piece to put it back"),
                      {},
                      {}}
            : whyNot(m_model, touched);
    if (m_practises && !awaitsStock() && mistake(touched, refusal))
        return;
    takeBackTouch();
    explain(refusal, touched.touches.front(), m_scene.boundsOf(touched.touches.back()));
}

/** Refuses what a touch would make of those before. */
void PlayTool::refuseNext(const Touch& touch)
{
    Gesture touched{m_tool, session().touched()};
    touched.touches.push_back(touch);
    refuse(touched);
}

/** The same for what was held, which may be a piece that cannot begin anything. */
void PlayTool::refuseDropped(const Touch& held, const Touch& on)
{
    if (session().isEmpty())
        refuse({m_tool, {held, on}});
    else
        refuseNext(on);
}

/** Says why, if whoever touched @p first wants to be told. */
void PlayTool::explain(const Refusal& refusal, const Touch& first, const QRectF& at)
{
    if (m_scene.manner().explainsTo(m_scene.userAt(first)))
        emit refused(refusal, at);
}

void PlayTool::setPractising(bool practises)
{
    if (!practises)
        endMistake();
    m_practises = practises;
}

/** Whoever plays the piece that was touched, on turn or not. */
Seat PlayTool::whoseIs(const Touch& touch) const
{
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? m_scene.pieceOn(touch.cell) : nullptr;
    return piece ? m_scene.contents().players[piece->side.index] : m_scene.userAt(touch);
}

/** Shows it, if somebody has tried an action and not only touched something. */
bool PlayTool::mistake(const Gesture& touched, const Refusal& refusal)
{
    const Touch first = touched.touches.front();
    const Touch last = touched.touches.back();
    // A row of jumps that rests halfway is not lost by one wrong touch.
    const bool rests = m_inHand && session().touched().size() > 1;
    if (touched.touches.size() < 2 || first == last || rests)
        return false;
    emit mistaken(whoseIs(first));
    const QRectF at = m_scene.boundsOf(last);
    if (last.kind == Touch::Kind::Cell && toolDrags()) {
        showWrong(first, last.cell);
        m_mistake.start();
    } else {
        putBack();
    }
    emit refused(refusal, at);
    return true;
}

void PlayTool::showWrong(const Touch& first, Cell to)
{
    session().clear();
    m_inspected.reset();
    m_scene.marks().clearTouches();
    if (first.kind == Touch::Kind::Stock) {
        m_scene.pieces().bring(first.piece, m_scene.boundsOf(Touch::on(to)).center());
        m_scene.pieces().settleBrought(to);
    } else if (first.kind == Touch::Kind::Cell && m_scene.pieceOn(first.cell)) {
        m_inHand = first.cell;
        m_scene.pieces().restOn(first.cell, to);
    }
}

void PlayTool::showMistake(const Action& action, const Refusal& refusal)
{
    endMistake();
    setAside();
    const Touch first = Touch::on(action.from);
    const bool isOnBoard = action.kind != Action::Kind::Drop;
    emit mistaken(whoseIs(isOnBoard ? first : Touch::on(action.to)));
    if (isOnBoard && action.from != action.to) {
        showWrong(first, action.to);
        m_mistake.start();
    }
    emit refused(refusal, m_scene.boundsOf(Touch::on(action.to)));
}

bool PlayTool::endMistake()
{
    if (!m_mistake.isActive())
        return false;
    takeMistakeBack();
    return true;
}

/** As after any refusal: the tool taken for it goes, and a promotion that was set aside for it goes on. */
void PlayTool::takeMistakeBack()
{
    m_mistake.stop();
    putBack();
    takeUpAgain();
}

} // namespace ringford::ui
