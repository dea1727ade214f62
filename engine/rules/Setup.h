// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** A named list of items, as written: `white: Ra1^ Pa2`. */
struct SetupGroup {
    std::string name;
    std::vector<std::string> items;
    bool operator==(const SetupGroup&) const = default;
};

/**
 * A position as a document: what an editor or a file has, perhaps wrong. The rules make a state of it, or say all that
 * is wrong.
 */
struct Setup {
    std::vector<SetupGroup> groups;

    /** The first group of that name. */
    const SetupGroup* find(std::string_view name) const;
    bool operator==(const Setup&) const = default;
};

/** One thing that is wrong with a setup, and where. Empty group or item: it is about more than one. */
struct SetupProblem {
    std::string group;
    std::string item;
    std::optional<Cell> cell;
    Text message;
};
using SetupProblems = std::vector<SetupProblem>;

/** A problem as one sentence: its place, then what is wrong there. */
Text sentence(const SetupProblem& problem);
/** All problems in one sentence, divided by `; `. */
Text sentence(const SetupProblems& problems);
/** A problem as one sentence in English: `group 'white': item 'Pa1': a pawn on a last rank`. */
std::string english(const SetupProblem& problem);
/** All problems in one line, divided by `; `. */
std::string english(const SetupProblems& problems);

/**
 * Reads the rule book's one-line form. Only what is no setup at all is an error here: a group without name or colon, or
 * given twice.
 */
Result<Setup, SetupProblems> readSetup(std::string_view line);
/** Writes the one-line form; groups and items stand as they are. */
std::string writeSetup(const Setup& setup);

} // namespace ringford
