// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/UciTalk.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <limits>

namespace ringford {

namespace {

using Heard = HeardFromEngine;

std::string goText(const EngineQuestion& question)
{
    std::string text = "go";
    const auto add = [&text](const char* name, auto number) {
        text.append(" ").append(name).append(" ").append(std::to_string(number));
    };
    if (question.nodes)
        add("nodes", *question.nodes);
    if (question.perMove)
        add("movetime", question.perMove->count());
    if (const auto& clock = question.clock) {
        add("wtime", (question.isWhite ? clock->own : clock->other).count());
        add("btime", (question.isWhite ? clock->other : clock->own).count());
        add("winc", clock->bonus.count());
        add("binc", clock->bonus.count());
        if (clock->turns > 0)
            add("movestogo", clock->turnsToGo);
    }
    return text;
}

} // namespace

UciTalk::UciTalk(Options options, int threads) : m_wanted(std::move(options)), m_options(m_wanted)
{
    if (threads > 1)
        m_options.emplace_back("Threads", std::to_string(threads));
}

/** `name UCI_Elo type spin default 1320 min 1320 max 3190`: the strengths that it can play at. */
void UciTalk::readOption(std::string_view rest)
{
    const auto found = words(rest, kSpacesAndTabs);
    if (found.size() < 2 || found[1] != "UCI_Elo")
        return;
    const auto valueOf = [&](std::string_view name) {
        const auto at = std::ranges::find(found, name);
        return at == found.end() || at + 1 == found.end() ? std::nullopt : readNumber(*(at + 1));
    };
    const auto least = valueOf("min");
    const auto most = valueOf("max");
    if (least && most && *least <= *most)
        m_eloRange = std::pair(*least, *most);
}

/**
 * `info depth 7 nodes 1200 pv e2e4`: whether it got further, in depth or in nodes. Numbers that no honest program comes
 * to count as their bounds, so that nobody gets further for ever.
 */
bool UciTalk::readThought(std::string_view rest)
{
    constexpr int kMostDepth = 256;
    const int depth = m_depth;
    const int nodes = m_nodes;
    while (!rest.empty()) {
        const std::string_view word = takeWord(rest, kSpacesAndTabs);
        if (word == "string" || word == "pv")
            break;
        if (word != "depth" && word != "nodes")
            continue;
        const int number = readNumber(takeWord(rest, kSpacesAndTabs)).value_or(0);
        if (word == "depth")
            m_depth = std::clamp(number, m_depth, kMostDepth);
        else
            m_nodes = std::clamp(number, m_nodes, m_mostNodes);
    }
    return m_depth > depth || m_nodes > nodes;
}

HeardFromEngine UciTalk::hear(std::string_view line)
{
    const std::string_view word = takeWord(line, kSpacesAndTabs);
    if (word == "bestmove")
        return {Heard::Kind::Move, std::string(takeWord(line, kSpacesAndTabs))};
    if (word == "readyok")
        return {Heard::Kind::Ready};
    if (word == "id" && takeWord(line, kSpacesAndTabs) == "name")
        m_name = trimmed(line, kSpacesAndTabs);
    if (word == "option") {
        m_known.addUci(line);
        readOption(line);
    }
    if (word == "info")
        return {Heard::Kind::Nothing, {}, {}, readThought(line)};
    // So answers who speaks xboard's protocol alone.
    if (!m_isGreeted && line.starts_with(" (unknown command)") && word == "Error")
        return {Heard::Kind::Fault, "speaks the protocol of xboard, not UCI"};
    if (!m_isGreeted && word == "uci" && line.empty())
        return {Heard::Kind::Fault, "repeats what it is told"};
    if (word != "uciok")
        return {};
    m_isGreeted = true;
    Heard heard;
    for (const auto& [name, value] : m_options) {
        if (m_known.refuses(name, value))
            continue;
        heard.replies.push_back("setoption name " + name + " value " + value);
    }
    heard.replies.insert(heard.replies.end(), {"ucinewgame", "isready"});
    return heard;
}

HeardFromEngine UciTalk::ask(const EngineQuestion& question)
{
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    m_mostNodes = static_cast<int>(std::min(question.nodes.value_or(kMost), kMost));
    m_depth = 0;
    m_nodes = 0;
    std::string position = "position fen " + question.start;
    if (!question.moves.empty())
        position += " moves " + joined(question.moves, std::identity(), " ");
    return {Heard::Kind::Nothing, {}, {std::move(position), goText(question)}};
}

} // namespace ringford
