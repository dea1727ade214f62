// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/Judgement.h"
#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"
#include "engine/analysis/TreeChange.h"
#include "engine/match/Match.h"
#include "engine/search/Search.h"

#include <optional>
#include <vector>

namespace ringford {

/** A place of a line that is analysed, and what a search has found there. */
struct AnalysedPlace {
    const Node* node;
    std::optional<PlaceValue> value{}; ///< nothing: the game is over there, or nobody can act
    std::vector<Action> best{};        ///< the best way on; empty: as above
    std::optional<Shares> afterNext{}; ///< what was found, from here, of the action that follows in the line
};

/** The places of the line that goes over @p node to its end: the start first. */
std::vector<const Node*> lineOver(const Node* node);

/**
 * What is asked of a search at a place of a line: for whoever acted there, the best play; with three and more camps
 * what each action is worth, where everybody plays for itself. @p next: the entry that follows in the line; null at its
 * end
 */
SearchTask analysisTask(const Match& match, const Node* node, const Node* next, const SearchBudget& budget);

/** What a search has found at a place. @p next: as for analysisTask() */
AnalysedPlace analysedPlace(const Match& match, const Node* node, const Node* next, const SearchReport& report);

/**
 * What the analysis says of an action: how much worse it was than the best. @p before and @p after: the places before
 * and after it. Both values are taken from the search before it where that has looked at the action (with three and
 * more camps it looks at all that may matter): one more action changes what everybody can expect, even the best.
 */
Judgement judged(const AnalysedPlace& before, const AnalysedPlace& after, const GameDescription& game);

/**
 * Writes what was found into the record, in place of what an earlier analysis wrote to these places: values as
 * comments, marks where nobody has judged an action yet, and for each action that was bad the beginning of a better
 * line as a variation. @p places follow one another.
 */
TreeChange analysisOf(const Match& match, const std::vector<AnalysedPlace>& places);

/** At how many of the places a value stands, an earlier one or another program's, that analysisOf() replaces by another. */
int valuesReplaced(const Match& match, const std::vector<AnalysedPlace>& places);

/**
 * Takes all values out of a record, the marks that an analysis has put, and the variations that it has added, as far as
 * nobody has gone on with them. Empty: there are none.
 */
TreeChange withoutAnalysis(const Match& match);

} // namespace ringford
