// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"
#include "engine/contest/PlatformProcess.h"
#include "engine/rules/Result.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ringford {

/** How long a program that was asked is waited for. */
struct EnginePatience {
    using Milliseconds = std::chrono::milliseconds;
    Milliseconds whole;
    /**
     * For it to get further than it had said, where it may think as long as it needs; who has thought for long may say
     * nothing for longer. Nothing: it need not say anything.
     */
    std::optional<Milliseconds> progress{};
    Milliseconds hurry = std::chrono::seconds(1); ///< once it was told to answer at once
};

/** A chess program that is talked with, and waited for. Errors are sentences about it, without its name. */
class OutsideEngine {
public:
    /** Its move, as it wrote it; nothing: it gives the game up. */
    using Answer = Result<std::optional<std::string>, std::string>;

    /**
     * Once @p stopped is, it is not waited for, and given up where it has not answered. @p takeErrors: who takes what it
     * writes to its standard error, if anybody
     */
    explicit OutsideEngine(std::stop_token stopped = {}, PlatformProcess::TakeBytes takeErrors = {})
        : m_stopped(std::move(stopped)), m_takeErrors(std::move(takeErrors))
    {
    }
    OutsideEngine(const OutsideEngine&) = delete;
    OutsideEngine& operator=(const OutsideEngine&) = delete;
    /** Asks it to quit; it has a moment for that. */
    ~OutsideEngine();

    /** Starts it and waits until it is ready for a game; what went wrong, if anything did. */
    std::optional<std::string> start(const std::string& command, std::unique_ptr<EngineTalk> talk);
    /** Who takes longer than it may is told to answer, and then is given up. @pre it was started */
    Answer answer(const EngineQuestion& question, const EnginePatience& patience);

private:
    /** Waits for something that matters, and sends the replies; the error is that the program is late or gone. */
    Result<HeardFromEngine, std::string> await(const EnginePatience& patience);
    /** A line of the program until then, or until somebody asks to stop. */
    PlatformProcess::Reading read(std::string& line, std::chrono::steady_clock::time_point deadline);
    bool send(const EngineTalk::Lines& lines);
    void dropUnasked();

    PlatformProcess m_process;
    std::unique_ptr<EngineTalk> m_talk;
    std::string m_told; ///< the last line that was sent
    bool m_isStarted = false;
    std::stop_token m_stopped;
    PlatformProcess::TakeBytes m_takeErrors;
};

} // namespace ringford
