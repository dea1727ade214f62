// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/GestureSession.h"

#include <algorithm>

namespace ringford::ui {

void GestureSession::setTool(std::uint8_t tool)
{
    m_tool = tool;
    m_touched.clear();
}

bool GestureSession::canUse(std::uint8_t tool) const
{
    return std::ranges::any_of(m_index.next(tool, {}),
                               [](const Touch& touch) { return touch.kind != Touch::Kind::Button; });
}

bool GestureSession::admits(const Touch& touch) const
{
    const auto among = [&](const std::vector<Touch>& places) {
        return std::ranges::find(places, touch) != places.end();
    };
    return among(next()) || (!m_touched.empty() && among(ends()));
}

std::vector<Action> GestureSession::possibleWith(const Touch& touch) const
{
    std::vector<Touch> touches = m_touched;
    touches.push_back(touch);
    std::vector<Action> actions = m_index.beginningWith(m_tool, touches);
    return actions.empty() ? m_index.endingAt(m_tool, touches) : actions;
}

GestureSession::Answer GestureSession::decided(std::vector<Action> actions)
{
    Answer answer;
    if (!actions.empty())
        answer.kind = actions.size() == 1 ? Answer::Kind::Play : Answer::Kind::Choose;
    answer.actions = std::move(actions);
    return answer;
}

GestureSession::Answer GestureSession::touch(const Touch& touch)
{
    Gesture now{m_tool, m_touched};
    now.touches.push_back(touch);
    std::vector<Action> whole = m_index.whole(m_tool, now.touches);
    const bool goesOn = !m_index.next(m_tool, now.touches).empty();
    if (goesOn) {
        const bool isFirst = m_touched.empty();
        m_touched.push_back(touch);
        return {isFirst ? Answer::Kind::Begun : Answer::Kind::Resting, {}, now};
    }
    if (whole.empty())
        whole = m_index.endingAt(m_tool, now.touches);
    Answer answer = decided(std::move(whole));
    if (answer.kind == Answer::Kind::Nothing && !m_touched.empty())
        answer.kind = Answer::Kind::Refused;
    answer.touched = std::move(now);
    return answer;
}

GestureSession::Answer GestureSession::end()
{
    Answer answer = decided(m_index.whole(m_tool, m_touched));
    answer.touched = {m_tool, m_touched};
    return answer;
}

} // namespace ringford::ui
