// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Outcome.h"
#include "engine/rules/Piece.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

namespace ringford {

/**
 * One thing that happens while an action is carried out, in the order of the rules. Animation, sounds and lists read
 * these; nobody compares boards. A reader passes over kinds that it does not know.
 */
struct Effect {
    enum class Kind : std::uint8_t {
        Moved,         ///< `piece` (or a marker that nobody carries) went from `from` to `to`
        Shot,          ///< `piece` on `from` shot at `to`, and stays; what becomes of its target is told behind this
        Captured,      ///< `piece` was taken off `from`
        Removed,       ///< `piece` (or a marker) left `from` without being captured
        Placed,        ///< `piece` came onto `to`
        Changed,       ///< what stands on `to` is now `piece` (promotion, crowning)
        ToStockpile,   ///< `piece` came into the stockpile of `seat`
        FromStockpile, ///< `piece` left the stockpile of `seat`
        SeatOut,       ///< `seat` is out, with all sides that it plays; some may be taken over right behind this
        BoardClosed,   ///< that of `to` is closed; `by` won it for a `reason`, mating on `from`; none: nobody did
        Left,          ///< `piece` left the board from `from` by its own move, over an edge
        Killed,        ///< `piece` was destroyed on `from` by what is no piece: a marker that goes off
        FlagTaken,     ///< the piece of `by` on `to` took up the marker `piece`, and carries it
        FlagDropped,   ///< the marker `piece`, which was carried, lies on `to`
        Laid,          ///< the marker `piece` was laid on `to`, or aimed there (KindInfo::isAhead)
        WentOff,       ///< the marker `piece` on `from` went off, and is gone
        Landed,        ///< the marker `piece` of `by`, which was aimed at `to`, came down there, and is gone
        FlagHome,      ///< the marker `piece` was brought home on `to` by the piece of `by` there
        SetBack,       ///< the captured `piece` was set back from `from`, where its captor may stand, to `to`
        /**
         * The side `by` is played by `seat` from now on, and is in the game, whoever played it before (armies that are
         * taken over).
         */
        PlayerChanged,
        CheckRules, ///< kings were captured, and from now on may not be left attacked
    };
    Kind kind{};
    Cell from{};
    Cell to{};
    Piece piece{};
    Seat seat{};
    Side by{};                          ///< whose doing it is, where a kind above says so
    std::uint8_t phase = 0;             ///< what has the same number happens at once; numbers do not fall
    std::optional<Direction> heading{}; ///< Moved on a ring: which way round, where both lead there
    std::optional<Reason> reason{};     ///< SeatOut, BoardClosed: why, in the words for outcomes
    bool operator==(const Effect&) const = default;
};

/** Takes effects as they happen. What is passed to `apply` decides whether telling costs anything. */
template <class R>
concept Recorder = requires(R& recorder, const Effect& effect)
{
    recorder.record(effect);
};

/** Forgets everything: for search and perft. */
struct NoEffects {
    void record(const Effect&) const {}
};

/** Keeps everything, in order. */
struct EffectList {
    std::vector<Effect> effects;
    void record(const Effect& effect) { effects.push_back(effect); }
};

/** Whether it is about who plays what by which rules, and not about what stands on a board. */
constexpr bool isAtTable(Effect::Kind kind)
{
    using enum Effect::Kind;
    return kind == SeatOut || kind == BoardClosed || kind == PlayerChanged || kind == CheckRules;
}

/** Keeps what is about the table. */
struct TableEffects : EffectList {
    void record(const Effect& effect)
    {
        if (isAtTable(effect.kind))
            EffectList::record(effect);
    }
};

} // namespace ringford
