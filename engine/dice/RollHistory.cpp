// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollHistory.h"

#include <algorithm>
#include <utility>

namespace ringford::dice {

namespace {

constexpr std::size_t kFewDice = 8; ///< sets of no more take little room as they are

} // namespace

RollHistory::Kept::Kept(Entry one) : entry(std::move(one)), left(totalsOf(entry.set.rows).left) {}

void RollHistory::add(Entry entry)
{
    m_kept.push_back(std::make_unique<Kept>(std::move(entry)));
    goTo(m_kept.size() - 1);
}

void RollHistory::putBefore(std::vector<Entry> entries)
{
    if (entries.empty())
        return;
    const bool wasEmpty = isEmpty();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        m_kept.push_front(std::make_unique<Kept>(std::move(*entry)));
        pack(*m_kept.front());
    }
    m_index += entries.size() - (wasEmpty ? 1 : 0);
    m_before += entries.size() - (wasEmpty ? 1 : 0);
    unpack(*m_kept[m_index]);
}

std::vector<std::size_t> RollHistory::insertByTime(std::vector<Entry> entries)
{
    std::vector<std::size_t> places;
    std::deque<std::unique_ptr<Kept>> all;
    std::size_t index = 0;
    std::size_t before = 0;
    auto next = entries.begin();
    const auto takeNext = [&] {
        places.push_back(all.size());
        all.push_back(std::make_unique<Kept>(std::move(*next++)));
        pack(*all.back());
    };
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        while (next != entries.end() && next->set.time < m_kept[i]->entry.set.time)
            takeNext();
        if (i == m_index)
            index = all.size();
        if (i == m_before)
            before = all.size();
        all.push_back(std::move(m_kept[i]));
    }
    const bool wasEmpty = isEmpty();
    while (next != entries.end())
        takeNext();
    m_kept = std::move(all);
    m_index = wasEmpty && !m_kept.empty() ? m_kept.size() - 1 : index;
    m_before = wasEmpty ? m_index : before;
    if (!m_kept.empty())
        unpack(*m_kept[m_index]);
    return places;
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
        pack(*m_kept[m_before]);
    m_before = std::exchange(m_index, index);
    unpack(*m_kept[index]);
}

std::size_t RollHistory::packed() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_kept, [](const std::unique_ptr<Kept>& kept) { return kept->packed.has_value(); }));
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
