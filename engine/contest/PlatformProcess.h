// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ringford {

// What differs from system to system: another program that is talked with, line by line, and what it starts itself; and
// how threads share processors.

/**
 * From now on the calling thread, and what it starts, gives way to the other threads of this program: those have three
 * quarters of a processor that both want. Does nothing where the system knows no such thing for one thread alone.
 */
void giveWay();

/** In a process that becomes another program soon: what that starts can be ended with it. Safe after a fork. */
void leadProcessGroup();
/**
 * In a process that becomes another program soon, and that the thread of @p parent started: on Linux it ends with that
 * thread, however that ends. So what heeds nobody does not outlive this program. Safe after a fork.
 */
void endWithParent(std::int64_t parent);
/** Ends a process that has called leadProcessGroup(), and all that it started and that lives on. */
void endProcessGroup(std::int64_t leader);

/**
 * Sees to it that nothing of a process group outlives this program, however this one ends: a shell among them waits for
 * that. Does nothing where there is none.
 */
class GroupGuard {
public:
    GroupGuard();
    ~GroupGuard();
    GroupGuard(const GroupGuard&) = delete;
    GroupGuard& operator=(const GroupGuard&) = delete;

    /** In a process that has called leadProcessGroup() and becomes another program soon. Safe after a fork. */
    void standBy() const;

private:
    int m_watched = -1; ///< the shell's end: it can be read as soon as nobody holds the other one
    int m_held = -1;
};

/**
 * A program that was started, with its standard input and output in our hands; its standard error goes where ours does,
 * or to somebody, as it comes while we wait for a line. Where there is none it has ended. It is gone, with what it
 * started, when this is; on Linux it is as well when the thread ends that started it, however that ends, and everywhere
 * what it started goes with this program.
 */
class PlatformProcess {
public:
    enum class Reading { Line, TooLate, Ended, Endless };
    /** Takes bytes as they came. */
    using TakeBytes = std::function<void(std::string_view)>;

    PlatformProcess();
    ~PlatformProcess();
    PlatformProcess(const PlatformProcess&) = delete;
    PlatformProcess& operator=(const PlatformProcess&) = delete;

    /**
     * Starts the file of the name @p command, or, where there is none, what a shell makes of it; false where this system
     * cannot do that, or has no more processes. @p takeErrors: who takes what it writes to its standard error, if anybody
     */
    bool start(const std::string& command, TakeBytes takeErrors = {});
    /** Sends a line; false when nobody is there to read it. */
    bool write(std::string_view line);
    /**
     * Waits for a line, without its line end, until @p deadline. One that is longer than kLongestLine is Endless; nothing
     * comes after that.
     */
    Reading read(std::string& line, std::chrono::steady_clock::time_point deadline);
    /** Closes its input and waits for it to end by itself; false at @p deadline. */
    bool finish(std::chrono::steady_clock::time_point deadline);

    static constexpr std::size_t kLongestLine = 1 << 20;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford
