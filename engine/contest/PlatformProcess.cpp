// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/PlatformProcess.h"

#include <array>
#include <utility>

#ifndef _WIN32
#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/resource.h>
#endif
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace ringford {

void giveWay()
{
#ifdef __linux__
    // Linux takes "this process" for the calling thread, and threads have the niceness of those that start them.
    constexpr int kNiceness = 5;
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kNiceness);
#endif
}

#ifdef _WIN32

void leadProcessGroup() {}

void endWithParent(std::int64_t) {}

void endProcessGroup(std::int64_t) {}

GroupGuard::GroupGuard() = default;
GroupGuard::~GroupGuard() = default;

void GroupGuard::standBy() const {}

struct PlatformProcess::Parts {};

PlatformProcess::PlatformProcess() = default;
PlatformProcess::~PlatformProcess() = default;

bool PlatformProcess::start(const std::string&, TakeBytes)
{
    return false;
}

bool PlatformProcess::write(std::string_view)
{
    return false;
}

PlatformProcess::Reading PlatformProcess::read(std::string&, std::chrono::steady_clock::time_point)
{
    return Reading::Ended;
}

bool PlatformProcess::finish(std::chrono::steady_clock::time_point)
{
    return true;
}

#else

namespace {

using Clock = std::chrono::steady_clock;

int millisecondsUntil(Clock::time_point deadline)
{
    constexpr long long kLongest = 1'000'000;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, kLongest));
}

/** Both ends of a way to talk; neither is handed on to other programs. A socket: writing to it kills nobody. */
bool openPair(std::array<int, 2>& ends)
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        return false;
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    const int yes = 1;
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    return true;
}

/**
 * The same for what goes one way, from the second end to the first, where nothing is waited for. No socket: programs may
 * open it by a name.
 */
bool openErrors(std::array<int, 2>& ends)
{
    if (pipe(ends.data()) != 0)
        return false;
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return true;
}

#ifdef MSG_NOSIGNAL
constexpr int kNoSignal = MSG_NOSIGNAL;
#else
constexpr int kNoSignal = 0;
#endif

/** What a shell is told: a name of a file may hold blanks and whatever else shells read in their own way. */
std::array<std::string, 4> shellWords(const std::string& command)
{
    std::error_code error;
    const bool isFile = std::filesystem::is_regular_file(command, error) && access(command.c_str(), X_OK) == 0;
    return {"sh", "-c", isFile ? "exec \"$0\"" : command, command};
}

/** Starts a shell in a process group of its own, with these as its input, output and standard error; 0 if that fails. */
pid_t spawnShell(const std::string& command, const std::array<int, 3>& standards, const GroupGuard& guard)
{
    std::array<std::string, 4> words = shellWords(command);
    const std::array<char*, 5> arguments{words[0].data(), words[1].data(), words[2].data(), words[3].data(), nullptr};
    const pid_t parent = getpid();
    const pid_t started = fork();
    if (started > 0)
        setpgid(started, started); // who comes first, so that there is a group to end in any case
    if (started != 0)
        return std::max<pid_t>(started, 0);
    leadProcessGroup();
    endWithParent(parent);
    guard.standBy();
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        dup2(standards[static_cast<std::size_t>(standard)], standard);
        fcntl(standard, F_SETFD, 0); // it may have been that very number
    }
    execv("/bin/sh", arguments.data());
    _exit(127);
}

} // namespace

void leadProcessGroup()
{
    setpgid(0, 0);
}

void endWithParent([[maybe_unused]] std::int64_t parent)
{
#ifdef __linux__
    // Linux takes the thread that forked for the parent: programs are started by the main thread alone.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != static_cast<pid_t>(parent)) // it has ended before that
        _exit(1);
#endif
}

void endProcessGroup(std::int64_t leader)
{
    kill(-static_cast<pid_t>(leader), SIGKILL); // the leader may be gone while what it started lives on
}

GroupGuard::GroupGuard()
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return;
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    m_watched = ends[0];
    m_held = ends[1];
}

GroupGuard::~GroupGuard()
{
    for (const int end : {m_watched, m_held}) {
        if (end >= 0)
            close(end);
    }
}

void GroupGuard::standBy() const
{
    if (m_watched < 0)
        return;
    // By two steps, so that the program has no child of which it knows nothing.
    const pid_t between = fork();
    if (between > 0)
        waitpid(between, nullptr, 0);
    if (between != 0)
        return;
    if (fork() != 0)
        _exit(0);
    const int nowhere = open("/dev/null", O_RDWR);
    dup2(m_watched, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", "trap '' HUP INT TERM; read -r line; kill -KILL 0", nullptr);
    _exit(127);
}

struct PlatformProcess::Parts {
    /** What came so far. */
    void passErrors()
    {
        std::array<char, 1 << 16> bytes; // a pipe holds no more
        const ssize_t got = errors < 0 ? -1 : ::read(errors, bytes.data(), bytes.size());
        if (got > 0)
            takeErrors({bytes.data(), static_cast<std::size_t>(got)});
        if (got == 0)
            closeErrors();
    }
    void closeErrors()
    {
        if (errors >= 0)
            close(std::exchange(errors, -1));
    }

    pid_t group = 0;
    GroupGuard guard;
    int end = -1;     ///< ours
    int errors = -1;  ///< ours, of its standard error
    std::string read; ///< what came and is no whole line yet
    TakeBytes takeErrors;
    bool isReaped = false;
};

PlatformProcess::PlatformProcess() : m_parts(std::make_unique<Parts>()) {}

PlatformProcess::~PlatformProcess()
{
    if (m_parts->end >= 0)
        close(m_parts->end);
    if (m_parts->group != 0) {
        endProcessGroup(m_parts->group);
        while (!m_parts->isReaped && waitpid(m_parts->group, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    m_parts->passErrors();
    m_parts->closeErrors();
}

bool PlatformProcess::start(const std::string& command, TakeBytes takeErrors)
{
    std::array<int, 2> ends{};
    std::array<int, 2> errors{-1, STDERR_FILENO};
    if (!openPair(ends))
        return false;
    m_parts->end = ends[0];
    if (takeErrors && openErrors(errors)) // else they go where ours do
        m_parts->errors = errors[0];
    m_parts->takeErrors = std::move(takeErrors);
    m_parts->group = spawnShell(command, {ends[1], ends[1], errors[1]}, m_parts->guard);
    close(ends[1]);
    if (m_parts->errors >= 0)
        close(errors[1]);
    return m_parts->group != 0;
}

bool PlatformProcess::write(std::string_view line)
{
    std::string bytes = std::string(line) + '\n';
    while (!bytes.empty()) {
        const ssize_t sent = send(m_parts->end, bytes.data(), bytes.size(), kNoSignal);
        if (sent < 0 && errno != EINTR)
            return false;
        bytes.erase(0, static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
    }
    return true;
}

PlatformProcess::Reading PlatformProcess::read(std::string& line, Clock::time_point deadline)
{
    std::string& read = m_parts->read;
    for (;;) {
        if (const auto end = read.find('\n'); end != std::string::npos) {
            line = read.substr(0, end);
            read.erase(0, end + 1);
            if (line.ends_with('\r'))
                line.pop_back();
            return Reading::Line;
        }
        if (read.size() > kLongestLine)
            return Reading::Endless;
        std::array<pollfd, 2> waiting{{{m_parts->end, POLLIN, 0}, {m_parts->errors, POLLIN, 0}}};
        const int ready = poll(waiting.data(), waiting.size(), millisecondsUntil(deadline));
        m_parts->passErrors();
        if (ready <= 0 || waiting[0].revents == 0) {
            if (Clock::now() >= deadline)
                return Reading::TooLate;
            continue;
        }
        std::array<char, 4096> bytes{};
        const ssize_t got = recv(m_parts->end, bytes.data(), bytes.size(), 0);
        if (got > 0)
            read.append(bytes.data(), static_cast<std::size_t>(got));
        else if (got == 0 || errno != EINTR) {
            m_parts->passErrors(); // what it said last may tell why
            return Reading::Ended;
        }
    }
}

bool PlatformProcess::finish(Clock::time_point deadline)
{
    shutdown(m_parts->end, SHUT_WR);
    std::string ignored;
    Reading reading = Reading::Line;
    while (reading == Reading::Line)
        reading = read(ignored, deadline);
    if (reading == Reading::TooLate)
        return false;
    m_parts->isReaped = m_parts->group != 0 && waitpid(m_parts->group, nullptr, WNOHANG) == m_parts->group;
    return true;
}

#endif

} // namespace ringford
