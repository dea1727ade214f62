// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/CircularOptions.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <cassert>

namespace ringford::circular {

namespace {

const SeatInfo kWhite{"white", Colour::White, RINGFORD_TEXT("White"), "W"};
const SeatInfo kBlack{"black", Colour::Black, RINGFORD_TEXT("Black"), "B"};
const SeatInfo kRed{"red", Colour::Red, RINGFORD_TEXT("Red"), "R"};
const SeatInfo kBlue{"blue", Colour::Blue, RINGFORD_TEXT("Blue"), "B"};
const SeatInfo kYellow{"yellow", Colour::Yellow, RINGFORD_TEXT("Yellow"), "Y"};
const SeatInfo kGreen{"green", Colour::Green, RINGFORD_TEXT("Green"), "G"};
const SeatInfo kPurple{"purple", Colour::Purple, RINGFORD_TEXT("Purple"), "P"};

SeatInfo withBadge(SeatInfo seat, const char* badge)
{
    seat.badge = badge;
    return seat;
}

/** An option by its name. @pre @p values has it */
const OptionValue& named(const OptionValues& values, std::string_view name)
{
    const auto found = std::ranges::find(values, name, &OptionValue::name);
    assert(found != values.end());
    return *found;
}

int playersOf(const OptionValues& complete)
{
    return optionValue(complete, "players").front() - '0';
}

std::vector<std::string> teamsFor(int players)
{
    if (players == 4)
        return {"none", "2x2"};
    if (players == 6)
        return {"none", "2x2x2", "3x3"};
    return {"none"};
}

std::vector<std::string> namesFor(int players)
{
    std::vector<std::string> names;
    for (const SeatInfo& seat : seatsFor(players))
        names.push_back(seat.name);
    return names;
}

Text misfit(std::string_view game, const OptionValue& wrong, const OptionValue& beside,
            const std::vector<std::string>& allowed)
{
    return Text(RINGFORD_TEXT("%1: %2 is not allowed with %3; allowed: %4"))
        .with(game)
        .quote(writeOptions({wrong}))
        .with(writeOptions({beside}))
        .with(joined(allowed, std::identity{}));
}

/** The team of a seat, itself among it: every second seat, or (in three pairs) the one opposite. */
SeatSet teamOf(std::string_view teams, int seats, int seat)
{
    SeatSet team(Seat{static_cast<std::uint8_t>(seat)});
    if (teams == "2x2" || teams == "3x3") {
        for (int other = seat % 2; other < seats; other += 2)
            team.insert(Seat{static_cast<std::uint8_t>(other)});
    } else if (teams == "2x2x2") {
        team.insert(Seat{static_cast<std::uint8_t>((seat + seats / 2) % seats)});
    }
    return team;
}

OptionSpec playersSpec()
{
    OptionSpec players;
    players.name = "players";
    players.standard = "2";
    players.range = OptionSpec::Range{2, kMostSeats};
    players.label = RINGFORD_TEXT("Players");
    players.hint = RINGFORD_TEXT("how many armies stand on the ring; one person may lead several");
    players.meanings = {
        {"", RINGFORD_TEXT("the ring has eight columns for each army, and is longer the more there are")}};
    return players;
}

OptionSpec rulesSpec()
{
    return OptionSpec::choice(
        "rules", {"modern", "byzantine"}, RINGFORD_TEXT("Rules"),
        RINGFORD_TEXT("the pieces of today, or the elephants and generals of old and pawns that are never promoted"),
        {RINGFORD_TEXT("modern"), RINGFORD_TEXT("Byzantine")},
        {RINGFORD_TEXT("queens and bishops go as in the chess of today, and a pawn can become another piece"),
         RINGFORD_TEXT("elephants jump two cells and generals go one cell, both diagonally; a pawn stays one, and two "
                       "of a player that stand face to face may be taken off by any opponent at any time; without "
                       "teams, whoever has nothing but the king left is out")});
}

OptionSpec teamsSpec()
{
    return OptionSpec::choice(
        "teams", {"none", "2x2", "2x2x2", "3x3"}, RINGFORD_TEXT("Teams"),
        RINGFORD_TEXT("everyone alone, or four or six players in teams"),
        {RINGFORD_TEXT("none"), RINGFORD_TEXT("2 pairs, face to face"), RINGFORD_TEXT("3 pairs, face to face"),
         RINGFORD_TEXT("2 teams of 3, in turn")},
        {RINGFORD_TEXT("everybody plays against everybody else"),
         RINGFORD_TEXT("four players: those who sit face to face win together"),
         RINGFORD_TEXT("six players: those who sit face to face win together"),
         RINGFORD_TEXT("six players: every second one around the ring is of the same team, and a team wins together")});
}

OptionSpec firstSpec()
{
    OptionSpec first;
    first.name = "first";
    first.standard = kDependsOnOthers;
    first.form = "SEAT";
    first.label = RINGFORD_TEXT("Who begins");
    first.hint = RINGFORD_TEXT("who has the first turn; as usual, it is the first seat of the round");
    first.meanings = {
        {"", RINGFORD_TEXT("the seat that is chosen here has the first turn, and the others follow in their order")}};
    return first;
}

OptionSpec kinglessSpec()
{
    return OptionSpec::choice(
        "kingless", {"plays", "out"}, RINGFORD_TEXT("A seat without king"),
        RINGFORD_TEXT("in teams: whether a seat whose king was captured plays on while a teammate still has one"),
        {RINGFORD_TEXT("plays on"), RINGFORD_TEXT("is out")},
        {RINGFORD_TEXT("whose king was captured goes on moving the other pieces, as long as a teammate has a king"),
         RINGFORD_TEXT("whose king was captured has no more turns; the pieces stay on the ring and stand in the way")});
}

OptionSpec warningsSpec()
{
    return OptionSpec::choice(
        "warnings", {"mercy", "hardcore"}, RINGFORD_TEXT("Warnings"),
        RINGFORD_TEXT("whether the program asks before an action that leaves one's own king open to capture"),
        {RINGFORD_TEXT("ask first (mercy)"), RINGFORD_TEXT("none (hardcore)")},
        {RINGFORD_TEXT("where kings are captured (while more than two play, and in teams), you are asked once more "
                       "before you play a move after which your king could be captured, so that no game ends by an "
                       "oversight"),
         RINGFORD_TEXT("where kings are captured (while more than two play, and in teams), any move is played at once, "
                       "also one that leaves your king to be captured, and check is not marked: everybody looks out "
                       "alone")});
}

} // namespace

const std::vector<OptionSpec>& optionSpecs()
{
    static const std::vector<OptionSpec> kSpecs{playersSpec(), rulesSpec(),    teamsSpec(),
                                                firstSpec(),   kinglessSpec(), warningsSpec()};
    return kSpecs;
}

namespace {

const OptionSpec& specNamed(std::string_view name)
{
    return *std::ranges::find(optionSpecs(), name, &OptionSpec::name);
}

} // namespace

std::vector<SeatInfo> seatsFor(int players)
{
    switch (players) {
    case 2: return {kWhite, kBlack};
    case 3: return {kWhite, kRed, kBlack};
    case 4: return {kRed, kBlue, kYellow, kGreen};
    case 5: return {kRed, kYellow, kGreen, kBlue, kPurple};
    default: return {withBadge(kBlack, "Bk"), kPurple, withBadge(kBlue, "Bl"), kRed, kYellow, kGreen};
    }
}

std::vector<std::string> seatNames(const OptionValues& given)
{
    const auto players = findOption(given, "players");
    return namesFor(players && specNamed("players").admits(*players) ? players->front() - '0' : 2);
}

Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given)
{
    auto chosen = resolveOptions(game, optionSpecs(), given);
    if (!chosen)
        return Failure{chosen.error()};
    OptionValues complete = *std::move(chosen);
    const int players = playersOf(complete);
    const OptionValue table = named(complete, "players");
    const OptionValue teams = named(complete, "teams");
    const auto allowed = teamsFor(players);
    if (std::ranges::find(allowed, teams.value) == allowed.end())
        return Failure{misfit(game, teams, table, allowed)};

    // Without a word about it the first seat of the table begins.
    const auto seats = namesFor(players);
    const auto first = std::ranges::find(complete, "first", &OptionValue::name);
    if (first == complete.end())
        complete.insert(std::ranges::find(complete, "teams", &OptionValue::name) + 1, {"first", seats.front()});
    else if (std::ranges::find(seats, first->value) == seats.end())
        return Failure{misfit(game, *first, table, seats)};

    const OptionValue& kingless = named(complete, "kingless");
    if (kingless.value == "out" && teams.value == "none")
        return Failure{misfit(game, kingless, teams, {"plays"})};
    return complete;
}

Options readChoices(const OptionValues& complete)
{
    Options options;
    options.seats = playersOf(complete);
    options.byzantine = optionValue(complete, "rules") == "byzantine";
    options.hasTeams = optionValue(complete, "teams") != "none";
    options.kinglessOut = optionValue(complete, "kingless") == "out";
    options.warns = optionValue(complete, "warnings") == "mercy";
    const auto names = namesFor(options.seats);
    options.first.index =
        static_cast<std::uint8_t>(std::ranges::find(names, optionValue(complete, "first")) - names.begin());
    for (int seat = 0; seat < options.seats; ++seat)
        options.mates[static_cast<std::size_t>(seat)] = teamOf(optionValue(complete, "teams"), options.seats, seat);
    return options;
}

} // namespace ringford::circular
