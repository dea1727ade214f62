// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnGames.h"

#include <utility>

namespace ringford {

std::optional<RecordFault> PgnGames::tooManyGames() const
{
    return tooMany(RINGFORD_TEXT("a file holds no more than %1 games; split this one"),
                   m_reading.records + m_reading.gamesLeftOut + 1, ReadingLimits::kMostRecords);
}

std::optional<RecordFault> PgnGames::readTags(std::vector<RecordTag>& tags)
{
    bool hasEvent = false;
    std::size_t behind = m_scanner.at(); // the tag before
    while (m_scanner.isAtTag() && !shouldStop()) {
        const std::size_t begin = m_scanner.at();
        const bool beginsSection = m_scanner.hasEmptyLineSince(behind);
        RecordTag tag;
        if (auto fault = m_scanner.readTag(tag)) {
            m_scanner.skipTags(hasEvent || tag.name == "Event");
            return fault;
        }
        if (tag.name == "Event" && std::exchange(hasEvent, true) && beginsSection) {
            m_scanner.goTo(begin);
            return std::nullopt;
        }
        tags.push_back(std::move(tag));
        if (auto fault = tooManyTags(tags.size())) {
            m_scanner.skipTags(hasEvent);
            return fault;
        }
        behind = m_scanner.at();
        m_scanner.skipSpace();
    }
    return std::nullopt;
}

void PgnGames::tell(const RecordFault& fault)
{
    if (m_reading.leftOut.size() < kMostLeftOutTold)
        m_reading.leftOut.push_back(error(fault));
}

void PgnGames::leaveOut(const RecordFault& fault)
{
    tell(fault);
    ++m_reading.gamesLeftOut;
    m_scanner.skipGame();
}

} // namespace ringford
