// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Rolling.h"

#include <cstdint>
#include <vector>

namespace ringford::dice {

/**
 * The rows of a roll set in little room: what its dice show, in the order in which they were thrown. All else follows from
 * that, the roll and its conditions. A die takes a byte, one that shows 255 or more takes three.
 */
class PackedRows {
public:
    explicit PackedRows(const std::vector<RolledRow>& rows);
    /** @pre @p roll and @p conditions are those of the rows */
    std::vector<RolledRow> unpacked(const Roll& roll, const RollConditions& conditions) const;

private:
    std::vector<std::uint8_t> m_shown;
};

} // namespace ringford::dice
