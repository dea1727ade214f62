// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/LowClocks.h"

#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/words/Words.h"

namespace ringford::ui {

LowClocks::LowClocks(const MatchModel& match, const ClockModel& clocks, QObject* parent)
    : QObject(parent), m_match(match), m_clocks(clocks)
{
    connect(&clocks, &ClockModel::ticked, this, &LowClocks::look);
    connect(&match, &MatchModel::replaced, this, [this] { m_low = {}; });
}

void LowClocks::look()
{
    if (!m_clocks.hasClocks())
        return;
    SideSet low;
    for (std::uint8_t index = 0; index < m_match.description().sides.size(); ++index) {
        const Side side{index};
        if (!words::isLow(m_clocks.control(side), m_clocks.left(side)))
            m_low.erase(side);
        else if (m_clocks.isRunning(side) && !m_low.contains(side)) {
            m_low.insert(side);
            low.insert(side);
        }
    }
    if (!low.empty())
        emit becameLow(low);
}

} // namespace ringford::ui
