// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollSet.h"
#include "engine/rules/Text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ringford::dice {

/** What is found in a file with a roll set. */
struct RollSetReading {
    enum class Finding : std::uint8_t {
        Untouched,
        Tampered, ///< the mark is not that of what stands before it
        Damaged,  ///< it is not written as roll sets are
    };
    Finding finding = Finding::Damaged;
    int line = 0; ///< damaged: the first line that is not as it should be, or where one is missing; from 1
    Text reason;  ///< damaged: why
    /** What could be read; of what was tampered with, too: the results are those of the dice that stand there. */
    std::optional<RollSet> set;
};

/** Reads and verifies. CR LF is taken for LF. */
RollSetReading readRollSet(std::string_view bytes, const RollSetSigner& signer);

} // namespace ringford::dice
