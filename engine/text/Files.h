// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/rules/Text.h"
#include "engine/text/FileStamp.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ringford {

/** The largest file that is opened, in bytes. */
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20;

/**
 * The bytes of a regular file of at most kLargestFile. The error names the file and says what it is or what the system
 * said. Folders, devices and pipes are refused without waiting for them. Names are bytes, or as fileNameInUtf8() gives them.
 * @p stamp, if given, becomes that of the file whose bytes these are.
 */
Result<std::string, Text> readFile(const std::string& name, FileStamp* stamp = nullptr);

/** The bytes at the beginning of a file. */
struct FileBeginning {
    std::string bytes;
    bool isWhole = true;
};
/** As readFile(), but of a larger file the first kLargestFile bytes. */
Result<FileBeginning, Text> readBeginning(const std::string& name, FileStamp* stamp = nullptr);

/** That a file is larger than kLargestFile. */
Text tooLargeFile(const std::string& name);

/** The stamp of the file of that name; nothing where there is none. */
std::optional<FileStamp> fileStamp(const std::string& name);

/**
 * Writes a file part by part, whole or not at all: until commit(), and when something goes wrong, nothing is left behind
 * and an older file of that name stays. A link is followed; the permissions of an older file are kept. What is no file
 * is not replaced. All give what went wrong, naming the file.
 */
class FileWriter {
public:
    FileWriter();
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /** Once, and first. */
    std::optional<Text> open(const std::string& name);
    /** Once this went wrong all that follows does. */
    std::optional<Text> append(std::string_view bytes);
    /** Waits until all of it is on the disk, beside its place: commit() does no more than renaming then. */
    std::optional<Text> finish();
    /** Puts the file in place; finishes it before, if that was not done. */
    std::optional<Text> commit();
    /** Of the file as it was written. @pre it is finished */
    const FileStamp& stamp() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/** Whether two names lead to one file that is there, by links, too. */
bool isSameFile(const std::string& one, const std::string& other);

/** Writes a file as FileWriter does, at once. */
std::optional<Text> writeFile(const std::string& name, std::string_view bytes);

/** How replaceFile() ended. */
struct ReplacedFile {
    std::optional<Text> trouble{};
    bool isLeft = false; ///< the file may not be replaced, and was not
    FileStamp stamp{};   ///< of the file as it was written
};
/**
 * The same for a file that another program may write, too: @p mayReplace looks at it when all is on the disk and nothing
 * is left but renaming, so that it has hardly a moment left to become another.
 */
ReplacedFile replaceFile(const std::string& name, std::string_view bytes, const std::function<bool()>& mayReplace);

} // namespace ringford
