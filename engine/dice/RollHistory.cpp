// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollHistory.h"

#include <utility>

namespace ringford::dice {

void RollHistory::add(Entry entry)
{
    m_entries.push_back(std::move(entry));
    m_index = m_entries.size() - 1;
}

void RollHistory::goBack()
{
    m_index -= canGoBack() ? std::size_t{1} : 0;
}

void RollHistory::goForward()
{
    m_index += canGoForward() ? std::size_t{1} : 0;
}

} // namespace ringford::dice
