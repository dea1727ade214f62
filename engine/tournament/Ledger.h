// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerRules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ringford {

/** All that happened in a tournament, and how it stands after that. Always as the rules allow it. */
class Ledger {
public:
    const std::vector<LedgerEntry>& entries() const { return m_entries; }
    const Tournament& tournament() const { return m_tournament; }
    /** Entry number @p index, from 0, as the file has it. */
    LedgerRow row(std::size_t index) const { return rowOf(m_tournament, m_entries[index]); }

    /** Adds what happened next; says what is wrong with it, and does nothing then. */
    std::optional<RowFault> add(const LedgerRow& row);
    /** Takes the last entry back; false where there is none. */
    bool undo();

private:
    std::vector<LedgerEntry> m_entries;
    Tournament m_tournament;
};

} // namespace ringford
