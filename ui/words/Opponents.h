// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/MatchTags.h"
#include "engine/rules/Description.h"

#include <QString>

#include <string>
#include <vector>

namespace ringford::ui::words {

/** What stands in place of a name that nobody knows, beside one that is known: `N.N.`. */
QString unknownPerson();

/** Whether a name tells by itself who plays a team: all its seats have the same one, perhaps none, and a word for all. */
bool hasOneName(const GameDescription& game, SeatSet team, const std::vector<std::string>& names);

/**
 * The names of the tags, by seat, for where two names stand beside one another without their colours. Where one of two
 * teams has a name and the other has none, that is played by `Computer`, by a program, or by unknownPerson().
 */
std::vector<std::string> opponents(const GameDescription& game, const MatchTags& tags);

} // namespace ringford::ui::words
