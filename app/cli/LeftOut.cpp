// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"

#include "engine/pgn/PgnReader.h"

#include <utility>

namespace ringford::cli {

ExitStatus refusedParts(const std::string& file, const RecordReading& reading)
{
    ExitStatus status = Done;
    for (const RecordError& one : reading.leftOut)
        status = refused(file + ':' + one.english());
    if (reading.gamesLeftOut > reading.leftOut.size())
        status = refused(file +
                         ": so many games are left out that not all are told: " + std::to_string(reading.gamesLeftOut));
    return status;
}

GameNotes::GameNotes(std::string file) : m_file(std::move(file)) {}

void GameNotes::add(std::string line)
{
    if (m_count++ < kMostLeftOutTold)
        m_told.push_back(std::move(line));
}

void GameNotes::print() const
{
    for (const std::string& line : m_told)
        printNote(line);
    if (m_count > m_told.size())
        printNote(m_file + ": so much is to be said of games that not all is told: " + std::to_string(m_count) +
                  " lines");
}

} // namespace ringford::cli
