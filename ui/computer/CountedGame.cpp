// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/CountedGame.h"

#include "ui/computer/ComputerSeats.h"

#include <algorithm>
#include <string_view>

namespace ringford::ui {

namespace {

/** Empty where it is missing, or said to be unknown as PGN does. */
std::string knownTag(const MatchTags& tags, std::string_view name)
{
    const std::string value = tags.valueOf(name);
    return value == "?" || value == "-" ? std::string() : value;
}

} // namespace

std::optional<std::string> countedFor(const Match& match)
{
    const MatchTags& tags = match.tags();
    std::string event = knownTag(tags, "Event");
    const bool isPlayedByPersons =
        ComputerSeats(match).seats().empty() && std::ranges::none_of(tags.seatNames, &std::string::empty);
    const bool isOver =
        match.gameNode()->outcome().decided() || (match.statedResult() && match.statedResult()->token != "*");
    if (event.empty() || knownTag(tags, "Round").empty() || !isPlayedByPersons || isOver)
        return std::nullopt;
    return event;
}

} // namespace ringford::ui
