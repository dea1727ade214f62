// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Interruption.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <utility>

namespace ringford::cli {

namespace {

constexpr std::array kSignals{SIGINT, SIGTERM};
constexpr int kSignalStatus = 128; ///< a shell adds the number of the signal

std::atomic<int> wish = 0; // the number of the signal
static_assert(std::atomic<int>::is_always_lock_free, "nothing else may be used where a signal is handled");

extern "C" void takeSignal(int number)
{
    std::signal(number, SIG_DFL);
    if (wish.exchange(number) != 0)
        std::_Exit(kSignalStatus + number);
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // whoever reads what is said here may have ended by the same Ctrl+C
#endif
}

} // namespace

Interruption::Interruption() : m_watching([this](std::stop_token ended) { watch(std::move(ended)); })
{
    for (const int number : kSignals) {
        if (std::signal(number, takeSignal) == SIG_IGN)
            std::signal(number, SIG_IGN);
    }
}

Interruption::~Interruption()
{
    for (const int number : kSignals) {
        if (std::signal(number, SIG_DFL) == SIG_IGN)
            std::signal(number, SIG_IGN);
    }
}

/** Where a signal is handled nobody can be woken. */
void Interruption::watch(std::stop_token ended)
{
    constexpr std::chrono::milliseconds kStep(50);
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    while (!ended.stop_requested() && wish == 0)
        never.wait_for(lock, ended, kStep, [] { return wish != 0; });
    if (wish != 0)
        m_wished.request_stop();
}

ExitStatus Interruption::passOn()
{
    flushOutput();
    const int number = wish;
    std::signal(number, SIG_DFL);
    std::raise(number);
    return static_cast<ExitStatus>(kSignalStatus + number); // where it is held back
}

} // namespace ringford::cli
