// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnScanner.h"

#include "engine/pgn/PgnSigns.h"
#include "engine/pgn/PgnText.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ringford {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kBlanks = " \t\v\f\r";
constexpr std::string_view kEllipsis = "\u2026";
constexpr char kEllipsisOfWindows = '\x85';

/** Which bytes are of @p characters: each byte of a file is asked about. */
constexpr std::array<bool, 256> bytesOf(std::string_view characters)
{
    std::array<bool, 256> are{};
    for (const char c : characters)
        are[static_cast<unsigned char>(c)] = true;
    return are;
}
constexpr auto kAreBlanks = bytesOf(kBlanks);
constexpr auto kAreSpace = bytesOf(" \t\v\f\r\n");
constexpr auto kAreDividers = bytesOf(" \t\v\f\r\n(){};[]$");

bool isBlank(char c)
{
    return kAreBlanks[static_cast<unsigned char>(c)];
}
bool isSpace(char c)
{
    return kAreSpace[static_cast<unsigned char>(c)];
}
bool isDivider(char c)
{
    return kAreDividers[static_cast<unsigned char>(c)];
}

/** Some programs have names of several words, or with hyphens; a blank may also stand behind a name. */
bool isTagNameCharacter(char c)
{
    return isNameCharacter(c) || c == '-' || c == '.' || isBlank(c);
}

/** A tag's name as a record can have it, and one that means something to readers of PGN in the letters that it has there. */
std::string nameOfTag(std::string_view written)
{
    constexpr std::array<std::string_view, 11> kKnown{"Event",  "Site",        "Date",    "Round", "White", "Black",
                                                      "Result", "TimeControl", "Variant", "SetUp", "FEN"};
    const auto known =
        std::ranges::find_if(kKnown, [&](std::string_view name) { return equalsIgnoringCase(name, written); });
    std::string name(known != kKnown.end() ? *known : written);
    std::ranges::replace_if(
        name, [](char c) { return !isNameCharacter(c); }, '_');
    return name;
}

/** How many bytes of full stops @p text begins with. */
std::size_t stopsAt(std::string_view text)
{
    std::size_t at = 0;
    for (;;) {
        if (text.substr(at).starts_with('.') || text.substr(at).starts_with(kEllipsisOfWindows))
            ++at;
        else if (text.substr(at).starts_with(kEllipsis))
            at += kEllipsis.size();
        else
            return at;
    }
}

/** What stands behind a move to say that a pawn is captured in passing. */
constexpr std::string_view kPassing = "e.p.";
constexpr std::string_view kShortPassing = "ep";

/** Whether it may be a draw in points, `0.5-0.5`, and no number with its full stop. */
bool beginsWithHalf(std::string_view text)
{
    return text.starts_with("0.5") || text.starts_with(".5");
}

/** Words that say only what the moves themselves say. */
bool saysNothing(std::string_view word)
{
    constexpr std::array<std::string_view, 6> kOfChecks{"+", "++", "#", "ch", "ch.", "mate"}; // a blank before them
    return word == kPassing || word == kShortPassing || std::ranges::find(kOfChecks, word) != kOfChecks.end();
}

/** What a pawn becomes, in brackets, as books have it: `a8(Q)`. A variation is no single letter. */
bool isPromotionInBrackets(std::string_view text)
{
    constexpr std::string_view kPieces = "QRBN";
    return text.size() >= 3 && text[0] == '(' && kPieces.find(text[1]) != std::string_view::npos && text[2] == ')';
}

/** A mark that is written as a word. */
std::optional<std::uint8_t> markOfWord(std::string_view word)
{
    constexpr std::uint8_t kNovelty = 146;
    return word == "N" ? std::optional(kNovelty) : word == "D" ? std::optional(kDiagramSign) : std::nullopt;
}

} // namespace

PgnScanner::PgnScanner(std::string_view bytes)
    : m_bytes(bytes), m_lineEnd(bytes.find('\n') == std::string_view::npos ? '\r' : '\n')
{
    m_begin = bytes.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    m_at = m_placed = m_counted = m_begin;
}

RecordScanner::Place PgnScanner::place(std::size_t at)
{
    if (at < m_placed) {
        m_placed = m_begin;
        m_line = 1;
        m_counted = m_begin;
        m_column = 1;
    }
    for (std::size_t next = nextLine(m_placed); next <= at && isLineStart(next) && next > m_placed;
         next = nextLine(m_placed)) {
        m_placed = next;
        ++m_line;
        m_counted = next;
        m_column = 1;
    }
    if (at < m_counted) {
        m_counted = m_placed;
        m_column = 1;
    }
    m_column += static_cast<int>(characterCount(m_bytes.substr(m_counted, at - m_counted)));
    m_counted = at;
    return {m_line, m_column};
}

std::size_t PgnScanner::nextLine(std::size_t at) const
{
    const std::size_t end = m_bytes.find(m_lineEnd, at);
    return end == std::string_view::npos ? m_bytes.size() : end + 1;
}

std::size_t PgnScanner::columnOf(std::size_t at) const
{
    const std::size_t lineEnd = m_bytes.substr(0, at).rfind(m_lineEnd);
    const std::size_t line = lineEnd == std::string_view::npos ? m_begin : lineEnd + 1;
    return characterCount(m_bytes.substr(line, at - line));
}

void PgnScanner::skipSpace()
{
    while (!atEnd()) {
        if (isSpace(m_bytes[m_at]))
            ++m_at;
        else if (m_bytes[m_at] == '%' && isLineStart(m_at))
            m_at = nextLine(m_at);
        else if (m_bytes.substr(m_at).starts_with(kByteOrderMark)) // where files were joined
            m_at += kByteOrderMark.size();
        else
            return;
    }
}

bool PgnScanner::hasEmptyLineSince(std::size_t from) const
{
    bool isEmpty = false; // the line so far
    for (const char c : read(from)) {
        if (c == m_lineEnd && isEmpty)
            return true;
        isEmpty = c == m_lineEnd || (isEmpty && isBlank(c));
    }
    return false;
}

bool PgnScanner::isTag(std::size_t at) const
{
    if (at >= m_bytes.size() || m_bytes[at] != '[')
        return false;
    const auto skip = [this](std::size_t from, auto belongs) {
        while (from < m_bytes.size() && belongs(m_bytes[from]))
            ++from;
        return from;
    };
    const std::size_t name = skip(at + 1, isBlank);
    const std::size_t value = skip(name, isTagNameCharacter);
    return value > name && value < m_bytes.size() && isNameCharacter(m_bytes[name]) && m_bytes[value] == '"';
}

std::optional<RecordFault> PgnScanner::readTag(RecordTag& tag)
{
    tag = {};
    tag.at = m_at;
    const std::size_t quotation = m_bytes.find('"', m_at);
    tag.name = nameOfTag(trimmed(m_bytes.substr(m_at + 1, quotation - m_at - 1), kBlanks));
    // A quotation mark within a value that should have been escaped is one that no bracket follows.
    std::size_t at = quotation + 1;
    for (bool hasBracket = false;; ++at) {
        if (at == m_bytes.size() || m_bytes[at] == m_lineEnd)
            return RecordFault{tag.at, RINGFORD_TEXT("expected a quotation mark and ] at the end of the tag's value, "
                                                     "on the same line")};
        const char c = m_bytes[at];
        if (c == '\0')
            return unreadable(at);
        hasBracket |= c == ']';
        if (c == '[' && hasBracket && isTag(at)) // another tag's end is none of its own
            return RecordFault{tag.at, RINGFORD_TEXT("expected a quotation mark and ] at the end of the tag's value, "
                                                     "before the next tag")};
        const std::string_view rest = m_bytes.substr(at + 1, 1);
        if (c == '\\' && (rest == "\"" || rest == "\\")) {
            tag.value += m_bytes[++at];
        } else if (c == '"') {
            const std::size_t bracket = m_bytes.find_first_not_of(kBlanks, at + 1);
            if (bracket != std::string_view::npos && m_bytes[bracket] == ']') {
                m_at = bracket + 1;
                break;
            }
            tag.value += c;
        } else {
            tag.value += c;
        }
    }
    tag.value = fitForTag(textOfPgn(tag.value));
    return std::nullopt;
}

std::size_t PgnScanner::outsideComments(std::size_t from, std::size_t to) const
{
    while (from < to) {
        const char c = m_bytes[from];
        if (c == '{')
            from = std::min(m_bytes.find('}', from), m_bytes.size() - 1) + 1;
        else if (c == ';' || (c == '%' && isLineStart(from)))
            from = nextLine(from);
        else
            ++from;
    }
    return from;
}

void PgnScanner::skipMoves()
{
    // Comments are looked for only where a tag pair may stand within one: nearly all begin a line.
    std::size_t outside = m_at;
    for (std::size_t at = m_bytes.find('[', m_at); at != std::string_view::npos; at = m_bytes.find('[', at + 1)) {
        if (!isTag(at))
            continue;
        const bool isMarked = m_bytes.substr(0, at).ends_with(kByteOrderMark);
        if (!isLineStart(isMarked ? at - kByteOrderMark.size() : at)) {
            outside = outsideComments(outside, at);
            if (outside > at)
                continue;
        }
        m_at = at;
        return;
    }
    m_at = m_bytes.size();
}

void PgnScanner::skipGame()
{
    const std::size_t from = m_at;
    if (from < m_passedFrom || from >= m_passedTo) { // no tags may stand behind a million games
        skipMoves();
        m_passedFrom = from;
        m_passedTo = m_at;
    }
    m_at = nextBareGame(from, m_passedTo);
}

std::size_t PgnScanner::nextBareGame(std::size_t from, std::size_t end) const
{
    bool isBehindResult = false;
    while (from < end) {
        const char c = m_bytes[from];
        if (isSpace(c)) {
            ++from;
            continue;
        }
        if (const std::size_t behind = outsideComments(from, from + 1); behind > from + 1) {
            from = behind;
            continue;
        }
        std::size_t next = from + 1;
        while (next < end && !isDivider(c) && !isDivider(m_bytes[next]))
            ++next;
        const std::string_view word = m_bytes.substr(from, next - from);
        if (isBehindResult && (word == "1" || word.starts_with("1.")))
            return from;
        isBehindResult = !resultOfWord(word).empty();
        from = next;
    }
    return end;
}

std::size_t PgnScanner::nextTag(std::size_t at, std::size_t end) const
{
    const std::string_view line = m_bytes.substr(0, end);
    do {
        at = std::min(line.find('[', at + 1), end);
    } while (at < end && !isTag(at));
    return at;
}

void PgnScanner::skipTags(bool hasEvent)
{
    using namespace std::string_view_literals;
    if (m_at < m_skipped || m_at >= m_skippedEnd) { // a line may hold a million games
        m_skipped = m_at;
        m_skippedEnd = nextLine(m_at);
    }
    const std::size_t end = m_skippedEnd;
    const auto isAtEvent = [this] { return m_bytes.substr(m_at).starts_with("[Event "); };
    for (;;) {
        const std::size_t close = std::min(m_bytes.substr(0, end).find_first_of("]\0"sv, m_at), end);
        const std::size_t next = nextTag(close, end);
        if (next == end)
            break;
        const std::string_view between = m_bytes.substr(close, next - close);
        const std::size_t bracket = between.find(']');
        m_at = next;
        if (bracket != std::string_view::npos && !trimmed(between.substr(bracket + 1), kBlanks).empty())
            return; // moves stand between them
        RecordTag tag;
        bool isBroken = false;
        while (isAtTag() && !isBroken) {
            if (isAtEvent() && std::exchange(hasEvent, true))
                return;
            isBroken = readTag(tag).has_value();
            if (!isBroken)
                m_at = std::min(m_bytes.find_first_not_of(kBlanks, m_at), m_bytes.size());
        }
        if (!isBroken && m_at < end && m_bytes[m_at] != m_lineEnd)
            return;
    }
    do {
        m_at = nextLine(m_at);
    } while (!atEnd() && m_bytes[m_at] == '[');
}

RecordFault PgnScanner::unreadable(std::size_t at) const
{
    return {at, Text(RINGFORD_TEXT("expected text; this is control character %1"))
                    .with(static_cast<long long>(static_cast<unsigned char>(m_bytes[at])))};
}

std::optional<RecordFault> PgnScanner::readToken(RecordToken& token)
{
    token = {};
    skipSpace();
    token.at = m_at;
    if (atEnd())
        return std::nullopt;
    const char c = m_bytes[m_at];
    const auto byte = static_cast<unsigned char>(c);
    if (byte < ' ' || byte == 0x7F)
        return unreadable(m_at);
    if (c == '{')
        return readBraces(token);
    if (c == '[' && isAtTag()) {
        token.kind = RecordToken::Kind::Bracket;
        return std::nullopt;
    }
    if (c == '[' || c == ']' || c == '}')
        return RecordFault{m_at, Text(RINGFORD_TEXT("expected a move or a result, not '%1'")).with({&c, 1})};
    if (c == '(' || c == ')') {
        token.kind = c == '(' ? RecordToken::Kind::Open : RecordToken::Kind::Close;
        ++m_at;
    } else if (c == ';') {
        readRestOfLine(token);
    } else {
        readWord(token);
    }
    return std::nullopt;
}

bool PgnScanner::holdsTags(std::size_t open, std::size_t close) const
{
    const std::string_view before = m_bytes.substr(0, close);
    for (std::size_t at = before.find('[', open); at != std::string_view::npos; at = before.find('[', at + 1)) {
        if (!isLineStart(at) || !isTag(at))
            continue;
        const std::string_view lines = trimmed(before.substr(open, at - 1 - open), kBlanks);
        if (lines.ends_with(m_lineEnd) || before.substr(at).starts_with("[Event "))
            return true;
    }
    return false;
}

std::optional<RecordFault> PgnScanner::readBraces(RecordToken& token)
{
    token.kind = RecordToken::Kind::Comment;
    token.inBraces = true;
    if (m_brace <= m_at)
        m_brace = std::min(m_bytes.find('}', m_at), m_bytes.size());
    if (m_brace == m_bytes.size() || holdsTags(m_at, m_brace))
        return RecordFault{m_at, RINGFORD_TEXT("this comment has no end: expected }")};
    const std::string_view text = m_bytes.substr(m_at + 1, m_brace - m_at - 1);
    if (const auto null = text.find('\0'); null != std::string_view::npos)
        return unreadable(m_at + 1 + null);
    const bool isBroken = text.find(m_lineEnd) != std::string_view::npos;
    token.text = readPgnComment(text, isBroken ? columnOf(m_at + 1) : 0);
    m_at = m_brace + 1;
    return std::nullopt;
}

void PgnScanner::readRestOfLine(RecordToken& token)
{
    token.kind = RecordToken::Kind::Comment;
    const std::size_t end = std::min(m_bytes.find(m_lineEnd, m_at), m_bytes.size());
    std::string_view text = m_bytes.substr(m_at + 1, end - m_at - 1);
    if (text.ends_with('\r'))
        text.remove_suffix(1);
    token.text = fitForTag(textOfPgn(text));
    m_at = end;
}

bool PgnScanner::readNumber(RecordToken& token, std::string_view word)
{
    if (word.front() == '$') {
        const std::size_t digits = digitsAt(word.substr(1));
        if (digits == 0) { // all in front of one with digits are none
            const std::size_t end = std::min(m_bytes.find_first_not_of('$', m_at), m_bytes.size());
            m_at = digitsAt(m_bytes.substr(end, 1)) > 0 ? end - 1 : end;
            token.kind = RecordToken::Kind::Number;
            return true;
        }
        const auto mark = ringford::readNumber(word.substr(1, digits), kMostMark);
        token.kind = mark ? RecordToken::Kind::Mark : RecordToken::Kind::Number;
        token.number = static_cast<std::uint8_t>(mark.value_or(0));
        m_at += 1 + digits;
        return true;
    }
    const std::size_t digits = digitsAt(word);
    const std::size_t stops = stopsAt(word.substr(digits));
    if (stops == 0 && (digits == 0 || digits < word.size()))
        return false;
    token.kind = RecordToken::Kind::Number;
    m_at += digits + stops;
    return true;
}

/** What is known by its beginning, whatever follows: `!?`, `$5`, `12.`. */
bool PgnScanner::readFront(RecordToken& token, std::string_view text)
{
    if (text.front() == '!' || text.front() == '?') {
        const PgnSign sign = signAt(text);
        token.kind = RecordToken::Kind::Mark;
        token.number = sign.mark;
        m_at += sign.length;
        return true;
    }
    return (text.front() == '$' || stopsAt(text.substr(digitsAt(text))) > 0) && readNumber(token, text);
}

void PgnScanner::readWord(RecordToken& token)
{
    // Where tokens stand without a blank between, what one of them can be is looked at for each: not all that follows.
    constexpr std::size_t kLongestWord = 64;
    const std::size_t most = std::min(m_bytes.size(), m_at + kLongestWord);
    const std::string_view text = m_bytes.substr(m_at, most - m_at);
    if (!beginsWithHalf(text) && readFront(token, text))
        return;
    std::size_t end = m_at + 1;
    while (end < most && !isDivider(m_bytes[end]))
        ++end;
    const std::string_view word = m_bytes.substr(m_at, end - m_at);
    if (const std::string_view result = resultOfWord(word); !result.empty()) {
        token.kind = RecordToken::Kind::Result;
        token.text = result;
        m_at = end;
    } else if (saysNothing(word)) {
        token.kind = RecordToken::Kind::Number;
        m_at = end;
    } else if (!readFront(token, text) && !readNumber(token, word)) {
        readMove(token, word);
    }
}

void PgnScanner::readMove(RecordToken& token, std::string_view word)
{
    token.kind = RecordToken::Kind::Mark;
    if (const auto mark = markOfWord(word)) {
        token.number = *mark;
        m_at += word.size();
        return;
    }
    if (const PgnSign sign = signAt(word); sign.length > 0) {
        token.number = sign.mark;
        m_at += sign.length;
        return;
    }
    token.kind = RecordToken::Kind::Entry;
    if (const std::size_t length = nullMoveLength(word); length > 0) {
        token.text = word.substr(0, length);
        m_at += length;
        return;
    }
    const auto passing = word.find(kPassing);
    if (passing != std::string_view::npos) {
        token.text = textOfPgn(word.substr(0, passing));
        m_at += passing + kPassing.size();
        return;
    }
    const bool isMove = static_cast<unsigned char>(word.front()) < 0x80;
    const std::size_t length = isMove ? moveLength(word) : word.size();
    token.text = textOfPgn(word.substr(0, length));
    if (token.text.ends_with(kShortPassing))
        token.text.resize(token.text.size() - kShortPassing.size());
    m_at += length;
    readBehindMove(token);
}

/** What a pawn becomes, or a colon that says that something is captured, as in `Qd5:`. */
void PgnScanner::readBehindMove(RecordToken& token)
{
    const std::string_view rest = m_bytes.substr(m_at);
    const bool isPromotion = isPromotionInBrackets(rest);
    if (!isPromotion && !rest.starts_with(':'))
        return;
    if (isPromotion)
        token.text += rest[1];
    m_at += isPromotion ? 3 : 1;
    while (!atEnd() && (m_bytes[m_at] == '+' || m_bytes[m_at] == '#'))
        ++m_at;
}

} // namespace ringford
