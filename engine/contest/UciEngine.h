// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/PlatformProcess.h"
#include "engine/rules/Result.h"

#include <string>
#include <utility>
#include <vector>

namespace ringford {

/** A chess program that speaks UCI. Errors are sentences about it, without its name. */
class UciEngine {
public:
    using Options = std::vector<std::pair<std::string, std::string>>;

    UciEngine() = default;
    UciEngine(const UciEngine&) = delete;
    UciEngine& operator=(const UciEngine&) = delete;
    /** Asks it to quit; it has a moment for that. */
    ~UciEngine();

    /** Starts it, sets its options, and waits until it is ready for a new game; what went wrong, if anything did. */
    std::optional<std::string> start(const std::string& command, const Options& options);
    /**
     * The move that it finds where @p position leads (what stands behind `position`), asked with @p go (what stands
     * behind `go`). Who does not answer in @p patience is told to stop, and then is given up.
     */
    Result<std::string, std::string> bestMove(const std::string& position, const std::string& go,
                                              std::chrono::milliseconds patience);

private:
    using Time = std::chrono::steady_clock::time_point;

    /** Waits for a line that begins with that word; what stands behind it. Others are passed over. */
    Result<std::string, std::string> waitFor(const std::string& word, Time deadline);
    std::optional<std::string> ask(const std::string& line, const std::string& answer);

    PlatformProcess m_process;
    bool m_isStarted = false;
};

} // namespace ringford
