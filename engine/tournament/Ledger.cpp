// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Ledger.h"

#include <utility>

namespace ringford {

std::optional<RowFault> Ledger::add(const LedgerRow& row)
{
    const auto entry = judge(m_tournament, row);
    if (!entry)
        return entry.error();
    m_tournament.apply(*entry, row[LedgerField::Challenger]);
    m_entries.push_back(*entry);
    return std::nullopt;
}

bool Ledger::undo()
{
    if (m_entries.empty())
        return false;
    m_entries.pop_back();
    Tournament before;
    for (const LedgerEntry& entry : m_entries)
        before.apply(entry, m_tournament.member(entry.challenger).name);
    m_tournament = std::move(before);
    return true;
}

} // namespace ringford
