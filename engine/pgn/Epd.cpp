// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/Epd.h"

#include "engine/pgn/PgnMoves.h"
#include "engine/pgn/PgnSigns.h"
#include "engine/pgn/PgnTags.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ringford {

namespace {

constexpr std::string_view kAnyBlank = " \t\r\n";
constexpr std::string_view kEnds = " \t\r\n;"; ///< of a field
constexpr std::size_t kFieldsOfEpd = 3;        ///< behind the rows
constexpr std::string_view kBest = "bm";       ///< moves, each of which is best
constexpr std::string_view kLine = "pv";       ///< moves that follow one another

bool consistsOf(std::string_view word, std::string_view letters)
{
    return !word.empty() && word.find_first_not_of(letters) == std::string_view::npos;
}

bool isTurn(std::string_view word)
{
    constexpr std::array<std::string_view, 10> kWords{"w",     "b",     "W",     "B",     "white",
                                                      "black", "White", "Black", "WHITE", "BLACK"};
    return std::ranges::find(kWords, word) != kWords.end();
}
bool isPassed(std::string_view word)
{
    return word == "-" || (word.size() == 2 && word[0] >= 'a' && word[0] <= 'h' && isDigit(word[1]));
}
bool isCount(std::string_view word)
{
    return word == "-" || isNumber(word);
}

bool isOperation(std::string_view word)
{
    constexpr std::array<std::string_view, 22> kNames{"bm",  "am",  "id",         "dm",   "pv",   "ce",   "pm",   "sm",
                                                      "sv",  "rc",  "eco",        "nic",  "noop", "hmvc", "fmvn", "acd",
                                                      "acn", "acs", "draw_offer", "tcgs", "tcri", "tcsi"};
    const bool isComment = word.size() == 2 && (word[0] == 'c' || word[0] == 'v') && isDigit(word[1]);
    return isComment || std::ranges::find(kNames, word) != kNames.end();
}

/** Also by the columns of the rooks, as programs write it that know Chess960. */
bool isCastling(std::string_view word)
{
    return word == "-" || (consistsOf(word, "KQkqABCDEFGHabcdefgh") && !isOperation(word));
}

/** The rows with empty cells added up, which some count one by one, and without a stroke behind the last. */
std::string plainRows(std::string_view rows)
{
    if (rows.ends_with('/') && std::ranges::count(rows, '/') == 8)
        rows.remove_suffix(1);
    std::string out;
    for (const char c : rows) {
        const bool isSum = isDigit(c) && !out.empty() && isDigit(out.back()) && out.back() - '0' + c - '0' <= 8;
        if (isSum)
            out.back() = static_cast<char>(out.back() + (c - '0'));
        else
            out += c;
    }
    return out;
}

/** Takes a field off the front of @p text; none is left of one that a semicolon stands before. */
std::string_view takeField(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kAnyBlank), text.size()));
    const std::string_view field = text.substr(0, std::min(text.find_first_of(kEnds), text.size()));
    text.remove_prefix(field.size());
    return field;
}

/** Operations that only some program knows are taken behind all fields of EPD alone, and where semicolons end them. */
bool beginsWithOperation(std::string_view text, bool isEpd)
{
    const std::string_view name = takeField(text);
    return isOperation(name) || (isEpd && !name.empty() && isNameCharacter(name[0]) && !isDigit(name[0]));
}

/** Numbers that programs write with zeros in front, as 0 where counting begins with 1, or not at all. */
std::string number(std::string_view word, int least)
{
    if (word == "-")
        return std::to_string(least);
    const auto value = readNumber(word);
    return value ? std::to_string(std::max(*value, least)) : std::string(word); // too high: whoever reads it says so
}

/** The value of a word, or of what stands in quotation marks; takes it off the front of @p text. */
std::string takeValue(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kAnyBlank), text.size()));
    if (!text.starts_with('"'))
        return std::string(takeWord(text, kAnyBlank));
    const auto end = std::min(text.find('"', 1), text.size());
    const std::string value(text.substr(1, end - 1));
    text.remove_prefix(std::min(end + 1, text.size()));
    return value;
}

std::vector<EpdOperation> readOperations(std::string_view text)
{
    std::vector<EpdOperation> all;
    while (!text.empty()) {
        std::size_t end = 0;
        for (bool isQuoted = false; end < text.size() && (isQuoted || text[end] != ';'); ++end)
            isQuoted ^= text[end] == '"';
        std::string_view one = trimmed(text.substr(0, end), kAnyBlank);
        text.remove_prefix(std::min(end + 1, text.size()));
        EpdOperation operation;
        operation.written = one;
        operation.name = takeWord(one, kAnyBlank);
        for (one = trimmed(one, kAnyBlank); !one.empty(); one = trimmed(one, kAnyBlank))
            operation.values.push_back(takeValue(one));
        if (!operation.name.empty())
            all.push_back(std::move(operation));
    }
    return all;
}

/** Adds a line of moves to the start of a match; numbers of moves are passed over. Gives what is wrong with it. */
std::optional<Text> addLine(Match& match, const std::vector<std::string>& moves)
{
    const PieceLetters letters = englishLetters(match.game().description());
    const Node* at = match.start();
    for (const std::string& word : moves) {
        const std::string plain = withHyphens(word);
        std::string_view move = plain;
        if (const auto digits = digitsAt(move); digits > 0 && digits < move.size() && move[digits] == '.')
            move.remove_prefix(std::min(move.find_first_not_of('.', digits), move.size()));
        if (move.empty())
            continue;
        auto entry = readPgnMove(match, at, move, letters);
        if (!entry)
            return entry.error();
        const auto added = match.add(at, *std::move(entry));
        if (!added)
            return added.error().sentence;
        at = added->node;
    }
    return std::nullopt;
}

Result<Fen::Start, Text> readStart(const Game& game, const LooseFen& position)
{
    auto read = game.fen()->read(position.fen);
    const std::size_t turn = position.fen.find(' ') + 1;
    if (read || position.saysTurn || turn >= position.fen.size())
        return read;
    std::string black = position.fen;
    black[turn] = 'b';
    auto other = game.fen()->read(black);
    return other ? other : read;
}

} // namespace

bool looksLikeFen(std::string_view text)
{
    const std::string_view rows = takeWord(text, kAnyBlank);
    return std::ranges::count(rows, '/') - (rows.ends_with('/') ? 1 : 0) == 7 &&
           rows.find(':') == std::string_view::npos;
}

std::size_t LooseFen::moves() const
{
    std::size_t count = 0;
    for (const EpdOperation& operation : operations)
        count += operation.name == kBest || operation.name == kLine ? operation.values.size() : 0;
    return count;
}

LooseFen readLooseFen(std::string_view text)
{
    std::string_view rest = trimmed(text, kAnyBlank);
    while (rest.ends_with(';'))
        rest = trimmed(rest.substr(0, rest.size() - 1), kAnyBlank);
    const std::string whole(rest);
    using Fits = bool (*)(std::string_view);
    constexpr std::array<Fits, 5> kFits{isTurn, isCastling, isPassed, isCount, isCount};
    std::array<std::string, 5> fields{"w", "-", "-", "0", "1"};
    const std::string rows = plainRows(takeField(rest));
    std::size_t fieldsRead = 0;
    for (std::size_t& i = fieldsRead; i < fields.size(); ++i) {
        std::string_view behind = rest;
        const std::string word = withHyphens(takeField(behind));
        if (!kFits[i](word))
            break;
        fields[i] = i < kFieldsOfEpd ? word : number(word, static_cast<int>(i - kFieldsOfEpd));
        rest = behind;
    }
    fields[0] = fields[0].starts_with('W') || fields[0].starts_with('w') ? "w" : "b";
    rest = trimmed(rest, kEnds);
    const bool isEpd = fieldsRead >= kFieldsOfEpd && text.find(';') != std::string_view::npos;
    if (rows.empty() || (!rest.empty() && !beginsWithOperation(rest, isEpd)))
        return {whole, {}, true}; // whoever reads it says what is wrong
    LooseFen read{rows, readOperations(rest), fieldsRead > 0};
    for (const EpdOperation& operation : read.operations) {
        if (operation.values.size() == 1 && isNumber(operation.values[0])) {
            if (operation.name == "hmvc")
                fields[3] = number(operation.values[0], 0);
            else if (operation.name == "fmvn")
                fields[4] = number(operation.values[0], 1);
        }
    }
    for (const std::string& field : fields)
        read.fen += ' ' + field;
    return read;
}

Result<Fen::Start, Text> readLoosePosition(const Game& game, std::string_view text)
{
    return readStart(game, readLooseFen(text));
}

Result<Match, Text> readPuzzle(std::shared_ptr<const Game> game, std::string_view text)
{
    return readPuzzle(std::move(game), readLooseFen(text));
}

Result<Match, Text> readPuzzle(std::shared_ptr<const Game> game, const LooseFen& puzzle)
{
    auto start = readStart(*game, puzzle);
    if (!start)
        return Failure{start.error()};
    Match match(std::move(game), start->position);
    match.setFirstFullMove(start->fullMove);
    keepFullMove(match);
    std::string others;
    for (const EpdOperation& operation : puzzle.operations) {
        const std::string& name = operation.name;
        const bool isText = name == "id" || (name.size() == 2 && name[0] == 'c' && isDigit(name[1]));
        if (isText && !operation.values.empty())
            match.addComment(match.start(), fitForComment(joined(
                                                operation.values, [](const auto& one) { return one; }, " ")));
        else if (name != kBest && name != kLine && name != "hmvc" && name != "fmvn" &&
                 operation.written.find(']') == std::string::npos) // which would end the command
            others += (others.empty() ? "" : "; ") + operation.written;
    }
    // The line first: what else is best becomes its variations.
    for (const std::string_view wanted : {kLine, kBest}) {
        for (const EpdOperation& operation : puzzle.operations) {
            if (operation.name != wanted)
                continue;
            const bool isLine = wanted == kLine;
            for (const std::string& move : isLine ? std::vector<std::string>{} : operation.values) {
                if (auto fault = addLine(match, {move}))
                    return Failure{*std::move(fault)};
            }
            if (auto fault = isLine ? addLine(match, operation.values) : std::nullopt)
                return Failure{*std::move(fault)};
        }
    }
    if (!others.empty())
        match.addComment(match.start(), "[%epd " + fitForTag(others) + ']');
    return match;
}

} // namespace ringford
