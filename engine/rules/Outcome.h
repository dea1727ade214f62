// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <array>
#include <optional>
#include <string_view>

namespace ringford {

/** Why a game is over, in the order of the rule book's list. */
enum class Reason : std::uint8_t {
    Checkmate,
    KingCaptured,
    BareKing,
    Flag,
    Annihilated,
    AllCaptured,
    LastPlayer,
    Stalemate,
    Locked,
    AllMated,
    Deadlock,
    Boards,
    Repetition,
    Quiet,
    Agreed,
    Time,
    Resigned
};

inline constexpr std::array<std::string_view, 17> kReasonNames{
    "checkmate",   "king-captured", "bare-king", "flag",      "annihilated", "all-captured",
    "last-player", "stalemate",     "locked",    "all-mated", "deadlock",    "boards",
    "repetition",  "quiet",         "agreed",    "time",      "resigned"};

/** How the rule book writes a reason. */
constexpr std::string_view reasonName(Reason reason)
{
    return kReasonNames[static_cast<std::size_t>(reason)];
}

/** Whether a game goes on, and if not, who has won it and why. */
struct Outcome {
    enum class Kind : std::uint8_t { Playing, Won, Drawn };
    Kind kind = Kind::Playing;
    SeatSet winners;
    Reason reason = Reason::Checkmate; ///< without meaning while playing

    static constexpr Outcome wonBy(SeatSet winners, Reason reason) { return {Kind::Won, winners, reason}; }
    static constexpr Outcome drawn(Reason reason) { return {Kind::Drawn, {}, reason}; }
    constexpr bool decided() const { return kind != Kind::Playing; }
    constexpr bool operator==(const Outcome&) const = default;
};

} // namespace ringford
