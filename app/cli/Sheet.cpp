// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"
#include "app/cli/GameChoice.h"
#include "app/cli/PdfFile.h"
#include "app/cli/PrintedFiles.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "app/cli/TypeSwitches.h"
#include "engine/rules/PlainText.h"
#include "ui/print/GamePrint.h"
#include "ui/print/PrintWords.h"
#include "ui/print/ScoreSheet.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kScore = "--score";
constexpr std::string_view kRows = "--rows";
constexpr double kMostSeed = 1e9;

constexpr std::array kSheetSwitches{
    Switch{kOutput, "FILE", "where to: a .pdf"},
    Switch{kPerPage, "N", "diagrams a page, 1 to 24 (6)"},
    Switch{kGrid, "CxR", "so many columns and rows instead (those with which large boards fill the page): 2x3"},
    Switch{kLines, "N", "lines to write on below each, 0 to 20 (2)"},
    kPaperSwitch,
    Switch{kSideways, "", "the paper lies on its long side"},
    Switch{kStyle, "NAME", "colour, ink-saving or 1-bit (1-bit; of games colour); not with --score"},
    Switch{kTitle, "TEXT", "stands on top of each page"},
    Switch{kTurn, "NAME", "who is on turn: mark, at the board, words, below it, or none (mark)"},
    Switch{kNoAnswers, "", "leave the pages of answers out"},
    Switch{kEnds, "", "a small diagram of what it comes to with each answer, or at the end of each game"},
    Switch{kVersions, "N", "1 to 26 versions: the same in another order in each, with its answers (1)"},
    Switch{kSeed, "N", "of the orders (1)"},
    Switch{kNoName, "", "leave the line for name and date out"},
    Switch{kNoCoordinates, "", "leave the coordinates out"},
    kNotationSwitch,
    kLanguageSwitch,
    kFontSwitch,
    kTitleSizeSwitch,
    kCaptionSizeSwitch,
    kTextSizeSwitch,
    kAuthorSwitch,
    Switch{kGames, "", "print the games instead, with actions, comments and diagrams"},
    Switch{kVariations, "NAME", "with --games: brackets, indented or none (brackets)"},
    Switch{kColumns, "N", "with --games: columns of text, 1 to 3 (2)"},
    Switch{kLastActions, "", "diagrams mark what was played last"},
    Switch{kClocks, "", "with --games: what the clocks showed behind each action"},
    Switch{kScore, "", "a sheet to write a game on instead: GAME [opt=value ...] in place of FILE..."},
    Switch{kRows, "N", "with --score: rows to write on, 1 to 1000 (60)"},
};

constexpr std::array kSheetNumbers{
    NumberSwitch{kPerPage, 1, ui::SheetSpec::kMostPerPage, "a page has 1 to 24 diagrams"},
    NumberSwitch{kLines, 0, ui::SheetSpec::kMostLines, "there are 0 to 20 lines to write on"},
    NumberSwitch{kRows, 1, ui::ScoreSheetSpec::kMostRows, "a score sheet has 1 to 1000 rows"},
    NumberSwitch{kVersions, 1, ui::SheetSpec::kMostVersions, "there are 1 to 26 versions"},
    NumberSwitch{kSeed, 0, kMostSeed, "a seed is 0 to 1000000000"},
    NumberSwitch{kColumns, 1, ui::GamePrintSpec::kMostColumns, "there are 1 to 3 columns"},
};

/** A switch that does not go with --score or --games, if there is one. */
std::optional<std::string> wrongWithOthers(const CommandLine& line)
{
    for (const std::string_view name :
         {kPerPage, kGrid, kLines, kNoAnswers, kNoName, kNoCoordinates, kTurn, kVersions, kSeed, kCaptionSize}) {
        if (line.has(name) && (line.has(kScore) || line.has(kGames)))
            return std::string(name) + " does not go with " + std::string(line.has(kScore) ? kScore : kGames);
    }
    for (const std::string_view name : {kSideways, kEnds, kLastActions, kNotation, kTitleSize, kTextSize}) {
        if (line.has(name) && line.has(kScore))
            return std::string(name) + " does not go with --score";
    }
    if (line.has(kSeed) && !line.has(kVersions))
        return "--seed needs --versions";
    return std::nullopt;
}

/** Whether a text has the form of columns and rows, whatever the numbers: `2x3`. */
bool isGrid(std::string_view text)
{
    const auto cross = text.find('x');
    return cross != std::string_view::npos && isNumber(text.substr(0, cross)) && isNumber(text.substr(cross + 1));
}

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongSheet(const CommandLine& line)
{
    if (line.has(kScore) && line.has(kGames))
        return "expected --games or --score, not both";
    if (auto wrong = line.has(kScore) ? wrongGame(line) : std::nullopt)
        return wrong;
    if (line.words().empty())
        return "FILE is missing";
    if (line.has(kRows) && !line.has(kScore))
        return "--rows needs --score";
    // A switch that would do nothing is a misunderstanding.
    for (const std::string_view name : {kClocks, kVariations, kColumns}) {
        if (line.has(name) && !line.has(kGames))
            return std::string(name) + " needs --games";
    }
    if (auto wrong = wrongWithOthers(line))
        return wrong;
    if (line.has(kPerPage) && line.has(kGrid))
        return "expected --per-page or --grid, not both";
    if (line.has(kGrid) && !isGrid(*line.value(kGrid)))
        return "--grid takes columns and rows such as 2x3, not " + inQuotes(*line.value(kGrid));
    if (line.has(kStyle) && line.has(kScore))
        return "--style does not go with --score";
    if (auto wrong = wrongOutput(line))
        return wrong;
    if (auto wrong = wrongNumber(line, typeSizes()))
        return wrong;
    return wrongNumber(line, kSheetNumbers);
}

/** What is wrong with one of several names, if anything is. */
std::optional<std::string> wrongName(const CommandLine& line)
{
    const auto isOneOf = [&line](std::string_view name, std::initializer_list<std::string_view> known) {
        const auto value = line.value(name);
        return !value || std::ranges::find(known, *value) != known.end();
    };
    if (!isOneOf(kTurn, {"mark", "words", "none"}))
        return "unknown turn " + inQuotes(*line.value(kTurn)) + ": there are mark, words, none";
    if (!isOneOf(kVariations, {"brackets", "indented", "none"}))
        return "unknown variations " + inQuotes(*line.value(kVariations)) + ": there are brackets, indented, none";
    return std::nullopt;
}

/** What is wrong with the numbers. @pre they are some */
std::optional<std::string> wrongSheetNumbers(const CommandLine& line)
{
    for (auto& wrong : {outOfBounds(line, kSheetNumbers), outOfBounds(line, typeSizes())}) {
        if (wrong)
            return wrong;
    }
    if (line.has(kGrid)) {
        const auto grid = readGrid(*line.value(kGrid));
        const int most = ui::SheetSpec::kMostPerPage;
        if (!grid || grid->first < 1 || grid->second < 1 || grid->first > most || grid->second > most ||
            grid->first * grid->second > most)
            return "--grid: a page has 1 to 24 diagrams, not " + shortened(*line.value(kGrid));
    }
    return std::nullopt;
}

std::vector<QString> seatTitles(const Game& game)
{
    std::vector<QString> titles;
    for (const SeatInfo& seat : game.description().seats)
        titles.push_back(ui::words::translated(seat.title));
    return titles;
}

ExitStatus score(const CommandLine& line)
{
    const auto chosen = chooseGame(line.words()[0], std::span(line.words()).subspan(1), std::nullopt);
    if (!chosen)
        return refused(chosen.error());
    const auto name = [game = chosen->game] { return ui::words::translated(game->description().title); };
    const auto file = PdfFile::begin(line, name, "1-bit");
    if (!file)
        return refused(file.error());
    ui::ScoreSheetSpec spec;
    spec.title = (*file)->title();
    spec.paper = (*file)->paper();
    spec.font = (*file)->font();
    ui::PrintWords::fill(spec);
    spec.rows = wholeNumber(line, kRows, spec.rows);
    spec.tables = ui::ScoreSheetSpec::tablesOf(*chosen->game, seatTitles(*chosen->game), ui::PrintWords::board());
    const auto cuts = ui::writeScoreSheet(spec, (*file)->sink());
    if (const auto failure = cuts ? (*file)->finish() : (*file)->failure())
        return refused(*failure);
    for (const std::string& note :
         {(*file)->noteOnFont(), (*file)->noteOnSigns(), cuts->title ? (*file)->noteOnCutTitle() : std::string()}) {
        if (!note.empty())
            printNote(note);
    }
    return Done;
}

ExitStatus sheet(const CommandLine& line)
{
    if (const auto wrong = wrongSheet(line))
        return wrongUsage(kSheet.name, *wrong);
    if (const auto wrong = wrongSheetNumbers(line))
        return refusedSwitch(kSheet.name, *wrong);
    if (const auto wrong = wrongName(line))
        return refused(*wrong);
    if (line.has(kScore))
        return score(line);
    if (const auto overwritten = wouldOverwrite(line, line.words()))
        return refused(*overwritten);
    return line.has(kGames) ? printGames(line) : printExercises(line);
}

} // namespace

constexpr Subcommand kSheet{
    "sheet",
    "(FILE... [--games] | --score GAME [opt=value ...]) -o FILE.pdf ...",
    "put diagrams of game records on sheets, print games, make score sheets",
    "Each position that bears the mark $220 becomes a diagram, numbered, with its comment as the\n"
    "caption; so does the start of a record that bears no mark and begins at a setup of its own or\n"
    "has the tag Exercise.\n"
    "What is played next is its answer, on pages at the end.\n"
    "Where boards of another size leave room, a later task that fits comes before one that does not;\n"
    "the numbers follow the pages.\n"
    "With --games the games are printed, with diagrams at the marks; with --score there are sheets\n"
    "to write a game on.\n",
    kSheetSwitches,
    sheet};

} // namespace ringford::cli
