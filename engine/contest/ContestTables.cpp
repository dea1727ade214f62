// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ContestTables.h"

#include "engine/contest/ContestTags.h"
#include "engine/games/Registry.h"
#include "engine/match/OwnSetup.h"
#include "engine/rules/PlainText.h"

#include <functional>

namespace ringford {

namespace {

std::string titleOf(const Match& match, const std::vector<std::string>& players)
{
    const GameDescription& description = match.game().description();
    const GameType* const type = Registry::standard().find(description.id);
    const OptionValues options = type ? type->differing(description.options) : description.options;
    const auto setup = ownSetup(match);
    return description.id + (options.empty() ? "" : ' ' + writeOptions(options)) + (setup ? " from " + *setup : "") +
           ": " + joined(players, std::identity());
}

} // namespace

std::optional<std::string> ContestTables::add(const Match& match)
{
    const auto tags = readContestTags(match);
    if (!tags)
        return tags.error();
    if (!match.end()->outcome().decided())
        return "the game is not over";
    const std::string title = titleOf(match, tags->players);
    const auto [place, isNew] = m_places.emplace(title, m_entries.size());
    if (isNew) {
        const auto camps = static_cast<int>(match.game().description().teams.size());
        m_entries.push_back({title, ScoreTable(tags->players), camps});
    }
    if (!m_entries[place->second].table.add(tags->key, gameScore(match, *tags)))
        return "game " + std::to_string(tags->key.number) + " of the series with seed " +
               std::to_string(tags->key.seed) + " is there twice";
    return std::nullopt;
}

} // namespace ringford
