// SPDX-License-Identifier: GPL-3.0-or-later
// A file of PGN: whatever its bytes are, its games are read or passed over with a place; what was read is written, and
// read back the same. The same bytes as a position with operations.

#include "engine/pgn/Epd.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/RecordWriter.h"
#include "tests/fuzz/InputTime.h"
#include "tests/fuzz/Require.h"

#include <cstddef>
#include <cstdint>

using namespace ringford;
using test::require;

namespace {

void checkPlace(const RecordError& error)
{
    require(error.line >= 1 && error.column >= 1, "an error without a place");
    require(!error.message.english().empty(), "an error without a reason");
}

/** All games that are read can be kept as records, and are the same when they were PGN in between. */
void checkMatch(const Match& match)
{
    const auto written = writePgn(match);
    if (!written) { // merged variations can nest deeper than what was read
        require(!written.error().english().empty(), "a refusal without a reason");
        return;
    }
    const RecordReading again = readPgn(written->text, Registry::standard());
    require(!again.error && again.leftOut.empty(), "what was written cannot be read");
    require(again.matches.size() == 1, "one game became more");
    const auto twice = writePgn(again.matches.front());
    require(twice && twice->text == written->text, "what was read is written otherwise");
    const auto record = writeRecord(match);
    require(bool(record), "a game is no record");
    if (!written->losses.empty())
        return;
    const auto same = writeRecord(again.matches.front());
    require(same && same->substr(same->find("\n\n")) == record->substr(record->find("\n\n")), "something was lost");
}

void checkPosition(std::string_view bytes)
{
    const auto game = Registry::standard().create("orthodox", {});
    const auto puzzle = readPuzzle(*game, bytes);
    if (puzzle)
        require(bool(writeRecord(*puzzle)), "a position is no record");
    else
        require(!puzzle.error().english().empty(), "a refusal without a reason");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const RecordReading reading = readPgn(bytes, Registry::standard());
    require(reading.error.has_value() || !reading.matches.empty(), "no game and no error");
    require(reading.matches.size() == reading.begins.size(), "a game that begins nowhere");
    if (reading.error)
        checkPlace(*reading.error);
    for (const RecordError& one : reading.leftOut)
        checkPlace(one);
    for (const Match& match : reading.matches)
        checkMatch(match);
    checkPosition(bytes);
    return 0;
}
