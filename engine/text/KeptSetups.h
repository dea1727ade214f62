// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/Drawings.h"

namespace ringford {

// Positions that are kept beside an entry of a match without being played: each is a command `[%setup LINE]` in its
// comments, LINE a setup as the rule book writes it, playable or not. A variation cannot hold them, for its entries are
// legal actions. What is drawn on one follows it in its comment, in commands as those of the entry, with `setup` in
// front of their names: `[%setupcal Ge2e4]`.

/** The lines of the setups that the comments of an entry keep, in order. */
std::vector<std::string> keptSetups(const Comments& comments, const Board& board);

/** What is drawn on the one that reads @p line, as comments of an entry draw it; nothing if it is not kept. */
Comments keptDrawings(const Comments& comments, const std::string& line, const Board& board);

/**
 * Keeps one more, in a comment of its own behind the others, unless it is kept already; then @p drawn, of which the
 * commands that draw count alone, takes the place of what was drawn on it. Comments are as they were when @p line does
 * not fit into a command: it holds `]` or no group.
 */
Comments withKeptSetup(Comments comments, const std::string& line, const Board& board, const Comments& drawn = {});

/** Keeps it no more; a comment in which nothing is left goes, too. All else stays to the letter. */
Comments withoutKeptSetup(const Comments& comments, const std::string& line, const Board& board);

} // namespace ringford
