// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordResult.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

bool areSeats(const GameDescription& game, std::string_view names)
{
    return eachPart(names, ' ', [&game](std::string_view name) { return game.findSeat(name).has_value(); });
}

} // namespace

bool isResultToken(std::string_view text)
{
    constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};
    return std::ranges::find(kResults, text) != kResults.end();
}

std::string_view resultToken(const GameDescription& game, const Outcome& outcome)
{
    if (outcome.kind == Outcome::Kind::Drawn)
        return "1/2-1/2";
    if (outcome.kind != Outcome::Kind::Won || game.teams.size() != 2)
        return "*";
    const SeatSet& first = game.teams[game.teams[0].contains(Seat{0}) ? 0 : 1];
    return first.contains(outcome.winners.first()) ? "1-0" : "0-1";
}

bool isStatusLine(const GameDescription& game, std::string_view text)
{
    constexpr std::string_view kDrawn = "drawn";
    constexpr std::string_view kWon = "won by ";
    const auto bracket = text.find(" (");
    if (bracket == std::string_view::npos || !text.ends_with(')'))
        return false;
    const std::string_view who = text.substr(0, bracket);
    const std::string_view reason = text.substr(bracket + 2, text.size() - bracket - 3);
    if (std::ranges::find(kReasonNames, reason) == kReasonNames.end())
        return false;
    return who == kDrawn || (who.starts_with(kWon) && areSeats(game, who.substr(kWon.size())));
}

} // namespace ringford
