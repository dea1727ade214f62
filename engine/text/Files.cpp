// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/Files.h"

#include "engine/text/FileNames.h"
#include "engine/text/PlatformFile.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace ringford {

namespace {

namespace fs = std::filesystem;

/** A link may lead to a link; more than this lead in a circle. */
constexpr int kMostLinks = 40;

Text reason(int error)
{
    switch (error) {
    case ENOENT: return RINGFORD_TEXT("%1: there is no such file or folder");
    case EACCES:
    case EPERM: return RINGFORD_TEXT("%1: permission denied");
    case ENOSPC: return RINGFORD_TEXT("%1: the disk is full");
    case EFBIG: return RINGFORD_TEXT("%1: the file would be larger than is allowed here");
    case EROFS: return RINGFORD_TEXT("%1: the disk can only be read");
    case ENAMETOOLONG: return RINGFORD_TEXT("%1: the name is too long");
    case ENOTDIR: return RINGFORD_TEXT("%1: part of the name is no folder");
    case ELOOP: return RINGFORD_TEXT("%1: the link leads in a circle");
    case EMFILE:
    case ENFILE: return RINGFORD_TEXT("%1: too many files are open");
    default: return RINGFORD_TEXT("%1: the system says: %2");
    }
}

Text problem(const std::string& name, int error)
{
    // No file has a name of such a length: of that the beginning will do.
    constexpr std::size_t kLongestName = 1000;
    Text told = reason(error);
    name.size() > kLongestName ? told.quote(name) : told.with(shownFileName(name));
    return std::move(told.with(std::generic_category().message(error)));
}

/** Why @p name cannot be written, which leads to @p target. */
Text writingProblem(const std::string& name, const fs::path& target, int error)
{
    const std::u8string folder = target.parent_path().u8string();
    if (error == ENOENT && !folder.empty())
        return Text(RINGFORD_TEXT("%1: there is no folder %2"))
            .with(shownFileName(name))
            .with(shownFileName(std::string(folder.begin(), folder.end())));
    return problem(name, error);
}

/** What is no regular file is neither read nor replaced. */
Text notRegular(const std::string& name, fs::file_type type)
{
    switch (type) {
    case fs::file_type::directory:
        return Text(RINGFORD_TEXT("%1: this is a folder, expected a file")).with(shownFileName(name));
    case fs::file_type::fifo:
        return Text(RINGFORD_TEXT("%1: this is a pipe, expected a file")).with(shownFileName(name));
    case fs::file_type::socket:
        return Text(RINGFORD_TEXT("%1: this is a socket, expected a file")).with(shownFileName(name));
    default: return Text(RINGFORD_TEXT("%1: this is a device, expected a file")).with(shownFileName(name));
    }
}

Text emptyName()
{
    return RINGFORD_TEXT("a file needs a name");
}

bool isName(const std::string& name)
{
    return !name.empty() && name.find('\0') == std::string::npos;
}

/** Where a name leads to over all its links, whether or not a file is there; the error of the system in @p error. */
fs::path withoutLinks(fs::path path, std::error_code& error)
{
    for (int links = 0; links < kMostLinks; ++links) {
        const fs::file_status status = fs::symlink_status(path, error);
        if (status.type() == fs::file_type::not_found)
            error.clear();
        if (error || status.type() != fs::file_type::symlink)
            return path;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            return path;
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
    return path;
}

/** With or without the beginning of a file that is too large. */
Result<FileBeginning, Text> readAtMost(const std::string& name, FileStamp* stamp, bool keepsBeginning)
{
    if (!isName(name))
        return Failure{emptyName()};
    const fs::path path = filePath(name);
    // Asked before it is opened as well: to open some devices is to make them do something.
    std::error_code unseen;
    const fs::file_status status = fs::status(path, unseen);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return Failure{notRegular(name, status.type())};
    FileBeginning read;
    FileStamp found;
    const ReadingEnd end = readRegularFile(path, {kLargestFile, keepsBeginning}, read.bytes, found);
    if (stamp)
        *stamp = found;
    switch (end.kind) {
    case ReadingEnd::Kind::TooLarge: read.isWhole = false; return read;
    case ReadingEnd::Kind::Done: return read;
    case ReadingEnd::Kind::NotRegular: return Failure{notRegular(name, fs::file_type::unknown)};
    case ReadingEnd::Kind::Failed: break;
    }
    return Failure{problem(name, end.error)};
}

} // namespace

Result<std::string, Text> readFile(const std::string& name, FileStamp* stamp)
{
    auto found = readAtMost(name, stamp, false);
    if (!found)
        return Failure{found.error()};
    return found->isWhole ? Result<std::string, Text>(std::move(found->bytes)) : Failure{tooLargeFile(name)};
}

Result<FileBeginning, Text> readBeginning(const std::string& name, FileStamp* stamp)
{
    return readAtMost(name, stamp, true);
}

Text tooLargeFile(const std::string& name)
{
    return Text(RINGFORD_TEXT("%1: the file is larger than %2 MiB"))
        .with(shownFileName(name))
        .with(static_cast<long long>(kLargestFile >> 20));
}

std::optional<FileStamp> fileStamp(const std::string& name)
{
    return isName(name) ? stampAt(filePath(name)) : std::nullopt;
}

struct FileWriter::Parts {
    std::string name;
    fs::path target;
    fs::path beside; ///< what is written; empty: that has no name, or nothing is
    NewFile file;
    FileStamp stamp;
    bool isFinished = false;
    int error = 0; ///< of the system
};

FileWriter::FileWriter() : m_parts(std::make_unique<Parts>()) {}

FileWriter::~FileWriter()
{
    m_parts->file.close();
    if (!m_parts->beside.empty())
        removeFile(m_parts->beside);
}

std::optional<Text> FileWriter::open(const std::string& name)
{
    if (!isName(name))
        return emptyName();
    m_parts->name = name;
    std::error_code error;
    const fs::path target = withoutLinks(filePath(name), error);
    if (error)
        return problem(name, error.value());
    const fs::file_status status = fs::status(target, error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return notRegular(name, status.type());
    if (!target.has_filename())
        return notRegular(name, fs::file_type::directory);
    if (fs::exists(status) && !isWritable(target))
        return Text(RINGFORD_TEXT("%1: the file is write-protected")).with(shownFileName(name));
    m_parts->target = target;
    fs::path beside;
    if (const int failed = m_parts->file.createBeside(target, beside); failed != 0)
        return writingProblem(name, target, failed);
    m_parts->beside = beside;
    return std::nullopt;
}

std::optional<Text> FileWriter::append(std::string_view bytes)
{
    if (m_parts->error == 0)
        m_parts->error = m_parts->file.write(bytes);
    return m_parts->error == 0 ? std::nullopt
                               : std::optional(writingProblem(m_parts->name, m_parts->target, m_parts->error));
}

std::optional<Text> FileWriter::finish()
{
    Parts& parts = *m_parts;
    // Those who must not read it are kept out before it is told to be whole.
    for (const auto& step : {+[](Parts& of) { return of.file.keepPermissionsOf(of.target); },
                             +[](Parts& of) { return of.file.keep(of.stamp); }}) {
        if (parts.error == 0)
            parts.error = step(parts);
    }
    parts.isFinished = true;
    return parts.error == 0 ? std::nullopt : std::optional(writingProblem(parts.name, parts.target, parts.error));
}

std::optional<Text> FileWriter::commit()
{
    Parts& parts = *m_parts;
    if (!parts.isFinished)
        finish();
    for (const auto& step : {+[](Parts& of) { return of.file.name(of.target, of.beside); },
                             +[](Parts& of) { return of.file.putInPlace(of.beside, of.target); }}) {
        if (parts.error == 0)
            parts.error = step(parts);
    }
    if (parts.error != 0)
        return writingProblem(parts.name, parts.target, parts.error);
    parts.beside.clear();
    return std::nullopt;
}

const FileStamp& FileWriter::stamp() const
{
    return m_parts->stamp;
}

bool isSameFile(const std::string& one, const std::string& other)
{
    std::error_code failure;
    return fs::equivalent(filePath(one), filePath(other), failure);
}

std::optional<Text> writeFile(const std::string& name, std::string_view bytes)
{
    FileWriter file;
    if (const auto failure = file.open(name))
        return failure;
    if (const auto failure = file.append(bytes))
        return failure;
    return file.commit();
}

ReplacedFile replaceFile(const std::string& name, std::string_view bytes, const std::function<bool()>& mayReplace)
{
    FileWriter file;
    if (const auto failure = file.open(name))
        return {failure};
    if (const auto failure = file.append(bytes))
        return {failure};
    if (const auto failure = file.finish())
        return {failure};
    if (!mayReplace())
        return {.isLeft = true};
    return {file.commit(), false, file.stamp()};
}

} // namespace ringford
