// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pgn/PgnScanner.h"
#include "engine/text/GamesReader.h"

#include <optional>
#include <vector>

namespace ringford {

/** What those have in common who go from game to game through PGN, whether they read the moves or not. */
class PgnGames : protected GamesReader<PgnScanner> {
protected:
    using GamesReader::GamesReader;

    /** Whether a file holds more games than any reader takes, at the place where the next one begins. */
    std::optional<RecordFault> tooManyGames() const;
    /**
     * Reads all tags of a game. A game without moves ends where another event begins behind an empty line. Where one
     * cannot be read, goes on to where the moves may begin.
     */
    std::optional<RecordFault> readTags(std::vector<RecordTag>& tags);
    /** Takes @p fault among those that are told: the first few of a file. */
    void tell(const RecordFault& fault);
    /** Passes over what is left of the moves of a game. */
    void leaveOut(const RecordFault& fault);
};

} // namespace ringford
