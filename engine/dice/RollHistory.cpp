// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollHistory.h"

#include <algorithm>
#include <utility>

namespace ringford::dice {

namespace {

constexpr std::size_t kFewDice = 8; ///< sets of no more take little room as they are

} // namespace

void RollHistory::add(Entry entry)
{
    const long long left = totalsOf(entry.set.rows).left;
    m_kept.push_back({std::move(entry), left});
    goTo(m_kept.size() - 1);
}

void RollHistory::putBefore(std::vector<Entry> entries)
{
    if (entries.empty())
        return;
    const bool wasEmpty = isEmpty();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const long long left = totalsOf(entry->set.rows).left;
        m_kept.push_front({std::move(*entry), left});
        pack(m_kept.front());
    }
    m_index += entries.size() - (wasEmpty ? 1 : 0);
    m_before += entries.size() - (wasEmpty ? 1 : 0);
    unpack(m_kept[m_index]);
}

void RollHistory::goBack()
{
    if (canGoBack())
        goTo(m_index - 1);
}

void RollHistory::goForward()
{
    if (canGoForward())
        goTo(m_index + 1);
}

void RollHistory::goTo(std::size_t index)
{
    if (index == m_index)
        return;
    if (m_before != m_index && m_before != index)
        pack(m_kept[m_before]);
    m_before = std::exchange(m_index, index);
    unpack(m_kept[index]);
}

std::size_t RollHistory::packed() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_kept, [](const Kept& kept) { return kept.packed.has_value(); }));
}

void RollHistory::pack(Kept& kept)
{
    RollSet& set = kept.entry.set;
    if (kept.packed || diceThrown(set.rows) <= kFewDice)
        return;
    kept.packed.emplace(set.roll.roll, set.rows);
    set.rows = {};
}

void RollHistory::unpack(Kept& kept)
{
    if (!kept.packed)
        return;
    RollSet& set = kept.entry.set;
    set.rows = kept.packed->unpacked(set.roll.roll, set.conditions);
    kept.packed.reset();
}

} // namespace ringford::dice
