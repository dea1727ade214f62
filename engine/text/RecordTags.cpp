// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordTags.h"

#include "engine/rules/PlainText.h"
#include "engine/text/ClockTag.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

constexpr int kMostFullMove = 9'999; // that a task begins with

constexpr std::array<std::string_view, 5> kOnce{"Game", "Format", "Options", "Setup", "Clock"};

bool standsOnce(std::string_view name)
{
    return std::ranges::find(kOnce, name) != kOnce.end();
}

std::optional<RecordFault> checkFormat(const RecordTag* format)
{
    if (!format || format->value == "1")
        return std::nullopt;
    if (isNumber(format->value) && format->value.front() != '0')
        return RecordFault{
            format->at,
            Text(RINGFORD_TEXT("a newer version of the program wrote this file: its format is %1, expected 1"))
                .quote(format->value)};
    return RecordFault{format->at, Text(RINGFORD_TEXT("expected format 1, not '%1'")).quote(format->value)};
}

Result<Position, RecordFault> readStart(const Game& game, const RecordTag& setup)
{
    auto position = game.readLine(setup.value);
    if (!position)
        return Failure{RecordFault{
            setup.at, Text(RINGFORD_TEXT("this setup does not fit: %1")).sentence(sentence(position.error()))}};
    return *std::move(position);
}

/** Reads `red: Ann` into @p names; @p seen are the seats that had a tag before. */
std::optional<RecordFault> readSeat(const GameDescription& game, const RecordTag& tag, SeatSet& seen,
                                    std::vector<std::string>& names)
{
    const auto colon = tag.value.find(':');
    if (colon == std::string::npos)
        return RecordFault{tag.at, RINGFORD_TEXT("expected a seat, a colon and a name, like red: Ann")};
    const std::string_view name = trimmed(std::string_view(tag.value).substr(0, colon), kSpacesAndTabs);
    const auto seat = game.findSeat(name);
    if (!seat) {
        const SeatSet all = SeatSet::firstOnes(static_cast<int>(game.seats.size()));
        return RecordFault{
            tag.at,
            Text(RINGFORD_TEXT("'%1' is no seat of this game; expected one of: %2")).quote(name).with(game.names(all))};
    }
    if (seen.contains(*seat))
        return RecordFault{tag.at, Text(RINGFORD_TEXT("the seat '%1' is named twice")).quote(name)};
    seen.insert(*seat);
    names[seat->index] = trimmed(std::string_view(tag.value).substr(colon + 1), kSpacesAndTabs);
    return std::nullopt;
}

/** Fills in what a match knows besides its entries. */
std::optional<RecordFault> readMatchTags(const GameDescription& game, const std::vector<RecordTag>& tags,
                                         MatchTags& into)
{
    SeatSet seen;
    for (const RecordTag& tag : tags) {
        if (!isRecordTag(tag.name))
            into.others.emplace_back(tag.name, tag.value);
        else if (tag.name != "Seat")
            continue;
        else if (auto fault = readSeat(game, tag, seen, into.seatNames))
            return fault;
    }
    const RecordTag* clock = findTag(tags, "Clock");
    if (!clock)
        return std::nullopt;
    if (const auto clocks = readClockTag(clock->value, game); !clocks)
        return RecordFault{clock->at, clocks.error()};
    into.clock = clock->value;
    return std::nullopt;
}

} // namespace

bool isRecordTag(std::string_view name)
{
    return name == "Seat" || standsOnce(name);
}

std::optional<RecordFault> checkNotTwice(const std::vector<RecordTag>& tags, const RecordTag& added)
{
    if (!standsOnce(added.name) || !findTag(tags, added.name))
        return std::nullopt;
    return RecordFault{added.at, Text(RINGFORD_TEXT("the tag %1 is there twice")).with(added.name)};
}

Result<MatchMaker::Known, RecordFault> MatchMaker::game(const RecordTag& game, const RecordTag* options)
{
    if (!m_registry.find(game.value))
        return Failure{RecordFault{game.at, m_registry.create(game.value, {}).error()}};
    const Result<OptionValues, Text> values = options ? readOptions(options->value) : OptionValues();
    if (!values)
        return Failure{RecordFault{options->at, values.error()}};
    std::pair key{game.value, writeOptions(*values)};
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const auto made = m_registry.create(game.value, *values);
    if (!made)
        return Failure{RecordFault{options ? options->at : game.at, made.error()}};
    if (m_known.size() == kMostKnown) // a game takes hundreds of KiB
        m_known.clear();
    return m_known.emplace(std::move(key), Known{*made, (*made)->start()}).first->second;
}

Result<Match, RecordFault> MatchMaker::make(const std::vector<RecordTag>& tags, std::size_t at)
{
    if (auto fault = checkFormat(findTag(tags, "Format")))
        return Failure{*std::move(fault)};
    const RecordTag* const gameTag = findTag(tags, "Game");
    if (!gameTag)
        return Failure{
            RecordFault{at, Text(RINGFORD_TEXT("expected a record that names its game: [Game \"...\"] with one of: %1"))
                                .with(m_registry.ids())}};
    auto known = game(*gameTag, findTag(tags, "Options"));
    if (!known)
        return Failure{known.error()};
    if (const RecordTag* setup = findTag(tags, "Setup")) {
        auto start = readStart(*known->game, *setup);
        if (!start)
            return Failure{start.error()};
        known->start = *std::move(start);
    }
    Match match(known->game, known->start);
    if (auto fault = readMatchTags(known->game->description(), tags, match.tags()))
        return Failure{*std::move(fault)};
    const RecordTag* const number = findTag(tags, kFullMoveTag);
    match.setFirstFullMove(std::max(number ? readPlainNumber(number->value, kMostFullMove).value_or(1) : 1, 1));
    return match;
}

} // namespace ringford
