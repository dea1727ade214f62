// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/search/Search.h"

#include <cstdint>
#include <memory>
#include <utility>

// A game that counts what it is asked: work that is told by numbers is the same on every computer.

namespace ringford::test {

/** How often a game was asked what takes most of the time. */
struct Asked {
    std::uint64_t actions = 0;  ///< for all legal ones of a position
    std::uint64_t taken = 0;    ///< to play one
    std::uint64_t contents = 0; ///< what stands on the boards
    std::uint64_t texts = 0;    ///< how one is written

    bool operator==(const Asked&) const = default;
};

/** Another game, with its questions counted; who answers some in another way is made of it. For one thread. */
class CountingGame : public Game {
public:
    CountingGame(std::shared_ptr<const Game> game, std::shared_ptr<Asked> asked)
        : m_game(std::move(game)), m_asked(std::move(asked))
    {
    }

    std::vector<Action> actions(const Position& position) const override
    {
        ++m_asked->actions;
        return m_game->actions(position);
    }
    std::vector<Action> actions(const Position& position, Seat seat) const override
    {
        ++m_asked->actions;
        return m_game->actions(position, seat);
    }
    Result<Taken, Refusal> take(const Position& position, const Action& action) const override
    {
        ++m_asked->taken;
        return m_game->take(position, action);
    }
    Successor apply(const Position& position, const Action& action) const override
    {
        ++m_asked->taken;
        return m_game->apply(position, action);
    }
    Contents contents(const Position& position) const override
    {
        ++m_asked->contents;
        return m_game->contents(position);
    }
    std::string text(const Position& position, const Action& action) const override
    {
        ++m_asked->texts;
        return m_game->text(position, action);
    }

    const GameDescription& description() const override { return m_game->description(); }
    Position start() const override { return m_game->start(); }
    Result<Position, SetupProblems> read(const Setup& setup) const override { return m_game->read(setup); }
    Setup write(const Position& position) const override { return m_game->write(position); }
    Seat actor(const Position& position, const Action& action) const override
    {
        return m_game->actor(position, action);
    }
    SeatSet onTurn(const Position& position) const override { return m_game->onTurn(position); }
    Outcome outcome(const Position& position) const override { return m_game->outcome(position); }
    std::vector<Action> exposed(const Position& position) const override { return m_game->exposed(position); }
    bool canRetire(const Position& position, Side side) const override { return m_game->canRetire(position, side); }
    Successor retire(const Position& position, Side side, Retire how) const override
    {
        return m_game->retire(position, side, how);
    }
    QuietCount quiet(const Position& position) const override { return m_game->quiet(position); }
    Result<Action, Text> parse(const Position& position, std::string_view text) const override
    {
        return m_game->parse(position, text);
    }
    std::optional<Refusal> why(const Position& position, const Action& action) const override
    {
        return m_game->why(position, action);
    }
    std::vector<Gesture> gestures(const Position& position, const Action& action) const override
    {
        return m_game->gestures(position, action);
    }
    std::optional<Action> intended(const Position& position, const Gesture& touched) const override
    {
        return m_game->intended(position, touched);
    }
    std::vector<Target> targets(const Position& position, Cell cell) const override
    {
        return m_game->targets(position, cell);
    }
    std::optional<Text> asks(const Position& position, const Action& action) const override
    {
        return m_game->asks(position, action);
    }
    std::uint64_t perft(const Position& position, int depth, std::stop_token stop) const override
    {
        return m_game->perft(position, depth, std::move(stop));
    }
    const Fen* fen() const override { return m_game->fen(); }
    std::unique_ptr<Search> newSearch() const override { return m_game->newSearch(); }

private:
    std::shared_ptr<const Game> m_game;
    std::shared_ptr<Asked> m_asked;
};

/** A type of the standard registry whose games count into @p asked. */
class CountingGameType final : public GameType {
public:
    CountingGameType(std::string_view id, std::shared_ptr<Asked> asked)
        : CountingGameType(*Registry::standard().find(id), std::move(asked))
    {
    }
    Result<OptionValues, Text> resolve(const OptionValues& given) const override { return m_type.resolve(given); }

private:
    CountingGameType(const GameType& type, std::shared_ptr<Asked> asked)
        : GameType(type.id(), type.title(), type.options()), m_type(type), m_asked(std::move(asked))
    {
    }
    std::shared_ptr<const Game> make(const OptionValues& options) const override
    {
        return std::make_shared<CountingGame>(*m_type.create(options), m_asked);
    }

    const GameType& m_type;
    std::shared_ptr<Asked> m_asked;
};

} // namespace ringford::test
