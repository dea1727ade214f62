// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ReadingLimits.h"

#include "engine/match/GameTree.h"
#include "engine/text/Files.h"

namespace ringford {

namespace {

Text most(const char* sentence, std::size_t count)
{
    return Text(sentence).with(static_cast<long long>(count));
}

/** Without what was taken out. */
std::size_t partsInTree(const Match& match)
{
    const Node* const start = match.start();
    std::size_t parts = start->comments().size();
    for (const Node* at = GameTree::following(start, start); at; at = GameTree::following(start, at))
        parts += 1 + at->comments().size() + at->commentsBefore().size();
    return parts;
}

} // namespace

std::size_t writtenParts(const Match& match)
{
    const auto& stated = match.statedResult();
    const bool isEndTold = match.end()->outcome().decided() || (stated && !stated->status.empty());
    return partsInTree(match) + (isEndTold ? 1 : 0);
}

std::optional<Text> tooMuchForRecord(const Match& match)
{
    if (partsInTree(match) > ReadingLimits::kMostPartsOfRecord)
        return most(RINGFORD_TEXT("a record holds no more than %1 actions and comments"),
                    ReadingLimits::kMostPartsOfRecord);
    return std::nullopt;
}

std::optional<Text> RecordsTotal::add(std::size_t parts, std::string_view record)
{
    ++m_records;
    m_parts += parts;
    m_bytes += record.size() + 1; // and a line end between two
    if (m_records > ReadingLimits::kMostRecords)
        return most(RINGFORD_TEXT("a file holds no more than %1 records; split this one"), ReadingLimits::kMostRecords);
    if (m_parts > ReadingLimits::kMostParts)
        return most(RINGFORD_TEXT("a file holds no more than %1 actions and comments; split this one"),
                    ReadingLimits::kMostParts);
    if (m_bytes > kLargestFile)
        return most(RINGFORD_TEXT("the file would be larger than %1 MiB, and could not be opened again"),
                    kLargestFile >> 20);
    return std::nullopt;
}

} // namespace ringford
