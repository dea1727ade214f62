// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The default of an option that follows from others: the game fills it in, and nobody writes it. */
inline constexpr std::string_view kDependsOnOthers = "-";

/** One option of a game: what its page allows, and how a form asks for it. */
struct OptionSpec {
    struct Range {
        int least;
        int most;
    };
    /** A value of another option. */
    struct Other {
        std::string option;
        std::string value;
    };
    /** What a value brings. */
    struct Meaning {
        std::string value; ///< empty: every number, or what the form describes, that has none of its own
        Text sentence;
    };
    std::string name;
    std::string standard;            ///< the default; kDependsOnOthers where it follows from other options
    std::vector<std::string> values; ///< words that are allowed, in the rule book's order
    std::optional<Range> range;      ///< whole numbers that are allowed, written without sign and leading zero
    std::string form; ///< a word in capitals for a form that the rule book describes (`RANKS`); empty if there is none
    Text label;       ///< for people: `Rules`
    Text hint = {};   ///< for people, in a sentence: what it changes
    std::vector<Text> titles =
        {}; ///< what the values are called for people, in their order; the values themselves where it ends
    std::vector<Meaning> meanings =
        {}; ///< for people who do not know the game, each a sentence that stands alone: they are read without the hint
    std::optional<Other> idleWith = {}; ///< it changes nothing then, and no form asks for it

    /**
     * One whose values are words, the first of them the default. What they are called and what they bring, in their
     * order.
     */
    static OptionSpec choice(std::string name, std::vector<std::string> values, Text label, Text hint,
                             std::vector<Text> titles, std::vector<Text> sentences);

    /** What is allowed, as `options` prints it: `lethal|1..20`. */
    std::string allowed() const;
    /** Whether @p value fits values or range. Always true where there is a form: the game itself checks those. */
    bool admits(std::string_view value) const;
    /** What @p value brings; empty where nothing is told. */
    Text meaningOf(std::string_view value) const;
};

/** An option as chosen. */
struct OptionValue {
    std::string name;
    std::string value;
    bool operator==(const OptionValue&) const = default;
};
using OptionValues = std::vector<OptionValue>;

/** The value given to @p name, if any. */
std::optional<std::string_view> findOption(const OptionValues& values, std::string_view name);
/** The same; empty where nothing is given, as to options that follow from others. */
std::string_view optionValue(const OptionValues& values, std::string_view name);

/**
 * Reads `players=3 rules=byzantine`; spaces divide. Says what does not fit: a word without `=`, an option given twice.
 */
Result<OptionValues, Text> readOptions(std::string_view line);

/**
 * Checks @p given against @p specs one by one and fills in defaults, in the order of @p specs. What follows from other
 * options is left out: the game adds it. Whether values go together is for the game to say. The error names @p game,
 * what was wrong and what is allowed.
 */
Result<OptionValues, Text> resolveOptions(std::string_view game, const std::vector<OptionSpec>& specs,
                                          const OptionValues& given);

/** `players=3 rules=byzantine`. */
std::string writeOptions(const OptionValues& values);

} // namespace ringford
