// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/GameFiles.h"

#include "engine/pgn/EpdReader.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/rules/PlainText.h"
#include "engine/text/RecordWriter.h"

#include <algorithm>

namespace ringford {

namespace {

/** Where the last game of PGN begins; nothing where that is the first, or is not seen. */
std::optional<std::size_t> lastGame(std::string_view bytes)
{
    for (const std::string_view sign : {"\n[Event ", "\r[Event "}) {
        if (const auto at = bytes.rfind(sign); at != std::string_view::npos)
            return at + 1;
    }
    return std::nullopt;
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
    const auto end = lastGame(bytes);
    if (!end)
        return Failure{tooLargeFile(name)}; // one game, or no PGN
    bytes.resize(*end);
    const auto lines = std::ranges::count(bytes, bytes.back());
    const auto text = Text(RINGFORD_TEXT("the file is larger than %1 MiB; the games from here on are left out"))
                          .with(static_cast<long long>(kLargestFile >> 20));
    return GameBytes{std::move(bytes), RecordError{static_cast<int>(lines) + 1, 1, text}};
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
