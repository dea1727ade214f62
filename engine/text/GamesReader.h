// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"
#include "engine/text/RecordScanner.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <string_view>

namespace ringford {

/** What readers of games have in common, whatever form their files have: limits, places of errors, being stopped. */
template <class Scanner> class GamesReader {
protected:
    GamesReader(std::string_view bytes, const ReadingOptions& options) : m_scanner(bytes), m_options(options)
    {
        if (options.from > 0) // of other bytes, it may be, than those that are there now
            m_scanner.goTo(std::min(options.from, bytes.size()));
    }

    RecordError error(const RecordFault& fault)
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

    /** @p lines: those of one game, of whatever form. */
    template <class Lines> std::optional<RecordFault> tooManyParts(const Lines& lines) const
    {
        auto fault = tooMany(RINGFORD_TEXT("a record holds no more than %1 actions and comments"), lines.parts(),
                             ReadingLimits::kMostPartsOfRecord);
        if (fault)
            fault->at = m_behindCounted; // a comment is known to be more than the result only when that is read
        return fault;
    }

    /** Counts @p token among those of all games. */
    std::optional<RecordFault> tooManyTokens(const RecordToken& token)
    {
        m_behindCounted = m_scanner.at();
        m_parts += token.kind == RecordToken::Kind::Entry || token.kind == RecordToken::Kind::Comment;
        return tooMany(RINGFORD_TEXT("a file holds no more than %1 actions and comments; split this one"), m_parts,
                       ReadingLimits::kMostParts);
    }

    std::optional<RecordFault> tooManyTags(std::size_t tags) const
    {
        return tooMany(RINGFORD_TEXT("a record has no more than %1 tags"), tags, ReadingLimits::kMostTags);
    }

    /** Tells it where the play contradicts @p result, with which @p lines ended. */
    template <class Lines> void compareResult(const Lines& lines, const RecordToken& result)
    {
        if (lines.isContradicted() && m_reading.resultsContradicted++ < kMostLeftOutTold)
            m_reading.contradictions.push_back(error(
                {result.at,
                 Text(RINGFORD_TEXT("the play contradicts this result: expected %1")).with(lines.expectedResult())}));
    }

    /** What is known where the moves of a game begin, so that they can be read once more. */
    struct Beginning {
        std::size_t at;
        std::size_t parts;
        std::size_t leftOut;
        std::size_t resultsContradicted;
    };
    Beginning beginning() const
    {
        return {m_scanner.at(), m_parts, m_reading.leftOut.size(), m_reading.resultsContradicted};
    }
    void beginAgain(const Beginning& beginning)
    {
        m_scanner.goTo(beginning.at);
        m_parts = beginning.parts;
        m_reading.leftOut.resize(beginning.leftOut);
        m_reading.resultsContradicted = beginning.resultsContradicted;
        m_reading.contradictions.resize(std::min(beginning.resultsContradicted, m_reading.contradictions.size()));
    }

    /** What was read as far as @p reached is of the file, and counts, though what came later does not. */
    void countAsRead(const Beginning& reached) { m_parts = std::max(m_parts, reached.parts); }

    /** Is asked at each token and tag. */
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

    Scanner m_scanner;
    const ReadingOptions& m_options;
    RecordReading m_reading;

private:
    unsigned m_steps = 0; ///< tokens and tags
    std::size_t m_parts = 0;
    std::size_t m_behindCounted = 0; ///< the byte behind the last token that was counted
};

} // namespace ringford
