// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/pgn/GameFiles.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordScanner.h"
#include "engine/text/RecordWriter.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace ringford::cli {

namespace {

constexpr std::array kConvertSwitches{
    Switch{kOutput, "FILE", "write this file: .pgn or .ringford"},
};

bool isGameFile(std::string_view name)
{
    return isPgnFile(name) || name.ends_with(".ringford");
}

/** Writes games into one file, in the form that its name says. */
class GameFile {
public:
    explicit GameFile(const std::string& name) : m_isPgn(isPgnFile(name)) {}

    /**
     * Gives what is wrong when it cannot be written there; @p place is where the match comes from. What of it cannot be
     * held is added to @p notes.
     */
    std::optional<Text> add(const Match& match, RecordScanner::Place place, GameNotes& notes)
    {
        auto text = m_isPgn ? writtenAsPgn(match, place, notes) : writeRecord(match, Registry::standard());
        if (!text)
            return text.error();
        if (const auto tooMuch = m_total.add(writtenParts(match), *text))
            return tooMuch;
        if (m_text.empty()) { // of one game, which may be long, there is no copy
            m_text = *std::move(text);
        } else {
            m_text += '\n';
            m_text += *text;
        }
        return std::nullopt;
    }
    const std::string& text() const { return m_text; }

private:
    static Result<std::string, Text> writtenAsPgn(const Match& match, RecordScanner::Place place, GameNotes& notes)
    {
        auto writing = writePgn(match);
        if (!writing)
            return Failure{writing.error()};
        for (const Text& loss : writing->losses)
            notes.add({place.line, place.column, Text("PGN cannot hold %1").sentence(loss)});
        return std::move(writing->text);
    }

    bool m_isPgn;
    std::string m_text;
    RecordsTotal m_total;
};

/** Adds the games of a file, of which one at a time is in memory. */
ExitStatus addFile(const std::string& file, GameFile& into)
{
    const auto read = readGameBytes(file);
    if (!read)
        return refused(read.error().english());
    ExitStatus status = Done;
    RecordScanner places(read->bytes);
    GameNotes said(file);
    ReadingOptions options;
    options.take = [&](const Match& match, std::size_t begin) {
        const auto place = places.place(begin);
        if (const auto wrong = into.add(match, place, said)) {
            said.add({place.line, place.column, *wrong});
            status = Refused;
        }
        return true;
    };
    options.passesOverRecords = true;
    const RecordReading reading = readGameFile(file, read->bytes, Registry::standard(), options);
    for (const auto* const some : {&reading.contradictions, &reading.moved, &reading.twice}) {
        for (const RecordError& one : *some)
            said.add(one);
    }
    status = std::max(status, refusedParts(file, reading, said));
    noteUnread(file, reading);
    noteCastling(file, read->bytes);
    if (!reading.error && read->cut)
        status = refused(file + ':' + read->cut->english());
    return status;
}

std::string wrongName(const std::string& file, const std::string& endings)
{
    return '\'' + file + "': expected a name that ends in " + endings;
}

ExitStatus convert(const CommandLine& line)
{
    if (line.words().empty())
        return wrongUsage(kConvert.name, "FILE is missing");
    if (const auto wrong = wrongOutput(line))
        return wrongUsage(kConvert.name, *wrong);
    const std::string output = *line.value(kOutput);
    for (const std::string& file : line.words()) {
        if (!isGameFile(file) && !isPositionsFile(file))
            return wrongUsage(kConvert.name, wrongName(file, ".pgn, .ringford, .epd or .fen"));
    }
    if (!isGameFile(output))
        return wrongUsage(kConvert.name, wrongName(output, ".pgn or .ringford"));
    if (const auto overwritten = wouldOverwrite(line, line.words()))
        return refused(*overwritten);
    GameFile games(output);
    ExitStatus worst = Done;
    for (const std::string& file : line.words())
        worst = std::max(worst, addFile(file, games));
    if (games.text().empty())
        return worst;
    if (const auto failure = writeFile(output, games.text()))
        return refused(failure->english());
    return worst;
}

} // namespace

constexpr Subcommand kConvert{
    "convert",
    "FILE... -o FILE",
    "change records to PGN, or PGN to records",
    "Writes all games of the files, in their order, into one file. Names that end in .pgn are PGN,\n"
    "which can hold orthodox chess alone; those that end in .ringford are records. A FILE whose name\n"
    "ends in .epd or .fen holds positions, one a line, with their answers. A game that is damaged,\n"
    "or of another kind, is left out, and its place and the reason are told on standard\n"
    "error, `FILE:LINE:COLUMN: ...`; so is what PGN cannot hold of a record, where a game begins,\n"
    "a result that the play contradicts, in place of which the right one is written,\n"
    "and a comment behind variations, which moves before them. Where the damage of a record hides\n"
    "where the next one begins, as a comment without end does, what follows in that file is not\n"
    "read, which is told.\n",
    kConvertSwitches,
    convert};

} // namespace ringford::cli
