// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/StrategicOptions.h"

#include "engine/rules/PlainText.h"

namespace ringford::strategic {

namespace {

constexpr const char* kNone = "none";

/** A choice that there is between several boards alone. */
OptionSpec amongBoards(OptionSpec spec)
{
    spec.idleWith = OptionSpec::Other{"boards", "1"};
    return spec;
}

OptionSpec boardsSpec()
{
    OptionSpec boards;
    boards.name = "boards";
    boards.standard = "1";
    boards.range = OptionSpec::Range{1, kMostBoards};
    boards.label = RINGFORD_TEXT("Boards");
    boards.hint = RINGFORD_TEXT("how many stand side by side; two play on each");
    boards.meanings = {
        {"1", RINGFORD_TEXT("there is one board, and nothing goes over to another")},
        {"", RINGFORD_TEXT("with more than one, all boards are played at the same time, and pieces, but no kings, may "
                           "go over to the board beside their own")}};
    return boards;
}

OptionSpec roadsSpec()
{
    OptionSpec roads;
    roads.name = "roads";
    roads.standard = "1-2,4-5,7-8";
    roads.form = "RANKS";
    roads.label = RINGFORD_TEXT("Roads");
    roads.hint = RINGFORD_TEXT("the ranks on which pawns may step to the side");
    roads.meanings = {
        {"", RINGFORD_TEXT("ranks are counted from White, 1 to 8; 4-5 are the ranks 4 and 5, commas stand between "
                           "several, and none means that no pawn steps to the side. 1-2,4-5,7-8 are three roads: where "
                           "each army stands, and in the middle")}};
    return roads;
}

OptionSpec endingSpec()
{
    return amongBoards(OptionSpec::choice(
        "ending", {"first", "all"}, RINGFORD_TEXT("Ending"),
        RINGFORD_TEXT("the first checkmate decides, or whoever wins more boards when all are over"),
        {RINGFORD_TEXT("first checkmate"), RINGFORD_TEXT("most boards")},
        {RINGFORD_TEXT("as soon as somebody is checkmated on any board, the other colour has won on all of them"),
         RINGFORD_TEXT("a board is over when somebody is checkmated there, and the others go on; in the end the "
                       "colour that won more boards has won")}));
}

OptionSpec pullSpec()
{
    return amongBoards(OptionSpec::choice(
        "pull", {"ask", "always"}, RINGFORD_TEXT("Pulling"),
        RINGFORD_TEXT("whether a player who waits for the other side is asked before a teammate takes a piece away"),
        {RINGFORD_TEXT("the giver is asked"), RINGFORD_TEXT("without a question")},
        {RINGFORD_TEXT("when a teammate takes a piece from a board where it is the other side's turn, the program asks "
                       "the player who gives it"),
         RINGFORD_TEXT("on their own turn teammates take pieces from a board where it is the other side's turn, and "
                       "nobody is asked")}));
}

/** The rank that a single digit names, from 0. */
std::optional<int> readRank(std::string_view text)
{
    if (text.size() != 1 || text.front() < '1' || text.front() > '8')
        return std::nullopt;
    return text.front() - '1';
}

} // namespace

const std::vector<OptionSpec>& optionSpecs()
{
    static const std::vector<OptionSpec> kSpecs{boardsSpec(), roadsSpec(), endingSpec(), pullSpec()};
    return kSpecs;
}

std::optional<Bits> readRanks(std::string_view text)
{
    if (text == kNone)
        return Bits{0};
    Bits cells = 0;
    int last = -1;
    const bool fits = eachPart(text, ',', [&](std::string_view part) {
        const auto dash = part.find('-');
        const auto from = readRank(part.substr(0, dash));
        const auto to = dash == std::string_view::npos ? from : readRank(part.substr(dash + 1));
        if (!from || !to || *from <= last || (dash != std::string_view::npos && *to <= *from))
            return false;
        for (int rank = *from; rank <= *to; ++rank)
            cells |= chess::ownRank(Army::White, rank);
        last = *to;
        return true;
    });
    return fits ? std::optional(cells) : std::nullopt;
}

Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given)
{
    auto complete = resolveOptions(game, optionSpecs(), given);
    if (!complete)
        return complete;
    const std::string_view roads = *findOption(*complete, "roads");
    if (!readRanks(roads))
        return Failure{
            Text(RINGFORD_TEXT("%1: roads=%2 is not allowed; allowed: none, or ranks 1 to 8 and spans of them "
                               "in rising order, as in 1-2,4-5,7-8"))
                .with(game)
                .quote(roads)};
    return complete;
}

Options readChoices(const OptionValues& complete)
{
    Options options;
    options.boards = readPlainNumber(*findOption(complete, "boards")).value_or(1);
    options.roads = readRanks(*findOption(complete, "roads")).value_or(0);
    options.lastsToTheEnd = *findOption(complete, "ending") == "all";
    options.asksForPulls = *findOption(complete, "pull") == "ask";
    return options;
}

} // namespace ringford::strategic
