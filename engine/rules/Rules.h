// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/MoveList.h"

#include <concepts>
#include <cstdint>

namespace ringford {

// clang-format 14 breaks the lines of a concept where nobody can read them.
// clang-format off

/**
 * The fast half of a game: rules over a plain state, with options fixed. Search, perft and tests are templates over it,
 * so no call is virtual and nothing is allocated. A decided state generates nothing.
 */
template <class R>
concept Rules = requires(const R rules, typename R::State& state, const typename R::State& seen, typename R::Move move,
                         typename R::Moves& list, EffectList& effects, Seat seat, Side side, Retire how) {
    requires std::semiregular<typename R::State>;
    { rules.start() } -> std::same_as<typename R::State>;
    rules.generate(seen, list);                                  // appends the legal moves of all seats on turn, each once
    { rules.count(seen) } -> std::same_as<std::uint64_t>;        // how many; need not list them
    rules.apply(state, move, NoEffects{});                       // @pre move is legal in state
    rules.apply(state, move, effects);                           // the same code, telling what happens
    { rules.outcome(seen) } -> std::same_as<Outcome>;
    { rules.onTurn(seen) } -> std::same_as<SeatSet>;             // none when decided
    rules.generateOutOfTurn(seen, seat, list);                   // appends what a seat that is not on turn may do
    { rules.actor(seen, move) } -> std::same_as<Seat>;           // whose move of those on turn it is
    { rules.canRetire(seen, side) } -> std::same_as<bool>;
    { rules.retire(state, side, how, effects) } -> std::same_as<std::optional<Outcome>>; // the outcome that the state cannot hold, if any
};

/**
 * The telling half: what the adapter needs besides Rules to make a Game. A type of its own in each game's folder, made
 * from the options and holding the rules; the fast half never needs it.
 */
template <class D>
concept Described = Rules<typename D::RulesType>
    && requires(const D game, const typename D::RulesType::State& state, typename D::RulesType::Move move, const Action& action,
                const Setup& setup, std::string_view text, const Gesture& touched, Cell cell) {
    { game.rules() } -> std::same_as<const typename D::RulesType&>;
    { game.description() } -> std::same_as<const GameDescription&>;
    { game.read(setup) } -> std::same_as<Result<typename D::RulesType::State, SetupProblems>>;
    { game.write(state) } -> std::same_as<Setup>;
    { game.toAction(state, move) } -> std::same_as<Action>;
    { game.text(state, action) } -> std::same_as<std::string>;
    { game.parse(state, text) } -> std::same_as<Result<Action, Text>>;
    { game.why(state, action) } -> std::same_as<Refusal>;        // @pre undecided, and action is not legal for anybody
    { game.gestures(state, action) } -> std::same_as<std::vector<Gesture>>;
    { game.intended(state, touched) } -> std::same_as<std::optional<Action>>;
    { game.targets(state, cell) } -> std::same_as<std::vector<Target>>;
    { game.contents(state) } -> std::same_as<Contents>;          // sidesOnTurn is emptied by the adapter when decided
    { game.quiet(state) } -> std::same_as<QuietCount>;
};

/** Rules of games where a seat can play several sides: they say which of them a move is of. */
template <class R>
concept RulesOfSides = Rules<R> && requires(const R rules, const typename R::State& state, typename R::Move move) {
    { rules.actingSide(state, move) } -> std::same_as<Side>;
};

/** Rules where a move can be the turn of several sides at once: of actingSide() and others. */
template <class R>
concept RulesOfJointTurns = RulesOfSides<R> && requires(const R rules, const typename R::State& state, typename R::Move move) {
    { rules.turns(state, move) } -> std::same_as<SideSet>;
};

/** Rules where one move may be made by several seats on turn; elsewhere actor() alone may. */
template <class R>
concept RulesOfSharedMoves = Rules<R> && requires(const R rules, const typename R::State& state, typename R::Move move, Seat seat) {
    { rules.mayPlay(state, move, seat) } -> std::same_as<bool>;
};

/**
 * Rules of several boards that list the moves which begin on one of them: together those of all boards are what
 * generate() lists.
 */
template <class R>
concept RulesOfBoards = Rules<R> && requires(const R rules, const typename R::State& state, int face, typename R::Moves& list) {
    rules.generateOn(state, face, list);
};

/**
 * Rules that take moves back, where copying a state costs more than a move. What a move changed is kept in R::Undo,
 * which can be used again.
 */
template <class R>
concept RulesOfUndo = Rules<R> && requires(const R rules, typename R::State& state, typename R::Move move, typename R::Undo& undo, const typename R::Undo& kept) {
    requires std::default_initializable<typename R::Undo>;
    rules.play(state, move, undo);                               // as apply(), with nothing told. @pre move is legal in state
    rules.takeBack(state, kept);                                 // @pre state is as play() left it
};

/** Rules that tell moves apart which would expose the mover; exposed() appends them. */
template <class R>
concept RulesOfExposure = Rules<R> && requires(const R rules, const typename R::State& state, typename R::Moves& list) {
    rules.exposed(state, list);
};

/** A game that asks a seat before some of its moves; nothing: it is played without a question. */
template <class D>
concept AskingGame = Described<D> && requires(const D game, const typename D::RulesType::State& state, typename D::RulesType::Move move, Seat seat) {
    { game.asks(state, move, seat) } -> std::same_as<std::optional<Text>>;
};

/** A game whose positions can be written as FEN. */
template <class D>
concept FenGame = Described<D> && requires(const D game) {
    { game.fen() } -> std::convertible_to<const Fen*>;
};

// clang-format on

} // namespace ringford
