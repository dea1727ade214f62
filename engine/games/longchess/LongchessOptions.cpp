// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/LongchessOptions.h"

#include "engine/rules/PlainText.h"

namespace ringford::longchess {

namespace {

constexpr int kFarthestSetBack = 20;

/** That a value of one option needs a value of another. */
struct Need {
    std::string_view option;
    std::string_view value; ///< with a `!` ahead: every other value
    std::string_view beside;
    std::string_view needed;
    Text why;
    std::string_view allowed;
};

const std::vector<Need>& needs()
{
    static const std::vector<Need> kNeeds{
        {"teams", "4", "mode", "ctf", RINGFORD_TEXT("four teams play for flags"), "teams=2"},
        {"artillery", "on", "mode", "ctf", RINGFORD_TEXT("the artillery stands behind the flag"), "artillery=off"},
        {"central", "!pause", "teams", "2", RINGFORD_TEXT("the board for four teams has no central river"),
         "central=pause (without effect)"},
        {"victory", "last", "teams", "4", RINGFORD_TEXT("with two sides, the last one left is the first to win"),
         "victory=first (without effect)"}};
    return kNeeds;
}

bool isMet(std::string_view value, std::string_view pattern)
{
    return pattern.starts_with('!') ? value != pattern.substr(1) : value == pattern;
}

OptionSpec modeSpec()
{
    return OptionSpec::choice(
        "mode", {"ctf", "ctm"}, RINGFORD_TEXT("Aim"),
        RINGFORD_TEXT("carry the other side's flag into the own keep, or drive its pieces off the board"),
        {RINGFORD_TEXT("capture the flag"), RINGFORD_TEXT("capture the map")},
        {RINGFORD_TEXT("each side has a flag, and tries to carry another's into its own keep: the nine cells around "
                       "where its own flag stands at first"),
         RINGFORD_TEXT("there are no flags: whoever has pieces left when the other side has none has won")});
}

OptionSpec teamsSpec()
{
    return OptionSpec::choice(
        "teams", {"2", "4"}, RINGFORD_TEXT("Teams"),
        RINGFORD_TEXT("two on the long board, or four in the corners of a square one"),
        {RINGFORD_TEXT("two"), RINGFORD_TEXT("four")},
        {RINGFORD_TEXT("White and Black face each other along a board of 37 ranks"),
         RINGFORD_TEXT("four sides play for flags, each from a corner of a board of 13 by 13 cells")});
}

OptionSpec centralSpec()
{
    return OptionSpec::choice(
        "central", {"pause", "nopause", "none"}, RINGFORD_TEXT("Central river"),
        RINGFORD_TEXT("whether pieces that go far stop in the middle, may go on over the bridges, or find land "
                      "there instead of water; two teams only"),
        {RINGFORD_TEXT("pieces pause there"), RINGFORD_TEXT("no pause"), RINGFORD_TEXT("no river")},
        {RINGFORD_TEXT("a rook, bishop or nightrider that comes to the river in the middle ends its move there, on a "
                       "bridge, and goes on with the next"),
         RINGFORD_TEXT("the river in the middle is like the two others: over its bridges pieces go on in the same "
                       "move"),
         RINGFORD_TEXT("there is no river in the middle; the two others stay")});
}

OptionSpec rangeSpec()
{
    return OptionSpec::choice(
        "range", {"on", "off"}, RINGFORD_TEXT("Range attacks"),
        RINGFORD_TEXT("whether rooks, bishops and pawns may capture without leaving their cells"),
        {RINGFORD_TEXT("allowed"), RINGFORD_TEXT("none")},
        {RINGFORD_TEXT("a rook or bishop may shoot at an enemy piece in its line and stay where it is, and a pawn may "
                       "shoot straight over the river before it"),
         RINGFORD_TEXT("pieces capture by moving, and not from afar")});
}

OptionSpec captureSpec()
{
    OptionSpec capture =
        OptionSpec::choice("capture", {"lethal"}, RINGFORD_TEXT("Captured pieces"),
                           RINGFORD_TEXT("whether they leave the game, or are set back by so many ranks; 5 is usual"),
                           {RINGFORD_TEXT("are gone")}, {RINGFORD_TEXT("a captured piece leaves the game")});
    capture.range = OptionSpec::Range{1, kFarthestSetBack};
    capture.titles.push_back(RINGFORD_TEXT("are set back one place"));
    for (int places = 2; places <= kFarthestSetBack; ++places)
        capture.titles.push_back(Text(RINGFORD_TEXT("are set back %1 places")).with(places));
    capture.meanings.push_back(
        {"", RINGFORD_TEXT("a captured piece goes back towards its own end by so many places, and plays on; past its "
                           "end it is out")});
    return capture;
}

OptionSpec minesSpec()
{
    return OptionSpec::choice(
        "mines", {"off", "on"}, RINGFORD_TEXT("Mines"), RINGFORD_TEXT("whether pawns lay mines beside them"),
        {RINGFORD_TEXT("none"), RINGFORD_TEXT("pawns lay them")},
        {RINGFORD_TEXT("there are no mines"),
         RINGFORD_TEXT("instead of moving, a pawn may lay a mine on a cell beside it; when an enemy piece comes next "
                       "to it, all within two cells die")});
}

OptionSpec artillerySpec()
{
    return OptionSpec::choice(
        "artillery", {"off", "on"}, RINGFORD_TEXT("Artillery"),
        RINGFORD_TEXT("a piece that fires up to four shells a turn, which land when that seat is on turn "
                      "again; capture the flag only"),
        {RINGFORD_TEXT("none"), RINGFORD_TEXT("one a side")},
        {RINGFORD_TEXT("there is no artillery"),
         RINGFORD_TEXT("each side has a piece that may fire up to four shells far over the board instead of moving; "
                       "they land at that side's next turn, and kill all within three cells")});
}

OptionSpec victorySpec()
{
    return OptionSpec::choice(
        "victory", {"first", "last"}, RINGFORD_TEXT("Victory of four"),
        RINGFORD_TEXT("four teams: the first flag brought home wins, or puts its side out until one is left"),
        {RINGFORD_TEXT("first flag home"), RINGFORD_TEXT("last side left")},
        {RINGFORD_TEXT("the first side that brings another's flag home has won"),
         RINGFORD_TEXT("a side whose flag is brought home by another is out, and the last one left has won")});
}

} // namespace

const std::vector<OptionSpec>& optionSpecs()
{
    static const std::vector<OptionSpec> kSpecs{modeSpec(),    teamsSpec(), centralSpec(),   rangeSpec(),
                                                captureSpec(), minesSpec(), artillerySpec(), victorySpec()};
    return kSpecs;
}

Result<OptionValues, Text> completeOptions(std::string_view game, const OptionValues& given)
{
    auto complete = resolveOptions(game, optionSpecs(), given);
    if (!complete)
        return complete;
    for (const Need& need : needs()) {
        const auto value = optionValue(*complete, need.option);
        const auto beside = optionValue(*complete, need.beside);
        if (isMet(value, need.value) && !isMet(beside, need.needed))
            return Failure{Text(RINGFORD_TEXT("%1: %2 is not allowed with %3: %4; allowed: %5"))
                               .with(game)
                               .with(writeOptions({{std::string(need.option), std::string(value)}}))
                               .with(writeOptions({{std::string(need.beside), std::string(beside)}}))
                               .sentence(need.why)
                               .with(need.allowed)};
    }
    return complete;
}

Options readChoices(const OptionValues& complete)
{
    Options options;
    options.hasFlags = optionValue(complete, "mode") == "ctf";
    options.hasFourTeams = optionValue(complete, "teams") == "4";
    const std::string_view central = optionValue(complete, "central");
    if (central != "pause")
        options.central = central == "none" ? Options::Central::None : Options::Central::NoPause;
    options.hasRange = optionValue(complete, "range") == "on";
    options.setBack = readPlainNumber(optionValue(complete, "capture")).value_or(0);
    options.hasMines = optionValue(complete, "mines") == "on";
    options.hasArtillery = optionValue(complete, "artillery") == "on";
    options.lastWins = optionValue(complete, "victory") == "last";
    return options;
}

} // namespace ringford::longchess
