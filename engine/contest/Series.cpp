// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/Series.h"

#include "engine/contest/EngineContestant.h"
#include "engine/contest/GreedyContestant.h"
#include "engine/contest/SearchContestant.h"
#include "engine/contest/Seeds.h"

namespace ringford {

namespace {

/** What random numbers are for: each has its own. */
enum class Purpose : std::uint64_t { Opening, Players };

std::uint64_t seedFor(std::uint64_t seed, Purpose purpose, int number)
{
    return seedOf(seedOf(seed, static_cast<std::uint64_t>(purpose)), static_cast<std::uint64_t>(number));
}

} // namespace

Seating Series::seating() const
{
    return {static_cast<int>(m_spec.players.size()), static_cast<int>(m_spec.game->description().teams.size())};
}

ContestTags Series::tags(int number) const
{
    ContestTags tags;
    tags.key = {m_spec.seed, m_spec.openingPlies, number};
    for (const ContestantSpec& player : m_spec.players)
        tags.players.push_back(player.text);
    const GameDescription& game = m_spec.game->description();
    tags.playerAtSeat.resize(game.seats.size());
    for (std::size_t camp = 0; camp < game.teams.size(); ++camp) {
        for (const Seat seat : game.teams[camp])
            tags.playerAtSeat[seat.index] = seating().playerAt(number, static_cast<int>(camp));
    }
    return tags;
}

std::unique_ptr<EngineContestant> Series::engine(int player) const
{
    PlatformProcess::TakeBytes takeErrors;
    if (m_spec.takeErrors)
        takeErrors = [take = m_spec.takeErrors, player](std::string_view bytes) { take(player, bytes); };
    return std::make_unique<EngineContestant>(m_spec.players[static_cast<std::size_t>(player)],
                                              EngineContestant::kForNodes, m_spec.stopped, std::move(takeErrors));
}

std::optional<std::string> Series::unfit(int player) const
{
    if (m_spec.players[static_cast<std::size_t>(player)].kind != ContestantSpec::Kind::Engine)
        return std::nullopt;
    if (!m_spec.game->fen())
        return "plays orthodox alone";
    const auto probe = engine(player);
    probe->prepare();
    return probe->fault();
}

std::vector<ContestGame::Player> Series::players(int number) const
{
    const std::vector<SeatSet>& teams = m_spec.game->description().teams;
    std::vector<ContestGame::Player> players;
    for (std::size_t camp = 0; camp < teams.size(); ++camp) {
        const int player = seating().playerAt(number, static_cast<int>(camp));
        const ContestantSpec& spec = m_spec.players[static_cast<std::size_t>(player)];
        const std::uint64_t seed = seedOf(seedFor(m_spec.seed, Purpose::Players, number), camp);
        std::unique_ptr<Contestant> contestant;
        switch (spec.kind) {
        case ContestantSpec::Kind::Random: contestant = std::make_unique<RandomContestant>(seed); break;
        case ContestantSpec::Kind::Greedy: contestant = std::make_unique<GreedyContestant>(teams[camp], seed); break;
        case ContestantSpec::Kind::Engine: contestant = engine(player); break;
        case ContestantSpec::Kind::Search:
            contestant = std::make_unique<SearchContestant>(spec, m_spec.newSearch(*m_spec.game), seed, m_spec.stopped);
        }
        players.push_back({std::move(contestant), spec.clock, spec.text});
    }
    return players;
}

PlayedGame Series::play(int number) const
{
    ContestGame game(m_spec.game, m_spec.start, players(number), m_spec.mostPlies);
    const std::uint64_t opening = seedFor(m_spec.seed, Purpose::Opening, seating().group(number));
    PlayedGame played = game.play(m_spec.openingPlies, opening, m_spec.stopped);
    writeContestTags(played.match, tags(number));
    return played;
}

} // namespace ringford
