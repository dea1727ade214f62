// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnText.h"

#include "engine/text/Characters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace ringford {

namespace {

/** What Windows has in place of the control characters U+0080 to U+009F; a blank where it has nothing. */
constexpr std::array<std::string_view, 32> kOfWindows{
    "\u20AC", " ",      "\u201A", "\u0192", "\u201E", "\u2026", "\u2020", "\u2021", "\u02C6", "\u2030", "\u0160",
    "\u2039", "\u0152", " ",      "\u017D", " ",      " ",      "\u2018", "\u2019", "\u201C", "\u201D", "\u2022",
    "\u2013", "\u2014", "\u02DC", "\u2122", "\u0161", "\u203A", "\u0153", " ",      "\u017E", "\u0178"};

/** Programs break lines at 75 to 80 columns: one that ends where the next word would not fit in this many was full. */
constexpr std::size_t kFullLine = 70;

std::string fromLatin1(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<std::uint8_t>(c);
        if (byte < 0x80) {
            out += c;
        } else if (byte < 0xA0) {
            out += kOfWindows[byte - 0x80u];
        } else {
            out += static_cast<char>(0xC0u | byte >> 6u);
            out += static_cast<char>(0x80u | (byte & 0x3Fu));
        }
    }
    return out;
}

/** By the mark in front, or a null beside the bracket that begins the first tag. */
bool isUtf16(std::string_view bytes)
{
    using namespace std::string_view_literals;
    return std::ranges::any_of(std::array{"\xFF\xFE"sv, "\xFE\xFF"sv, "[\0"sv, "\0["sv},
                               [bytes](std::string_view begin) { return bytes.starts_with(begin); });
}

bool isSpaceOfText(char c)
{
    return c == ' ' || c == '\n' || c == '\t';
}

/** Whether it begins and ends with a blank or line end; such a text stands between two blanks more. */
bool isPadded(std::string_view text)
{
    return text.size() > 1 && isSpaceOfText(text.front()) && isSpaceOfText(text.back());
}

/** How long a command is that @p text begins with; nothing where it is none, or is not closed on its line. */
std::optional<std::size_t> lengthOfCommand(std::string_view text)
{
    if (!text.starts_with("[%"))
        return std::nullopt;
    // Not beyond the next command: many that are not closed would all be looked through to the end.
    const std::string_view command = text.substr(0, text.find("[%", 2));
    const std::size_t end = command.find_first_of("]\n");
    return end != std::string_view::npos && command[end] == ']' ? std::optional(end + 1) : std::nullopt;
}

/** How long the word is that @p text begins with: up to a blank or line end, but for those within a command. */
std::size_t lengthOfWord(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && !isSpaceOfText(text[at]))
        at += lengthOfCommand(text.substr(at)).value_or(1);
    return at;
}

std::string_view wordAt(std::string_view text, std::size_t at)
{
    return text.substr(at, lengthOfWord(text.substr(at)));
}

/** What stands between the braces of a comment of this text. */
std::string padded(std::string_view comment)
{
    return isPadded(comment) ? ' ' + std::string(comment) + ' ' : std::string(comment);
}

/** Whether a line may end in place of the character there: a blank that stands alone between two words. */
bool mayBreakAt(std::string_view text, std::size_t at)
{
    if (text[at] != ' ' || at == 0 || isSpaceOfText(text[at - 1]) || at + 1 == text.size() ||
        isSpaceOfText(text[at + 1]))
        return false;
    // A line must not look like a tag, nor like one that is for other programs.
    const std::string_view next = text.substr(at + 1);
    return (next.front() != '[' || next.starts_with("[%")) && next.front() != '%';
}

/** Whether a line of @p column characters is full, as far as the word is concerned that begins at @p next. */
bool isFull(std::size_t column, std::string_view text, std::size_t next)
{
    return column + 1 + characterCount(wordAt(text, next)) > kFullLine;
}

} // namespace

std::string textOfPgn(std::string_view bytes)
{
    std::string text = isUtf8(bytes) ? std::string(bytes) : fromLatin1(bytes);
    if (findUnfit(text) == text.size() && text.find('\r') == std::string::npos)
        return text;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'))
            text[at] = '\n';
    }
    return fitForComment(text);
}

std::optional<Text> troubleWithPgn(std::string_view bytes)
{
    if (isUtf16(bytes))
        return RINGFORD_TEXT("this text is UTF-16: expected UTF-8 or Latin-1");
    return std::nullopt;
}

std::string readPgnComment(std::string_view bytes, std::size_t column)
{
    const std::string text = textOfPgn(bytes);
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        out.append(text, at, end - at);
        column += characterCount(std::string_view(text).substr(at, end - at));
        if (end == text.size())
            break;
        at = std::min(text.find_first_not_of('\n', end), text.size());
        std::size_t lineEnds = at - end;
        if (isFull(column, text, at) && --lineEnds == 0) {
            const bool hasBlank =
                (end > 0 && isSpaceOfText(text[end - 1])) || (at < text.size() && isSpaceOfText(text[at]));
            out += hasBlank ? "" : " ";
        }
        out.append(lineEnds, '\n');
        column = 0;
    }
    return isPadded(out) ? out.substr(1, out.size() - 2) : out;
}

std::size_t widthOfPgnHead(std::string_view comment, std::size_t behind)
{
    const std::string text = padded(comment);
    std::size_t end = 0;
    while (end < text.size() && text[end] != '\n' && !mayBreakAt(text, end))
        end += std::max<std::size_t>(wordAt(text, end).size(), 1);
    return characterCount(std::string_view(text).substr(0, end)) + (end == text.size() ? behind : 0);
}

std::string writePgnComment(std::string_view comment, std::size_t column, std::size_t behind)
{
    const std::string text = padded(comment);
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::string_view next = wordAt(text, std::min(at + 1, text.size()));
        const std::size_t width = characterCount(next) + (at + 1 + next.size() == text.size() ? behind : 0);
        if (c == '\n') {
            const std::size_t end = std::min(text.find_first_not_of('\n', at), text.size());
            out.append(end - at + (isFull(column, text, end) ? 1 : 0), '\n');
            column = 0;
            at = end;
        } else if (mayBreakAt(text, at) && column + 1 + width > kPgnColumns) {
            out += '\n';
            column = 0;
            ++at;
        } else {
            const std::string_view rest = std::string_view(text).substr(at);
            const std::string_view word = isSpaceOfText(c) ? rest.substr(0, 1) : wordAt(text, at);
            out += word;
            column += characterCount(word);
            at += word.size();
        }
    }
    return out;
}

} // namespace ringford
