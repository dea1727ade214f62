// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"
#include "app/cli/Subcommand.h"
#include "engine/pgn/GameFiles.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"

namespace ringford::cli {

namespace {

/** Of records the first fault alone, which ends their reading; of games of PGN, which do not lean on others, all. */
ExitStatus refusedFaults(const std::string& file, std::string_view bytes, const RecordReading& reading)
{
    const RecordError* const first = reading.fault();
    if (first && !isPgnFile(file) && !holdsPositions(file, bytes))
        return refused(file + ':' + first->english());
    GameNotes results(file);
    for (const RecordError& one : reading.contradictions)
        results.add(one);
    const ExitStatus status = refusedParts(file, reading, results);
    if (reading.resultsContradicted > reading.contradictions.size())
        printNote(file + ": so many results are contradicted that not all are told: " +
                  std::to_string(reading.resultsContradicted));
    return first ? Refused : status;
}

ExitStatus checkFile(const std::string& file)
{
    const auto read = readGameBytes(file);
    if (!read)
        return refused(read.error().english());
    ReadingOptions options;
    options.only = 0;
    const RecordReading reading = readGameFile(file, read->bytes, Registry::standard(), options);
    if (const ExitStatus status = refusedFaults(file, read->bytes, reading); status != Done)
        return status;
    if (read->cut)
        return refused(file + ':' + read->cut->english());
    printLine(withoutControls(file) + ": ok (" + std::to_string(reading.records) + " records, " +
              std::to_string(reading.entries) + " actions)");
    return Done;
}

ExitStatus check(const CommandLine& line)
{
    if (line.words().empty())
        return wrongUsage(kCheck.name, "FILE is missing");
    ExitStatus worst = Done;
    for (const std::string& file : line.words()) {
        if (checkFile(file) != Done)
            worst = Refused;
    }
    return worst;
}

} // namespace

constexpr Subcommand kCheck{
    "check",
    "FILE...",
    "play all records of files through",
    "Prints `FILE: ok (3 records, 214 actions)` for each file without a fault; of one with a fault\n"
    "its place and the reason, `FILE:LINE:COLUMN: ...`, on standard error. A result that the play\n"
    "contradicts is a fault. All files are looked at; of records the first fault is told, of PGN and\n"
    "of positions all that are found.\n",
    {},
    check};

} // namespace ringford::cli
