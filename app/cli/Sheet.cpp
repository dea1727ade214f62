// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/GameChoice.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/print/GameFile.h"
#include "ui/print/SheetFile.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kPerPage = "--per-page";
constexpr std::string_view kLines = "--lines";
constexpr std::string_view kTitle = "--title";
constexpr std::string_view kGames = "--games";
constexpr std::string_view kScore = "--score";
constexpr std::string_view kRows = "--rows";
constexpr std::string_view kNoClocks = "--no-clocks";
constexpr std::string_view kNoAnswers = "--no-answers";
constexpr std::string_view kNoName = "--no-name";

constexpr std::array kSheetSwitches{
    Switch{kOutput, "FILE", "where to: a .pdf"},
    Switch{kPerPage, "N", "diagrams a page, 1 to 24 (6)"},
    Switch{kLines, "N", "lines to write on below each, 0 to 20 (2)"},
    Switch{kPaper, "NAME", "A4 or Letter (A4)"},
    Switch{kStyle, "NAME", "colour, ink-saving or 1-bit (1-bit; of games colour); not with --score"},
    Switch{kTitle, "TEXT", "stands on top of each page"},
    Switch{kNoAnswers, "", "leave the pages of answers out"},
    Switch{kNoName, "", "leave the line for name and date out"},
    Switch{kNoCoordinates, "", "leave the coordinates out"},
    Switch{kGames, "", "print the games instead, with actions, comments and diagrams"},
    Switch{kNoClocks, "", "with --games: leave out what the clocks showed"},
    Switch{kScore, "", "a sheet to write a game on instead: GAME [opt=value ...] in place of FILE..."},
    Switch{kRows, "N", "with --score: rows to write on, 1 to 1000 (60)"},
};

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
    if (line.has(kNoClocks) && !line.has(kGames))
        return "--no-clocks needs --games";
    // A switch that would do nothing is a misunderstanding.
    for (const std::string_view name : {kPerPage, kLines, kNoAnswers, kNoName, kNoCoordinates}) {
        if (line.has(name) && (line.has(kScore) || line.has(kGames)))
            return std::string(name) + " does not go with " + std::string(line.has(kScore) ? kScore : kGames);
    }
    if (line.has(kStyle) && line.has(kScore))
        return "--style does not go with --score";
    if (auto wrong = wrongOutput(line))
        return wrong;
    return wrongNumber(line, {kPerPage, kLines, kRows});
}

/** What is wrong with the numbers. @pre they are some */
std::optional<std::string> wrongSheetNumbers(const CommandLine& line)
{
    for (auto& wrong :
         {notBetween(line, kPerPage, 1, ui::SheetRequest::kMostPerPage, "a page has 1 to 24 diagrams"),
          notBetween(line, kLines, 0, ui::SheetRequest::kMostLines, "there are 0 to 20 lines to write on"),
          notBetween(line, kRows, 1, ui::ScoreRequest::kMostRows, "a score sheet has 1 to 1000 rows")}) {
        if (wrong)
            return wrong;
    }
    return std::nullopt;
}

ui::SheetRequest requestOf(const CommandLine& line)
{
    ui::SheetRequest request;
    takePaper(request, line);
    request.perPage = wholeNumber(line, kPerPage, request.perPage);
    request.lines = wholeNumber(line, kLines, request.lines);
    request.title = line.value(kTitle).value_or(request.title);
    request.answers = !line.has(kNoAnswers);
    request.nameAndDate = !line.has(kNoName);
    request.coordinates = !line.has(kNoCoordinates);
    return request;
}

/** Shows @p add the matches of a file; those before a fault, too. False where it can take no more. */
template <class Add> bool addFile(const std::string& file, ExitStatus& status, Add add)
{
    const auto bytes = readFile(file);
    if (!bytes) {
        status = refused(bytes.error().english());
        return true;
    }
    const RecordReading reading = readRecords(*bytes, Registry::standard());
    if (reading.error)
        status = refused(file + ':' + reading.error->english());
    const std::optional<std::string> failure = add(reading.matches);
    if (failure)
        status = refused(*failure);
    return !failure;
}

ExitStatus exercises(const CommandLine& line)
{
    auto sheets = ui::SheetFile::begin(requestOf(line));
    if (!sheets)
        return refused(sheets.error());
    ExitStatus status = Done;
    int count = 0;
    const auto add = [&](const std::vector<Match>& matches) {
        const auto added = (*sheets)->add(matches);
        count += added ? *added : 0;
        return added ? std::nullopt : std::optional(added.error());
    };
    for (const std::string& file : line.words()) {
        if (!addFile(file, status, add))
            return status;
    }
    // Where files were refused, that says why nothing is there.
    if (count == 0 && status != Done)
        return status;
    return std::max(status, reported((*sheets)->finish()));
}

ExitStatus games(const CommandLine& line)
{
    ui::GamesRequest request;
    takePaper(request, line);
    request.title = line.value(kTitle).value_or(request.title);
    request.clocks = !line.has(kNoClocks);
    auto printed = ui::GamesFile::begin(request);
    if (!printed)
        return refused(printed.error());
    ExitStatus status = Done;
    std::size_t count = 0;
    for (const std::string& file : line.words()) {
        const auto add = [&](const std::vector<Match>& matches) {
            count += matches.size();
            return (*printed)->add(matches);
        };
        if (!addFile(file, status, add))
            return status;
    }
    if (count == 0)
        return status == Done ? refused(request.file + ": there is no game in these files") : status;
    const auto failure = (*printed)->finish();
    return failure ? refused(*failure) : status;
}

ExitStatus score(const CommandLine& line)
{
    auto chosen = chooseGame(line.words()[0], std::span(line.words()).subspan(1), std::nullopt);
    if (!chosen)
        return refused(chosen.error());
    ui::ScoreRequest request;
    request.game = std::move(chosen->game);
    takePaper(request, line);
    request.title = line.value(kTitle).value_or(request.title);
    request.rows = wholeNumber(line, kRows, request.rows);
    const auto failure = ui::writeScoreFile(request);
    return failure ? refused(*failure) : Done;
}

ExitStatus sheet(const CommandLine& line)
{
    if (const auto wrong = wrongSheet(line))
        return wrongUsage(kSheet.name, *wrong);
    if (const auto wrong = wrongSheetNumbers(line))
        return refused(*wrong);
    if (line.has(kScore))
        return score(line);
    if (const auto overwritten = wouldOverwrite(line, line.words()))
        return refused(*overwritten);
    return line.has(kGames) ? games(line) : exercises(line);
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
    "With --games the games are printed, with diagrams at the marks; with --score there are sheets\n"
    "to write a game on.\n",
    kSheetSwitches,
    sheet};

} // namespace ringford::cli
