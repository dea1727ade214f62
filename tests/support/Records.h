// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"

#include <QString>

#include <string>

namespace ringford::test {

inline const std::string kCheckers = "[Game \"checkers\"]\n";
/** Two kings that can go to and fro. */
inline const std::string kKings = kCheckers + "[Setup \"white: Ka1; black: Kh8; turn: white\"]\n";

/** Reads with the test registry. */
RecordReading read(const std::string& bytes);
/** The only record of a text, as it is written; or its error. */
QString rewritten(const std::string& bytes);
/** What is written behind the empty line. */
QString entries(const std::string& bytes);
/** LINE:COLUMN of the error; `none` when there is none. */
QString place(const std::string& bytes);

std::string repeated(const std::string& text, int times);

} // namespace ringford::test
