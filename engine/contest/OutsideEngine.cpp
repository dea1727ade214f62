// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/OutsideEngine.h"

#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

using Watch = std::chrono::steady_clock;
using Kind = HeardFromEngine::Kind;

constexpr std::chrono::seconds kPatienceForStart(10);
constexpr std::chrono::seconds kPatienceForQuit(2);
constexpr std::string_view kTooLate = "did not answer in time";
constexpr std::string_view kGone = "has ended";
constexpr std::string_view kEndless = "writes without end";

/** Until when who was asked at @p begin, and gets further now, is waited for. */
Watch::time_point nextDeadline(const EnginePatience& patience, Watch::time_point begin)
{
    constexpr int kForNextDepth = 4; // the next depth takes some times as long as all before
    const Watch::time_point now = Watch::now();
    const Watch::time_point last = begin + patience.whole;
    if (!patience.progress)
        return last;
    return std::min(last, now + std::max<Watch::duration>(*patience.progress, kForNextDepth * (now - begin)));
}

} // namespace

OutsideEngine::~OutsideEngine()
{
    if (m_isStarted && m_process.write("quit"))
        (void)m_process.finish(Watch::now() + kPatienceForQuit);
}

bool OutsideEngine::send(const EngineTalk::Lines& lines)
{
    for (const std::string& line : lines) {
        m_told = line;
        if (!m_process.write(line))
            return false;
    }
    return true;
}

PlatformProcess::Reading OutsideEngine::read(std::string& line, Watch::time_point deadline)
{
    constexpr std::chrono::milliseconds kStep(50);
    for (;;) {
        if (m_stopped.stop_requested()) {
            m_isStarted = false; // nor is it asked to quit, which would take time
            return PlatformProcess::Reading::TooLate;
        }
        const auto reading = m_process.read(line, std::min(deadline, Watch::now() + kStep));
        if (reading != PlatformProcess::Reading::TooLate || Watch::now() >= deadline)
            return reading;
    }
}

Result<HeardFromEngine, std::string> OutsideEngine::await(const EnginePatience& patience)
{
    const Watch::time_point begin = Watch::now();
    Watch::time_point deadline = nextDeadline(patience, begin);
    std::string line;
    for (;;) {
        switch (read(line, deadline)) {
        case PlatformProcess::Reading::TooLate: return Failure{std::string(kTooLate)};
        case PlatformProcess::Reading::Ended: m_isStarted = false; return Failure{std::string(kGone)};
        case PlatformProcess::Reading::Endless: m_isStarted = false; return Failure{std::string(kEndless)};
        case PlatformProcess::Reading::Line: break;
        }
        // It may be quoted to somebody at a terminal.
        std::ranges::replace_if(
            line, [](char c) { return c != '\t' && (c < ' ' || c > '~'); }, '?');
        HeardFromEngine heard = m_talk->hear(line);
        if (!send(heard.replies))
            return Failure{std::string(kGone)};
        if (heard.kind != Kind::Nothing)
            return heard;
        if (heard.isFurther)
            deadline = nextDeadline(patience, begin);
        if (Watch::now() >= deadline) // who tells much answers no sooner
            return Failure{std::string(kTooLate)};
    }
}

std::optional<std::string> OutsideEngine::start(const std::string& command, std::unique_ptr<EngineTalk> talk)
{
    m_talk = std::move(talk);
    m_isStarted = m_process.start(command, m_takeErrors);
    if (!m_isStarted)
        return "could not be started";
    const bool isGreeted = send(m_talk->greeting());
    const auto heard = isGreeted ? await({kPatienceForStart}) : Failure{std::string(kGone)};
    if (heard && heard->kind == Kind::Fault)
        return heard->text;
    return heard ? m_talk->wrongOption() : std::optional(heard.error() + ", when told " + inQuotes(m_told));
}

/** What it has said since its last answer is none to what it is asked now: a move that it told twice, say. */
void OutsideEngine::dropUnasked()
{
    const auto deadline = Watch::now() + std::chrono::milliseconds(20); // who never stops is heard all the same
    std::string line;
    while (Watch::now() < deadline && m_process.read(line, Watch::now()) == PlatformProcess::Reading::Line)
        line.clear();
}

OutsideEngine::Answer OutsideEngine::answer(const EngineQuestion& question, const EnginePatience& patience)
{
    const HeardFromEngine asked = m_talk->ask(question);
    if (asked.kind == Kind::Fault)
        return Failure{asked.text};
    dropUnasked();
    if (!send(asked.replies))
        return Failure{std::string(kGone)};
    auto heard = await(patience);
    if (!heard && heard.error() == kTooLate && send(m_talk->hurry()))
        heard = await({patience.hurry});
    m_isStarted = static_cast<bool>(heard); // whoever is late even then is not asked to quit
    if (!heard)
        return Failure{heard.error()};
    switch (heard->kind) {
    case Kind::Fault: return Failure{heard->text};
    case Kind::Resigns: return std::optional<std::string>();
    default: return std::optional(heard->text);
    }
}

} // namespace ringford
