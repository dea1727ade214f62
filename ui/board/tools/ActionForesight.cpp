// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/ActionForesight.h"

#include "engine/match/GestureRefusals.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/ActionPreview.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

void ActionForesight::pointAt(const std::optional<Touch>& touch)
{
    const bool isTarget = touch && touch->kind == Touch::Kind::Cell && m_touches.means(*touch);
    m_scene.marks().setPointedAt(isTarget ? std::optional(touch->cell) : std::nullopt);
    show(touch);
    showLeaving(touch);
}

void ActionForesight::pointAway()
{
    m_scene.marks().setPointedAt(std::nullopt);
    clear();
}

/** What leaves the board is gone for good: nobody shall do that by letting go of a piece that was not wanted. */
void ActionForesight::showLeaving(const std::optional<Touch>& touch)
{
    const bool leaves =
        touch && touch->kind == Touch::Kind::Rim && !m_touches.isEmpty() && m_touches.get().admits(*touch);
    if (leaves != std::exchange(m_isLeaving, leaves))
        emit leavingForeseen(leaves ? m_scene.boundsOf(*touch) : QRectF());
}

void ActionForesight::show(const std::optional<Touch>& touch)
{
    if (touch == m_shown)
        return;
    m_shown = touch;
    m_shotHint.reset();
    Foresight seen;
    if (touch && m_touches.means(*touch))
        seen = ofActions(*touch);
    if (seen.isEmpty() && touch && touch->kind == Touch::Kind::Cell)
        seen = threatFrom(m_model.description(), m_scene.contents(), touch->cell);
    // What the game tells is how a piece goes and shoots by itself: another tool does something else with it.
    if (seen.isEmpty() && touch && m_touches.isEmpty() && !m_touches.inspected() && m_touches.tool() == 0)
        seen.range = rangeFrom(*touch);
    m_scene.setForesight(std::move(seen));
    emit changed();
}

/** What the only action would do there, unless everybody knows: that what stands on a target is taken. */
Foresight ActionForesight::ofActions(const Touch& touch)
{
    Foresight seen;
    const std::vector<Action> actions = m_touches.get().possibleWith(touch);
    if (actions.size() == 1) {
        const Action& action = actions.front();
        seen = foresee(m_model.game(), m_model.positionFor(action), action);
        const auto why = action.kind == Action::Kind::Capture
                             ? whyNoShot(m_model.match(), m_model.viewedNode(), m_touches.gestureWith(touch))
                             : std::nullopt;
        if (why)
            m_shotHint = why->sentence;
    }
    if (seen.ways.size() < 2)
        seen.ways.clear();
    if (seen.threatened.empty() && seen.ways.empty() && seen.lost == std::vector{touch.cell})
        seen.lost.clear();
    return seen;
}

/** How far a piece reaches that captures from afar: nothing where nobody wants to see targets. */
std::vector<Target> ActionForesight::rangeFrom(const Touch& touch) const
{
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? m_scene.pieceOn(touch.cell) : nullptr;
    if (!piece || m_scene.picture().isHidden || !m_scene.appearance().input.showsTargetsTo(m_scene.userAt(touch)))
        return {};
    if (m_model.description().kind(piece->kind).isMarker)
        return {};
    std::vector<Target> targets = m_model.game().targets(m_model.position(), touch.cell);
    const bool shoots = std::ranges::any_of(
        targets, [](const Target& one) { return one.kind == Target::Kind::Shot || one.kind == Target::Kind::Aim; });
    return shoots ? targets : std::vector<Target>();
}

} // namespace ringford::ui
