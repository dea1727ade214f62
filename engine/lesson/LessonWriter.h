// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/ForcedSearch.h"
#include "engine/match/Match.h"
#include "engine/rules/Result.h"

#include <optional>
#include <string>
#include <vector>

namespace ringford {

/**
 * With how many own actions the line of @p match wins for who is on turn at its start, if that can be forced with so many
 * from its first action on: what a task `mate N` asks. Nothing where it does not win, needs more than such tasks may
 * have, or a search within @p limit does not find out.
 */
std::optional<int> forcedWin(const Match& match, const SearchLimit& limit);

/**
 * Records with the tags of a lesson as its file (ringford-lesson(5)). Those without a tag `Task` get one: `mate N` where
 * their line is such a win, so that other ways to force it are right as well, else `find`. @p limit is for all of them
 * together. The failure says what hinders.
 */
Result<std::string, Text> writeLesson(std::vector<Match>& steps, SearchLimit limit);

} // namespace ringford
