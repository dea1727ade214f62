// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace ringford {

// Names of files are bytes where Linux runs, and characters in the window and in what it remembers. A byte that belongs
// to no character stands there as one of 128 characters that mean nothing, U+EF80 to U+EFFF: so a file whose name is no
// UTF-8 can be opened, saved and remembered like others.

/** A name in bytes, as the system has it, as characters: what is UTF-8 already stays. */
std::string fileNameInUtf8(std::string_view bytes);

/**
 * The same for people to read, as others tell it: `game\xFF.ringford`. A character that would turn around all that is read
 * behind it is told in bytes as well. @p name is of fileNameInUtf8(), or bytes.
 */
std::string shownFileName(std::string_view name);

/** Where the system finds the file of that name, there or not. @p name is of fileNameInUtf8(), or bytes. */
std::filesystem::path filePath(const std::string& name);

/** Whether a file of that name is there, and no folder, device or pipe. */
bool isFile(const std::string& name);

/** One name for a file that is there, whatever links lead to it; nothing where there is none. */
std::optional<std::string> canonicalFileName(const std::string& name);

} // namespace ringford
