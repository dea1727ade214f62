// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"

#include <string_view>

namespace ringford {

/**
 * Reads games of orthodox chess in PGN, as chess programs write it (docs/pgn.md). A game that is damaged, or of a
 * variant, is passed over and told in `leftOut`; an error ends the reading where there is more than any reader takes,
 * or no game at all. The limits are those of records.
 */
RecordReading readPgn(std::string_view bytes, const Registry& registry, const ReadingOptions& options = {});

/** What comment of PGN stands for an event, which is no move: `[%event resign:white]` holds its text. */
std::optional<std::string_view> eventOfComment(std::string_view comment);
std::string commentOfEvent(std::string_view event);

} // namespace ringford
