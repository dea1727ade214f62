// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnIndex.h"

#include "engine/pgn/PgnGames.h"

#include <utility>

namespace ringford {

namespace {

/** Goes from game to game, and over their moves. */
class Indexer : PgnGames {
public:
    Indexer(std::string_view bytes, const ReadingOptions& options) : PgnGames(bytes, options) {}

    RecordReading index(const std::function<bool(std::size_t, const std::vector<RecordTag>&)>& take)
    {
        std::vector<RecordTag> tags;
        for (m_scanner.skipSpace(); !m_scanner.atEnd() && !shouldStop(); m_scanner.skipSpace()) {
            if (const auto fault = tooManyGames()) {
                m_reading.error = error(*fault);
                break;
            }
            const std::size_t begin = m_scanner.at();
            tags.clear();
            if (const auto fault = readTags(tags)) {
                leaveOut(*fault);
                continue;
            }
            if (m_reading.stopped)
                break;
            m_scanner.skipMoves();
            ++m_reading.records;
            if (m_options.number)
                *m_options.number = m_reading.records + m_reading.gamesLeftOut;
            if (!take(begin, tags))
                break;
        }
        return std::move(m_reading);
    }
};

} // namespace

RecordReading indexPgn(std::string_view bytes, const ReadingOptions& options,
                       const std::function<bool(std::size_t, const std::vector<RecordTag>&)>& take)
{
    return Indexer(bytes, options).index(take);
}

} // namespace ringford
