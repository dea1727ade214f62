// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"
#include "engine/text/RecordScanner.h"

#include <functional>
#include <string_view>
#include <vector>

namespace ringford {

/**
 * Looks where the games of PGN begin and what their tags say, and reads no moves: for files that are too long to be
 * read whole. A game is what begins with tags, whatever follows; the moves of several without tags are one. Of
 * @p options `stop` and `bytesRead` count. @p take is given the byte where a game begins, and its tags; false ends the
 * looking. The reading has no matches: how many games there are, tags that cannot be read as `leftOut`, and the error
 * where there are more than any reader takes.
 */
RecordReading indexPgn(std::string_view bytes, const ReadingOptions& options,
                       const std::function<bool(std::size_t begin, const std::vector<RecordTag>& tags)>& take);

} // namespace ringford
