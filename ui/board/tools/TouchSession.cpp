// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/TouchSession.h"

#include <algorithm>
#include <map>
#include <span>

namespace ringford::ui {

namespace {

bool isStock(const Touch& touch)
{
    return touch.kind == Touch::Kind::Stock;
}

} // namespace

GestureSession& TouchSession::get()
{
    if (!m_session) {
        m_game = m_model.match().sharedGame();
        m_at = m_model.viewedNode();
        m_session.emplace(m_model.game(), m_model.position(), m_model.possibleActions());
        std::map<const Node*, std::vector<Action>> earlier;
        // What comes too late by now has a place among what was touched before.
        for (const OrderedRow::Late& late : m_model.lateActions())
            earlier[late.before].push_back(late.action);
        for (const auto& [before, actions] : earlier)
            m_session->add(m_model.game(), m_model.match().position(before->parent), actions);
        m_session->setTool(m_tool);
    }
    return *m_session;
}

std::optional<Touch> TouchSession::begunJustBefore() const
{
    const bool isNext = isOfMatch() && m_model.viewedNode()->parent == m_at;
    return isNext && touched().size() == 1 ? std::optional(touched().front()) : std::nullopt;
}

void TouchSession::drop()
{
    m_session.reset();
    m_inspected.reset();
}

void TouchSession::setTool(std::uint8_t tool)
{
    m_tool = tool;
    if (m_session)
        m_session->setTool(tool);
}

const std::vector<Touch>& TouchSession::touched() const
{
    static const std::vector<Touch> kNone;
    return m_session ? m_session->touched() : kNone;
}

Gesture TouchSession::gestureWith(const Touch& next)
{
    Gesture touched = gesture();
    touched.touches.push_back(next);
    return touched;
}

Cell TouchSession::lastCell()
{
    const std::vector<Touch>& touched = get().touched();
    return std::ranges::find(touched.rbegin(), touched.rend(), Touch::Kind::Cell, &Touch::kind)->cell;
}

bool TouchSession::awaitsStock()
{
    if (touched().empty())
        return false;
    const std::vector<Touch> next = get().next();
    return !next.empty() && std::ranges::all_of(next, isStock);
}

std::vector<Touch> TouchSession::stockTouches()
{
    std::span<const Touch> before = touched();
    if (!before.empty() && isStock(before.back()))
        before = before.first(before.size() - 1);
    std::vector<Touch> next = get().nextAfter(before);
    if (next.empty() || !std::ranges::all_of(next, isStock))
        next = get().nextAfter({}); // what is in hand is put back for it
    std::erase_if(next, [](const Touch& touch) { return !isStock(touch); });
    return next;
}

void TouchSession::clear()
{
    m_inspected.reset();
    get().clear();
}

} // namespace ringford::ui
