// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordReader.h"

#include "engine/text/RecordLines.h"
#include "engine/text/RecordResult.h"
#include "engine/text/RecordTags.h"

#include <utility>

namespace ringford {

namespace {

/** Reads one record after the other and keeps what came of it. */
class Reader {
public:
    Reader(std::string_view bytes, const Registry& registry, const ReadingOptions& options)
        : m_scanner(bytes), m_maker(registry), m_options(options)
    {
        if (options.from > 0)
            m_scanner.goTo(options.from);
    }

    RecordReading read()
    {
        do {
            if (auto fault = readRecord()) {
                m_reading.error = error(*fault);
                return std::move(m_reading);
            }
        } while (!m_reading.stopped && !m_scanner.atEnd());
        return std::move(m_reading);
    }

private:
    RecordError error(const RecordFault& fault) const
    {
        const RecordScanner::Place place = m_scanner.place(fault.at);
        return {place.line, place.column, fault.message};
    }

    /** Whether a file holds more than any reader takes, at the place where that begins. */
    std::optional<RecordFault> tooMany(const char* sentence, std::size_t count, std::size_t most) const
    {
        if (count <= most)
            return std::nullopt;
        return RecordFault{m_scanner.at(), Text(sentence).with(static_cast<long long>(most))};
    }

    std::optional<RecordFault> readRecord()
    {
        if (auto fault = m_scanner.skipSpace())
            return fault;
        if (auto fault = tooMany(RINGFORD_TEXT("a file holds no more than %1 records; split this one"),
                                 m_reading.records + 1, ReadingLimits::kMostRecords))
            return fault;
        const std::size_t begin = m_scanner.at();
        std::vector<RecordTag> tags;
        if (auto fault = readTags(tags))
            return fault;
        if (m_reading.stopped)
            return std::nullopt;
        auto match = m_maker.make(tags, begin);
        if (!match)
            return match.error();
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
            if (auto fault =
                    tooMany(RINGFORD_TEXT("a record has no more than %1 tags"), tags.size(), ReadingLimits::kMostTags))
                return fault;
            if (auto fault = m_scanner.skipSpace())
                return fault;
        }
        return std::nullopt;
    }

    std::optional<RecordFault> readEntries(RecordLines& lines)
    {
        std::size_t comments = 0;
        for (RecordToken token; !shouldStop();) {
            if (auto fault = m_scanner.readToken(token))
                return fault;
            if (token.kind == RecordToken::Kind::Result)
                return readResult(lines, token);
            m_parts += token.kind == RecordToken::Kind::Entry || token.kind == RecordToken::Kind::Comment;
            if (auto fault = tooMany(RINGFORD_TEXT("a file holds no more than %1 actions and comments; split this one"),
                                     m_parts, ReadingLimits::kMostParts))
                return fault;
            comments += token.kind == RecordToken::Kind::Comment;
            if (auto fault = lines.add(std::move(token)))
                return fault;
            if (auto fault = tooMany(RINGFORD_TEXT("a record holds no more than %1 actions and comments"),
                                     lines.entries() + comments, ReadingLimits::kMostPartsOfRecord))
                return fault;
        }
        return std::nullopt;
    }

    std::optional<RecordFault> readResult(RecordLines& lines, const RecordToken& token)
    {
        if (auto fault = lines.finish(token))
            return fault;
        if (lines.isContradicted() && !m_reading.contradiction) {
            const std::string expected = lines.expectedResult();
            m_reading.contradiction =
                error({token.at, Text(RINGFORD_TEXT("the play contradicts this result: expected %1")).with(expected)});
        }
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

    bool shouldStop()
    {
        constexpr unsigned kEvery = 1024;
        if (++m_steps % kEvery != 0)
            return false;
        if (m_options.bytesRead)
            m_options.bytesRead->store(m_scanner.at(), std::memory_order_relaxed);
        m_reading.stopped = m_options.stop.stop_requested();
        return m_reading.stopped;
    }

    RecordScanner m_scanner;
    MatchMaker m_maker;
    const ReadingOptions& m_options;
    RecordReading m_reading;
    unsigned m_steps = 0; ///< tokens and tags
    std::size_t m_parts = 0;
};

} // namespace

std::string RecordError::english() const
{
    return std::to_string(line) + ':' + std::to_string(column) + ": " + message.english();
}

void keepMatch(RecordReading& reading, const ReadingOptions& options, Match match, std::size_t begin)
{
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
