// SPDX-License-Identifier: GPL-3.0-or-later
// A roll, a file of common rolls, a roll set: whatever the bytes are, they are read or refused with a place, and what
// was read is written as the same.

#include "engine/dice/CommonRolls.h"
#include "engine/dice/RollJson.h"
#include "engine/dice/RollSetReader.h"
#include "tests/fuzz/InputTime.h"
#include "tests/fuzz/Require.h"
#include "tests/support/WriteRoll.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace ringford;
using test::require;

namespace {

/** A mark that any bytes have: what is looked at lies behind that check. */
std::string sameMark(std::string_view)
{
    return std::string(64, '0');
}

/** Fewer than may be asked for: thousands of dice for each input would find nothing more. */
constexpr long long kMostRolled = 500;

void checkSet(const dice::RollSet& set)
{
    const std::string text = dice::writeRollSet(set, sameMark);
    const dice::RollSetReading again = dice::readRollSet(text, sameMark);
    require(again.finding == dice::RollSetReading::Finding::Untouched, "what was written is not untouched");
    require(again.set == set, "what was written is read as another");
    require(!dice::writeRollJson(set).empty(), "no JSON");
}

void checkRoll(const dice::WrittenRoll& roll)
{
    const auto again = dice::readRoll(test::writeRoll(roll.roll));
    require(again && again->roll == roll.roll, "a roll that was written is another");
    const auto same = dice::readRoll(roll.text);
    require(same && *same == roll, "the text of a roll is another");
    if (roll.roll.diceInAll() <= kMostRolled && roll.roll.bonuses.size() * roll.roll.pool.sides < 2000)
        checkSet(dice::makeRollSet(roll, {}, 1, {}));
}

void checkError(const dice::RollError& error, std::size_t size)
{
    require(error.column >= 1 && static_cast<std::size_t>(error.column) <= size + 1, "an error without a place");
    require(!error.message.english().empty(), "an error without a reason");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (const auto roll = dice::readRoll(bytes))
        checkRoll(*roll);
    else
        checkError(roll.error(), size);

    const dice::CommonRolls rolls = dice::readCommonRolls(bytes);
    for (const dice::CommonRoll& roll : rolls.rolls)
        checkRoll(roll.roll);
    const auto lines = std::count(bytes.begin(), bytes.end(), '\n') + 1;
    for (const dice::BadLine& line : rolls.badLines) {
        require(line.line >= 1 && line.line <= lines, "a bad line that is not there");
        checkError(line.error, size);
    }

    const dice::RollSetReading set = dice::readRollSet(bytes, sameMark);
    if (set.finding == dice::RollSetReading::Finding::Untouched)
        require(set.set.has_value(), "nothing is read of an untouched set");
    else if (set.finding == dice::RollSetReading::Finding::Damaged)
        require(set.line >= 1 && set.line <= lines && !set.reason.english().empty(), "damage without a place");
    if (set.set && set.set->roll.roll.diceInAll() <= kMostRolled)
        checkSet(*set.set);
    return 0;
}
