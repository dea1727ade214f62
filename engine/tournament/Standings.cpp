// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Standings.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace ringford {

Standings::Standings(const Tournament& tournament, std::size_t most)
{
    const auto place = [&](std::uint32_t number) {
        const TournamentMember& member = tournament.member(number);
        const std::size_t until = member.outAt.value_or(std::numeric_limits<std::size_t>::max());
        return std::make_tuple(~until, -member.points, std::string_view(member.name));
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

} // namespace ringford
