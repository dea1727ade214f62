// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"

#include "engine/pgn/GameFiles.h"

#include <algorithm>
#include <utility>

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

} // namespace ringford::cli
