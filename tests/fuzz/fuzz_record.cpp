// SPDX-License-Identifier: GPL-3.0-or-later
// A file of records: whatever its bytes are, it is read or refused with a place; what was read is written, and read
// back the same.

#include "engine/text/CommentParts.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/fuzz/InputTime.h"
#include "tests/fuzz/Require.h"

#include <cstddef>
#include <cstdint>

using namespace ringford;
using test::require;

namespace {

void checkComments(const Match& match)
{
    for (const Node* at = match.start(); at; at = at->firstChild) {
        for (const std::string& comment : at->comments())
            require(writeComment(readComment(comment, match.game().board())) == comment,
                    "a comment taken apart is another when put together");
    }
}

void checkMatch(const Match& match)
{
    checkComments(match);
    // Merged variations can nest deeper than what was read: that is refused, with a reason.
    const auto written = writeRecord(match);
    if (!written) {
        require(!written.error().english().empty(), "a refusal without a reason");
        return;
    }
    const RecordReading again = readRecords(*written, Registry::standard());
    require(!again.fault(), "what was written cannot be read");
    require(again.matches.size() == 1, "one record became more");
    require(GameTree::size(again.matches.front().start()) == GameTree::size(match.start()), "entries were lost");
    const auto twice = writeRecord(again.matches.front());
    require(twice && *twice == *written, "what was read is written otherwise");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const RecordReading reading = readRecords(bytes, Registry::standard());
    require(reading.error.has_value() || !reading.matches.empty(), "no record and no error");
    if (reading.error) {
        require(reading.error->line >= 1 && reading.error->column >= 1, "an error without a place");
        require(!reading.error->message.english().empty(), "an error without a reason");
    }
    for (const Match& match : reading.matches)
        checkMatch(match);
    if (reading.broken)
        checkMatch(*reading.broken);
    return 0;
}
