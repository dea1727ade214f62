// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Piece.h"

#include <concepts>
#include <vector>

namespace ringford {

/** One thing that happens while an action is carried out, in the order of the rules. Animation, sounds and lists read these; nobody compares boards. */
struct Effect {
    enum class Kind : std::uint8_t {
        Moved,         ///< `piece` went from `from` to `to`
        Captured,      ///< `piece` was taken off `from`
        Removed,       ///< `piece` left `from` without being captured
        Placed,        ///< `piece` came onto `to`
        Changed,       ///< what stands on `to` is now `piece` (promotion, crowning)
        ToStockpile,   ///< `piece` came into the stockpile of `seat`
        FromStockpile, ///< `piece` left the stockpile of `seat`
        SeatOut,       ///< `seat` is out
        BoardClosed,   ///< the board with `to` on it is closed
    };
    Kind kind{};
    Cell from{};
    Cell to{};
    Piece piece{};
    Seat seat{};
    bool operator==(const Effect&) const = default;
};

/** Takes effects as they happen. What is passed to `apply` decides whether telling costs anything. */
template <class R> concept Recorder = requires(R& recorder, const Effect& effect) { recorder.record(effect); };

/** Forgets everything: for search and perft. */
struct NoEffects {
    void record(const Effect&) const {}
};

/** Keeps everything, in order. */
struct EffectList {
    std::vector<Effect> effects;
    void record(const Effect& effect) { effects.push_back(effect); }
};

} // namespace ringford
