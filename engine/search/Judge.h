// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Rules.h"
#include "engine/search/Level.h"

#include <array>
#include <concepts>
#include <cstdint>

namespace ringford {

/** What a position is worth by seat, in hundredths of a pawn or man; who is not in the game is not looked at. */
using SeatValues = std::array<int, 32>;

// clang-format 14 breaks the lines of a concept where nobody can read them.
// clang-format off

/**
 * What a search has to know of a game: how it looks at its positions, and what it thinks of them. A type of its own in
 * the game's folder, beside its Rules; most inherit all but their opinions from RulesView. The hot path of every
 * search: no call is virtual, nothing is allocated.
 */
template <class J>
concept Judge = requires(const J judge, const typename J::RulesType::State& position, typename J::State& state,
                         const typename J::State& seen, typename J::Move move, typename J::Moves& list, Seat seat,
                         SeatValues& values) {
    { judge.view(position, seat) } -> std::same_as<typename J::State>;   // how a search for that seat looks at a position
    judge.generate(seen, list);                          // the moves that are looked at, of toAct() alone; none when decided
    judge.apply(state, move);
    { judge.toAct(seen) } -> std::same_as<Seat>;         // whose move is looked at; without meaning when decided
    { judge.outcome(seen) } -> std::same_as<Outcome>;    // of a state without moves
    { judge.decided(seen) } -> std::same_as<Outcome>;    // what can be seen without looking for moves
    { judge.isChecked(seen) } -> std::same_as<bool>;     // toAct() must answer a check: such nodes are not cut short
    { judge.pass(state) } -> std::same_as<bool>;         // lets toAct() pass, where that is sound for a search; else false
    { judge.seatsIn(seen) } -> std::same_as<SeatSet>;    // who is in the game; asked at every node, and before values()
    judge.values(seen, values);                          // of those who are
    { judge.gain(seen, move) } -> std::same_as<int>;     // what the move wins on the spot; more than 0: it is loud
    { judge.stake(seen, move) } -> std::same_as<int>;    // what the piece is worth that may be taken in return
    { judge.tag(move) } -> std::same_as<std::uint16_t>;  // two moves of one position rarely share it; never 0
    { judge.key(seen) } -> std::same_as<std::uint64_t>;  // all that the rule book compares, without the quiet counter
    { judge.quiet(seen) } -> std::same_as<QuietCount>;
};

// clang-format on

/** A judge of games that never have more than two camps says so: what is for more of them is not made for it. */
template <class J>
concept TwoCampJudge = Judge<J> && J::kHasTwoCamps;

/** A judge that can list what is loud (gain() above 0) without the rest. It may list more, and may leave out little. */
template <class J>
concept LoudJudge = Judge<J> && requires(const J judge, const typename J::State& seen, typename J::Moves& list)
{
    judge.generateLoud(seen, list);
};

/** A judge of boards in company can be told to take each of them for itself, as if all others stood still. */
template <class J>
concept BoardsJudge = Judge<J> && requires(const J judge, typename J::State& state)
{
    judge.separateBoards(state);
};

/**
 * A judge of two camps whose opinions are good enough for a search to leave out more of what does not look good, and
 * that tells it more of quiet moves to do so.
 */
template <class J>
concept BoldJudge = TwoCampJudge<J> &&
    requires(const J judge, const typename J::State& seen, typename J::Move move, std::uint16_t tag)
{
    {
        judge.risk(seen, move)
        } -> std::same_as<int>; // what a quiet move may lose on the spot; 0: nothing
    {
        judge.arrival(tag)
        } -> std::same_as<int>; // what comes where by moves of that tag: 0 to 1023
};

/** How a search for @p seat looks at @p position, where it has boards in company perhaps at each for itself. */
template <Judge J>
typename J::State viewOf(const J& judge, const typename J::RulesType::State& position, Seat seat, bool isBoardwise)
{
    auto state = judge.view(position, seat);
    if constexpr (BoardsJudge<J>) {
        if (isBoardwise)
            judge.separateBoards(state);
    }
    return state;
}

/**
 * What besides its key tells two states of a search apart: where it looks next, not what the rule book compares. A
 * judge that looks at positions as the rules do has nothing of the kind.
 */
template <Judge J> std::uint64_t aspectOf(const J& judge, const typename J::State& state)
{
    if constexpr (requires { judge.aspect(state); })
        return judge.aspect(state);
    else
        return 0;
}

/**
 * How far players are mistaken in a judge's game, by level. A judge may say so (kMistakes); where it does not, they are
 * 1.8 times as mistaken as in orthodox chess, which fits Longchess and strategic chess.
 */
template <class J> constexpr Mistakes mistakesIn()
{
    if constexpr (requires { J::kMistakes; }) {
        static_assert(weakerErrMore(J::kMistakes));
        return J::kMistakes;
    } else {
        return {218, 187, 146, 128, 94, 74, 58, 41, 25, 0};
    }
}

/** Looks at positions as the rules do: what judges of games with one seat on turn begin with. */
template <Rules R> class RulesView {
public:
    using RulesType = R;
    using State = typename R::State;
    using Move = typename R::Move;
    using Moves = typename R::Moves;

    /** @p rules live longer. */
    explicit RulesView(const R& rules) : m_rules(rules) {}
    const R& rules() const { return m_rules; }

    State view(const State& position, Seat) const { return position; }
    void generate(const State& state, Moves& list) const { m_rules.generate(state, list); }
    void apply(State& state, const Move& move) const { m_rules.apply(state, move, NoEffects{}); }
    Seat toAct(const State& state) const
    {
        const SeatSet seats = m_rules.onTurn(state);
        return seats.empty() ? Seat{} : seats.first();
    }
    Outcome outcome(const State& state) const { return m_rules.outcome(state); }
    Outcome decided(const State&) const { return {}; }
    bool isChecked(const State&) const { return false; }
    bool pass(State&) const { return false; }

private:
    const R& m_rules;
};

/** Makes one number of two, so that what differs in any bit differs in about half of all. */
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t word)
{
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    std::uint64_t all = (seed ^ word) * kOdd;
    all ^= all >> 32;
    all *= 0xD6E8FEB86659FD93;
    return all ^ all >> 29;
}

} // namespace ringford
