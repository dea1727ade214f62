// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/RecordAnalysis.h"

#include "engine/analysis/CommentCommands.h"
#include "engine/analysis/TaskAt.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace ringford {

namespace {

/** Those that stand at an entry of the line itself; the fourth is on variations. */
constexpr std::array<std::string_view, 3> kOfPlaces{"eval", "shares", "judged"};
constexpr std::array<std::string_view, 2> kOfValues{"eval", "shares"};
constexpr int kLongestBetter = 100; // entries; ours are shorter, and people may write anything

/** How many entries of a better line are worth reading: each seat once, and whoever acts again. */
std::size_t lengthOfBetter(const GameDescription& game)
{
    return std::max<std::size_t>(4, game.seats.size() + 1);
}

std::optional<Shares> sharesOf(const AnalysedPlace& place, const GameDescription& game)
{
    if (place.node->outcome().decided())
        return sharesAtEnd(place.node, game);
    return place.value ? std::optional(sharesOf(*place.value, game)) : std::nullopt;
}

/** How bad the action at @p node was, by what its seat's camp can expect then, and could expect @p otherwise. */
Judgement judgedBy(const std::optional<Shares>& otherwise, const std::optional<Shares>& shares, const Node* node,
                   const GameDescription& game)
{
    const Entry& entry = node->entry();
    if (entry.kind != Entry::Kind::Action || !entry.seat || !otherwise || !shares)
        return Judgement::None;
    const std::size_t camp = campOf(game, *entry.seat);
    return judged((*otherwise)[camp] - (*shares)[camp], game);
}

/** Whether the action that follows at a place, @p next, is compared with the best one there by a search of its own. */
bool isComparedAt(const Match& match, const Node* next)
{
    return match.game().description().teams.size() > 2 && next && next->entry().kind == Entry::Kind::Action &&
           next->entry().seat;
}

/** Of what there is for a place of which three things are asked. */
SearchBudget thirdOf(const SearchBudget& budget)
{
    SearchBudget third = budget;
    if (budget.nodes != SearchBudget::kNoEnd)
        third.nodes = std::max<std::uint64_t>(1, budget.nodes / 3);
    if (budget.most != std::chrono::milliseconds::max()) {
        third.usual = budget.usual / 3;
        third.most = budget.most / 3;
    }
    return third;
}

/**
 * What was found of two actions. The others have in both cases what they have after the best: how they would share what
 * the camp loses, or where they stand when a line happens to end, is no part of how bad an action is.
 */
AnalysedPlace::Comparison comparisonOf(const SearchReport& report, const GameDescription& game)
{
    const std::vector<int>& best = report.lines.front().values;
    std::vector<int> next = best;
    for (const Seat seat : game.teams[campOf(game, report.seat)])
        next[seat.index] = report.lines.back().values[seat.index];
    return {sharesOf(best, game), sharesOf(next, game)};
}

/** How many entries of the line that begins at @p node an analysis has added: `[%better 4]`; 0: none. */
int addedFrom(const Node* node, const GameDescription& game)
{
    for (const std::string& inner : commandsIn(node->comments(), "better", game.board)) {
        if (const auto length = readPlainNumber(inner, kLongestBetter))
            return *length;
    }
    return 0;
}

/** The marks of an entry but the one that an analysis has put. */
std::vector<std::uint8_t> ownMarks(const Node* node, const GameDescription& game)
{
    std::vector<std::uint8_t> marks = node->marks();
    const std::uint8_t put = readJudgement(node->comments(), game).value_or(0);
    const auto found = std::ranges::find(marks.rbegin(), marks.rend(), put);
    if (put != 0 && found != marks.rend())
        marks.erase(std::next(found).base());
    return marks;
}

/** Takes out what an analysis has added below @p node, but for @p kept. */
void takeOutBetter(const Match& match, const Node* node, const Node* kept, TreeChange& change)
{
    const GameDescription& game = match.game().description();
    for (const Node* child = node->firstChild; child; child = child->nextSibling) {
        const int length = child == kept ? 0 : addedFrom(child, game);
        if (length == 0)
            continue;
        const Node* const unused = unusedFrom(match, child, length);
        if (unused)
            change.takeOut(unused);
        if (unused != child)
            change.setTexts(child, withoutCommands(child->comments(), kAnalysisCommands, game.board),
                            ownMarks(child, game));
    }
}

} // namespace

std::vector<const Node*> lineOver(const Node* node)
{
    const Node* at = GameTree::lineEnd(node);
    std::vector<const Node*> line;
    line.reserve(static_cast<std::size_t>(at->depth) + 1);
    for (; at; at = at->parent)
        line.push_back(at);
    std::ranges::reverse(line);
    return line;
}

SearchTask analysisTask(const Match& match, const Node* node, const Node* next, const SearchBudget& budget)
{
    SearchTask task = taskAt(match, node);
    task.isForValue = true;
    if (next && next->entry().kind == Entry::Kind::Action)
        task.seat = next->entry().seat;
    task.budget = isComparedAt(match, next) ? thirdOf(budget) : budget;
    if (match.game().description().teams.size() > 2)
        task.opponents = Opponents::ForThemselves;
    return task;
}

AnalysedPlace analysedPlace(const Match& match, const Node* node, const SearchReport& report)
{
    AnalysedPlace place{node};
    if (node->outcome().decided() || report.lines.empty())
        return place;
    place.value = valueOf(match.game().description(), report);
    place.best = report.lines.front().actions;
    return place;
}

std::optional<SearchTask> furtherTask(const Match& match, const AnalysedPlace& place, const Node* next,
                                      const SearchBudget& budget)
{
    using Asked = AnalysedPlace::Asked;
    if (!isComparedAt(match, next) || place.best.empty() || place.asked == Asked::Comparison)
        return std::nullopt;
    const bool isBestKnown = place.asked == Asked::Best;
    if (isBestKnown && place.best.front() == next->entry().action)
        return std::nullopt;
    SearchTask task = analysisTask(match, place.node, next, budget);
    task.opponents = Opponents::Against;
    if (isBestKnown) {
        task.only = {place.best.front(), next->entry().action};
        task.lines = 2;
    }
    return task;
}

void addFurther(const Match& match, AnalysedPlace& place, const Node* next, const SearchReport& report)
{
    using Asked = AnalysedPlace::Asked;
    place.asked = place.asked == Asked::Value ? Asked::Best : Asked::Comparison;
    if (report.lines.empty())
        return;
    place.best = report.lines.front().actions;
    if (place.asked == Asked::Comparison && report.lines.size() == 2 &&
        report.lines.back().actions.front() == next->entry().action)
        place.compared = comparisonOf(report, match.game().description());
}

Judgement judged(const AnalysedPlace& before, const AnalysedPlace& after, const GameDescription& game)
{
    if (before.best.empty() || before.best.front() == after.node->entry().action)
        return Judgement::None;
    if (!before.compared)
        return judgedBy(sharesOf(before, game), sharesOf(after, game), after.node, game);
    const bool isEnd = after.node->outcome().decided();
    return judgedBy(before.compared->best, isEnd ? sharesAtEnd(after.node, game) : before.compared->next, after.node,
                    game);
}

TreeChange analysisOf(const Match& match, const std::vector<AnalysedPlace>& places)
{
    const GameDescription& game = match.game().description();
    TreeChange change;
    for (std::size_t at = 0; at < places.size(); ++at) {
        const AnalysedPlace& place = places[at];
        std::vector<std::string> comments = withoutCommands(place.node->comments(), kOfPlaces, game.board);
        std::vector<std::uint8_t> marks = ownMarks(place.node, game);
        std::string told = place.value ? written(*place.value) : std::string();
        const auto judgement = at > 0 ? judged(places[at - 1], place, game) : Judgement::None;
        const auto implied = at > 0 ? judgedBy(sharesOf(places[at - 1], game), sharesOf(place, game), place.node, game)
                                    : Judgement::None;
        if ((judgement != Judgement::None || implied != judgement) && std::ranges::none_of(marks, isJudging)) {
            told += (told.empty() ? "" : " ") + writtenJudgement(judgement);
            if (judgement != Judgement::None)
                marks.push_back(static_cast<std::uint8_t>(judgement));
        }
        if (!told.empty())
            comments.push_back(std::move(told));
        change.setTexts(place.node, std::move(comments), std::move(marks));
        if (at + 1 == places.size())
            continue;
        takeOutBetter(match, place.node, places[at + 1].node, change);
        if (judged(place, places[at + 1], game) == Judgement::None || place.best.empty())
            continue;
        std::vector<Action> better = place.best;
        better.resize(std::min(better.size(), lengthOfBetter(game)));
        const std::string mark = "[%better " + std::to_string(better.size()) + ']';
        change.addLine(place.node, std::move(better), mark);
    }
    return change;
}

int valuesReplaced(const Match& match, const std::vector<AnalysedPlace>& places)
{
    const Board& board = match.game().board();
    return static_cast<int>(std::ranges::count_if(places, [&](const AnalysedPlace& place) {
        const std::vector<std::string> found{place.value ? written(*place.value) : std::string()};
        return std::ranges::any_of(kOfValues, [&](std::string_view name) {
            const auto had = commandsIn(place.node->comments(), name, board);
            return !had.empty() && had != commandsIn(found, name, board);
        });
    }));
}

TreeChange withoutAnalysis(const Match& match)
{
    const GameDescription& game = match.game().description();
    TreeChange change;
    std::vector<const Node*> open{match.start()};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        if (node->isRoot() || addedFrom(node, game) == 0)
            change.setTexts(node, withoutCommands(node->comments(), kAnalysisCommands, game.board),
                            ownMarks(node, game));
        takeOutBetter(match, node, nullptr, change);
        for (const Node* child = node->firstChild; child; child = child->nextSibling)
            open.push_back(child);
    }
    return change;
}

} // namespace ringford
