// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/PlayTool.h"

#include "ui/board/scene/BoardScene.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** Of several tools that Shift takes in hand, the first that begins something at @p touch. */
void lendUseful(TouchPlay& play, const std::vector<ToolInfo>& tools, const Touch& touch)
{
    const std::uint8_t first = play.touches().tool();
    for (std::uint8_t tool = first; tool < tools.size(); ++tool) {
        if (!tools[tool].byShift)
            continue;
        play.touches().setTool(tool);
        if (play.touches().get().canBegin(touch))
            return;
    }
    play.touches().setTool(first);
}

} // namespace

PlayTool::PlayTool(MatchModel& model, BoardScene& scene, QObject* parent)
    : BoardTool(parent), m_scene(scene), m_play(model, scene), m_drag(model, scene, m_play)
{
    connect(&m_play, &TouchPlay::chooserWanted, this, &PlayTool::chooserWanted);
    connect(&m_play, &TouchPlay::actorWanted, this, &PlayTool::actorWanted);
    connect(&m_play, &TouchPlay::confirmWanted, this, &PlayTool::confirmWanted);
    connect(&m_play, &TouchPlay::refused, this, &PlayTool::refused);
    connect(&m_play, &TouchPlay::awaiting, this, &PlayTool::awaiting);
    connect(&m_play, &TouchPlay::mistaken, this, &PlayTool::mistaken);
    connect(&m_play, &TouchPlay::touchesChanged, this, &PlayTool::touchesChanged);
    connect(&m_play, &TouchPlay::promotionLost, this, &PlayTool::promotionLost);
    connect(&m_play.foresight(), &ActionForesight::leavingForeseen, this, &PlayTool::leavingForeseen);
    connect(&m_play.foresight(), &ActionForesight::changed, this, &PlayTool::foreseenChanged);
}

void PlayTool::rearranged()
{
    endMistake();
    // A line that grows, with a result for one, arranges the boards before anybody is told what is played.
    if (!m_play.touches().isOfPlace())
        return;
    m_play.hand().takeAgain();
    if (!m_play.touches().inspected())
        m_scene.marks().showTouches(session());
}

Qt::CursorShape PlayTool::shapeAt(const BoardPointer& at)
{
    if (isDragging())
        return Qt::ClosedHandCursor;
    const bool canTake = at.touch && at.touch->kind == Touch::Kind::Cell && m_play.touches().toolDrags() &&
                         session().canBegin(*at.touch);
    if (at.touch && session().admits(*at.touch) && !(canTake && session().isEmpty()))
        return Qt::PointingHandCursor;
    return canTake ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

void PlayTool::press(const BoardPointer& at)
{
    endMistake();
    m_play.takeToolFor(at.modifiers);
    if (m_play.belt().isLent() && at.touch && session().isEmpty())
        lendUseful(m_play, m_scene.description().tools, *at.touch);
    const std::optional<Touch> touch = m_drag.meant(at);
    m_play.hand().press(touch);
    m_hasJustBegun = touch && session().isEmpty() && m_play.begin(*touch);
}

void PlayTool::drag(const BoardPointer& at)
{
    if (m_use == PointerUse::Click)
        return;
    PlayingHand& hand = m_play.hand();
    if (!isDragging()) {
        if (!hand.pressed() || !m_drag.canHold(*hand.pressed()))
            return;
        m_drag.pickUp(*hand.pressed());
    }
    hand.carry(at.scenePos);
    m_play.foresight().pointAt(m_drag.meant(at));
}

void PlayTool::release(const BoardPointer& at)
{
    const std::optional<Touch> pressed = m_play.hand().releasePressed();
    m_play.foresight().pointAway();
    const std::optional<Touch> touch = m_drag.meant(at);
    if (const auto held = m_play.hand().releaseDragged())
        m_drag.drop(*held, at, touch);
    else if (!touch && !pressed)
        releaseNothing(at);
    else if (touch && touch == pressed && !m_hasJustBegun)
        clickWithPointer(*touch);
    else if (touch && m_hasJustBegun && touch != pressed && reachesWithoutHolding(*touch))
        m_play.click(*touch);
    // Nothing came of the other; what was wrong of it is still to be seen for a moment.
    if (touched().empty() && !m_play.practice().isShown())
        m_play.takeUpAgain();
}

/** Whether a pointer that was pressed on one place and let go on @p touch meant both, with a tool that holds none. */
bool PlayTool::reachesWithoutHolding(const Touch& touch)
{
    return m_use != PointerUse::Click && !m_play.touches().toolDrags() && session().admits(touch);
}

/** Whether a click beside the board is meant for a piece that can leave it, but not there. */
bool PlayTool::isBesideWayOut(const BoardPointer& at)
{
    if (!at.touch || at.touch->kind != Touch::Kind::Rim || session().isEmpty())
        return false;
    return std::ranges::any_of(session().next(), [](const Touch& next) { return next.kind == Touch::Kind::Rim; });
}

/** A click where nothing can be touched. */
void PlayTool::releaseNothing(const BoardPointer& at)
{
    const bool isNoCell = at.place && !at.touch;
    if (isNoCell && (!session().isEmpty() || !m_play.touches().toolDrags()))
        m_play.refuse(m_play.touches().gestureWith(Touch::onPlace(*at.place)));
    else if (isBesideWayOut(at))
        m_play.refuse(m_play.touches().gestureWith(*at.touch));
    else if (session().touched().size() <= 1)
        m_play.putBack(); // beside the boards
}

void PlayTool::clickWithPointer(const Touch& touch)
{
    // Who plays by dragging alone still looks at pieces by clicking, and ends a jump on the piece.
    const bool isHeld = !session().isEmpty() && session().touched().back() == touch;
    if (m_use == PointerUse::Drag && !isHeld && !session().isEmpty())
        m_play.putBack(); // from here on it is a first click
    m_play.click(touch);
}

bool PlayTool::cancel()
{
    const bool hadAny = m_play.state() != TouchPlay::State::Idle;
    m_play.hand().letGo();
    m_play.practice().end();
    m_play.foresight().pointAway();
    m_play.putBack();
    m_play.takeUpAgain(); // it can be put back by itself
    return hadAny;
}

void PlayTool::setGameTool(std::uint8_t tool)
{
    if (tool == gameTool() && !m_play.belt().isLent())
        return;
    m_play.putBack();
    m_play.belt().take(tool, m_scene.contents().sidesOnTurn);
    emit toolTaken();
    m_play.showTouches();
}

void PlayTool::setPractising(bool practises)
{
    if (!practises)
        endMistake();
    m_play.practice().setPractising(practises);
}

} // namespace ringford::ui
