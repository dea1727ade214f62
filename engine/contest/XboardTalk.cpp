// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/XboardTalk.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

using Heard = HeardFromEngine;
using Milliseconds = std::chrono::milliseconds;

constexpr std::string_view kStandardStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The next `NAME=VALUE` of a line of features, its value without quotation marks; an empty name: there is none. */
std::pair<std::string_view, std::string_view> takeFeature(std::string_view& rest)
{
    const auto begin = rest.find_first_not_of(kSpacesAndTabs);
    const auto equals = rest.find('=', begin == std::string_view::npos ? 0 : begin);
    if (equals == std::string_view::npos)
        return {};
    const std::string_view name = rest.substr(begin, equals - begin);
    rest.remove_prefix(equals + 1);
    const bool isQuoted = rest.starts_with('"');
    if (isQuoted)
        rest.remove_prefix(1);
    const auto end = std::min(isQuoted ? rest.find('"') : rest.find_first_of(kSpacesAndTabs), rest.size());
    const std::string_view value = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return {name, value};
}

/** `level 40 0:10 0` */
std::string levelText(int turns, Milliseconds time, Milliseconds bonus)
{
    const auto seconds = std::max<long long>(std::chrono::ceil<std::chrono::seconds>(time).count(), 1);
    std::string text = "level " + std::to_string(turns) + ' ' + std::to_string(seconds / 60);
    if (seconds % 60 != 0)
        text.append(seconds % 60 < 10 ? ":0" : ":").append(std::to_string(seconds % 60));
    text += ' ' + std::to_string(bonus.count() / 1000);
    if (const auto rest = bonus.count() % 1000; rest != 0)
        text += '.' + std::to_string(1000 + rest).substr(1);
    return text;
}

std::string centiseconds(const char* word, Milliseconds time)
{
    return word + std::to_string(std::max<long long>(time.count() / 10, 1));
}

} // namespace

HeardFromEngine XboardTalk::hear(std::string_view line)
{
    std::string_view rest = line;
    const std::string_view word = takeWord(rest, kSpacesAndTabs);
    if (word == "feature")
        return hearFeatures(rest);
    if (word == "protover" && !m_isReady)
        return {Heard::Kind::Fault, "repeats what it is told"};
    if (line.starts_with("Illegal move") && m_isAsked) {
        m_isAsked = false;
        return {Heard::Kind::Fault, "said " + inQuotes(line) + " of a move that is legal"};
    }
    if (word == "pong" && takeWord(rest, kSpacesAndTabs) == m_pong)
        m_pong.clear();
    if (!m_isAsked || !m_pong.empty())
        return {};
    if (word == "move")
        return hearMove(rest);
    if (word == "resign") {
        m_isAsked = false;
        return {Heard::Kind::Resigns};
    }
    return hearResult(word);
}

/** A result that is against it gives the game up; any other counts when the rules say so, by themselves. */
HeardFromEngine XboardTalk::hearResult(std::string_view result) const
{
    const bool isLost = result == (m_isWhite ? "0-1" : "1-0");
    return {isLost ? Heard::Kind::Resigns : Heard::Kind::Nothing};
}

HeardFromEngine XboardTalk::hearMove(std::string_view rest)
{
    m_isAsked = false;
    std::string move(takeWord(rest, kSpacesAndTabs));
    m_moves.push_back(move);
    return {Heard::Kind::Move, std::move(move), {"force"}};
}

HeardFromEngine XboardTalk::hearFeatures(std::string_view rest)
{
    const std::array<std::pair<std::string_view, bool*>, 6> flags{{{"ping", &m_features.ping},
                                                                   {"setboard", &m_features.setboard},
                                                                   {"usermove", &m_features.usermove},
                                                                   {"time", &m_features.time},
                                                                   {"smp", &m_features.smp},
                                                                   {"colors", &m_features.colors}}};
    Heard heard;
    for (;;) {
        const auto [name, value] = takeFeature(rest);
        if (name.empty())
            return heard;
        const auto flag = std::ranges::find(flags, name, &std::pair<std::string_view, bool*>::first);
        if (flag != flags.end())
            *flag->second = value == "1";
        if (name == "myname")
            m_name = value;
        if (name == "option")
            m_known.addXboard(value);
        // Moves are written e2e4 here, so nobody has to take the other notation.
        const bool isRefused = name == "san" && value == "1";
        heard.replies.push_back((isRefused ? "rejected " : "accepted ") + std::string(name));
        if (name == "done" && value == "1" && !m_isReady) {
            m_isReady = true;
            heard.kind = Heard::Kind::Ready;
            for (const auto& [option, its] : m_options) {
                if (!m_known.refuses(option, its))
                    heard.replies.push_back("option " + option + '=' + its);
            }
            if (m_threads > 1 && m_features.smp)
                heard.replies.push_back("cores " + std::to_string(m_threads));
        }
    }
}

XboardTalk::Lines XboardTalk::beginning() const
{
    Lines lines{"new", "force", "easy", "nopost"};
    if (m_start != kStandardStart)
        lines.push_back("setboard " + m_start);
    return lines;
}

bool XboardTalk::isOnTheWay(const EngineQuestion& question) const
{
    return question.start == m_start && m_moves.size() <= question.moves.size() &&
           std::equal(m_moves.begin(), m_moves.end(), question.moves.begin());
}

/** What the program is told of its clock, where it has one. */
EngineQuestion::Clock XboardTalk::clockOf(const EngineQuestion& question)
{
    constexpr int kShare = 30; // about that part of a clock is taken for a move
    EngineQuestion::Clock clock = question.clock.value_or(EngineQuestion::Clock());
    if (!question.clock) // `st` knows whole seconds alone
        clock.time = clock.own = clock.other = kShare * question.perMove.value_or(std::chrono::seconds(1));
    return clock;
}

HeardFromEngine XboardTalk::ask(const EngineQuestion& question)
{
    if (!m_features.setboard && question.start != kStandardStart)
        return {Heard::Kind::Fault, "cannot begin from a position that was set up"};
    Heard heard;
    if (!isOnTheWay(question)) {
        m_start = question.start;
        m_moves.clear();
        m_timing.clear();
        heard.replies = beginning();
    }
    const EngineQuestion::Clock clock = clockOf(question);
    const bool isTimed = question.clock || question.perMove < std::chrono::seconds(1);
    const std::string timing = isTimed ? levelText(clock.turns, clock.time, clock.bonus)
                                       : "st " + std::to_string(question.perMove->count() / 1000);
    if (timing != m_timing)
        heard.replies.push_back(timing);
    m_timing = timing;
    for (std::size_t at = m_moves.size(); at < question.moves.size(); ++at)
        heard.replies.push_back((m_features.usermove ? "usermove " : "") + question.moves[at]);
    m_moves = question.moves;
    if (m_features.time && isTimed) {
        heard.replies.push_back(centiseconds("time ", clock.own));
        heard.replies.push_back(centiseconds("otim ", clock.other));
    }
    if (m_features.ping) {
        m_pong = std::to_string(++m_pings);
        heard.replies.push_back("ping " + m_pong);
    }
    if (m_features.colors)
        heard.replies.emplace_back(question.isWhite ? "white" : "black");
    heard.replies.emplace_back("go");
    m_isAsked = true;
    m_isWhite = question.isWhite;
    return heard;
}

} // namespace ringford
