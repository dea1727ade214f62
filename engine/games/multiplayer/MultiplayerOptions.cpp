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

OptionSpec playersSpec()
{
    OptionSpec players;
    players.name = kPlayers;
    players.standard = "4";
    players.range = OptionSpec::Range{3, kMostBoards};
    players.label = RINGFORD_TEXT("Players");
    players.hint =
        RINGFORD_TEXT("how many seats sit around the table, and as many boards; one person may take several");
    players.meanings = {
        {"", RINGFORD_TEXT("each seat plays on two boards: White against one neighbour, and Black against the other")}};
    return players;
}

OptionSpec originSpec()
{
    return OptionSpec::choice(
        kOrigin, {"strict", kSocial}, RINGFORD_TEXT("Captured pieces"),
        RINGFORD_TEXT("whether a piece may come back to the board of its own chess set"),
        {RINGFORD_TEXT("never return to their own board"), RINGFORD_TEXT("may return to their own board")},
        {RINGFORD_TEXT("a captured piece may be placed on the board where its captor plays that colour; if its chess "
                       "set belongs there, it leaves the game instead"),
         RINGFORD_TEXT("a captured piece may be placed on the board where its captor plays that colour, even if its "
                       "chess set belongs there")});
}

OptionSpec pacingSpec()
{
    return OptionSpec::choice(
        kPacing, {"free", kRounds}, RINGFORD_TEXT("Pace"),
        RINGFORD_TEXT("whether each board goes on by itself, or all wait until every board has acted"),
        {RINGFORD_TEXT("boards do not wait"), RINGFORD_TEXT("in rounds")},
        {RINGFORD_TEXT("whoever is on turn on a board may act there at once, however far the other boards are"),
         RINGFORD_TEXT("each board has one move in a round, and waits then until every other board has had its own")});
}

} // namespace

const std::vector<OptionSpec>& optionSpecs()
{
    static const std::vector<OptionSpec> kOptions{playersSpec(), originSpec(), pacingSpec()};
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
