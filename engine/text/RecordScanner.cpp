// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordScanner.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"
#include "engine/text/RecordResult.h"

#include <algorithm>

namespace ringford {

const RecordTag* findTag(const std::vector<RecordTag>& tags, std::string_view name)
{
    const auto found = std::ranges::find(tags, name, &RecordTag::name);
    return found == tags.end() ? nullptr : &*found;
}

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}
/** A CR only ever stands before an LF: any other one is unfit. */
bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}
bool isSpace(char c)
{
    return isBlank(c) || isLineEnd(c);
}
bool isDivider(char c)
{
    return isSpace(c) || c == '(' || c == ')' || c == '{' || c == '}' || c == ';';
}

/** The number of a mark `$0` to `$255`. */
std::optional<std::uint8_t> readMark(std::string_view word)
{
    constexpr std::size_t kMostMarkDigits = 3;
    const auto number = word.size() <= 1 + kMostMarkDigits ? readNumber(word.substr(1), 255) : std::nullopt;
    return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

} // namespace

RecordScanner::RecordScanner(std::string_view bytes) : m_bytes(bytes)
{
    m_begin = bytes.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    m_at = m_begin;
    m_placed = m_begin;
    m_readable = findUnfit(bytes);
}

RecordScanner::Place RecordScanner::place(std::size_t at)
{
    at = std::max(at, m_begin);
    if (at < m_placed) {
        m_placed = m_begin;
        m_place = {};
    }
    const std::string_view passed = m_bytes.substr(m_placed, at - m_placed);
    const auto lineStart = passed.rfind('\n') + 1; // npos + 1 is 0
    if (lineStart > 0)
        m_place.column = 1;
    m_place.line += static_cast<int>(std::ranges::count(passed, '\n'));
    m_place.column += static_cast<int>(characterCount(passed.substr(lineStart)));
    m_placed = at;
    return m_place;
}

RecordFault RecordScanner::unfit() const
{
    const auto byte = static_cast<unsigned char>(m_bytes[m_at]);
    if (byte >= 0x80)
        return {m_at, RINGFORD_TEXT("expected UTF-8; these bytes are another encoding")};
    if (byte == '\r')
        return {m_at, RINGFORD_TEXT("expected a line end (LF or CR LF), not a CR alone")};
    return {m_at,
            Text(RINGFORD_TEXT("expected text; this is control character %1")).with(static_cast<long long>(byte))};
}

void RecordScanner::skipBlanks()
{
    while (readable() && isBlank(peek()))
        ++m_at;
}

std::optional<RecordFault> RecordScanner::skipSpace()
{
    while (readable() && isSpace(peek()))
        ++m_at;
    if (readable() || atEnd())
        return std::nullopt;
    return unfit();
}

RecordFault RecordScanner::tagFault(std::size_t tagAt, const char* expected) const
{
    if (atEnd())
        return {tagAt, RINGFORD_TEXT("this bracket has no end: expected a tag like [Event \"Club evening\"]")};
    return unfitOr({m_at, expected});
}

std::optional<RecordFault> RecordScanner::readTag(RecordTag& tag)
{
    tag = {};
    tag.at = m_at++;
    skipBlanks();
    while (readable() && isNameCharacter(peek()))
        tag.name += m_bytes[m_at++];
    if (tag.name.empty())
        return tagFault(tag.at, RINGFORD_TEXT("expected a tag's name: letters, digits and _"));
    skipBlanks();
    if (!looksAt('"'))
        return tagFault(tag.at, RINGFORD_TEXT("expected a value in quotation marks behind the tag's name"));
    if (auto fault = readValue(tag.value))
        return fault;
    skipBlanks();
    if (!looksAt(']'))
        return tagFault(tag.at, RINGFORD_TEXT("expected ] behind the tag's value"));
    ++m_at;
    return std::nullopt;
}

std::optional<RecordFault> RecordScanner::readValue(std::string& value)
{
    const std::size_t quotation = m_at++;
    while (readable() && !isLineEnd(peek())) {
        const char c = m_bytes[m_at++];
        if (c == '"')
            return std::nullopt;
        const bool escapes = c == '\\' && readable() && (peek() == '"' || peek() == '\\');
        value += escapes ? m_bytes[m_at++] : c;
    }
    return unfitOr({quotation, RINGFORD_TEXT("expected a quotation mark at the end of the value, on the same line")});
}

std::optional<RecordFault> RecordScanner::readToken(RecordToken& token)
{
    token = {};
    if (auto fault = skipSpace())
        return fault;
    token.at = m_at;
    if (atEnd())
        return std::nullopt;
    switch (peek()) {
    case '[': token.kind = RecordToken::Kind::Bracket; return std::nullopt;
    case '(':
    case ')':
        token.kind = m_bytes[m_at++] == '(' ? RecordToken::Kind::Open : RecordToken::Kind::Close;
        return std::nullopt;
    case '{': return readBraces(token);
    case '}': return RecordFault{m_at, RINGFORD_TEXT("expected an entry or a result; this brace closes nothing")};
    case ';': readRestOfLine(token); return !readable() && !atEnd() ? std::optional(unfit()) : std::nullopt;
    default: return readWord(token);
    }
}

std::optional<RecordFault> RecordScanner::readBraces(RecordToken& token)
{
    token.kind = RecordToken::Kind::Comment;
    token.inBraces = true;
    ++m_at;
    const auto isSpecial = [](char c) { return c == '}' || c == '\\' || c == '\r'; };
    while (readable()) {
        const std::string_view rest = m_bytes.substr(m_at, m_readable - m_at);
        const std::string_view plain(rest.begin(), std::ranges::find_if(rest, isSpecial));
        token.text += plain;
        m_at += plain.size();
        if (!readable())
            break;
        const char c = m_bytes[m_at++];
        if (c == '}')
            return std::nullopt;
        if (c == '\r')
            continue;
        const bool escapes = c == '\\' && readable() && (peek() == '}' || peek() == '\\');
        token.text += escapes ? m_bytes[m_at++] : c;
    }
    return unfitOr({token.at, RINGFORD_TEXT("this comment has no end: expected }")});
}

void RecordScanner::readRestOfLine(RecordToken& token)
{
    token.kind = RecordToken::Kind::Comment;
    ++m_at;
    while (readable() && !isLineEnd(peek()))
        token.text += m_bytes[m_at++];
}

std::optional<RecordFault> RecordScanner::readWord(RecordToken& token)
{
    while (readable() && !isDivider(peek()))
        ++m_at;
    if (!readable() && !atEnd())
        return unfit();
    const std::string_view word = m_bytes.substr(token.at, m_at - token.at);
    if (isResultToken(word)) {
        token.kind = RecordToken::Kind::Result;
        token.text = word;
        return std::nullopt;
    }
    if (word.front() == '$') {
        const auto number = readMark(word);
        if (!number)
            return RecordFault{token.at, RINGFORD_TEXT("expected a mark from $0 to $255")};
        token.kind = RecordToken::Kind::Mark;
        token.number = *number;
        return std::nullopt;
    }
    const std::size_t digits = digitsAt(word);
    const std::size_t stops = digits == 0 ? 0 : std::min(word.find_first_not_of('.', digits), word.size());
    if (digits > 0 && stops == word.size()) {
        token.kind = RecordToken::Kind::Number;
        return std::nullopt;
    }
    const std::size_t entry = stops > digits ? stops : 0;
    token.kind = RecordToken::Kind::Entry;
    token.at += entry;
    token.text = word.substr(entry);
    return std::nullopt;
}

} // namespace ringford
