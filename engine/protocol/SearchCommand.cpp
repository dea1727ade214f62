// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/SearchCommand.h"

#include "engine/match/PositionsBefore.h"
#include "engine/search/Search.h"

#include <algorithm>
#include <array>

namespace ringford::commands {

namespace {

/** What was asked for, as it was said. */
struct SearchWords {
    SearchTask task;
    bool hasEnd = false; ///< milliseconds or nodes were named
};

constexpr std::array<std::string_view, 5> kSearchWords{"ms", "nodes", "seed", "threads", "seat"};
constexpr int kMostThreads = 256;

/** A number behind `name=`; a sentence about what is wrong with it. */
Result<int, std::string> numberOf(std::string_view name, std::string_view value, int least, int most = kMostNumber)
{
    const auto number = readNumber(value, most);
    if (number && *number >= least)
        return *number;
    return Failure{std::string(name) + " is a number from " + std::to_string(least) + " to " + std::to_string(most) +
                   ", not " + inQuotes(value)};
}

/** Takes `name=value` in. @return what is wrong with it; empty: nothing */
std::string takeWord(const GameDescription& game, std::string_view name, std::string_view value, SearchWords& words)
{
    SearchTask& task = words.task;
    if (name == "seat") {
        task.seat = game.findSeat(value);
        return task.seat ? std::string()
                         : inQuotes(value) + " is no seat of this game; seats: " + joined(game.seats, &SeatInfo::name);
    }
    const auto number =
        name == "threads" ? numberOf(name, value, 1, kMostThreads) : numberOf(name, value, name == "seed" ? 0 : 1);
    if (!number)
        return number.error();
    if (name == "ms")
        task.budget.usual = task.budget.most = std::chrono::milliseconds(*number);
    else if (name == "nodes")
        task.budget.nodes = static_cast<std::uint64_t>(*number);
    else if (name == "seed")
        task.seed = static_cast<std::uint64_t>(*number);
    else
        task.threads = *number;
    words.hasEnd = words.hasEnd || name == "ms" || name == "nodes";
    return {};
}

Result<SearchWords, std::string> readWords(const GameDescription& game, const Arguments& arguments)
{
    SearchWords words;
    words.task.isForValue = true;
    std::vector<std::string_view> seen;
    for (const std::string_view word : arguments.words) {
        const auto sign = word.find('=');
        const std::string_view name = word.substr(0, sign);
        if (sign == std::string_view::npos || std::ranges::find(kSearchWords, name) == kSearchWords.end())
            return Failure{"expected ms=N, nodes=N, seed=N, threads=N or seat=SEAT, not " + inQuotes(word)};
        if (std::ranges::find(seen, name) != seen.end())
            return Failure{std::string(name) + " is given twice"};
        seen.push_back(name);
        if (std::string wrong = takeWord(game, name, word.substr(sign + 1), words); !wrong.empty())
            return Failure{std::move(wrong)};
    }
    if (!words.hasEnd)
        words.task.budget.usual = words.task.budget.most = std::chrono::milliseconds(1000);
    return words;
}

/** Whether all sides that @p seat plays are out. */
bool isOut(const GameDescription& game, const Contents& contents, Seat seat)
{
    for (std::uint8_t side = 0; side < game.sides.size(); ++side) {
        if (contents.players[side] == seat && !contents.sidesOut.contains(Side{side}))
            return false;
    }
    return true;
}

std::string infoLine(const Match& match, const SearchReport& report)
{
    const Game& game = match.game();
    Position position = match.position(match.gameNode());
    const Contents contents = game.contents(position);
    const SearchLine& line = report.lines.front();
    std::string text = "info depth " + std::to_string(report.depth) + " nodes " + std::to_string(report.nodes) +
                       " ms " + std::to_string(report.time.count()) + " value";
    for (std::uint8_t seat = 0; seat < line.values.size(); ++seat) {
        if (!isOut(game.description(), contents, Seat{seat}))
            text += ' ' + game.description().seats[seat].name + '=' + std::to_string(line.values[seat]);
    }
    text += " pv";
    for (const Action& action : line.actions) {
        text += ' ' + game.text(position, action);
        position = game.apply(position, action).position;
    }
    return text;
}

} // namespace

Answer search(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    auto words = readWords(match.game().description(), arguments);
    if (!words)
        return Answer::refused(words.error());
    SearchTask& task = words->task;
    if (match.gameNode()->outcome().decided())
        return Answer::refused("the game is over");
    if (task.seat && match.actions(match.gameNode(), *task.seat).empty())
        return Answer::refused(match.game().description().seat(*task.seat).name + " has no legal action here");
    task.position = match.position(match.gameNode());
    task.before = positionsBefore(match, match.gameNode());
    const auto search = match.game().newSearch();
    Answer answer;
    const SearchReport last =
        search->run(task, {}, [&](const SearchReport& report) { answer.lines.push_back(infoLine(match, report)); });
    if (last.lines.empty())
        return Answer::refused("no seat has a legal action here");
    if (std::string line = infoLine(match, last); answer.lines.empty() || answer.lines.back() != line)
        answer.lines.push_back(std::move(line));
    answer.lines.insert(answer.lines.begin(), match.game().text(task.position, last.lines.front().actions.front()));
    return answer;
}

} // namespace ringford::commands
