// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/GameFiles.h"

#include "engine/pgn/PgnReader.h"

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

} // namespace ringford
