// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/Game.h"

#include <algorithm>

namespace ringford {

std::string Game::status(const Outcome& outcome) const
{
    const std::string reason = " (" + std::string(reasonName(outcome.reason)) + ')';
    switch (outcome.kind) {
    case Outcome::Kind::Playing:
        return "playing";
    case Outcome::Kind::Won:
        return "won by " + description().names(outcome.winners) + reason;
    case Outcome::Kind::Drawn:
        break;
    }
    return "drawn" + reason;
}

std::string Game::repetitionKey(const Position& position) const
{
    Setup setup = write(position);
    std::erase_if(setup.groups, [](const SetupGroup& group) { return group.name == "quiet"; });
    return writeSetup(setup);
}

std::vector<std::string> GameType::allowedValues(const OptionSpec& option, const OptionValues& given) const
{
    std::vector<std::string> candidates = option.values;
    for (int n = option.range ? option.range->least : 1; n <= (option.range ? option.range->most : 0); ++n)
        candidates.push_back(std::to_string(n));
    OptionValues tried = given;
    std::erase_if(tried, [&](const OptionValue& value) { return value.name == option.name; });
    tried.push_back({option.name, ""});
    std::erase_if(candidates, [&](const std::string& value) {
        tried.back().value = value;
        return !create(tried);
    });
    return candidates;
}

} // namespace ringford
