// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstdlib>

#include <sys/resource.h>

namespace ringford::test {

/**
 * As long as it lives no file grows beyond so many bytes, which does to a write what a full disk does. On systems with
 * such limits alone.
 */
class FileLimit {
public:
    explicit FileLimit(rlim_t most) : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        if (getrlimit(RLIMIT_FSIZE, &m_usual) != 0)
            std::abort();
        set({most, m_usual.rlim_max});
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;
    ~FileLimit()
    {
        set(m_usual);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    static void set(const rlimit& limit)
    {
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            std::abort();
    }

    rlimit m_usual{};
    void (*m_handler)(int);
};

} // namespace ringford::test
