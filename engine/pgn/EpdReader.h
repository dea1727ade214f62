// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"

#include <string_view>

namespace ringford {

/** Whether a text, or a file, begins with a position in FEN or EPD, rather than with a record or a game. */
bool beginsWithFen(std::string_view text);

/**
 * Reads positions of orthodox chess, one a line, as FEN or EPD (docs/pgn.md): each is a match that stands where it
 * begins, as readPuzzle() makes it. Empty lines, and those that begin with `#`, `;` or `%`, are passed over. A line
 * that is no position is told in `leftOut`; an error ends the reading where there is more than any reader takes, or no
 * position at all.
 */
RecordReading readPositions(std::string_view bytes, const Registry& registry, const ReadingOptions& options = {});

} // namespace ringford
