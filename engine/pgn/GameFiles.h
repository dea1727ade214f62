// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"

#include <optional>
#include <string>
#include <string_view>

namespace ringford {

// Files of games by their names: NAME.pgn holds PGN, NAME.epd and NAME.fen positions, NAME.ringford records. What
// others hold is told by how they begin: positions, else records.

/** Whether a file of that name holds PGN. Small and large letters are the same. */
bool isPgnFile(std::string_view name);
/** The same for positions, one a line. */
bool isPositionsFile(std::string_view name);
/** Whether a file holds positions: by its name, or by how it begins. */
bool holdsPositions(std::string_view name, std::string_view bytes);

/** What is read of a file of games. */
struct GameBytes {
    std::string bytes;
    std::optional<RecordError> cut; ///< where games are left out because the file is too large
};
/**
 * The bytes of a file, as readFile() gives them; of PGN that is too large for it, those of the games at its beginning
 * that are whole.
 */
Result<GameBytes, Text> readGameBytes(const std::string& name, FileStamp* stamp = nullptr);

/** Reads the games of a file, or its positions, each as a game that stands where it begins. */
RecordReading readGameFile(std::string_view name, std::string_view bytes, const Registry& registry,
                           const ReadingOptions& options = {});
/** A match as a file of that name holds it. What PGN cannot hold is told by writePgn(). */
Result<std::string, Text> writeGameFile(std::string_view name, const Match& match, const Registry& registry);

} // namespace ringford
