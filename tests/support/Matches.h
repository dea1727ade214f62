// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace ringford::test {

/** A match of a game of the test registry, at its standard start or at @p setup. */
Match matchOf(std::string_view id, std::string_view setup = {}, const OptionValues& options = {});

/** Enters what a text means where the match stands, as a record does; false when it does not fit. */
bool enter(Match& match, const char* text);
/** Enters one after the other; false at the first that does not fit. */
bool enter(Match& match, const std::vector<std::string>& texts);
/** Enters all, divided by blanks; ends the test program when one does not fit. */
void enterAll(Match& match, const char* texts);

/** The texts of the entries from the start to @p node. */
QString lineTo(const Node* node);
/** The texts of the entries that go on from @p node. */
QString linesFrom(const Node* node);
/** The status line where the match stands. */
QString status(const Match& match);

} // namespace ringford::test
