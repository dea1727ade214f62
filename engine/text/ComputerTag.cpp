// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ComputerTag.h"

#include "engine/rules/PlainText.h"
#include "engine/search/Level.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <cstddef>

namespace ringford {

namespace {

constexpr std::string_view kLevelIs = "level=";
constexpr std::string_view kEngineIs = "engine=";
constexpr std::size_t kLongestProgramName = 400; // bytes

} // namespace

std::optional<ComputerTag> readComputerTag(std::string_view value, const GameDescription& game)
{
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto seat = game.findSeat(trimmed(value.substr(0, colon), kSpacesAndTabs));
    const std::string_view said = trimmed(value.substr(colon + 1), kSpacesAndTabs);
    if (!seat)
        return std::nullopt;
    if (said.starts_with(kEngineIs)) {
        const std::string_view name = trimmed(said.substr(kEngineIs.size()), kSpacesAndTabs);
        if (name.empty() || name.size() > kLongestProgramName)
            return std::nullopt;
        return ComputerTag{*seat, 0, std::string(name)};
    }
    if (!said.starts_with(kLevelIs))
        return std::nullopt;
    const auto level = readNumber(said.substr(kLevelIs.size()), kHighestLevel);
    if (!level || *level < kLowestLevel)
        return std::nullopt;
    return ComputerTag{*seat, *level};
}

std::vector<ComputerTag> computerTags(const MatchTags& tags, const GameDescription& game)
{
    std::vector<ComputerTag> found;
    SeatSet seats;
    for (const auto& [name, value] : tags.others) {
        const auto read = name == kComputerTag ? readComputerTag(value, game) : std::nullopt;
        if (!read || seats.contains(read->seat))
            continue;
        seats.insert(read->seat);
        found.push_back(*read);
    }
    return found;
}

std::optional<ComputerTag> computerTag(const MatchTags& tags, const GameDescription& game, Seat seat)
{
    const std::vector<ComputerTag> all = computerTags(tags, game);
    const auto found = std::ranges::find(all, seat, &ComputerTag::seat);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::string writeComputerTag(const ComputerTag& tag, const GameDescription& game)
{
    std::string value = game.seat(tag.seat).name + ": ";
    if (tag.program.empty())
        value.append(kLevelIs).append(std::to_string(tag.level));
    else
        value.append(kEngineIs).append(fitForTag(tag.program));
    return value;
}

} // namespace ringford
