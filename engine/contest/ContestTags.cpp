// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ContestTags.h"

#include "engine/contest/Placement.h"
#include "engine/dice/RandomNumbers.h"
#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::string_view kRound = "Round"; // PGN's: the number of a game in its contest
constexpr std::string_view kSeed = "Seed";
constexpr std::string_view kOpeningPlies = "Openings";
constexpr std::string_view kPlayer = "Player";
constexpr std::string_view kSeating = "Seating";

std::optional<int> numberIn(const Match& match, std::string_view name)
{
    const std::string* const value = match.tags().find(name);
    return value ? readPlainNumber(*value) : std::nullopt;
}

std::optional<std::uint64_t> seedIn(const Match& match)
{
    const std::string* const value = match.tags().find(kSeed);
    return value ? dice::readSeed(*value) : std::nullopt;
}

/** Who plays each seat: numbers from 1, one a seat, and one player for all seats of a team. */
std::optional<std::vector<int>> seatPlayersIn(const Match& match, int players)
{
    const std::string* const value = match.tags().find(kSeating);
    std::vector<int> found;
    for (const std::string_view word : words(value ? *value : std::string_view())) {
        const auto number = readPlainNumber(word, players);
        if (!number || *number == 0)
            return std::nullopt;
        found.push_back(*number - 1);
    }
    const GameDescription& game = match.game().description();
    if (found.size() != game.seats.size())
        return std::nullopt;
    for (const SeatSet team : game.teams) {
        for (const Seat seat : team) {
            if (found[seat.index] != found[team.first().index])
                return std::nullopt;
        }
    }
    return found;
}

std::string wrongTag(std::string_view name)
{
    return "the tag " + std::string(name) + " is missing or does not fit: selfplay did not write this record";
}

} // namespace

void writeContestTags(Match& match, const ContestTags& tags)
{
    auto& others = match.tags().others;
    const auto add = [&others](std::string_view name, std::string value) {
        others.emplace_back(std::string(name), std::move(value));
    };
    add(kRound, std::to_string(tags.key.number));
    add(kSeed, std::to_string(tags.key.seed));
    add(kOpeningPlies, std::to_string(tags.key.openingPlies));
    for (const std::string& player : tags.players)
        add(kPlayer, player);
    add(kSeating, joined(
                      tags.playerAtSeat, [](int player) { return std::to_string(player + 1); }, " "));
    for (std::size_t seat = 0; seat < tags.playerAtSeat.size(); ++seat)
        match.tags().seatNames[seat] = tags.players[static_cast<std::size_t>(tags.playerAtSeat[seat])];
}

Result<ContestTags, std::string> readContestTags(const Match& match)
{
    ContestTags tags;
    for (const auto& [name, value] : match.tags().others) {
        if (name == kPlayer)
            tags.players.push_back(value);
    }
    if (tags.players.empty())
        return Failure{wrongTag(kPlayer)};
    const auto round = numberIn(match, kRound);
    if (!round || *round == 0)
        return Failure{wrongTag(kRound)};
    const auto seed = seedIn(match);
    if (!seed)
        return Failure{wrongTag(kSeed)};
    const auto plies = numberIn(match, kOpeningPlies);
    if (!plies)
        return Failure{wrongTag(kOpeningPlies)};
    auto seats = seatPlayersIn(match, static_cast<int>(tags.players.size()));
    if (!seats)
        return Failure{wrongTag(kSeating)};
    tags.key = {*seed, *plies, *round};
    tags.playerAtSeat = *std::move(seats);
    return tags;
}

GameScore gameScore(const Match& match, const ContestTags& tags)
{
    GameScore score{{}, campRanks(match)};
    for (const SeatSet team : match.game().description().teams)
        score.players.push_back(tags.playerAtSeat[team.first().index]);
    return score;
}

} // namespace ringford
