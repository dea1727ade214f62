// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/GameFiles.h"

#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/RecordWriter.h"

#include <algorithm>

namespace ringford {

bool isPgnFile(std::string_view name)
{
    constexpr std::string_view kEnding = ".pgn";
    if (name.size() < kEnding.size())
        return false;
    return std::ranges::equal(name.substr(name.size() - kEnding.size()), kEnding, [](char one, char ending) {
        return one == ending || (one >= 'A' && one <= 'Z' && one - 'A' + 'a' == ending);
    });
}

RecordReading readGameFile(std::string_view name, std::string_view bytes, const Registry& registry,
                           const ReadingOptions& options)
{
    return isPgnFile(name) ? readPgn(bytes, registry, options) : readRecords(bytes, registry, options);
}

Result<std::string, Text> writeGameFile(std::string_view name, const Match& match, const Registry& registry)
{
    if (!isPgnFile(name))
        return writeRecord(match, registry);
    auto writing = writePgn(match, registry);
    if (!writing)
        return Failure{writing.error()};
    return std::move(writing->text);
}

} // namespace ringford
