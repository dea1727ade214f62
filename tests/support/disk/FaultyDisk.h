// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace ringford::test {

/** The calls of the system by which a file is written. */
enum class DiskCall : std::uint8_t { Open, Write, Sync, Permissions, Close, Link, Rename };
inline constexpr int kDiskCalls = 7;
const char* nameOf(DiskCall call);

/**
 * Lets calls that write below a folder fail, as a disk does that is full, broken or gone: of this program and of the
 * libraries it uses, on any thread. One at a time; Linux only, where a program's own functions stand for those of the
 * system's library.
 */
class FaultyDisk {
public:
    explicit FaultyDisk(const std::string& folder);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    static bool isAvailable();

    /** What a write does that fails without an error. */
    static constexpr int kTakesNothing = 0;
    static constexpr int kTakesHalf = -1; ///< once
    /** Call number @p number (from 0) of that kind fails with @p error, of errno; EINTR once, others from then on. */
    void failAt(DiskCall call, int number, int error);
    /** How many calls of a kind there were since failAt(), or since this was made. */
    int calls(DiskCall call) const;
};

} // namespace ringford::test
