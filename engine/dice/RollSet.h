// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"
#include "engine/dice/Rolling.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::dice {

/** One press of Roll: what was rolled, when, and what came of it. */
struct RollSet {
    std::string name; ///< UTF-8; the roll's text until somebody changes it
    std::chrono::sys_seconds time;
    WrittenRoll roll;
    RollConditions conditions;
    std::optional<std::uint64_t> seed; ///< nothing: by the system's numbers
    std::vector<RolledRow> rows;
    bool operator==(const RollSet&) const = default;
};

/** Rolls: by the numbers of @p seed, or by the system's. */
RollSet makeRollSet(const WrittenRoll& roll, const RollConditions& conditions, std::optional<std::uint64_t> seed,
                    std::chrono::sys_seconds time);

/**
 * Rolls all dice of @p set again by the system's numbers, but for those that @p isKept holds for (dice::rollRest()). It has no
 * seed, and should have no mark: its dice were chosen.
 */
RollSet makeRestSet(const RollSet& set, const std::vector<bool>& isKept, std::chrono::sys_seconds time);

/** The words of a save's styles: `none`, `half`, `quarter`, `full`. */
std::string_view saveStyleWord(SaveStyle style);
std::optional<SaveStyle> readSaveStyle(std::string_view word);

/** With what roll sets are marked. Everybody may read it: the mark only shows that a file was not edited by hand. */
inline constexpr std::string_view kRollSetKey = "Ringford roll set";

/** Gives 64 hexadecimal digits for bytes: their HMAC-SHA-256 with kRollSetKey, from whoever has such a thing. */
using RollSetSigner = std::function<std::string(std::string_view bytes)>;

// Lines of a roll set as text; each without its line end.
inline constexpr std::string_view kRollSetFirst = "[Ringford roll set 1]";
inline constexpr std::string_view kRollSetCheck = "Check=";

std::string nameLine(const std::string& name);
std::string timeLine(std::chrono::sys_seconds time);
std::string rollLine(const std::string& text);
std::string armourLine(const RollConditions& conditions);
std::string extremesLine(const RollConditions& conditions);
std::string saveLine(const RollConditions& conditions);
std::string seedLine(const std::optional<std::uint64_t>& seed);
/** The dice of a sum, as rows of roll sets have them: `(6+1,6+2,[2])+1 +7 = 16`. */
std::string sumText(const Roll& roll, const RolledSum& sum);
/** @p number counts from 1. */
std::string rowLine(std::size_t number, const Roll& roll, const RolledRow& row);
std::string totalLine(const RollConditions& conditions, const std::vector<RolledRow>& rows);

/** All of a roll set's text but its mark. @pre its name is UTF-8 */
std::string writeUnmarkedRollSet(const RollSet& set);
/** A roll set as text, marked by @p signer. @pre its name is UTF-8 */
std::string writeRollSet(const RollSet& set, const RollSetSigner& signer);

} // namespace ringford::dice
