// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/MultiplayerOptions.h"

#include "engine/rules/PlainText.h"

namespace ringford::multiplayer {

namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kOrigin = "origin";
constexpr const char* kSocial = "social";
constexpr const char* kPacing = "pacing";
constexpr const char* kRounds = "rounds";

} // namespace

const std::vector<OptionSpec>& optionSpecs()
{
    static const std::vector<OptionSpec> kOptions{
        {kPlayers,
         "4",
         {},
         OptionSpec::Range{3, kMostBoards},
         "",
         RINGFORD_TEXT("Players"),
         RINGFORD_TEXT("how many seats sit around the table, and as many boards; one person may take several"),
         {}},
        OptionSpec::choice(
            kOrigin, {"strict", kSocial}, RINGFORD_TEXT("Captured pieces"),
            RINGFORD_TEXT("whether a piece may come back to the board of its own chess set"),
            {RINGFORD_TEXT("never return to their own board"), RINGFORD_TEXT("may be placed on any board")}),
        OptionSpec::choice(
            kPacing, {"free", kRounds}, RINGFORD_TEXT("Pace"),
            RINGFORD_TEXT("whether each board goes on by itself, or all wait until every board has acted"),
            {RINGFORD_TEXT("boards do not wait"), RINGFORD_TEXT("in rounds")})};
    return kOptions;
}

Choices readChoices(const OptionValues& options)
{
    Choices choices;
    choices.players = readPlainNumber(optionValue(options, kPlayers)).value_or(choices.players);
    choices.origin = findOption(options, kOrigin) == kSocial ? Origin::Social : Origin::Strict;
    choices.pacing = findOption(options, kPacing) == kRounds ? Pacing::Rounds : Pacing::Free;
    return choices;
}

} // namespace ringford::multiplayer
