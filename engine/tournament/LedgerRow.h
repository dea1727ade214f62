// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ringford {

/** The fields of a row, in the order of the file. */
enum class LedgerField : std::uint8_t {
    Event,
    Date,
    Challenge,
    Challenger,
    Challenged,
    White,
    WhiteArmy,
    BlackArmy,
    WhiteLost,
    BlackLost,
    Loser,
    Result,
    ChallengerPoints,
    ChallengedPoints
};
inline constexpr std::size_t kLedgerFields = 14;

/** What the file's header calls the fields. */
inline constexpr std::array<std::string_view, kLedgerFields> kFieldNames{
    "Event", "Date",      "Challenge",        "Challenger",      "Challenged",
    "White", "WhiteArmy", "BlackArmy",        "WhiteLost",       "BlackLost",
    "Loser", "Result",    "ChallengerPoints", "ChallengedPoints"};

/** A row of a ledger as a document, perhaps wrong: the rules make an entry of it, or say what is wrong. */
struct LedgerRow {
    std::array<std::string, kLedgerFields> fields;

    const std::string& operator[](LedgerField field) const { return fields[static_cast<std::size_t>(field)]; }
    std::string& operator[](LedgerField field) { return fields[static_cast<std::size_t>(field)]; }
    bool operator==(const LedgerRow&) const = default;
};

/** What the rules have against a row: the first field that does not fit, and why. */
struct RowFault {
    LedgerField field{};
    Text reason;
};

/** A day as ledgers write it, `2026-11-02`; nothing for what is no day of the calendar. */
std::optional<std::chrono::year_month_day> readDay(std::string_view text);
/** @pre the day is one that readDay() can give */
std::string writeDay(std::chrono::year_month_day day);

} // namespace ringford
