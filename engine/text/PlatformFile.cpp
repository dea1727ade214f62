// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/PlatformFile.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <mutex>
#include <random>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <io.h>
#define NOMINMAX // or windows.h would make std::min and std::max macros
#include <windows.h>
#else
#include <sys/file.h>
#include <unistd.h>
#if __has_include(<sys/random.h>)
#include <sys/random.h>
#endif
#endif

namespace ringford {

namespace {

/** What a call gives that a signal may interrupt: it is made again then. */
template <class Call> auto unlessInterrupted(const Call& call)
{
    for (;;) {
        const auto given = call();
        if (given >= 0 || errno != EINTR)
            return given;
    }
}

#ifdef _WIN32

using Stat = struct _stat64;

int openForReading(const std::filesystem::path& path)
{
    return _wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}
int openNew(const std::filesystem::path& path)
{
    return _wopen(path.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}
int openNameless(const std::filesystem::path&)
{
    return -1; // there is no such thing
}
int giveName(int, const std::filesystem::path&)
{
    return EINVAL;
}
int openForWriting(const std::filesystem::path& path)
{
    return _wopen(path.c_str(), _O_WRONLY | _O_BINARY | _O_NOINHERIT);
}
int status(int handle, Stat& into)
{
    return _fstat64(handle, &into);
}
int statusAt(const std::filesystem::path& path, Stat& into)
{
    return _wstat64(path.c_str(), &into);
}
std::int64_t nanosecondsOf(const Stat&)
{
    return 0; // Windows tells whole seconds here
}
bool isRegular(const Stat& file)
{
    return (file.st_mode & _S_IFMT) == _S_IFREG;
}
long long readSome(int handle, char* into, std::size_t most)
{
    return _read(handle, into, static_cast<unsigned>(most));
}
long long writeSome(int handle, const char* from, std::size_t most)
{
    return _write(handle, from, static_cast<unsigned>(most));
}
int synchronize(int handle)
{
    return _commit(handle);
}
int closeHandle(int handle)
{
    return _close(handle);
}
void synchronizeFolder(const std::filesystem::path&) {} // names are written with their files
bool claim(int)
{
    return true; // nobody can remove a file that is open
}
void removeUnclaimed(const std::filesystem::path& path)
{
    std::error_code isOpen;
    std::filesystem::remove(path, isOpen);
}

#else

using Stat = struct stat;

// Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
int openForReading(const std::filesystem::path& path)
{
    return open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
int openNew(const std::filesystem::path& path)
{
    return open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}
#ifdef O_TMPFILE

/** Where the system keeps what a handle stands for: linking that needs no rights of its own. */
std::string entryOf(int handle)
{
    return "/proc/self/fd/" + std::to_string(handle);
}
int openNameless(const std::filesystem::path& folder)
{
    const int handle = open(folder.empty() ? "." : folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    if (handle >= 0 && access(entryOf(handle).c_str(), F_OK) != 0) {
        close(handle); // it could never be given a name
        return -1;
    }
    return handle;
}
int giveName(int handle, const std::filesystem::path& path)
{
    const std::string from = entryOf(handle);
    const int linked =
        unlessInterrupted([&] { return linkat(AT_FDCWD, from.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW); });
    return linked == 0 ? 0 : errno;
}

#else

int openNameless(const std::filesystem::path&)
{
    return -1;
}
int giveName(int, const std::filesystem::path&)
{
    return EINVAL;
}

#endif

int openForWriting(const std::filesystem::path& path)
{
    return open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
int status(int handle, Stat& into)
{
    return fstat(handle, &into);
}
int statusAt(const std::filesystem::path& path, Stat& into)
{
    return stat(path.c_str(), &into);
}
std::int64_t nanosecondsOf(const Stat& file)
{
#ifdef __APPLE__
    return file.st_mtimespec.tv_nsec;
#else
    return file.st_mtim.tv_nsec;
#endif
}
bool isRegular(const Stat& file)
{
    return S_ISREG(file.st_mode);
}
long long readSome(int handle, char* into, std::size_t most)
{
    return read(handle, into, most);
}
long long writeSome(int handle, const char* from, std::size_t most)
{
    return write(handle, from, most);
}
int synchronize(int handle)
{
    return fsync(handle);
}
int closeHandle(int handle)
{
    return close(handle);
}

/** A new name in a folder outlives a power failure only when the folder has been written too. */
void synchronizeFolder(const std::filesystem::path& path)
{
    const int handle = open(path.empty() ? "." : path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return;
    fsync(handle);
    close(handle);
}

/** The system lets a claim go when the program ends, however it ends. False where the file was removed before. */
bool claim(int handle)
{
    const bool isTaken = flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    Stat file{};
    return !isTaken && fstat(handle, &file) == 0 && file.st_nlink > 0;
}

void removeUnclaimed(const std::filesystem::path& path)
{
    const int handle = open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0)
        return;
    Stat file{};
    if (fstat(handle, &file) == 0 && S_ISREG(file.st_mode) && flock(handle, LOCK_EX | LOCK_NB) == 0)
        unlink(path.c_str());
    close(handle);
}

#endif

FileStamp stampOf(const Stat& file)
{
    return {static_cast<std::uint64_t>(file.st_dev), static_cast<std::uint64_t>(file.st_ino),
            static_cast<std::int64_t>(file.st_size), static_cast<std::int64_t>(file.st_mtime), nanosecondsOf(file)};
}

constexpr std::size_t kChunk = std::size_t{1} << 20;

/** Random bytes where the system has no call of its own for them. */
void fillFromDevice(std::span<std::byte> bytes)
{
    std::random_device device;
    for (std::byte& byte : bytes)
        byte = static_cast<std::byte>(device());
}

constexpr std::string_view kNewBegins = ".ringford-";
constexpr std::string_view kNewEnds = ".tmp";
constexpr std::string_view kNewLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t kNewCount = 10; ///< letters

std::string randomName()
{
    static thread_local std::mt19937_64 numbers{std::random_device{}()};
    std::string name(kNewBegins);
    for (std::size_t i = 0; i < kNewCount; ++i)
        name += kNewLetters[numbers() % kNewLetters.size()];
    return name.append(kNewEnds);
}

/** Whether randomName() could have given it. */
bool isRandomName(std::u8string_view name)
{
    const std::string bytes(name.begin(), name.end());
    return bytes.size() == kNewBegins.size() + kNewCount + kNewEnds.size() && bytes.starts_with(kNewBegins) &&
           bytes.ends_with(kNewEnds) &&
           bytes.find_first_not_of(kNewLetters, kNewBegins.size()) == bytes.size() - kNewEnds.size();
}

ReadingEnd readAll(int handle, ReadingRoom room, std::string& bytes, FileStamp& stamp)
{
    Stat file{};
    if (status(handle, file) != 0)
        return {ReadingEnd::Kind::Failed, errno};
    if (!isRegular(file))
        return {ReadingEnd::Kind::NotRegular, 0};
    const auto told = static_cast<std::uint64_t>(std::max<long long>(file.st_size, 0));
    if (told > room.most && !room.keepsBeginning)
        return {ReadingEnd::Kind::TooLarge, 0};
    stamp = stampOf(file);
    // Some files say that they are empty and are not, and some grow: what counts is what is read.
    std::size_t size = 0;
    bytes.resize(static_cast<std::size_t>(std::min<std::uint64_t>(told, room.most)) + 1);
    for (;;) {
        if (size == bytes.size())
            bytes.resize(size + kChunk);
        const long long got = unlessInterrupted(
            [&] { return readSome(handle, bytes.data() + size, std::min(kChunk, bytes.size() - size)); });
        if (got < 0)
            return {ReadingEnd::Kind::Failed, errno};
        size += static_cast<std::size_t>(got);
        if (size > room.most) {
            bytes.resize(room.keepsBeginning ? room.most : 0);
            return {ReadingEnd::Kind::TooLarge, 0};
        }
        if (got == 0)
            break;
    }
    bytes.resize(size);
    return {};
}

} // namespace

ReadingEnd readRegularFile(const std::filesystem::path& path, ReadingRoom room, std::string& bytes, FileStamp& stamp)
{
    const int handle = unlessInterrupted([&] { return openForReading(path); });
    if (handle < 0)
        return {ReadingEnd::Kind::Failed, errno};
    const ReadingEnd end = readAll(handle, room, bytes, stamp);
    closeHandle(handle);
    return end;
}

std::optional<FileStamp> stampAt(const std::filesystem::path& path)
{
    Stat file{};
    return statusAt(path, file) == 0 ? std::optional(stampOf(file)) : std::nullopt;
}

namespace {

/** Tries new names beside @p target until @p attempt, which gives an error of the system, finds one free. */
template <class Call> int underNewName(const std::filesystem::path& target, std::filesystem::path& made, Call attempt)
{
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        made = target.parent_path() / randomName();
        const int error = attempt(made);
        if (error != EEXIST)
            return error;
    }
    return EEXIST;
}

} // namespace

int NewFile::createBeside(const std::filesystem::path& target, std::filesystem::path& made)
{
    made.clear();
    m_handle = openNameless(target.parent_path());
    m_isNameless = m_handle >= 0;
    if (!m_isNameless)
        return createNamed(target, made);
    claim(m_handle); // it has a name before it is put in place
    return 0;
}

int NewFile::createNamed(const std::filesystem::path& target, std::filesystem::path& made)
{
    removeAbandoned(target.parent_path());
    return underNewName(target, made, [this](const std::filesystem::path& path) {
        m_handle = unlessInterrupted([&] { return openNew(path); });
        if (m_handle < 0)
            return errno;
        if (claim(m_handle))
            return 0;
        close(); // another program took it for one that nobody writes
        return EEXIST;
    });
}

namespace {

// What is younger may be another program's that has closed it, and is about to put it in place.
constexpr std::chrono::hours kSurelyAbandoned{1};

/** Whether @p folder was not looked through here for so long: with 100,000 files that takes longer than writing one. */
bool isDue(const std::filesystem::path& folder)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t kMostFolders = 100;
    static std::mutex guard;
    static std::map<std::filesystem::path, Clock::time_point> looked;
    const std::scoped_lock lock(guard);
    const auto now = Clock::now();
    const auto [last, isNew] = looked.try_emplace(folder, now);
    if (!isNew && now - last->second < kSurelyAbandoned)
        return false;
    last->second = now;
    if (looked.size() > kMostFolders)
        looked.clear();
    return true;
}

} // namespace

int NewFile::name(const std::filesystem::path& target, std::filesystem::path& made)
{
    if (!m_isNameless)
        return 0;
    if (const std::filesystem::path folder = target.parent_path(); isDue(folder))
        removeAbandoned(folder, kSurelyAbandoned);
    const int error =
        underNewName(target, made, [this](const std::filesystem::path& path) { return giveName(m_handle, path); });
    m_isNameless = error != 0;
    if (error != 0)
        made.clear();
    return error;
}

int writeAll(std::string_view bytes, const std::function<long long(std::string_view)>& writeSome)
{
    while (!bytes.empty()) {
        const long long written = unlessInterrupted([&] { return writeSome(bytes.substr(0, kChunk)); });
        if (written < 0)
            return errno;
        if (written == 0)
            return EIO; // it would take nothing for ever
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

int NewFile::write(std::string_view bytes)
{
    return writeAll(bytes, [this](std::string_view part) { return writeSome(m_handle, part.data(), part.size()); });
}

int NewFile::keep(FileStamp& stamp)
{
    if (unlessInterrupted([&] { return synchronize(m_handle); }) != 0)
        return errno;
    Stat file{};
    if (status(m_handle, file) != 0)
        return errno;
    stamp = stampOf(file);
    return 0;
}

int NewFile::close()
{
    if (m_handle < 0)
        return 0;
    const int closed = closeHandle(m_handle);
    m_handle = -1;
    // Interrupted, it is closed all the same: to close it again could close what another thread has opened since.
    return closed == 0 || errno == EINTR ? 0 : errno;
}

int keepOnDisk(const std::filesystem::path& path)
{
    const int handle = unlessInterrupted([&] { return openForWriting(path); });
    if (handle < 0)
        return errno;
    const int error = unlessInterrupted([&] { return synchronize(handle); }) == 0 ? 0 : errno;
    closeHandle(handle);
    synchronizeFolder(path.parent_path());
    return error;
}

void removeAbandoned(const std::filesystem::path& folder, std::chrono::seconds age)
{
    const auto latest = std::filesystem::file_time_type::clock::now() - age;
    std::error_code failed, gone;
    std::filesystem::directory_iterator entry(folder.empty() ? "." : folder, failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        if (isRandomName(entry->path().filename().u8string()) && entry->last_write_time(gone) <= latest && !gone)
            removeUnclaimed(entry->path());
    }
}

void removeFile(const std::filesystem::path& path)
{
    std::error_code alreadyGone;
    std::filesystem::remove(path, alreadyGone);
}

#ifdef _WIN32

int NewFile::keepPermissionsOf(const std::filesystem::path&)
{
    return 0; // they come with the folder
}

int NewFile::putInPlace(const std::filesystem::path& made, const std::filesystem::path& target)
{
    if (const int failed = close(); failed != 0)
        return failed;
    if (MoveFileExW(made.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return 0;
    const auto error =
        std::error_code(static_cast<int>(GetLastError()), std::system_category()).default_error_condition();
    return error.category() == std::generic_category() ? error.value() : EACCES;
}

bool isWritable(const std::filesystem::path& path)
{
    return _waccess(path.c_str(), 2) == 0;
}

void occupyClosedStreams() {} // there files do not get their numbers

void fillFromSystem(std::span<std::byte> bytes)
{
    fillFromDevice(bytes); // that is the system's generator here
}

#else

int NewFile::keepPermissionsOf(const std::filesystem::path& older)
{
    Stat file{};
    if (stat(older.c_str(), &file) != 0)
        return errno == ENOENT ? 0 : errno;
    return fchmod(m_handle, file.st_mode & 07777) == 0 ? 0 : errno;
}

int NewFile::putInPlace(const std::filesystem::path& made, const std::filesystem::path& target)
{
    // Some file systems say at closing that writing failed. Without its claim the file could be removed before it has
    // its name; then there is nothing to rename, and that is told.
    if (const int failed = close(); failed != 0)
        return failed;
    if (unlessInterrupted([&] { return rename(made.c_str(), target.c_str()); }) != 0)
        return errno;
    synchronizeFolder(target.parent_path());
    return 0;
}

bool isWritable(const std::filesystem::path& path)
{
    return access(path.c_str(), W_OK) == 0;
}

void occupyClosedStreams()
{
    // The lowest number that is free is given next. The wrong way round: nothing can be read from it, or written to it.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0)
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

void fillFromSystem(std::span<std::byte> bytes)
{
    constexpr std::size_t kMostAtOnce = 256; // getentropy() gives no more
    while (!bytes.empty()) {
        const auto part = bytes.first(std::min(bytes.size(), kMostAtOnce));
        if (getentropy(part.data(), part.size()) != 0)
            fillFromDevice(part);
        bytes = bytes.subspan(part.size());
    }
}

#endif

} // namespace ringford
