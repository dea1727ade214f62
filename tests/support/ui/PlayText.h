// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <string_view>

namespace ringford::test {

/** Plays the action of that text from the place shown; false where it is none, or refused. */
inline bool playText(ui::MatchModel& match, std::string_view text)
{
    const auto entry = match.match().parseEntry(match.viewedNode(), text);
    return entry && !match.play(entry->action).refusal;
}

} // namespace ringford::test
