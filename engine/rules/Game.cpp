// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Game.h"

#include <algorithm>

namespace ringford {

static_assert(kReasonNames.size() == static_cast<std::size_t>(Reason::Resigned) + 1);

std::string Game::status(const Outcome& outcome) const
{
    const std::string reason = " (" + std::string(reasonName(outcome.reason)) + ')';
    switch (outcome.kind) {
    case Outcome::Kind::Playing: return "playing";
    case Outcome::Kind::Won: return "won by " + description().names(outcome.winners) + reason;
    case Outcome::Kind::Drawn: break;
    }
    return "drawn" + reason;
}

std::string Game::repetitionKey(const Position& position) const
{
    Setup setup = write(position);
    std::erase_if(setup.groups, [](const SetupGroup& group) { return group.name == "quiet"; });
    return writeSetup(setup);
}

Result<Position, SetupProblems> Game::readLine(std::string_view line) const
{
    const auto setup = readSetup(line);
    if (!setup)
        return Failure{setup.error()};
    return read(*setup);
}

} // namespace ringford
