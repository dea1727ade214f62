// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/ToolBelt.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

void ToolBelt::begin()
{
    m_usual.reset();
    m_touches.drop();
    m_touches.setTool(0);
}

void ToolBelt::take(std::uint8_t tool, SideSet onTurn)
{
    m_touches.setTool(tool);
    m_served = onTurn;
}

std::optional<std::uint8_t> ToolBelt::byShift(Qt::KeyboardModifiers modifiers)
{
    const std::vector<ToolInfo>& tools = m_model.description().tools;
    const auto byShift = std::ranges::find(tools, true, &ToolInfo::byShift);
    if (!modifiers.testFlag(Qt::ShiftModifier) || byShift == tools.end() || isLent() || !m_touches.isEmpty())
        return std::nullopt;
    return static_cast<std::uint8_t>(byShift - tools.begin());
}

void ToolBelt::lend(std::uint8_t tool)
{
    m_usual = m_touches.tool();
    m_touches.setTool(tool);
}

void ToolBelt::giveBack()
{
    if (m_usual)
        m_touches.setTool(*std::exchange(m_usual, std::nullopt));
}

void ToolBelt::serve(SideSet onTurn)
{
    if (std::exchange(m_served, onTurn) != onTurn)
        m_touches.setTool(0);
}

void ToolBelt::takeUseful()
{
    const std::size_t count = m_model.description().tools.size();
    if (count < 2 || m_touches.get().canUse(m_touches.tool()))
        return;
    std::vector<std::uint8_t> useful;
    for (std::uint8_t tool = 0; tool < count; ++tool) {
        if (m_touches.get().canUse(tool))
            useful.push_back(tool);
    }
    m_touches.setTool(useful.size() == 1 ? useful.front() : std::uint8_t{0});
}

} // namespace ringford::ui
