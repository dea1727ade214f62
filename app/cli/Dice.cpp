// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/dice/CommonRolls.h"
#include "engine/dice/RandomNumbers.h"
#include "engine/dice/RollJson.h"
#include "engine/dice/RollSetReader.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"
#include "ui/words/RollSetMark.h"

#include <array>
#include <chrono>

namespace ringford::cli {

namespace {

constexpr std::string_view kArmour = "--armour";
constexpr std::string_view kExtremes = "--extremes";
constexpr std::string_view kDifficulty = "--dc";
constexpr std::string_view kSaveBonus = "--save-bonus";
constexpr std::string_view kSave = "--save";
constexpr std::string_view kJson = "--json";
constexpr std::string_view kVerify = "--verify";
constexpr std::string_view kIni = "--ini";

constexpr std::array kDiceSwitches{
    Switch{kArmour, "N", "of the target, for attacks: -999 to 999 (10)"},
    Switch{kExtremes, "", "a natural 1 of an attack counts as -10, a natural 20 as 30"},
    Switch{kDifficulty, "N", "each row makes a saving throw against this: -999 to 999"},
    Switch{kSaveBonus, "N", "with --dc: bonus of the saving throw, -999 to 999 (0)"},
    Switch{kSave, "STYLE", "with --dc: what a save leaves: none, half, quarter or full (half)"},
    Switch{kSeed, "N", "the same dice for the same number, 0 to 18446744073709551615"},
    Switch{kJson, "", "one JSON object instead of the roll set's text"},
    Switch{kOutput, "FILE", "write to this file instead of standard output"},
    Switch{kVerify, "FILE", "alone: look whether the file of a roll set is untouched"},
    Switch{kIni, "FILE", "alone: list the common rolls of a dice.ini"},
};

/** A number that a roll may be rolled against; nothing for any other. */
std::optional<int> conditionIn(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const auto number = readNumber(text.substr(isNegative ? 1 : 0), dice::RollConditions::kMost);
    return number && isNegative ? std::optional(-*number) : number;
}

/** What is wrong with the values of switches, if anything is. */
std::optional<std::string> wrongDiceValue(const CommandLine& line)
{
    for (const std::string_view name : {kArmour, kDifficulty, kSaveBonus}) {
        if (line.has(name) && !conditionIn(*line.value(name)))
            return std::string(name) + " takes a number of -999..999, not " + inQuotes(*line.value(name));
    }
    if (line.has(kSeed) && !dice::readSeed(*line.value(kSeed)))
        return "--seed takes a number of 0..18446744073709551615, not " + inQuotes(*line.value(kSeed));
    if (line.has(kSave) && !dice::readSaveStyle(*line.value(kSave)))
        return "--save takes none, half, quarter or full, not " + inQuotes(*line.value(kSave));
    for (const std::string_view name : {kSave, kSaveBonus}) {
        if (line.has(name) && !line.has(kDifficulty))
            return std::string(name) + " needs --dc";
    }
    return std::nullopt;
}

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongDice(const CommandLine& line)
{
    for (const std::string_view alone : {kVerify, kIni}) {
        if (!line.has(alone))
            continue;
        if (!line.words().empty())
            return "unexpected argument " + inQuotes(line.words()[0]) + " beside " + std::string(alone);
        for (const Switch& other : kDiceSwitches) {
            if (other.name != alone && line.has(other.name))
                return std::string(other.name) + " does not go with " + std::string(alone);
        }
        return std::nullopt;
    }
    if (line.words().empty())
        return "ROLL is missing";
    if (line.words().size() > 1)
        return "unexpected argument " + inQuotes(line.words()[1]) + ": ROLL is one argument, in quotation marks";
    return wrongDiceValue(line);
}

/** @pre the values are right */
dice::RollConditions conditionsOf(const CommandLine& line)
{
    const auto number = [&line](std::string_view name, int usual) {
        return line.has(name) ? conditionIn(*line.value(name)).value_or(usual) : usual;
    };
    dice::RollConditions conditions;
    conditions.armour = number(kArmour, conditions.armour);
    conditions.hasExtremes = line.has(kExtremes);
    if (line.has(kDifficulty)) {
        dice::Save& save = conditions.save.emplace();
        save.difficulty = number(kDifficulty, save.difficulty);
        save.bonus = number(kSaveBonus, save.bonus);
        if (line.has(kSave))
            save.style = dice::readSaveStyle(*line.value(kSave)).value_or(save.style);
    }
    return conditions;
}

ExitStatus verify(const std::string& file)
{
    const auto bytes = readFile(file);
    if (!bytes)
        return refused(bytes.error().english());
    const dice::RollSetReading reading = dice::readRollSet(*bytes, ui::rollSetMark);
    switch (reading.finding) {
    case dice::RollSetReading::Finding::Untouched: printLine(withoutControls(file) + ": untouched"); return Done;
    case dice::RollSetReading::Finding::Tampered: return refused(file + ": tampered");
    case dice::RollSetReading::Finding::Damaged: break;
    }
    return refused(file + ':' + std::to_string(reading.line) + ":1: " + reading.reason.english());
}

ExitStatus listCommonRolls(const std::string& file)
{
    const auto bytes = readFile(file);
    if (!bytes)
        return refused(bytes.error().english());
    const dice::CommonRolls read = dice::readCommonRolls(*bytes);
    for (const dice::CommonRoll& roll : read.rolls)
        printLine(roll.name + '\t' + roll.roll.text);
    ExitStatus status = Done;
    for (const dice::BadLine& line : read.badLines)
        status = refused(file + ':' + line.english());
    return status;
}

ExitStatus rollDice(const CommandLine& line)
{
    const auto roll = dice::readRoll(line.words()[0]);
    if (!roll)
        return refused("roll:" + roll.error().english());
    const auto seed = line.has(kSeed) ? dice::readSeed(*line.value(kSeed)) : std::nullopt;
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const dice::RollSet set = dice::makeRollSet(*roll, conditionsOf(line), seed, now);
    std::string told = line.has(kJson) ? dice::writeRollJson(set) : dice::writeRollSet(set, ui::rollSetMark);
    if (!told.ends_with('\n'))
        told += '\n';
    if (const auto file = line.value(kOutput)) {
        const auto failure = writeFile(*file, told);
        return failure ? refused(failure->english()) : Done;
    }
    printLine(std::string_view(told).substr(0, told.size() - 1));
    return Done;
}

ExitStatus runDice(const CommandLine& line)
{
    if (const auto wrong = wrongDice(line))
        return wrongUsage(kDice.name, *wrong);
    if (const auto file = line.value(kVerify))
        return verify(*file);
    if (const auto file = line.value(kIni))
        return listCommonRolls(*file);
    return rollDice(line);
}

} // namespace

constexpr Subcommand kDice{
    "dice",
    "(ROLL [--armour N] [--extremes] [--dc N ...] | --verify FILE | --ini FILE) ...",
    "roll dice, verify what others rolled",
    "ROLL is one argument, such as '4d6k3', '3d8+7', '4 x 3d6!' or 'd10+2 [+12,+7,+2]': rows of\n"
    "dice, with ! for those that explode, k or kl for how many of the highest or lowest are kept,\n"
    "and in square brackets the bonuses of attacks.\n"
    "Prints the roll set as text, whose last line shows later whether it was edited by hand, and\n"
    "nothing more: it does not show that the sender is honest.\n"
    "--verify prints `FILE: untouched`; --ini prints name, tab and roll of each line. What is\n"
    "wrong is told with its place on standard error.\n",
    kDiceSwitches,
    runDice};

} // namespace ringford::cli
