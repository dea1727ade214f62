// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace ringford::tune {

/** A quiet place of a game that the computer played against itself. */
struct Sample {
    int game = 0; ///< its number, from 0
    int ply = 0;
    double result = 0;    ///< how the game ended for the first seat: 1, 1/2 or 0
    int found = 0;        ///< what a search found there, for the first seat, in hundredths of a pawn
    std::string position; ///< as a setup of one line
};

/** Writes a line for each. */
void write(std::ostream& to, const std::vector<Sample>& samples);
/**
 * Adds those of a file to @p samples.
 * @param origin what the first line says of the call that made the file is added to it, unless it is there
 * @return whether all of it could be read
 */
bool read(const std::string& file, std::vector<Sample>& samples, std::string& origin);
/** Puts samples of whatever files into one order. */
void sort(std::vector<Sample>& samples);

} // namespace ringford::tune
