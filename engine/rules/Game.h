// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"
#include "engine/rules/Effect.h"
#include "engine/rules/Gesture.h"
#include "engine/rules/Outcome.h"
#include "engine/rules/Refusal.h"
#include "engine/rules/Result.h"
#include "engine/rules/Setup.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

class Search;

/** How a side leaves the game from outside the position. */
enum class Retire : std::uint8_t { Resigned, FlagFell };

/** A position of some game: an unchanging value, cheap to copy. Only the game that made it can read it. */
class Position {
public:
    struct Content {
        virtual ~Content() = default;
        /** How many bytes it has, so that who keeps many knows what that comes to. */
        virtual std::size_t size() const = 0;
    };
    Position() = default;
    explicit Position(std::shared_ptr<const Content> content) : m_content(std::move(content)) {}
    const Content& content() const { return *m_content; }
    explicit operator bool() const { return m_content != nullptr; }

private:
    std::shared_ptr<const Content> m_content;
};

/** How far the counter behind `quiet` claims has come. */
struct QuietCount {
    int now = 0;
    int claimAt = 0; ///< a draw may be claimed from here on; 0: none can be by this
};

/** What follows when something is done to a position. */
struct Successor {
    Position position;
    std::vector<Effect> effects;
    Outcome outcome; ///< also what the position itself cannot hold (a resignation in a game of two)
};

/** A legal action as played, without its story. */
struct Taken {
    Position position;
    Outcome outcome;
    SeatSet onTurn;                ///< none in a decided position
    Seat actor;                    ///< the seat on turn that may play it, else the first seat that may
    Side side{};                   ///< the side that acts: a seat may have several
    std::vector<Effect> atTable{}; ///< what happened at the table: seats that went out
    SideSet turns{};               ///< whose turn it was: `side`, and whose else
};

/** Positions of one game in another notation that other programs know (FEN). */
class Fen {
public:
    struct Start {
        Position position;
        int fullMove = 1;
    };
    virtual ~Fen() = default;
    virtual std::string write(const Position& position, int fullMove) const = 0;
    virtual Result<Start, Text> read(std::string_view text) const = 0;
};

/**
 * A game of certain options, for everything that is not a hot path: the window, the protocol, records. Made by
 * GameAdapter from the game's own fast rules. Has no state of its own; positions are values, and const means
 * thread-safe.
 */
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    /** What is the same in all positions: boards, seats, sides, kinds, options. */
    virtual const GameDescription& description() const = 0;
    const Board& board() const { return description().board; }

    virtual Position start() const = 0;
    /** The position of a setup, or all that is wrong with it. */
    virtual Result<Position, SetupProblems> read(const Setup& setup) const = 0;
    /** The position of a setup's one-line form, or all that is wrong with it. */
    Result<Position, SetupProblems> readLine(std::string_view line) const;
    /** The setup that read() makes this position of; what an event has decided is no part of it. */
    virtual Setup write(const Position& position) const = 0;

    /** All legal actions of the seats on turn, in no order, without doubles. */
    virtual std::vector<Action> actions(const Position& position) const = 0;
    /** What one seat may play now, on turn or not. */
    virtual std::vector<Action> actions(const Position& position, Seat seat) const = 0;
    /** Who plays @p action: the seat on turn that may, else the first seat that may. @pre it is legal */
    virtual Seat actor(const Position& position, const Action& action) const = 0;
    /**
     * The seats that have the turn, as the protocol's `turn` lists them; none in a decided position. Who of them cannot
     * act until something happens elsewhere is in Contents::sidesWaiting.
     */
    virtual SeatSet onTurn(const Position& position) const = 0;
    /** What the position itself has decided. */
    virtual Outcome outcome(const Position& position) const = 0;
    /** Legal actions after which an opponent attacks the actor's king; only some games have such a list. */
    virtual std::vector<Action> exposed(const Position& position) const = 0;

    /** Plays an action, or says why it may not be played: what reading long records is made of. */
    virtual Result<Taken, Refusal> take(const Position& position, const Action& action) const = 0;
    /** @pre @p action is legal */
    virtual Successor apply(const Position& position, const Action& action) const = 0;
    /** Whether this side can still resign or run out of time. */
    virtual bool canRetire(const Position& position, Side side) const = 0;
    /** @pre canRetire(position, side) */
    virtual Successor retire(const Position& position, Side side, Retire how) const = 0;
    /** The counter behind `quiet` claims. */
    virtual QuietCount quiet(const Position& position) const = 0;

    /** An action in the notation of the rule book. @pre it is legal */
    virtual std::string text(const Position& position, const Action& action) const = 0;
    /**
     * The action that a text means here, legal or not; an error when it does not fit the notation or names a cell that
     * the boards lack.
     */
    virtual Result<Action, Text> parse(const Position& position, std::string_view text) const = 0;
    /** Why an action may not be played; nothing when it may. */
    virtual std::optional<Refusal> why(const Position& position, const Action& action) const = 0;
    /** The ways to play an action by touching places, the usual one first. @pre it is legal */
    virtual std::vector<Gesture> gestures(const Position& position, const Action& action) const = 0;
    /** The action that somebody who touched these places had in mind, legal or not: what a refusal is about. */
    virtual std::optional<Action> intended(const Position& position, const Gesture& touched) const = 0;
    /** How the piece on a cell moves from there, whoever is on turn. */
    virtual std::vector<Target> targets(const Position& position, Cell cell) const = 0;
    /** All that is drawn and listed of a position. */
    virtual Contents contents(const Position& position) const = 0;
    /**
     * What a person is to be asked before an action is played, if anything: only some games have such questions. @pre
     * it is legal
     */
    virtual std::optional<Text> asks(const Position& position, const Action& action) const = 0;

    /** Leaves of the tree of legal actions, @p depth plies deep; stops early (and counts too few) when asked to. */
    virtual std::uint64_t perft(const Position& position, int depth, std::stop_token stop = {}) const = 0;
    /** The game's other notation for positions, if it has one. */
    virtual const Fen* fen() const { return nullptr; }
    /** Something that looks for good actions in this game, which must outlive it. */
    virtual std::unique_ptr<Search> newSearch() const = 0;

    /** `won by red (checkmate)`, as the rule book writes it. */
    std::string status(const Outcome& outcome) const;
    /** What repetition compares: the whole setup without `quiet`. */
    std::string repetitionKey(const Position& position) const;
};

} // namespace ringford
