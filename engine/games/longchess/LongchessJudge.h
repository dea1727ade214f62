// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessGame.h"
#include "engine/games/longchess/LongchessTuned.h"
#include "engine/games/longchess/LongchessWorth.h"
#include "engine/games/longchess/WorthwhileSink.h"
#include "engine/search/PieceValues.h"

namespace ringford::longchess {

/** What a search thinks of Longchess. */
template <class Size> class LongchessJudge : public RulesView<LongchessRules<Size>> {
public:
    static constexpr bool kHasTwoCamps = Size::kSeats == 2;

    using State = longchess::State<Size>;
    using Moves = typename LongchessRules<Size>::Moves;
    using RulesView<LongchessRules<Size>>::rules;

    /** @p game lives longer. */
    explicit LongchessJudge(const LongchessGame<Size>& game)
        : RulesView<LongchessRules<Size>>(game.rules()), m_game(game),
          m_worth(game.rules(), weights(PieceValues::Tuned))
    {
    }

    /** Leaves out what can hardly matter, as long as something else is there. */
    void generate(const State& state, Moves& list) const
    {
        if (state.outcome.decided())
            return;
        WorthwhileSink<Size, Moves> sink(m_worth, rules().terrain(), state, list);
        visitActions(rules().field(state, state.turn), sink);
        if (list.empty())
            rules().generate(state, list);
    }
    Seat toAct(const State& state) const { return state.turn; }
    Outcome decided(const State& state) const { return state.outcome; }
    /** Sound where somebody has more than pawns, and no shells are in the air. */
    bool pass(State& state) const
    {
        for (const ShellList& shells : state.shells) {
            if (shells.count != 0)
                return false;
        }
        if ((state.of(state.turn) & ~state.kinds[indexOf(Kind::Pawn)]).empty())
            return false;
        do
            state.turn.index = static_cast<std::uint8_t>((state.turn.index + 1) % Size::kSeats);
        while (!state.isIn(state.turn));
        ++state.quiet;
        return true;
    }
    SeatSet seatsIn(const State& state) const
    {
        SeatSet in;
        for (const Seat seat : State::everybody()) {
            if (state.isIn(seat))
                in.insert(seat);
        }
        return in;
    }
    void values(const State& state, SeatValues& values) const { m_worth.values(state, values); }
    int gain(const State& state, Move move) const { return m_worth.gain(state, move); }
    int stake(const State& state, Move move) const
    {
        const bool goes = move.form == Move::Form::Go || move.form == Move::Form::GoWithout;
        return goes ? m_worth.of(state.kindAt(move.from)) : 0;
    }
    std::uint16_t tag(Move move) const
    {
        const std::uint32_t all = move.from | std::uint32_t{move.to} << 9 |
                                  static_cast<std::uint32_t>(move.form) << 18 |
                                  static_cast<std::uint32_t>(move.distance + 2) << 22;
        const auto tag = static_cast<std::uint16_t>((all * 0x9E37'79B1u) >> 16);
        return tag == 0 ? std::uint16_t{1} : tag;
    }
    std::uint64_t key(const State& state) const
    {
        std::uint64_t key = mixed(1, std::uint64_t{state.turn.index} << 1 | std::uint64_t{state.isFiring});
        std::uint64_t place = 1;
        const auto addWord = [&](std::uint64_t word) { key ^= mixed(place += 0x9E37'79B9'7F4A'7C15, word); };
        const auto add = [&](const PlaceSet<Size::kWords>& set) {
            for (const std::uint64_t word : set.words)
                addWord(word);
        };
        for (const auto& kind : state.kinds)
            add(kind);
        for (const auto& army : state.armies)
            add(army);
        if (rules().options().hasMines) {
            for (const auto& mines : state.mines)
                add(mines);
        }
        for (const auto& flag : state.flags)
            addWord(flag ? *flag + 1u : 0u);
        if (rules().options().hasArtillery) {
            for (const ShellList& shells : state.shells) {
                for (const Spot at : shells)
                    addWord(at + 1u);
                addWord(0);
            }
        }
        return key;
    }
    void setValues(PieceValues values) { m_worth.setWeights(weights(values)); }
    QuietCount quiet(const State& state) const { return m_game.quiet(state); }

private:
    /** Two teams with flags are what was fitted. */
    const LongchessWeights& weights(PieceValues values) const
    {
        return Size::kSeats == 2 && rules().options().hasFlags && values == PieceValues::Tuned ? kTuned : kByMobility;
    }

    const LongchessGame<Size>& m_game;
    LongchessWorth<Size> m_worth;
};
static_assert(Judge<LongchessJudge<LongSize>>);

} // namespace ringford::longchess
