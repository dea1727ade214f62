// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <initializer_list>
#include <string>

namespace ringford::test {

// What a game answers to what is not allowed: rows of examples for a test's _data function, and the check of a row.

void addReasonColumns();
/**
 * An action that is not legal, what is said about it and on which cells it is shown; action and sentence name the row.
 */
void addReason(const char* options, const char* setup, const char* action, const char* sentence, const char* cells);
/** Checks such a row. @p id: of a game of the test registry */
void checkReason(const std::string& id);

/** Rows of texts that are no actions. */
void addTexts(std::initializer_list<const char*> texts);
/** Checks such a row at the start of a game: the text is refused, and a reason is given. */
void checkNoAction(const std::string& id, const std::string& options = {});

/** Whether a reason can be shown: its sentence is whole, and its game's help page has the place it points to. */
bool canBeShown(const Game& game, const Refusal& why);

} // namespace ringford::test
