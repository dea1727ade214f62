// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/disk/FaultyDisk.h"

#ifdef __linux__

#include <array>
#include <atomic>
#include <cassert>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ringford::test {

namespace {

struct Faults {
    std::string folder; ///< set before, and cleared after, anything of it is asked for
    std::atomic<bool> areOn = false;
    std::atomic<int> call = -1;
    std::atomic<int> number = 0;
    std::atomic<int> error = 0;
    std::array<std::atomic<int>, kDiskCalls> counts{};
};

Faults& faults()
{
    static Faults only;
    return only;
}

bool isBelow(std::string_view path)
{
    return path.starts_with(faults().folder);
}

/** The name of an open file that is written. */
bool isWrittenBelow(int handle)
{
    std::array<char, 4096> name{};
    std::array<char, 64> link{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", handle);
    const ssize_t size = readlink(link.data(), name.data(), name.size());
    if (size <= 0 || !isBelow({name.data(), static_cast<std::size_t>(size)}))
        return false;
    struct stat file {};
    return fstat(handle, &file) == 0 && S_ISREG(file.st_mode);
}

/** The error that a call is to fail with; nothing: it is made. */
struct Fault {
    bool isOne = false;
    int error = 0;
};

Fault faultOf(DiskCall call)
{
    Faults& all = faults();
    const int number = all.counts[static_cast<std::size_t>(call)]++;
    if (all.call != static_cast<int>(call) || number < all.number)
        return {};
    const int error = all.error;
    const bool isOnce = error == EINTR || error == FaultyDisk::kTakesHalf;
    return {!isOnce || number == all.number, error};
}

template <class Function> Function theSystems(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

int openOrFail(const char* name, const char* path, int flags, mode_t mode)
{
    static const auto open = theSystems<int (*)(const char*, int, ...)>("open");
    static const auto open64 = theSystems<int (*)(const char*, int, ...)>("open64");
    if (faults().areOn && (flags & O_ACCMODE) != O_RDONLY && isBelow(path)) {
        if (const Fault fault = faultOf(DiskCall::Open); fault.isOne) {
            errno = fault.error;
            return -1;
        }
    }
    return (std::string_view(name) == "open64" ? open64 : open)(path, flags, mode);
}

} // namespace

const char* nameOf(DiskCall call)
{
    constexpr std::array kNames{"open", "write", "fsync", "fchmod", "close", "linkat", "rename"};
    return kNames[static_cast<std::size_t>(call)];
}

FaultyDisk::FaultyDisk(const std::string& folder)
{
    assert(!faults().areOn);
    faults().folder = folder;
    failAt(DiskCall::Open, -1, 0);
    faults().call = -1;
    faults().areOn = true;
}

FaultyDisk::~FaultyDisk()
{
    faults().areOn = false;
}

bool FaultyDisk::isAvailable()
{
    return true;
}

void FaultyDisk::failAt(DiskCall call, int number, int error)
{
    Faults& all = faults();
    all.call = static_cast<int>(call);
    all.number = number;
    all.error = error;
    for (auto& count : all.counts)
        count = 0;
}

int FaultyDisk::calls(DiskCall call) const
{
    return faults().counts[static_cast<std::size_t>(call)];
}

} // namespace ringford::test

using ringford::test::DiskCall;
using ringford::test::faultOf;
using ringford::test::faults;
using ringford::test::FaultyDisk;

// What follows stands for the functions of the system's library.

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return ringford::test::openOrFail("open", path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return ringford::test::openOrFail("open64", path, flags, mode);
}

ssize_t write(int handle, const void* bytes, size_t size)
{
    static const auto real = ringford::test::theSystems<ssize_t (*)(int, const void*, size_t)>("write");
    if (faults().areOn && ringford::test::isWrittenBelow(handle)) {
        if (const auto fault = faultOf(DiskCall::Write); fault.isOne) {
            if (fault.error == FaultyDisk::kTakesNothing)
                return 0;
            if (fault.error == FaultyDisk::kTakesHalf)
                return real(handle, bytes, (size + 1) / 2);
            errno = fault.error;
            return -1;
        }
    }
    return real(handle, bytes, size);
}

int fsync(int handle)
{
    static const auto real = ringford::test::theSystems<int (*)(int)>("fsync");
    if (faults().areOn && ringford::test::isWrittenBelow(handle)) {
        if (const auto fault = faultOf(DiskCall::Sync); fault.isOne) {
            errno = fault.error;
            return -1;
        }
    }
    return real(handle);
}

int fchmod(int handle, mode_t mode)
{
    static const auto real = ringford::test::theSystems<int (*)(int, mode_t)>("fchmod");
    if (faults().areOn && ringford::test::isWrittenBelow(handle)) {
        if (const auto fault = faultOf(DiskCall::Permissions); fault.isOne) {
            errno = fault.error;
            return -1;
        }
    }
    return real(handle, mode);
}

/** The system closes a file even where it says that this went wrong. */
int close(int handle)
{
    static const auto real = ringford::test::theSystems<int (*)(int)>("close");
    // Those that were only read cannot lose anything.
    if (faults().areOn && ringford::test::isWrittenBelow(handle) && (fcntl(handle, F_GETFL) & O_ACCMODE) != O_RDONLY) {
        if (const auto fault = faultOf(DiskCall::Close); fault.isOne) {
            real(handle);
            errno = fault.error;
            return -1;
        }
    }
    return real(handle);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags)
{
    static const auto real = ringford::test::theSystems<int (*)(int, const char*, int, const char*, int)>("linkat");
    if (faults().areOn && ringford::test::isBelow(to)) {
        if (const auto fault = faultOf(DiskCall::Link); fault.isOne) {
            errno = fault.error;
            return -1;
        }
    }
    return real(fromFolder, from, toFolder, to, flags);
}

int rename(const char* from, const char* to)
{
    static const auto real = ringford::test::theSystems<int (*)(const char*, const char*)>("rename");
    if (faults().areOn && ringford::test::isBelow(to)) {
        if (const auto fault = faultOf(DiskCall::Rename); fault.isOne) {
            errno = fault.error;
            return -1;
        }
    }
    return real(from, to);
}

} // extern "C"

#else

namespace ringford::test {

const char* nameOf(DiskCall)
{
    return "";
}

FaultyDisk::FaultyDisk(const std::string&) {}
FaultyDisk::~FaultyDisk() = default;

bool FaultyDisk::isAvailable()
{
    return false;
}

void FaultyDisk::failAt(DiskCall, int, int) {}

int FaultyDisk::calls(DiskCall) const
{
    return 0;
}

} // namespace ringford::test

#endif
