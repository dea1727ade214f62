// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnIndex.h"

#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnScanner.h"

#include <utility>

namespace ringford {

namespace {

/** Goes from game to game. */
class Indexer {
public:
    Indexer(std::string_view bytes, const ReadingOptions& options) : m_scanner(bytes), m_options(options) {}

    RecordReading index(const std::function<bool(std::size_t, const std::vector<RecordTag>&)>& take)
    {
        for (m_scanner.skipSpace(); !m_scanner.atEnd() && !isStopped(); m_scanner.skipSpace()) {
            if (m_reading.records + m_reading.gamesLeftOut == ReadingLimits::kMostRecords) {
                m_reading.error =
                    error({m_scanner.at(), Text(RINGFORD_TEXT("a file holds no more than %1 games; split this one"))
                                               .with(static_cast<long long>(ReadingLimits::kMostRecords))});
                break;
            }
            const std::size_t begin = m_scanner.at();
            m_tags.clear();
            if (const auto fault = readTags()) {
                if (m_reading.leftOut.size() < kMostLeftOutTold)
                    m_reading.leftOut.push_back(error(*fault));
                ++m_reading.gamesLeftOut;
                m_scanner.skipTags();
                m_scanner.skipMoves();
                continue;
            }
            m_scanner.skipMoves();
            ++m_reading.records;
            if (!take(begin, m_tags))
                break;
        }
        return std::move(m_reading);
    }

private:
    RecordError error(const RecordFault& fault)
    {
        const RecordScanner::Place place = m_scanner.place(fault.at);
        return {place.line, place.column, fault.message};
    }

    /** A game without moves ends where another event begins. */
    std::optional<RecordFault> readTags()
    {
        bool hasEvent = false;
        while (m_scanner.isAtTag()) {
            const std::size_t begin = m_scanner.at();
            RecordTag tag;
            if (auto fault = m_scanner.readTag(tag))
                return fault;
            if (tag.name == "Event" && std::exchange(hasEvent, true)) {
                m_scanner.goTo(begin);
                return std::nullopt;
            }
            if (m_tags.size() < ReadingLimits::kMostTags)
                m_tags.push_back(std::move(tag));
            m_scanner.skipSpace();
        }
        return std::nullopt;
    }

    bool isStopped()
    {
        constexpr unsigned kEvery = 256;
        if (++m_games % kEvery != 0)
            return false;
        if (m_options.bytesRead)
            m_options.bytesRead->store(m_scanner.at(), std::memory_order_relaxed);
        m_reading.stopped = m_options.stop.stop_requested();
        return m_reading.stopped;
    }

    PgnScanner m_scanner;
    const ReadingOptions& m_options;
    RecordReading m_reading;
    std::vector<RecordTag> m_tags; ///< of one game
    unsigned m_games = 0;
};

} // namespace

RecordReading indexPgn(std::string_view bytes, const ReadingOptions& options,
                       const std::function<bool(std::size_t, const std::vector<RecordTag>&)>& take)
{
    return Indexer(bytes, options).index(take);
}

} // namespace ringford
