// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/Characters.h"

#include <algorithm>
#include <cstdint>

namespace ringford {

namespace {

std::uint8_t byteAt(std::string_view text, std::size_t index)
{
    return static_cast<std::uint8_t>(text[index]);
}

bool isContinuation(std::uint8_t byte)
{
    return (byte & 0xC0u) == 0x80u;
}

/** The second byte decides what the first cannot: no overlong forms, no surrogates, nothing above U+10FFFF. */
bool isSecondOf(std::uint8_t first, std::uint8_t second)
{
    switch (first) {
    case 0xE0: return second >= 0xA0 && second <= 0xBF;
    case 0xED: return second >= 0x80 && second <= 0x9F;
    case 0xF0: return second >= 0x90 && second <= 0xBF;
    case 0xF4: return second >= 0x80 && second <= 0x8F;
    default: return isContinuation(second);
    }
}

std::string fit(std::string_view text, bool keepLineEnds)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t plain = at;
        while (plain < text.size() && byteAt(text, plain) >= 0x20 && byteAt(text, plain) < 0x7F)
            ++plain;
        if (plain > at) {
            out += text.substr(at, plain - at);
            at = plain;
            continue;
        }
        const std::size_t length = characterLength(text.substr(at));
        const bool isControl = byteAt(text, at) < 0x20 || byteAt(text, at) == 0x7F;
        if (text.substr(at).starts_with("\r\n") || (text[at] == '\n' && keepLineEnds))
            out += text[at] == '\n' ? "\n" : "";
        else if (length == 0 || (isControl && text[at] != '\t'))
            out += ' ';
        else
            out += text.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return out;
}

} // namespace

std::size_t characterLength(std::string_view text)
{
    const std::uint8_t first = byteAt(text, 0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 && first <= 0xF4  ? 4
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xC2 && first < 0xE0 ? 2
                                                               : 0;
    if (length == 0 || text.size() < length || !isSecondOf(first, byteAt(text, 1)))
        return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (!isContinuation(byteAt(text, i)))
            return 0;
    }
    return length;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (byteAt(text, at) < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

std::size_t findUnfit(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::uint8_t byte = byteAt(text, at);
        if ((byte >= 0x20 && byte < 0x7F) || byte == '\n' || byte == '\t') {
            ++at;
            continue;
        }
        if ((byte < 0x20 && !text.substr(at).starts_with("\r\n")) || byte == 0x7F)
            return at;
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return text.size();
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !isContinuation(static_cast<std::uint8_t>(c)); }));
}

std::string fitForComment(std::string_view text)
{
    return fit(text, true);
}
std::string fitForTag(std::string_view text)
{
    return fit(text, false);
}

} // namespace ringford
