// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/UciEngine.h"

#include "engine/rules/PlainText.h"

namespace ringford {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatienceForAnswers(10);
constexpr std::chrono::seconds kPatienceForStop(1);
constexpr std::chrono::seconds kPatienceForQuit(2);
constexpr std::string_view kTooLate = "did not answer in time";

} // namespace

UciEngine::~UciEngine()
{
    if (m_isStarted && m_process.write("quit"))
        (void)m_process.finish(Clock::now() + kPatienceForQuit);
}

Result<std::string, std::string> UciEngine::waitFor(const std::string& word, Time deadline)
{
    std::string line;
    for (;;) {
        switch (m_process.read(line, deadline)) {
        case PlatformProcess::Reading::TooLate: return Failure{std::string(kTooLate)};
        case PlatformProcess::Reading::Ended: m_isStarted = false; return Failure{std::string("has ended")};
        case PlatformProcess::Reading::Line: break;
        }
        std::string_view rest = line;
        if (takeWord(rest, kSpacesAndTabs) == word)
            return std::string(trimmed(rest, kSpacesAndTabs));
        if (Clock::now() >= deadline) // who tells much answers no sooner
            return Failure{std::string(kTooLate)};
    }
}

std::optional<std::string> UciEngine::ask(const std::string& line, const std::string& answer)
{
    if (!m_process.write(line))
        return "has ended, when told " + inQuotes(line);
    const auto answered = waitFor(answer, Clock::now() + kPatienceForAnswers);
    return answered ? std::nullopt : std::optional(answered.error() + ", when told " + inQuotes(line));
}

std::optional<std::string> UciEngine::start(const std::string& command, const Options& options)
{
    m_isStarted = m_process.start(command);
    if (!m_isStarted)
        return "could not be started";
    if (auto fault = ask("uci", "uciok"))
        return fault;
    for (const auto& [name, value] : options) {
        if (!m_process.write("setoption name " + name + " value " + value))
            return "has ended";
    }
    if (!m_process.write("ucinewgame"))
        return "has ended";
    return ask("isready", "readyok");
}

Result<std::string, std::string> UciEngine::bestMove(const std::string& position, const std::string& go,
                                                     std::chrono::milliseconds patience)
{
    if (!m_process.write("position " + position) || !m_process.write("go " + go))
        return Failure{std::string("has ended")};
    auto answer = waitFor("bestmove", Clock::now() + patience);
    if (!answer && answer.error() == kTooLate && m_process.write("stop"))
        answer = waitFor("bestmove", Clock::now() + kPatienceForStop);
    m_isStarted = static_cast<bool>(answer); // whoever does not even stop is not asked to quit
    if (!answer)
        return answer;
    std::string_view rest = *answer;
    return std::string(takeWord(rest, kSpacesAndTabs));
}

} // namespace ringford
