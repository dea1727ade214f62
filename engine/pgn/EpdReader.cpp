// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/EpdReader.h"

#include "engine/pgn/Epd.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnTags.h"
#include "engine/pgn/PgnText.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace ringford {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kLineBlanks = " \t\r";
constexpr std::size_t kLongestLine = 100'000; // bytes: no position says more
constexpr std::size_t kUsualOperations = 50;  ///< of a line; those beyond count like moves
/** Of all lines together: such moves take twice as long to read as those of a record. */
constexpr std::size_t kMostMoves = ReadingLimits::kMostParts / 2;

bool isPassedOver(std::string_view line)
{
    return line.empty() || line[0] == '#' || line[0] == ';' || line[0] == '%';
}

/** Goes through lines. Line ends are LF, CR LF, or CR alone. */
class Lines {
public:
    Lines(std::string_view bytes, std::size_t from) : m_bytes(bytes), m_at(std::min(from, bytes.size()))
    {
        if (m_at == 0 && bytes.starts_with(kUtf8Mark))
            m_at = kUtf8Mark.size();
        m_number = static_cast<int>(std::ranges::count(bytes.substr(0, m_at), '\n'));
    }

    bool atEnd() const { return m_at >= m_bytes.size(); }
    /** Without blanks at its ends. @pre not atEnd() */
    std::string_view next()
    {
        const std::size_t end = lineEnd();
        const std::string_view whole = m_bytes.substr(m_at, end - m_at);
        const std::string_view line = trimmed(whole, kLineBlanks);
        m_begin = line.empty() ? m_at : static_cast<std::size_t>(line.data() - m_bytes.data());
        m_column = static_cast<int>(m_begin - m_at) + 1;
        m_at = end + (m_bytes.substr(end).starts_with("\r\n") ? 2 : 1);
        ++m_number;
        return line;
    }
    /** Where the line that was read last begins. */
    std::size_t begin() const { return m_begin; }
    RecordError error(const Text& message, std::size_t characters = 0) const
    {
        return {m_number, m_column + static_cast<int>(characters), message};
    }

private:
    /** Where the line at m_at ends. Each of the two characters is looked for alone: looking for either calls for each byte. */
    std::size_t lineEnd()
    {
        if (!m_nextLf || *m_nextLf < m_at)
            m_nextLf = std::min(m_bytes.find('\n', m_at), m_bytes.size());
        const std::string_view line = m_bytes.substr(m_at, *m_nextLf - m_at);
        return m_at + std::min(line.find('\r'), line.size());
    }

    std::string_view m_bytes;
    std::size_t m_at;
    std::size_t m_begin = 0;
    std::optional<std::size_t> m_nextLf; ///< the first from the line on that was read last
    int m_number;                        ///< of the line that was read last, from 1
    int m_column = 1;
};

/** Reads lines, and counts how much was tried. */
class Positions {
public:
    explicit Positions(std::shared_ptr<const Game> game) : m_game(std::move(game)) {}

    /** The place of the error is told in characters of the line. */
    Result<Match, EpdFault> read(std::string_view line)
    {
        ++m_lines;
        if (line.size() > kLongestLine)
            return Failure{EpdFault{RINGFORD_TEXT("this line is too long for a position")}};
        const std::string text = textOfPgn(line);
        const LooseFen position = readLooseFen(text);
        m_moves += position.moves() + std::max(position.operations.size(), kUsualOperations) - kUsualOperations;
        auto match = readPuzzle(m_game, position);
        if (match)
            return match;
        EpdFault fault = match.error();
        fault.at = characterCount(std::string_view(text).substr(0, fault.at));
        return Failure{std::move(fault)};
    }
    /** Whether that is as much as any reader takes. What is left out counts, too: it takes as long. */
    std::optional<Text> areTooMany() const
    {
        if (m_lines >= ReadingLimits::kMostRecords)
            return Text(RINGFORD_TEXT("a file holds no more than %1 records; split this one"))
                .with(static_cast<long long>(ReadingLimits::kMostRecords));
        if (m_moves > kMostMoves)
            return Text(RINGFORD_TEXT("a file holds no more than %1 actions and comments; split this one"))
                .with(static_cast<long long>(kMostMoves));
        return std::nullopt;
    }

private:
    std::shared_ptr<const Game> m_game;
    std::size_t m_lines = 0;
    std::size_t m_moves = 0;
};

/** Gives what ends the reading, if anything does. */
std::optional<RecordError> readAll(Lines& lines, Positions positions, const ReadingOptions& options,
                                   RecordReading& reading)
{
    while (!lines.atEnd() && !reading.stopped) {
        const std::string_view line = lines.next();
        if (options.bytesRead)
            options.bytesRead->store(lines.begin(), std::memory_order_relaxed);
        reading.stopped = options.stop.stop_requested();
        if (reading.stopped || isPassedOver(line))
            continue;
        if (const auto tooMuch = positions.areTooMany())
            return lines.error(*tooMuch);
        auto match = positions.read(line);
        if (!match) {
            ++reading.gamesLeftOut;
            if (reading.leftOut.size() < kMostLeftOutTold)
                reading.leftOut.push_back(lines.error(match.error().message, match.error().at));
            continue;
        }
        reading.entries += match->parts() - match->start()->comments().size();
        const std::size_t number = ++reading.records;
        if (!options.only || *options.only == number)
            keepMatch(reading, options, *std::move(match), lines.begin());
    }
    return std::nullopt;
}

} // namespace

bool beginsWithFen(std::string_view text)
{
    for (Lines lines(text, 0); !lines.atEnd();) {
        if (const std::string_view line = lines.next(); !isPassedOver(line))
            return looksLikeFen(line.substr(0, kLongestLine));
    }
    return false;
}

RecordReading readPositions(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
{
    RecordReading reading;
    const auto game = registry.create(kPgnGame, {});
    if (!game) {
        reading.error = RecordError{1, 1, game.error()};
        return reading;
    }
    Lines lines(bytes, options.from);
    reading.error = readAll(lines, Positions(*game), options, reading);
    if (!reading.error && reading.records == 0 && !reading.stopped)
        reading.error = reading.leftOut.empty()
                            ? RecordError{1, 1, RINGFORD_TEXT("expected positions in FEN, one on each line")}
                            : reading.leftOut.front();
    return reading;
}

} // namespace ringford
