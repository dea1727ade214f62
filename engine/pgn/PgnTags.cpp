// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnTags.h"

#include "engine/pgn/Epd.h"
#include "engine/rules/PlainText.h"
#include "engine/text/ClockTag.h"
#include "engine/text/ComputerTag.h"
#include "engine/text/RecordTags.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace ringford {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/** Long enough for any game, and short enough for every clock. */
constexpr int kMostSeconds = 999'999;

constexpr std::string_view kForeignFront = "Pgn";
constexpr std::string_view kOwnFront = "Ringford";

/** Whether a tag tells this program what to do with a game: a tag of that name in anybody's PGN says something else. */
bool isInstruction(std::string_view name)
{
    constexpr std::array<std::string_view, 7> kNames{"Lesson",   "Step",       "Task",      "Goal",
                                                     "Exercise", kComputerTag, kFullMoveTag};
    return std::ranges::find(kNames, name) != kNames.end();
}

bool meansSomething(std::string_view name)
{
    return isInstruction(name) || isRecordTag(name);
}

/** The name behind all of @p front that stand before it. */
std::string_view behindAll(std::string_view name, std::string_view front)
{
    while (name.starts_with(front))
        name.remove_prefix(front.size());
    return name;
}

std::string nameOf(const RecordTag* tag)
{
    const std::string_view name = tag ? trimmed(tag->value, kSpacesAndTabs) : std::string_view();
    return name == "?" ? std::string() : std::string(name);
}

bool isUnknown(const RecordTag& tag)
{
    const auto roster = std::ranges::find(kRoster, tag.name, &RosterTag::name);
    return roster != std::end(kRoster) && roster->unknown == tag.value;
}

/** What the clocks of both sides are, if `TimeControl` says it in one number, or in two. */
std::optional<TimeControl> readTimeControl(std::string_view value)
{
    TimeControl control;
    if (value.starts_with('*')) {
        control.kind = TimeControl::Kind::Hourglass;
        value.remove_prefix(1);
    }
    const auto plus = value.find('+');
    const auto time = readPlainNumber(value.substr(0, plus), kMostSeconds);
    if (!time)
        return std::nullopt;
    control.time = seconds(*time);
    if (plus == std::string_view::npos)
        return control;
    const auto bonus = readPlainNumber(value.substr(plus + 1), kMostSeconds);
    if (!bonus || control.kind == TimeControl::Kind::Hourglass)
        return std::nullopt;
    control.kind = TimeControl::Kind::Fischer;
    control.bonus = seconds(*bonus);
    return control;
}

/** What stood for the computer in PGN is nobody's name: in a record another tag tells who plays there. */
void dropComputerNames(const GameDescription& game, MatchTags& tags)
{
    for (std::uint8_t seat = 0; seat < tags.seatNames.size(); ++seat) {
        if (tags.seatNames[seat] == computerNameOf(game, tags, Seat{seat}))
            tags.seatNames[seat].clear();
    }
}

} // namespace

std::string recordNameOf(std::string_view pgnName)
{
    if (meansSomething(behindAll(pgnName, kForeignFront)))
        return std::string(kForeignFront).append(pgnName);
    const bool isOwn = pgnName.starts_with(kOwnFront) && isInstruction(behindAll(pgnName, kOwnFront));
    return std::string(isOwn ? pgnName.substr(kOwnFront.size()) : pgnName);
}

std::string pgnNameOf(std::string_view recordName)
{
    if (isInstruction(behindAll(recordName, kOwnFront)))
        return std::string(kOwnFront).append(recordName);
    const bool isForeign =
        recordName.starts_with(kForeignFront) && meansSomething(behindAll(recordName, kForeignFront));
    return std::string(isForeign ? recordName.substr(kForeignFront.size()) : recordName);
}

void keepFullMove(Match& match)
{
    if (match.firstFullMove() != 1)
        match.tags().set(kFullMoveTag, std::to_string(match.firstFullMove()));
}

std::string computerNameOf(const GameDescription& game, const MatchTags& tags, Seat seat)
{
    const auto said = computerTag(tags, game, seat);
    if (!said)
        return {};
    return said->program.empty() ? "Ringford, level " + std::to_string(said->level) : said->program;
}

bool isOwnName(std::string_view pgnName)
{
    return pgnName.starts_with(kOwnFront);
}

bool isPgnTag(std::string_view name)
{
    constexpr std::array<std::string_view, 5> kOwn{"White", "Black", "Result", "SetUp", "FEN"};
    return std::ranges::find(kOwn, name) != kOwn.end();
}

bool isOrthodoxVariant(std::string_view value)
{
    constexpr std::array<std::string_view, 8> kNames{"",        "?",        "standard", "normal",
                                                     "regular", "orthodox", "chess",    "from position"};
    const std::string_view written = trimmed(value, kSpacesAndTabs);
    return std::ranges::any_of(kNames, [&](std::string_view name) { return equalsIgnoringCase(name, written); });
}

std::optional<std::string> timeControlOf(const std::string& clock, const GameDescription& game)
{
    const auto clocks = readClockTag(clock, game);
    if (!clocks || clocks->empty() ||
        std::ranges::any_of(*clocks, [&](const TimeControl& one) { return one != clocks->front(); }))
        return std::nullopt;
    const TimeControl& control = clocks->front();
    const auto inSeconds = [](milliseconds time) {
        return std::to_string(std::chrono::duration_cast<seconds>(time).count());
    };
    using Kind = TimeControl::Kind;
    const std::string value = (control.kind == Kind::Hourglass ? "*" : "") + inSeconds(control.time) +
                              (control.kind == Kind::Fischer ? '+' + inSeconds(control.bonus) : "");
    return clockOfTimeControl(value, game) == clock ? std::optional(value) : std::nullopt;
}

std::optional<std::string> clockOfTimeControl(std::string_view value, const GameDescription& game)
{
    const auto control = readTimeControl(value);
    if (!control || control->time.count() == 0)
        return std::nullopt;
    const std::string clock = writeClockTag(ClockSpec(game.sides.size(), *control), game);
    const auto read = readClockTag(clock, game);
    return read && read->front() == *control ? std::optional(clock) : std::nullopt;
}

const PgnMaker::Known* PgnMaker::game(const std::string& options)
{
    const auto values = readOptions(options);
    if (!values)
        return nullptr;
    const std::string key = writeOptions(*values);
    if (const auto known = m_known.find(key); known != m_known.end())
        return &known->second;
    const auto made = m_registry.create(kPgnGame, *values);
    return made ? &m_known.emplace(key, Known{*made, (*made)->start()}).first->second : nullptr;
}

const RecordTag* PgnMaker::readClock(const std::vector<RecordTag>& tags, const GameDescription& game, std::string& into)
{
    if (const RecordTag* const clock = findTag(tags, "Clock"); clock && readClockTag(clock->value, game)) {
        into = clock->value;
        return clock;
    }
    const RecordTag* const control = findTag(tags, "TimeControl");
    const auto clock = control ? clockOfTimeControl(control->value, game) : std::nullopt;
    if (!clock || timeControlOf(*clock, game) != control->value)
        return nullptr;
    into = *clock;
    return control;
}

void PgnMaker::addOther(const RecordTag& tag, MatchTags& into)
{
    if (isPgnTag(tag.name) || isUnknown(tag))
        return;
    into.others.emplace_back(recordNameOf(tag.name), tag.value);
}

Result<Match, RecordFault> PgnMaker::make(const std::vector<RecordTag>& tags)
{
    if (const RecordTag* const variant = findTag(tags, "Variant"); variant && !isOrthodoxVariant(variant->value))
        return Failure{RecordFault{
            variant->at,
            Text(RINGFORD_TEXT("this game is of a variant, '%1'; expected orthodox chess")).quote(variant->value)}};
    const RecordTag* const options = findTag(tags, "Options");
    const Known* known = options ? game(options->value) : nullptr;
    const RecordTag* const readHere = known ? options : nullptr;
    if (!known)
        known = game({});
    if (!known)
        return Failure{RecordFault{0, RINGFORD_TEXT("this program knows no orthodox chess")}};
    Fen::Start start{known->start, 1};
    const RecordTag* const setUp = findTag(tags, "SetUp");
    if (const RecordTag* const fen = findTag(tags, "FEN"); fen && !(setUp && setUp->value == "0")) {
        auto read = readLoosePosition(*known->game, fen->value);
        if (!read)
            return Failure{
                RecordFault{fen->at, Text(RINGFORD_TEXT("this FEN does not fit: %1")).sentence(read.error())}};
        start = *std::move(read);
    }
    Match match(known->game, start.position);
    match.setFirstFullMove(start.fullMove);
    match.tags().seatNames = {nameOf(findTag(tags, "White")), nameOf(findTag(tags, "Black"))};
    const RecordTag* const clock = readClock(tags, known->game->description(), match.tags().clock);
    const RecordTag* const event = findTag(tags, "Event"); // a second one has no place in PGN again
    for (const RecordTag& tag : tags) {
        if (&tag != readHere && &tag != clock && (&tag == event || tag.name != "Event"))
            addOther(tag, match.tags());
    }
    dropComputerNames(known->game->description(), match.tags());
    keepFullMove(match);
    return match;
}

} // namespace ringford
