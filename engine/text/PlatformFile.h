// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/FileStamp.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ringford {

// What differs from system to system: files, standard streams, and random numbers. Errors are those of errno, 0 for
// none; see Files.h for what is made of it.

/** How the reading of a file ended. */
struct ReadingEnd {
    enum class Kind : std::uint8_t { Done, NotRegular, TooLarge, Failed };
    Kind kind = Kind::Done;
    int error = 0; ///< Failed
};

/** What of a file is read. */
struct ReadingRoom {
    std::size_t most = 0;        ///< bytes
    bool keepsBeginning = false; ///< of a larger file so many are read; else none
};

/**
 * Reads a regular file without ever waiting for what is none. @p stamp is that of the file that was read, from before
 * its first byte was. Of one that is too large, @p bytes are as @p room says.
 */
ReadingEnd readRegularFile(const std::filesystem::path& path, ReadingRoom room, std::string& bytes, FileStamp& stamp);
/** The stamp of what lies at @p path, over links; nothing where that cannot be told. */
std::optional<FileStamp> stampAt(const std::filesystem::path& path);

/**
 * Writes all of @p bytes by @p writeSome, which is the system's: it gives how many bytes it took, or less than nothing
 * and errno.
 */
int writeAll(std::string_view bytes, const std::function<long long(std::string_view)>& writeSome);

/** A file that is being written and has no reader yet. Closes itself. */
class NewFile {
public:
    NewFile() = default;
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile() { close(); }

    /**
     * Makes a file in the folder of @p target: where the system can, one without a name, of which nothing stays when
     * the program is killed; else one of a new name, which @p made is then.
     */
    int createBeside(const std::filesystem::path& target, std::filesystem::path& made);
    /** Makes a file of a new name in the folder of @p target, and takes away what killed programs left there. */
    int createNamed(const std::filesystem::path& target, std::filesystem::path& made);
    /**
     * Gives a file that has none a new name beside @p target; @p made is its name. Takes away what programs that were
     * killed at this very step left there an hour ago and more, once an hour.
     */
    int name(const std::filesystem::path& target, std::filesystem::path& made);
    /** Writes all bytes, behind those before. */
    int write(std::string_view bytes);
    /** Waits until all that was written is on the disk, and tells the stamp of the file as it is there. */
    int keep(FileStamp& stamp);
    /** Gives the file the permissions of @p older, if that is there. */
    int keepPermissionsOf(const std::filesystem::path& older);
    /** Renames the file, which is called @p made, to @p target, in one step, in place of such a file; closes it. */
    int putInPlace(const std::filesystem::path& made, const std::filesystem::path& target);
    int close();

private:
    int m_handle = -1;
    bool m_isNameless = false;
};

/** Removes the new files of NewFile from @p folder that no program writes any more, whose last byte is of @p age. */
void removeAbandoned(const std::filesystem::path& folder, std::chrono::seconds age = {});
/** Waits until what was written to a file, and its name, are on the disk. */
int keepOnDisk(const std::filesystem::path& path);
void removeFile(const std::filesystem::path& path);
bool isWritable(const std::filesystem::path& path);

/**
 * Takes the numbers of those standard streams that the program was started without, so that no file it opens gets one
 * of them and, with it, what is printed. Whoever reads or prints there is told that it fails, as before. Once, before
 * anything is opened.
 */
void occupyClosedStreams();

/** Fills @p bytes from the operating system's generator of random numbers. */
void fillFromSystem(std::span<std::byte> bytes);

} // namespace ringford
