// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Rolling.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ringford::dice {

/**
 * The rows of a roll set in little room: what its dice show, in the order in which they were thrown. All else follows from
 * that, the roll and its conditions. Each die is a digit of as many values as it has sides: 24 dice of six sides take 8 bytes.
 */
class PackedRows {
public:
    /** @pre @p rows were rolled by @p roll */
    PackedRows(const Roll& roll, const std::vector<RolledRow>& rows);
    /** @pre @p roll and @p conditions are those of the rows */
    std::vector<RolledRow> unpacked(const Roll& roll, const RollConditions& conditions) const;
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }

private:
    std::vector<std::uint64_t> m_words;
};

} // namespace ringford::dice
