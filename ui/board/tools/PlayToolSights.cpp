// SPDX-License-Identifier: GPL-3.0-or-later
// What is in hand, and what is seen before anything is played.
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/ActionPreview.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/WhyNot.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

void PlayTool::setGameTool(std::uint8_t tool)
{
    if (tool == m_tool && !m_usualTool)
        return;
    putBack();
    takeTool(tool);
    emit toolTaken();
    m_servedSides = m_scene.contents().sidesOnTurn;
    showTouches();
}

void PlayTool::takeTool(std::uint8_t tool)
{
    m_tool = tool;
    session().setTool(tool);
}

bool PlayTool::toolDrags() const
{
    return m_model.description().tools[m_tool].drags;
}

/** Shift takes the tool that is its own in hand, until what it began is over. */
void PlayTool::takeToolFor(Qt::KeyboardModifiers modifiers)
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    const auto byShift = std::ranges::find(tools, true, &ToolInfo::byShift);
    if (!modifiers.testFlag(Qt::ShiftModifier) || byShift == tools.end() || m_usualTool || !session().isEmpty())
        return;
    putBack();
    m_usualTool = m_tool;
    takeTool(static_cast<std::uint8_t>(byShift - tools.begin()));
    emit touchesChanged();
}

void PlayTool::returnTool()
{
    if (!m_usualTool)
        return;
    m_tool = *std::exchange(m_usualTool, std::nullopt);
    if (m_session)
        m_session->setTool(m_tool);
}

/**
 * Where the tool in hand can do nothing and one other can, nobody wants to look for it; else it gives way to the hand.
 */
void PlayTool::takeUsefulTool()
{
    const std::size_t count = m_model.description().tools.size();
    if (count < 2 || session().canUse(m_tool))
        return;
    std::vector<std::uint8_t> useful;
    for (std::uint8_t tool = 0; tool < count; ++tool) {
        if (session().canUse(tool))
            useful.push_back(tool);
    }
    takeTool(useful.size() == 1 ? useful.front() : std::uint8_t{0});
}

void PlayTool::pointAt(const std::optional<Touch>& touch)
{
    const bool isTarget =
        touch && touch->kind == Touch::Kind::Cell && (!session().isEmpty() || !toolDrags()) && session().admits(*touch);
    m_scene.marks().setPointedAt(isTarget ? std::optional(touch->cell) : std::nullopt);
    foreseeAt(touch);
    foreseeLeaving(touch);
}

/** What leaves the board is gone for good: nobody shall do that by letting go of a piece that was not wanted. */
void PlayTool::foreseeLeaving(const std::optional<Touch>& touch)
{
    const bool leaves = touch && touch->kind == Touch::Kind::Rim && !session().isEmpty() && session().admits(*touch);
    if (leaves != std::exchange(m_foreseesLeaving, leaves))
        emit leavingForeseen(leaves ? m_scene.boundsOf(*touch) : QRectF());
}

/** What would happen there is shown, unless everybody knows: that what stands on a target is taken. */
void PlayTool::foreseeAt(const std::optional<Touch>& touch)
{
    if (touch == m_foreseen)
        return;
    m_foreseen = touch;
    Foresight seen;
    std::optional<Text> hint;
    const bool isMeant = touch && (!session().isEmpty() || !toolDrags()) && session().admits(*touch);
    if (isMeant) {
        const std::vector<Action> actions = session().possibleWith(*touch);
        if (actions.size() == 1) {
            seen = foresee(m_model.game(), m_model.positionFor(actions.front()), actions.front());
            Gesture touched{m_tool, session().touched()};
            touched.touches.push_back(*touch);
            if (const auto why =
                    actions.front().kind == Action::Kind::Capture ? whyNoShot(m_model, touched) : std::nullopt)
                hint = why->sentence;
        }
        if (seen.ways.size() < 2)
            seen.ways.clear();
        if (seen.threatened.empty() && seen.ways.empty() && seen.lost == std::vector{touch->cell})
            seen.lost.clear();
    }
    if (seen.isEmpty() && touch && touch->kind == Touch::Kind::Cell)
        seen = threatFrom(m_model.description(), m_scene.contents(), touch->cell);
    if (seen.isEmpty() && touch && session().isEmpty() && !m_inspected && toolDrags())
        seen.range = rangeFrom(*touch);
    m_scene.setForesight(std::move(seen));
    m_shotHint = std::move(hint);
    emit foreseenChanged();
}

/** How far a piece reaches that captures from afar: nothing where nobody wants to see targets. */
std::vector<Target> PlayTool::rangeFrom(const Touch& touch) const
{
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? m_scene.pieceOn(touch.cell) : nullptr;
    if (!piece || m_scene.picture().isHidden || !m_scene.manner().showsTargetsTo(m_scene.userAt(touch)))
        return {};
    if (m_model.description().kind(piece->kind).isMarker)
        return {};
    std::vector<Target> targets = m_model.game().targets(m_model.position(), touch.cell);
    const bool shoots = std::ranges::any_of(
        targets, [](const Target& one) { return one.kind == Target::Kind::Shot || one.kind == Target::Kind::Aim; });
    return shoots ? targets : std::vector<Target>();
}

void PlayTool::hover(const BoardPointer& at)
{
    pointAt(at.touch);
}

void PlayTool::inspect(Cell cell)
{
    forget();
    m_inspected = cell;
    m_scene.marks().showInspected(cell, m_model.game().targets(m_model.position(), cell));
}

void PlayTool::showTouches()
{
    m_scene.marks().showTouches(session());
    foreseeAt(std::nullopt); // it was about other touches
    emit touchesChanged();
}

} // namespace ringford::ui
