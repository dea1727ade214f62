// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"
#include "engine/contest/PlatformProcess.h"
#include "engine/rules/Result.h"

#include <memory>
#include <string>

namespace ringford {

/** A chess program that is talked with, and waited for. Errors are sentences about it, without its name. */
class OutsideEngine {
public:
    /** Its move, as it wrote it; nothing: it gives the game up. */
    using Answer = Result<std::optional<std::string>, std::string>;

    OutsideEngine() = default;
    OutsideEngine(const OutsideEngine&) = delete;
    OutsideEngine& operator=(const OutsideEngine&) = delete;
    /** Asks it to quit; it has a moment for that. */
    ~OutsideEngine();

    /** Starts it and waits until it is ready for a game; what went wrong, if anything did. */
    std::optional<std::string> start(const std::string& command, std::unique_ptr<EngineTalk> talk);
    /** Who does not answer in @p patience is told to, and then is given up. @pre it was started */
    Answer answer(const EngineQuestion& question, std::chrono::milliseconds patience);

private:
    using Time = std::chrono::steady_clock::time_point;

    /** Waits for something that matters, and sends the replies; the error is that the program is late or gone. */
    Result<HeardFromEngine, std::string> await(Time deadline);
    bool send(const EngineTalk::Lines& lines);

    PlatformProcess m_process;
    std::unique_ptr<EngineTalk> m_talk;
    std::string m_told; ///< the last line that was sent
    bool m_isStarted = false;
};

} // namespace ringford
