// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/ui/PlayText.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"

#include <string>
#include <string_view>
#include <utility>

namespace ringford::test {

/** A game of orthodox chess with clocks: `10+5`. */
inline Match clockedMatch(const std::string& clock)
{
    Match match = matchOf("orthodox");
    match.tags().clock = clock;
    return match;
}

/** A match with clocks, and a watch that the test moves on. */
struct ClockedTable {
    explicit ClockedTable(const std::string& clock) : ClockedTable(clockedMatch(clock)) {}
    explicit ClockedTable(Match of) : match(std::move(of))
    {
        clocks.setWatch([this] { return now; });
    }

    bool play(std::string_view text) { return playText(match, text); }

    ui::ClockModel::Time now{};
    ui::MatchModel match;
    ui::ClockModel clocks{match};
};

} // namespace ringford::test
