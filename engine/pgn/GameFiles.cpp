// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/GameFiles.h"

#include "engine/pgn/EpdReader.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/rules/PlainText.h"
#include "engine/text/RecordWriter.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

/** How much of the beginning of PGN is whole games, as far as is seen; 0: perhaps none. */
std::size_t wholeGames(std::string_view bytes)
{
    using namespace std::literals;
    // Behind the last result there may be nulls, of a disk that failed: no game comes any more.
    if (bytes.ends_with('\0')) {
        const std::string_view games = bytes.substr(0, bytes.find_last_not_of("\0\n\r\t "sv) + 1);
        const auto isEnd = [&](std::string_view result) { return games.ends_with(result); };
        if (std::ranges::any_of(std::array{"*"sv, "1-0"sv, "0-1"sv, "1/2-1/2"sv}, isEnd))
            return games.size();
    }
    for (const std::string_view sign : {"\n[Event ", "\r[Event "}) {
        if (const auto at = bytes.rfind(sign); at != std::string_view::npos)
            return at + 1;
    }
    return 0;
}

/** In PGN, where what comes behind @p bytes is left out. */
RecordError cutBehind(std::string_view bytes)
{
    const char lineEnd = bytes.find('\n') == std::string_view::npos ? '\r' : '\n';
    const auto lines = std::ranges::count(bytes, lineEnd);
    const std::size_t column = bytes.size() - (bytes.rfind(lineEnd) + 1) + 1; // of bytes, as in the only line, too
    const auto text = Text(RINGFORD_TEXT("the file is larger than %1 MiB; the games from here on are left out"))
                          .with(static_cast<long long>(kLargestFile >> 20));
    return {static_cast<int>(lines) + 1, static_cast<int>(column), text};
}

bool endsWith(std::string_view name, std::string_view ending)
{
    return name.size() >= ending.size() && equalsIgnoringCase(name.substr(name.size() - ending.size()), ending);
}

} // namespace

Result<GameBytes, Text> readGameBytes(const std::string& name, FileStamp* stamp)
{
    if (!isPgnFile(name)) {
        auto bytes = readFile(name, stamp);
        return bytes ? Result<GameBytes, Text>(GameBytes{*std::move(bytes), std::nullopt}) : Failure{bytes.error()};
    }
    auto read = readBeginning(name, stamp);
    if (!read)
        return Failure{read.error()};
    std::string& bytes = read->bytes;
    if (read->isWhole)
        return GameBytes{std::move(bytes), std::nullopt};
    bytes.resize(wholeGames(bytes));
    if (bytes.empty())
        return Failure{tooLargeFile(name)}; // one game, or no PGN
    const RecordError cut = cutBehind(bytes);
    return GameBytes{std::move(bytes), cut};
}

bool isPgnFile(std::string_view name)
{
    return endsWith(name, ".pgn");
}

bool isPositionsFile(std::string_view name)
{
    return endsWith(name, ".epd") || endsWith(name, ".fen");
}

bool holdsPositions(std::string_view name, std::string_view bytes)
{
    if (isPositionsFile(name))
        return true;
    return !isPgnFile(name) && !endsWith(name, ".ringford") && beginsWithFen(bytes);
}

RecordReading readGameFile(std::string_view name, std::string_view bytes, const Registry& registry,
                           const ReadingOptions& options)
{
    if (holdsPositions(name, bytes))
        return readPositions(bytes, registry, options);
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
