// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Subcommand.h"
#include "engine/text/RecordReader.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford::cli {

/** What is to be said of the games of a file, a line each: of very many the first ones, and how many there are. */
class GameNotes {
public:
    explicit GameNotes(std::string file);
    void add(std::string line);
    /** Adds what is to be said of a place. */
    void add(const RecordError& one);
    /** Says it on standard error, and @p faults, all in the order of places. */
    void print(std::span<const RecordError> faults = {}) const;

private:
    struct Note {
        std::pair<int, int> place; ///< line and column; of what has none they are 0
        std::string line;
    };
    Note noteOf(const RecordError& one) const;
    void add(Note note);

    std::string m_file;
    std::vector<Note> m_told;
    std::size_t m_count = 0;
};

/**
 * Says on standard error what of a file was passed over, or ended the reading, a line for each place, and @p others
 * among that. Refused if anything was.
 */
ExitStatus refusedParts(const std::string& file, const RecordReading& reading, const GameNotes& others);
ExitStatus refusedParts(const std::string& file, const RecordReading& reading);
/** Says that nothing is read behind the damage of a record, which may hide where the next one begins. */
void noteUnread(const std::string& file, const RecordReading& reading);
/** Says how many positions of a file of positions do not tell who may castle: it is taken that nobody may. */
void noteCastling(const std::string& file, std::string_view bytes);

} // namespace ringford::cli
