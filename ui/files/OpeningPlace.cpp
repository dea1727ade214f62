// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/OpeningPlace.h"

#include "engine/match/OwnSetup.h"
#include "engine/text/ComputerTag.h"

#include <algorithm>

namespace ringford::ui {

namespace {

bool isPlayedBySomebody(const MatchTags& tags)
{
    return !tags.clock.empty() || std::ranges::any_of(tags.seatNames, [](const auto& name) { return !name.empty(); }) ||
           tags.find(kComputerTag);
}

} // namespace

void standWhereItOpens(Match& match, GameSource source)
{
    const bool isPuzzle = source == GameSource::OtherProgram || !isPlayedBySomebody(match.tags());
    if (isPuzzle && ownSetup(match))
        match.goTo(match.start());
}

} // namespace ringford::ui
