// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ContestReport.h"
#include "app/cli/LeftOut.h"
#include "app/cli/Subcommand.h"
#include "engine/contest/ContestTables.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::array kResultsSwitches{
    Switch{kSprt, "ELO0,ELO1", "say whether the first of two players is better"},
};

/** Takes in all games of a file that can be; what could not is told. */
ExitStatus addFile(const std::string& file, ContestTables& tables)
{
    const auto bytes = readFile(file);
    if (!bytes)
        return refused(bytes.error().english());
    ExitStatus status = Done;
    GameNotes notes(file);
    std::size_t number = 0;
    ReadingOptions options;
    options.take = [&](const Match& match, std::size_t /*begin*/) {
        ++number;
        if (const auto wrong = tables.add(match)) {
            notes.add(file + ": record " + std::to_string(number) + ": " + *wrong);
            status = Refused;
        }
        return true;
    };
    const RecordReading reading = readRecords(*bytes, Registry::standard(), options);
    notes.print();
    if (const RecordError* const fault = reading.fault())
        status = refused(file + ':' + fault->english());
    return status;
}

ExitStatus results(const CommandLine& line)
{
    if (line.words().empty())
        return wrongUsage(kResults.name, "FILE is missing");
    if (const auto wrong = wrongSprt(line))
        return wrongUsage(kResults.name, *wrong);
    ContestTables tables;
    ExitStatus worst = Done;
    for (const std::string& file : line.words()) {
        if (addFile(file, tables) != Done)
            worst = Refused;
    }
    const auto sprt = sprtOf(line);
    for (const ContestTables::Entry& entry : tables.entries()) {
        if (tables.entries().size() > 1)
            printLine(entry.title);
        printTable(entry.table);
        if (sprt && entry.table.players().size() == 2)
            printNote(sprtLine(*sprt, entry.table));
        else if (sprt)
            worst = refused("--sprt needs two players: " + entry.title);
    }
    return worst;
}

} // namespace

constexpr Subcommand kResults{
    "results",
    "FILE... [--sprt ELO0,ELO1]",
    "add up the games that selfplay wrote",
    "Prints the table of `ringford-cli selfplay` for the games of all files together, whether they are\n"
    "one long series or its parts. Games of other players, or of another game, have a table of their\n"
    "own, below a line with their names. A game that is there twice counts once, and is an error.\n",
    kResultsSwitches,
    results};

} // namespace ringford::cli
