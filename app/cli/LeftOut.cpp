// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"

#include "engine/pgn/EpdAssumed.h"
#include "engine/pgn/GameFiles.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ringford::cli {

GameNotes::GameNotes(std::string file) : m_file(std::move(file)) {}

void GameNotes::add(std::string line)
{
    add(Note{{}, std::move(line)});
}

void GameNotes::add(const RecordError& one)
{
    add(noteOf(one));
}

GameNotes::Note GameNotes::noteOf(const RecordError& one) const
{
    return {{one.line, one.column}, m_file + ':' + one.english()};
}

void GameNotes::add(Note note)
{
    if (m_count++ < kMostLeftOutTold)
        m_told.push_back(std::move(note));
}

void GameNotes::print(std::span<const RecordError> faults) const
{
    std::vector<Note> all;
    for (const RecordError& one : faults)
        all.push_back(noteOf(one));
    all.insert(all.end(), m_told.begin(), m_told.end());
    std::ranges::stable_sort(all, {}, &Note::place);
    for (const Note& note : all)
        printNote(note.line);
    if (m_count > m_told.size())
        printNote(m_file + ": so much is to be said of games that not all is told: " + std::to_string(m_count) +
                  " lines");
}

ExitStatus refusedParts(const std::string& file, const RecordReading& reading, const GameNotes& others)
{
    std::vector<RecordError> faults = reading.leftOut;
    // Where there is no game at all, the first one that was left out is the error, too.
    const auto isTold = [&error = reading.error](const RecordError& one) {
        return one.line == error->line && one.column == error->column;
    };
    if (reading.error && std::ranges::none_of(faults, isTold))
        faults.push_back(*reading.error);
    others.print(faults);
    if (reading.gamesLeftOut > reading.leftOut.size())
        printNote(file + ": so many games are left out that not all are told: " + std::to_string(reading.gamesLeftOut));
    return faults.empty() ? Done : Refused;
}

ExitStatus refusedParts(const std::string& file, const RecordReading& reading)
{
    return refusedParts(file, reading, GameNotes(file));
}

void noteUnread(const std::string& file, const RecordReading& reading)
{
    if (reading.error && !isPgnFile(file) && !isPositionsFile(file))
        printNote(file + ": what follows that place in this file is not read");
}

namespace {

/** ` (line 3)`, ` (lines 3, 5)`; of many the first ones. */
std::string linesNamed(std::vector<std::size_t> lines)
{
    constexpr std::size_t kMostNamed = 5;
    const bool areMany = lines.size() > kMostNamed;
    const std::string text = lines.size() == 1 ? " (line " : " (lines ";
    lines.resize(std::min(lines.size(), kMostNamed));
    return text + joined(lines, [](std::size_t line) { return std::to_string(line); }) + (areMany ? " and more)" : ")");
}

} // namespace

void noteCastling(const std::string& file, std::string_view bytes)
{
    if (!isPositionsFile(file))
        return;
    constexpr std::size_t kLongest = 1'000; // bytes of a line: no position that was typed says more
    std::size_t at = 0;                     // number of the line
    int positions = 0;
    std::vector<std::size_t> found;
    eachPart(bytes, '\n', [&](std::string_view line) {
        ++at;
        const bool mayBeOne =
            !line.empty() && line.size() <= kLongest && line[0] != '#' && line[0] != ';' && line[0] != '%';
        positions += mayBeOne ? 1 : 0;
        if (mayBeOne && leavesCastlingOpen(line))
            found.push_back(at);
        return true;
    });
    if (!found.empty())
        printNote(file + ": " +
                  (found.size() == 1 ? "a position does" : std::to_string(found.size()) + " positions do") +
                  " not tell who may castle" + (positions > 1 ? linesNamed(found) : std::string()) + ": nobody may");
}

} // namespace ringford::cli
