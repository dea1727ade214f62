// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordReader.h"

#include "engine/text/GamesReader.h"
#include "engine/text/RecordLines.h"
#include "engine/text/RecordTags.h"

#include <cstdint>
#include <utility>

namespace ringford {

namespace {

/** Reads one record after the other and keeps what came of it. */
class Reader : GamesReader<RecordScanner> {
public:
    Reader(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
        : GamesReader(bytes, options), m_maker(registry)
    {
    }

    RecordReading read()
    {
        do {
            if (auto fault = readRecord(); fault && !passOver(*fault)) {
                m_reading.error = error(*fault);
                return std::move(m_reading);
            }
        } while (!m_reading.stopped && !m_scanner.atEnd());
        return std::move(m_reading);
    }

private:
    /** Where a damaged record ends. */
    enum class End : std::uint8_t {
        Hidden, ///< nobody knows: a comment may not be closed
        Ahead,  ///< at the next result
        Passed
    };

    std::optional<RecordFault> readRecord()
    {
        if (auto fault = m_scanner.skipSpace())
            return fault;
        if (auto fault = tooMany(RINGFORD_TEXT("a file holds no more than %1 records; split this one"),
                                 m_reading.records + 1, ReadingLimits::kMostRecords))
            return fault;
        const std::size_t begin = m_scanner.at();
        m_end = End::Hidden;
        std::vector<RecordTag> tags;
        if (auto fault = readTags(tags))
            return fault;
        if (m_reading.stopped)
            return std::nullopt;
        auto match = m_maker.make(tags, begin);
        if (!match) {
            m_end = End::Ahead;
            return match.error();
        }
        RecordLines lines(*match);
        auto fault = readEntries(lines);
        match->goTo(match->end());
        if (fault) {
            m_reading.broken = *std::move(match);
            return fault;
        }
        if (m_reading.stopped)
            return std::nullopt;
        ++m_reading.records;
        m_reading.entries += lines.entries();
        if (!m_options.only || *m_options.only == m_reading.records)
            keepMatch(m_reading, m_options, *std::move(match), begin);
        return m_reading.stopped ? std::nullopt : spaceBehind();
    }

    std::optional<RecordFault> readTags(std::vector<RecordTag>& tags)
    {
        while (!m_scanner.atEnd() && m_scanner.peek() == '[' && !shouldStop()) {
            RecordTag tag;
            if (auto fault = m_scanner.readTag(tag))
                return fault;
            if (auto fault = checkNotTwice(tags, tag))
                return fault;
            tags.push_back(std::move(tag));
            if (auto fault = tooManyTags(tags.size()))
                return fault;
            if (auto fault = m_scanner.skipSpace())
                return fault;
        }
        return std::nullopt;
    }

    std::optional<RecordFault> readEntries(RecordLines& lines)
    {
        for (RecordToken token; !shouldStop();) {
            if (auto fault = m_scanner.readToken(token))
                return fault;
            if (token.kind == RecordToken::Kind::Result)
                return readResult(lines, token);
            if (auto fault = tooManyTokens(token))
                return fault;
            const End end = endAt(token);
            if (auto fault = lines.add(std::move(token))) {
                m_end = end;
                return fault;
            }
            if (auto fault = tooManyParts(lines))
                return fault;
        }
        return std::nullopt;
    }

    /** Where the end of a record is behind @p token, which is sound, whatever it says. */
    static End endAt(const RecordToken& token)
    {
        using Token = RecordToken::Kind;
        const bool isBehind = token.kind == Token::Result || token.kind == Token::Bracket || token.kind == Token::End;
        return isBehind ? End::Passed : End::Ahead;
    }

    /** Goes on behind the record with @p fault, where that is asked for; false where its end cannot be told for sure. */
    bool passOver(const RecordFault& fault)
    {
        if (!m_options.passesOverRecords || m_end == End::Hidden)
            return false;
        for (RecordToken token; m_end == End::Ahead && !shouldStop(); m_end = endAt(token)) {
            if (m_scanner.readToken(token))
                return false;
        }
        if (m_reading.stopped || spaceBehind())
            return false;
        m_reading.broken.reset();
        if (m_reading.gamesLeftOut++ < kMostLeftOutTold)
            m_reading.leftOut.push_back(error(fault));
        return true;
    }

    std::optional<RecordFault> readResult(RecordLines& lines, const RecordToken& token)
    {
        if (auto fault = lines.finish(token)) {
            m_end = End::Passed;
            return fault;
        }
        if (auto fault = tooManyParts(lines))
            return fault;
        compareResult(lines, token);
        return std::nullopt;
    }

    /** Behind a result there is nothing but the next record. */
    std::optional<RecordFault> spaceBehind()
    {
        if (auto fault = m_scanner.skipSpace())
            return fault;
        if (m_scanner.atEnd() || m_scanner.peek() == '[')
            return std::nullopt;
        return RecordFault{m_scanner.at(), RINGFORD_TEXT("expected nothing behind the result but the next record's [")};
    }

    MatchMaker m_maker;
    End m_end = End::Hidden;
};

} // namespace

std::string RecordError::english() const
{
    return std::to_string(line) + ':' + std::to_string(column) + ": " + message.english();
}

void keepMatch(RecordReading& reading, const ReadingOptions& options, Match match, std::size_t begin)
{
    if (options.number)
        *options.number = reading.records + reading.gamesLeftOut;
    if (options.take) {
        if (!options.take(std::move(match), begin))
            reading.stopped = true;
        return;
    }
    reading.matches.push_back(std::move(match));
    reading.begins.push_back(begin);
}

RecordReading readRecords(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
{
    return Reader(bytes, registry, options).read();
}

} // namespace ringford
