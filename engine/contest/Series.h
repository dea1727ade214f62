// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/ContestGame.h"
#include "engine/contest/ContestTags.h"
#include "engine/contest/Seating.h"
#include "engine/search/Search.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace ringford {

class EngineContestant;

/** What a series is made of. */
struct SeriesSpec {
    /** Makes a search for a game. */
    using SearchMaker = std::function<std::unique_ptr<Search>(const Game&)>;

    std::shared_ptr<const Game> game;
    Position start; ///< not decided
    std::vector<ContestantSpec> players;
    std::uint64_t seed = 0;
    int openingPlies = 4;
    int mostPlies = 1'000;     ///< a game that comes to it is drawn
    std::stop_token stopped{}; ///< as soon as it is, the game that is played then goes no further
    /** Takes what a player that is another program writes to its standard error; else that goes where ours does. */
    std::function<void(int player, std::string_view bytes)> takeErrors{};
    SearchMaker newSearch = [](const Game& played) { return played.newSearch(); };
};

/**
 * Games between computer players, each with numbers of its own that follow from the seed and its number: any of them
 * can be played alone, and comes out the same.
 */
class Series {
public:
    /** @pre one player at least, and no more than the game has camps */
    explicit Series(SeriesSpec spec) : m_spec(std::move(spec)) {}

    Seating seating() const;
    /** Why a player cannot play at all, if it cannot: another program is started for that. */
    std::optional<std::string> unfit(int player) const;
    /** Plays the game of that number, from 1; its match has the tags of the series. */
    PlayedGame play(int number) const;

private:
    ContestTags tags(int number) const;
    std::unique_ptr<EngineContestant> engine(int player) const;
    std::vector<ContestGame::Player> players(int number) const;

    SeriesSpec m_spec;
};

} // namespace ringford
