// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardWorth.h"
#include "engine/games/chess/Generation.h"
#include "engine/games/chess/KingHunt.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/games/orthodox/OrthodoxTuned.h"
#include "engine/search/Judge.h"
#include "engine/search/PieceValues.h"

#include <memory>

namespace ringford::orthodox {

inline constexpr chess::BoardTables kTunedTables{kTuned.board};

/** What a search thinks of orthodox chess. */
class OrthodoxJudge : public RulesView<OrthodoxRules> {
public:
    static constexpr bool kHasTwoCamps = true;
    static constexpr Mistakes kMistakes{121, 104, 81, 71, 52, 41, 32, 23, 14, 0};
    static constexpr bool kQuietTellsReach = true; ///< what was before a capture or a pawn's move never comes again

    /** @p game lives longer. */
    explicit OrthodoxJudge(const OrthodoxGame& game) : RulesView(game.rules()), m_game(game) {}

    Seat toAct(const State& state) const { return OrthodoxRules::seatOf(state.turn); }
    Outcome decided(const State& state) const
    {
        return rules().isDead(state) ? Outcome::drawn(Reason::Deadlock) : Outcome();
    }
    void generateLoud(const State& state, Moves& moves) const
    {
        chess::ListingSink sink(moves);
        chess::visitLoudMoves(state, sink);
    }
    bool isChecked(const State& state) const { return chess::inCheck(state); }
    /** Sound where somebody has more than king and pawns: there it is hardly ever best to do nothing. */
    bool pass(State& state) const
    {
        const chess::Bits own = state.men.of(state.turn);
        if ((own & ~state.men.of(chess::Kind::Pawn) & ~state.men.of(chess::Kind::King)) == 0 || chess::inCheck(state))
            return false;
        state.turn = chess::other(state.turn);
        state.enPassant = 0;
        ++state.quiet;
        return true;
    }
    SeatSet seatsIn(const State&) const { return SeatSet::firstOnes(2); }
    void values(const State& state, SeatValues& values) const
    {
        if (OrthodoxRules::isBare(state)) { // nobody can win, whether or not the options end the game there
            values[0] = values[1] = 0;
            return;
        }
        auto worth = chess::boardWorth(state.men, chess::Promotion::Allowed, *m_tables, m_known.get());
        chess::shrinkHopelessLead(state.men, worth);
        chess::huntBareKing(state.men, worth);
        values[0] = worth[0];
        values[1] = worth[1];
        values[chess::indexOf(state.turn)] += m_tempo;
    }
    int gain(const State& state, Move move) const { return chess::gainOf(state.men, state.turn, move); }
    int stake(const State&, Move move) const { return chess::kWorth[chess::indexOf(chess::mover(move.form()))]; }
    std::uint16_t tag(Move move) const { return move.bits(); }
    int arrival(std::uint16_t tag) const { return tag >> 6; }
    int risk(const State& state, Move move) const
    {
        return isPromotion(move.form()) ? 0 : std::max(0, -chess::exchange(state.men, state.turn, move));
    }
    std::uint64_t key(const State& state) const
    {
        const std::uint64_t turn = state.turn == chess::Army::Black;
        std::uint64_t key = mixed(state.enPassant, std::uint64_t{state.castling} << 1 | turn);
        for (const chess::Bits kind : state.men.kinds)
            key = mixed(key, kind);
        return mixed(key, state.men.armies[0]);
    }
    void setValues(PieceValues values)
    {
        const bool isTuned = values == PieceValues::Tuned;
        m_tables = isTuned ? &kTunedTables : &chess::kTablesByMobility;
        m_tempo = isTuned ? kTuned.tempo : kByMobility.tempo;
        m_known->forget();
    }
    QuietCount quiet(const State& state) const { return m_game.quiet(state); }

private:
    const OrthodoxGame& m_game;
    const chess::BoardTables* m_tables = &kTunedTables;
    int m_tempo = kTuned.tempo;
    std::unique_ptr<chess::KnownWorths> m_known = std::make_unique<chess::KnownWorths>();
};
static_assert(BoldJudge<OrthodoxJudge>);

} // namespace ringford::orthodox
