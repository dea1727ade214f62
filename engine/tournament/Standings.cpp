// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Standings.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ringford {

namespace {

/** Those who are in come before those who went out, the last first. */
std::pair<std::size_t, int> rankOf(const TournamentMember& member)
{
    return {~member.outAt.value_or(std::numeric_limits<std::size_t>::max()), -member.points};
}

} // namespace

Standings::Standings(const Tournament& tournament, std::size_t most)
{
    const auto place = [&](std::uint32_t number) {
        const TournamentMember& member = tournament.member(number);
        return std::make_pair(rankOf(member), std::string_view(member.name));
    };
    std::vector<std::uint32_t> order(tournament.members().size());
    std::iota(order.begin(), order.end(), 0u);
    if (most < order.size()) {
        std::ranges::nth_element(order, order.begin() + static_cast<std::ptrdiff_t>(most), {}, place);
        order.resize(most);
    }
    std::ranges::sort(order, {}, place);
    const auto won = tournament.winners();
    for (const std::uint32_t number : order) {
        members.push_back(tournament.member(number));
        if (std::ranges::find(won, number) != won.end())
            winners.push_back(members.back().name);
    }
}

std::string Standings::status() const
{
    return winners.empty() ? "playing" : "won by " + joined(winners, [](const std::string& name) { return name; });
}

std::size_t placeOf(const std::vector<TournamentMember>& members, std::size_t row)
{
    const auto level = std::ranges::lower_bound(members, rankOf(members[row]), {}, rankOf);
    return static_cast<std::size_t>(level - members.begin()) + 1;
}

} // namespace ringford
