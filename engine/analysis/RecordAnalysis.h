// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/Judgement.h"
#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"
#include "engine/analysis/TreeChange.h"
#include "engine/match/Match.h"
#include "engine/search/Search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ringford {

/** A place of a line that is analysed, and what a search has found there. */
struct AnalysedPlace {
    const Node* node;
    std::optional<PlaceValue> value{}; ///< nothing: the game is over there, or nobody can act
    std::vector<Action> best{};        ///< the best way on; empty: as above
    /** What whoever acts there can expect after the best action, and after the one that follows in the line. */
    struct Comparison {
        Shares best;
        Shares next;
    };
    std::optional<Comparison> compared{}; ///< with three and more camps alone, where they are two actions
    /** What a search has been asked of the place; with two camps its value tells all. */
    enum class Asked : std::uint8_t { Value, Best, Comparison };
    Asked asked = Asked::Value;
};

/** The places of the line that goes over @p node to its end: the start first. */
std::vector<const Node*> lineOver(const Node* node);

/**
 * What is asked of a search first at a place of a line: for whoever acted there, the best play; with three and more camps
 * how it stands where everybody plays for itself. @p next: the entry that follows in the line; null at its end.
 * @p budget: for all that is asked of the place
 */
SearchTask analysisTask(const Match& match, const Node* node, const Node* next, const SearchBudget& budget);

/** What a search has found at a place. */
AnalysedPlace analysedPlace(const Match& match, const Node* node, const SearchReport& report);

/**
 * What is to be asked of the search then, until it is nothing. With three and more camps a search where everybody plays
 * for itself does not see as far as the seats before whoever acted come: what they take is seen by one that looks for
 * that camp's good alone. It is asked for the best action, and for that and the one that was played side by side.
 */
std::optional<SearchTask> furtherTask(const Match& match, const AnalysedPlace& place, const Node* next,
                                      const SearchBudget& budget);
/** Adds what was found then. */
void addFurther(const Match& match, AnalysedPlace& place, const Node* next, const SearchReport& report);

/**
 * What the analysis says of an action: how much worse it was than the best. @p before and @p after: the places before
 * and after it. With three and more camps both were compared in one search, as whoever acted sees it: what others do
 * later that nothing could prevent is no fault of the action.
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
