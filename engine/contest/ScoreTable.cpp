// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ScoreTable.h"

#include "engine/contest/Placement.h"
#include "engine/contest/Seating.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

namespace ringford {

namespace {

/** Of all comparisons between camps of @p player and of others: the share that it won, half for those shared. */
std::optional<double> scoreAgainstOthers(const GameScore& game, int player)
{
    int halves = 0;
    int comparisons = 0;
    for (std::size_t own = 0; own < game.ranks.size(); ++own) {
        for (std::size_t other = 0; other < game.ranks.size(); ++other) {
            if (game.players[own] != player || game.players[other] == player)
                continue;
            ++comparisons;
            halves += game.ranks[own] < game.ranks[other] ? 2 : game.ranks[own] == game.ranks[other] ? 1 : 0;
        }
    }
    return comparisons > 0 ? std::optional(halves / 2.0 / comparisons) : std::nullopt;
}

/** What a player's camps came to. */
struct Results {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    double points = 0;

    int camps() const { return won + drawn + lost; }
    void add(const std::vector<int>& ranks, std::size_t camp)
    {
        const bool isFirst = ranks[camp] == 0;
        const bool isAlone = std::ranges::count(ranks, 0) == 1;
        ++(isFirst && isAlone ? won : isFirst ? drawn : lost);
        points += placementPoints(ranks, static_cast<int>(camp));
    }
};

std::string threeDecimals(double number)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 3).ptr;
    return std::string(text.data(), end);
}

/**
 * The error of a mean where all scores are the same, which tells nothing of their spread: as if every score were
 * another one, by half a point, with the largest probability with which none of so many would have been (95 %: 3 in
 * @p count).
 */
double errorOfEqual(double count)
{
    return 0.5 * std::sqrt(std::min(3 / count, 1.0) / count);
}

} // namespace

std::vector<ScoreTable::Sum> ScoreTable::groups(int player) const
{
    std::map<GameKey, Sum> groups;
    for (const auto& [key, game] : m_games) {
        const Seating seating{static_cast<int>(m_players.size()), static_cast<int>(game.ranks.size())};
        Sum& sum = groups[{key.seed, key.openingPlies, seating.group(key.number)}];
        ++sum.played;
        if (const auto score = scoreAgainstOthers(game, player)) {
            sum.score += *score;
            ++sum.games;
        }
    }
    std::vector<Sum> sums;
    for (const auto& [group, sum] : groups)
        sums.push_back(sum);
    return sums;
}

Estimate ScoreTable::score(int player) const
{
    double score = 0;
    int games = 0;
    const std::vector<Sum> sums = groups(player);
    for (const Sum& sum : sums) {
        score += sum.score;
        games += sum.games;
    }
    if (games == 0)
        return {0.5, std::numeric_limits<double>::infinity()};
    const double mean = score / games;
    double spread = 0;
    for (const Sum& sum : sums) {
        const double off = sum.score - mean * sum.games;
        spread += off * off;
    }
    const auto count = static_cast<double>(sums.size());
    if (count < 2)
        return {mean, std::numeric_limits<double>::infinity()};
    return {mean, spread > 0 ? std::sqrt(spread * count / (count - 1)) / games : errorOfEqual(count)};
}

std::vector<double> ScoreTable::groupScores(int player) const
{
    const std::size_t whole = m_games.empty() ? 0 : m_games.begin()->second.ranks.size();
    std::vector<double> scores;
    for (const Sum& sum : groups(player)) {
        if (sum.played == static_cast<int>(whole) && sum.games > 0)
            scores.push_back(sum.score / sum.games);
    }
    return scores;
}

std::string ScoreTable::line(int player) const
{
    Results results;
    for (const auto& [key, game] : m_games) {
        for (std::size_t camp = 0; camp < game.ranks.size(); ++camp) {
            if (game.players[camp] == player)
                results.add(game.ranks, camp);
        }
    }
    const double placement = results.camps() > 0 ? results.points / results.camps() : 0.5;
    return m_players[static_cast<std::size_t>(player)] + ": won " + std::to_string(results.won) + " drawn " +
           std::to_string(results.drawn) + " lost " + std::to_string(results.lost) + " placement " +
           threeDecimals(placement) + " elo " + eloText(score(player));
}

std::vector<std::string> ScoreTable::lines() const
{
    std::vector<std::string> lines;
    for (std::size_t player = 0; player < m_players.size(); ++player)
        lines.push_back(line(static_cast<int>(player)));
    return lines;
}

} // namespace ringford
