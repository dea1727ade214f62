// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Result.h"
#include "engine/play/Text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ringford {

/** The largest file that is opened, in bytes. */
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20;

/**
 * The bytes of a regular file of at most kLargestFile. The error names the file and says what it is or what the system
 * said. Folders, devices and pipes are refused without waiting for them. @p name is UTF-8.
 */
Result<std::string, Text> readFile(const std::string& name);

/**
 * Writes a file whole, or not at all: when something goes wrong nothing is left behind and an older file of that name
 * stays. A link is followed; the permissions of an older file are kept. @p name is UTF-8. Gives what went wrong, naming
 * the file.
 */
std::optional<Text> writeFile(const std::string& name, std::string_view bytes);

} // namespace ringford
