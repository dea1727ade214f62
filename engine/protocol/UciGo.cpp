// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/UciGo.h"

#include "engine/contest/TimeShare.h"
#include "engine/contest/UciMoves.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace ringford {

namespace {

using GoMs = std::chrono::milliseconds;

constexpr std::int64_t kMostInGo = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kLongestTime = GoMs(std::chrono::hours(24)).count();
constexpr GoMs kSoon{100};
constexpr std::array<std::string_view, 12> kGoWords{"searchmoves", "ponder", "wtime", "btime", "winc",     "binc",
                                                    "movestogo",   "depth",  "nodes", "mate",  "movetime", "infinite"};
constexpr std::array<std::string_view, 9> kLimits{"wtime", "btime", "winc", "binc",    "movestogo",
                                                  "depth", "nodes", "mate", "movetime"};

bool isGoWord(std::string_view word)
{
    return std::ranges::find(kGoWords, word) != kGoWords.end();
}

/** Reads the numbers of one line, and remarks on those that it cannot take as they are. */
class GoNumbers {
public:
    GoNumbers(const std::vector<std::string_view>& words, UciGo& go) : m_words(words), m_go(go) {}

    bool has(std::string_view word) const { return std::ranges::find(m_words, word) != m_words.end(); }

    /** What stands behind @p word, from @p least to @p most; nothing: it is not there, or no number. */
    std::optional<std::int64_t> behind(std::string_view word, std::int64_t least, std::int64_t most = kMostInGo)
    {
        const auto found = std::ranges::find(m_words, word);
        if (found == m_words.end())
            return std::nullopt;
        const std::string_view text = found + 1 == m_words.end() ? std::string_view() : found[1];
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (text.empty() || error == std::errc::invalid_argument || end != text.data() + text.size()) {
            remark(std::string(word) + ": expected a number, not " + inQuotes(text));
            return std::nullopt;
        }
        const bool isHuge = error == std::errc::result_out_of_range && text.front() != '-';
        if (isHuge || number > most) {
            remark(std::string(word) + ": " + inQuotes(text) + " is too large, taken as " + std::to_string(most));
            return most;
        }
        return std::max(number, least); // also one that is too small: time that is used up has a sign
    }

    std::optional<GoMs> time(std::string_view word, std::int64_t least)
    {
        const auto number = behind(word, least, kLongestTime);
        return number ? std::optional(GoMs(*number)) : std::nullopt;
    }

private:
    void remark(std::string text) { m_go.remarks.push_back(std::move(text)); }

    const std::vector<std::string_view>& m_words;
    UciGo& m_go;
};

void readGoTime(GoNumbers& numbers, bool isWhite, SearchBudget& budget)
{
    if (const auto time = numbers.time("movetime", 1)) {
        budget.usual = budget.most = *time;
        return;
    }
    const auto left = numbers.time(isWhite ? "wtime" : "btime", 0);
    if (!left)
        return;
    const GoMs bonus = numbers.time(isWhite ? "winc" : "binc", 0).value_or(GoMs(0));
    std::optional<int> actions;
    if (const auto number = numbers.behind("movestogo", 1, kMostNumber))
        actions = static_cast<int>(*number);
    const SearchBudget share = shareOf(*left, bonus, actions);
    budget.usual = share.usual;
    budget.most = share.most;
}

/** @return whether one of the limits is there */
bool readGoLimits(GoNumbers& numbers, bool isWhite, SearchBudget& budget)
{
    const SearchBudget none = budget;
    const auto atMost = [&budget](std::int64_t plies) {
        budget.depth = static_cast<int>(std::clamp<std::int64_t>(plies, 1, budget.depth));
    };
    const auto nodes = numbers.behind("nodes", 1);
    if (nodes)
        budget.nodes = static_cast<std::uint64_t>(*nodes);
    const auto depth = numbers.behind("depth", 1, kMostNumber);
    if (depth)
        atMost(*depth);
    const auto mate = numbers.behind("mate", 1, kMostNumber);
    if (mate)
        atMost(2 * *mate);
    readGoTime(numbers, isWhite, budget);
    return nodes || depth || mate || budget.most != none.most;
}

/** Remarks on the first word that belongs to nothing. @return whether there is one */
bool hasStrayWord(const std::vector<std::string_view>& words, UciGo& go)
{
    bool isFree = false; // nothing is expected here but a word of the protocol
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (isGoWord(*word)) {
            isFree = *word == "infinite" || *word == "ponder";
            if (*word != "searchmoves" && !isFree && word + 1 != words.end() && !isGoWord(word[1])) {
                ++word; // its number
                isFree = true;
            }
        } else if (isFree || word == words.begin() + 1) {
            go.remarks.push_back("unknown word " + inQuotes(*word));
            return true;
        }
    }
    return false;
}

void readSearchMoves(const std::vector<std::string_view>& words, const Game& game, const Position& position, UciGo& go)
{
    const auto found = std::ranges::find(words, "searchmoves");
    if (found == words.end())
        return;
    for (auto word = found + 1; word != words.end() && !isGoWord(*word); ++word) {
        if (const auto action = uciAction(game, position, *word))
            go.only.push_back(*action);
        else
            go.remarks.push_back(inQuotes(*word) + " is not legal there");
    }
    if (go.only.empty())
        go.remarks.push_back("searchmoves: no move is left, all are searched");
}

} // namespace

UciGo readUciGo(const std::vector<std::string_view>& words, const Game& game, const Position& position)
{
    UciGo go;
    GoNumbers numbers(words, go);
    const bool isWhite = game.onTurn(position).contains(Seat{0});
    go.hasNoEnd = numbers.has("infinite");
    go.isLimited = readGoLimits(numbers, isWhite, go.budget);
    readSearchMoves(words, game, position, go);
    const bool wasAsked = hasStrayWord(words, go) ||
                          std::ranges::any_of(kLimits, [&](std::string_view word) { return numbers.has(word); });
    if (wasAsked && !go.isLimited && !go.hasNoEnd) {
        go.budget.usual = go.budget.most = kSoon;
        go.isLimited = true;
        go.remarks.push_back("no limit is left, " + std::to_string(kSoon.count()) + " ms are taken");
    }
    return go;
}

} // namespace ringford
