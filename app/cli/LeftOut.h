// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Subcommand.h"
#include "engine/text/RecordReader.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ringford::cli {

/** Says on standard error what of a file was passed over, a line for each place; refused if anything was. */
ExitStatus refusedParts(const std::string& file, const RecordReading& reading);

/** What is to be said of the games of a file, a line each: of very many the first ones, and how many there are. */
class GameNotes {
public:
    explicit GameNotes(std::string file);
    void add(std::string line);
    /** Says it on standard error. */
    void print() const;

private:
    std::string m_file;
    std::vector<std::string> m_told;
    std::size_t m_count = 0;
};

} // namespace ringford::cli
