// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/UciSession.h"

#include "engine/contest/UciMoves.h"
#include "engine/protocol/UciGo.h"
#include "engine/rules/PlainText.h"
#include "engine/search/Level.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <utility>

namespace ringford {

namespace {

constexpr int kMostThreads = 64;
constexpr int kMostLines = 64;
constexpr int kMostHash = 4096; ///< MiB
constexpr int kUsualHash = 16;
constexpr std::array<std::string_view, 11> kCommands{
    "uci", "debug", "isready", "setoption", "register", "ucinewgame", "position", "go", "stop", "ponderhit", "quit"};
constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kAnyMove = "go nodes 256"; ///< the opponent has played another: nobody wants the answer

std::string scoreOf(const SearchLine& line)
{
    if (!line.end)
        return "cp " + std::to_string(line.centi);
    const int plies = *line.end;
    return "mate " + std::to_string(plies > 0 ? (plies + 1) / 2 : plies / 2);
}

std::string infoOf(const Game& game, const SearchReport& report, std::size_t number)
{
    const SearchLine& line = report.lines[number];
    const auto ms = report.time.count();
    std::string text = "info depth " + std::to_string(report.depth) + " multipv " + std::to_string(number + 1) +
                       " score " + scoreOf(line) + " nodes " + std::to_string(report.nodes) + " time " +
                       std::to_string(ms);
    if (ms > 0)
        text += " nps " + std::to_string(report.nodes * 1000 / static_cast<std::uint64_t>(ms));
    text += " pv";
    for (const Action& action : line.actions)
        text += ' ' + uciText(game, action);
    return text;
}

} // namespace

UciSession::UciSession(const Registry& registry, std::string name, Say say)
    : m_name(std::move(name)), m_say(std::move(say)), m_game(*registry.create("orthodox", {})),
      m_search(m_game->newSearch()), m_position(m_game->start()), m_elo(kStrongestElo)
{
}

UciSession::~UciSession()
{
    stop();
}

void UciSession::say(const std::string& line)
{
    const std::lock_guard guard(m_saying);
    m_say(line);
}

bool UciSession::take(const std::string& line)
{
    Words words = ringford::words(line, kBlanks);
    // What nobody knows is passed over, and the rest of the line read.
    const auto known = std::ranges::find_first_of(words, kCommands);
    if (known != words.begin())
        complain("unknown command " + inQuotes(words.front()));
    words.erase(words.begin(), known);
    if (words.empty())
        return true;
    const std::string_view word = words.front();
    if (word == "quit")
        return false;
    if (word == "uci")
        introduce();
    else if (word == "isready")
        say("readyok");
    else if (word == "ucinewgame") {
        stop();
        m_postponed.reset();
        m_search->forget();
        m_seed = std::random_device()();
    } else if (word == "setoption")
        setOption(words);
    else if (word == "position")
        m_isPlaced = setPosition(words);
    else if (word == "go")
        go(words);
    else if (word == "ponderhit")
        resume();
    else if (word == "stop") {
        stop();
        resume(kAnyMove);
    }
    return true; // debug and register change nothing
}

void UciSession::introduce()
{
    say("id name " + m_name);
    say("id author the authors of Ringford");
    say("option name Hash type spin default " + std::to_string(kUsualHash) + " min 1 max " + std::to_string(kMostHash));
    say("option name Threads type spin default 1 min 1 max " + std::to_string(kMostThreads));
    say("option name MultiPV type spin default 1 min 1 max " + std::to_string(kMostLines));
    say("option name UCI_LimitStrength type check default false");
    say("option name UCI_Elo type spin default " + std::to_string(kStrongestElo) + " min " +
        std::to_string(kWeakestElo) + " max " + std::to_string(kStrongestElo));
    say("uciok");
}

void UciSession::setOption(const Words& words)
{
    if (words.size() != 5 || words[1] != "name" || words[3] != "value")
        return complain("expected setoption name NAME value VALUE");
    stop();
    const std::string_view name = words[2];
    if (equalsIgnoringCase(name, "UCI_LimitStrength")) {
        const bool isTrue = equalsIgnoringCase(words[4], "true");
        if (!isTrue && !equalsIgnoringCase(words[4], "false"))
            return complain("UCI_LimitStrength is true or false, not " + inQuotes(words[4]));
        m_isLimited = isTrue;
        return;
    }
    struct Spin {
        std::string_view name;
        int least;
        int most;
        int& value;
    };
    int hash = 0;
    const std::array<Spin, 4> spins{{{"Hash", 1, kMostHash, hash},
                                     {"Threads", 1, kMostThreads, m_wishes.threads},
                                     {"MultiPV", 1, kMostLines, m_wishes.lines},
                                     {"UCI_Elo", kWeakestElo, kStrongestElo, m_elo}}};
    const auto* const spin =
        std::ranges::find_if(spins, [name](const Spin& one) { return equalsIgnoringCase(one.name, name); });
    if (spin == spins.end())
        return complain("unknown option " + inQuotes(name));
    const auto value = readNumber(words[4], spin->most);
    if (!value || *value < spin->least)
        return complain(std::string(spin->name) + " goes from " + std::to_string(spin->least) + " to " +
                        std::to_string(spin->most) + ", not " + inQuotes(words[4]));
    spin->value = *value;
    if (hash > 0)
        m_search->setMemory(hash);
}

bool UciSession::setPosition(const Words& words)
{
    const auto moves = std::ranges::find(words, "moves");
    Position position = m_game->start();
    if (words.size() >= 2 && words[1] == "fen") {
        std::string fen;
        for (auto word = words.begin() + 2; word != moves; ++word)
            fen += (fen.empty() ? "" : " ") + std::string(*word);
        const auto read = m_game->fen()->read(fen);
        if (!read)
            return refuse(read.error().english());
        position = read->position;
    } else if (words.size() < 2 || words[1] != "startpos") {
        return refuse("expected position startpos or position fen FEN, and moves");
    }
    std::vector<Position> before;
    for (auto word = moves == words.end() ? moves : moves + 1; word != words.end(); ++word) {
        const auto action = uciAction(*m_game, position, *word);
        if (!action)
            return refuse(inQuotes(*word) + " is not legal there");
        before.push_back(position);
        position = m_game->apply(position, *action).position;
    }
    stop();
    m_postponed.reset();
    m_position = position;
    m_before = std::move(before);
    return true;
}

void UciSession::go(const Words& words)
{
    stop();
    m_postponed.reset();
    if (std::ranges::find(words, "ponder") != words.end())
        return postpone(words);
    SearchTask task = m_wishes;
    task.position = m_position;
    task.before = m_before;
    task.level = m_isLimited ? levelOfElo(m_elo) : kHighestLevel;
    task.seed = m_isLimited ? m_seed : 0; // at full strength the same is found every time
    UciGo wanted = readUciGo(words, *m_game, m_position);
    if (!m_isPlaced)
        wanted.remarks.clear(); // they are about a place that nobody means
    for (const std::string& remark : wanted.remarks)
        complain(remark);
    task.budget = wanted.budget;
    task.only = std::move(wanted.only);
    auto asked = m_isPlaced ? std::optional(std::move(task)) : std::nullopt;
    std::promise<void> said;
    m_answer = {wanted.isLimited && !wanted.hasNoEnd, said.get_future()};
    m_thinking = std::jthread([this, asked = std::move(asked), hasNoEnd = wanted.hasNoEnd,
                               said = std::move(said)](std::stop_token stopped) mutable {
        think(asked, hasNoEnd, stopped);
        said.set_value();
    });
}

void UciSession::postpone(const Words& words)
{
    m_postponed.emplace();
    for (const std::string_view word : words) {
        if (word != "ponder")
            *m_postponed += std::string(word) + ' ';
    }
    complain("it does not ponder, it begins to think at ponderhit");
}

void UciSession::resume(std::string_view limits)
{
    if (const auto postponed = std::exchange(m_postponed, std::nullopt))
        go(ringford::words(limits.empty() ? *postponed : limits));
}

void UciSession::think(const std::optional<SearchTask>& task, bool hasNoEnd, std::stop_token stopped)
{
    std::vector<SearchLine> told;
    const auto tell = [&](const SearchReport& report) {
        for (std::size_t number = 0; number < report.lines.size(); ++number)
            say(infoOf(*m_game, report, number));
        told = report.lines;
    };
    const SearchReport report = task ? m_search->run(*task, stopped, tell) : SearchReport{};
    if (report.lines != told) // an iteration that was cut off found something better
        tell(report);
    if (hasNoEnd) { // its answer waits until somebody asks for it
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait(lock, stopped, [] { return false; });
    }
    say(report.lines.empty() ? std::string("bestmove 0000")
                             : "bestmove " + uciText(*m_game, report.lines.front().actions.front()));
}

void UciSession::stop()
{
    if (!m_thinking.joinable())
        return;
    m_thinking.request_stop();
    m_thinking.join();
}

void UciSession::finish(std::chrono::milliseconds most)
{
    if (m_thinking.joinable() && m_answer.hasEnd)
        m_answer.said.wait_for(most);
    stop();
}

} // namespace ringford
