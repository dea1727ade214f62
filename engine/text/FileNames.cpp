// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/FileNames.h"

#include "engine/text/Characters.h"

#include <system_error>

namespace ringford {

namespace {

namespace fs = std::filesystem;

/** In UTF-8 all have three bytes: this one, one with what the lost byte has above six bits, and one with those six. */
constexpr unsigned kFirst = 0xEE;
constexpr unsigned kSecond = 0xBC; // 0xBE of 0x80, 0xBF of 0xC0
constexpr unsigned kFollowing = 0x80;
constexpr unsigned kLow = 0x3F;
constexpr std::size_t kLength = 3;

std::string standIn(unsigned char lost)
{
    return {static_cast<char>(kFirst), static_cast<char>(kSecond | lost >> 6U),
            static_cast<char>(kFollowing | (lost & kLow))};
}

/** The byte that the beginning of @p name stands for, if it stands for one. */
std::optional<unsigned char> lostByte(std::string_view name)
{
    if (name.size() < kLength || static_cast<unsigned char>(name[0]) != kFirst)
        return std::nullopt;
    const unsigned high = static_cast<unsigned char>(name[1]) ^ kSecond;
    if (high != 2 && high != 3)
        return std::nullopt;
    return static_cast<unsigned char>(high << 6U | (static_cast<unsigned char>(name[2]) & kLow));
}

/**
 * Whether @p text begins with a character that turns around what is read behind it: U+202A to U+202E, U+2066 to U+2069. All
 * have kLength bytes.
 */
bool turnsAround(std::string_view text)
{
    if (text.size() < kLength || !(text.starts_with("\xE2\x80") || text.starts_with("\xE2\x81")))
        return false;
    const auto last = static_cast<unsigned char>(text[2]);
    return text[1] == '\x80' ? last >= 0xAA && last <= 0xAE : last >= 0xA6 && last <= 0xA9;
}

/** `\xFF` */
std::string inDigits(unsigned char byte)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    return std::string("\\x") + kDigits[byte >> 4U] + kDigits[byte & 15U];
}

/** @p name with what @p of makes of each byte that it stands for. */
template <class Change> std::string withLostBytes(std::string_view name, Change of)
{
    std::string out;
    while (!name.empty()) {
        const auto lost = lostByte(name);
        if (lost)
            out += of(*lost);
        else
            out += name.front();
        name.remove_prefix(lost ? kLength : 1);
    }
    return out;
}

fs::path pathOf(const std::string& name)
{
    return fs::path(std::u8string(name.begin(), name.end()));
}

} // namespace

std::string fileNameInUtf8(std::string_view bytes)
{
    std::string out;
    while (!bytes.empty()) {
        const std::size_t length = characterLength(bytes);
        out += length > 0 ? std::string(bytes.substr(0, length)) : standIn(static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(length > 0 ? length : 1);
    }
    return out;
}

std::string shownFileName(std::string_view name)
{
    std::string out;
    const std::string readable = withLostBytes(name, inDigits);
    for (std::string_view rest = readable; !rest.empty();) {
        const bool isTold = turnsAround(rest);
        for (const char byte : rest.substr(0, isTold ? kLength : 1))
            out += isTold ? inDigits(static_cast<unsigned char>(byte)) : std::string(1, byte);
        rest.remove_prefix(isTold ? kLength : 1);
    }
    return out;
}

std::filesystem::path filePath(const std::string& name)
{
    const fs::path literal = pathOf(name);
    const std::string bytes = withLostBytes(name, [](unsigned char lost) { return static_cast<char>(lost); });
    if (bytes == name)
        return literal;
    // Those characters can be in a name themselves; and a file that is not there is not given a name without
    // characters.
    std::error_code unknown;
    const fs::path meant = pathOf(bytes);
    return !fs::exists(fs::symlink_status(literal, unknown)) && fs::exists(fs::symlink_status(meant, unknown))
               ? meant
               : literal;
}

bool isFile(const std::string& name)
{
    std::error_code failed;
    return fs::is_regular_file(filePath(name), failed);
}

std::optional<std::string> canonicalFileName(const std::string& name)
{
    std::error_code failed;
    const fs::path path = fs::canonical(filePath(name), failed);
    if (failed)
        return std::nullopt;
    const std::u8string found = path.u8string();
    return fileNameInUtf8({reinterpret_cast<const char*>(found.data()), found.size()});
}

} // namespace ringford
