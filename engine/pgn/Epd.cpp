// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/Epd.h"

#include "engine/pgn/EpdPlace.h"
#include "engine/pgn/PgnLetters.h"
#include "engine/pgn/PgnMoves.h"
#include "engine/pgn/PgnSigns.h"
#include "engine/pgn/PgnTags.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <span>
#include <utility>

namespace ringford {

namespace {

constexpr std::string_view kEnds = " \t\r\n;"; ///< of a field
constexpr std::size_t kFieldsOfEpd = 3;        ///< behind the rows
constexpr std::string_view kBest = "bm";       ///< moves, each of which is best
constexpr std::string_view kLine = "pv";       ///< moves that follow one another
constexpr std::string_view kQuiet = "hmvc";    ///< the fifth field of a FEN
constexpr std::string_view kFullMove = "fmvn"; ///< the sixth

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

/**
 * What is no FEN that people write, as a whole one: fields that are missing are not what is wrong with it, for two of
 * them, or the rows alone, would be enough.
 */
std::string wholeFen(std::string_view text)
{
    std::string whole(text);
    std::string_view rest = text;
    for (std::size_t fields = 0; fields <= kFieldsOfEpd; ++fields) {
        rest.remove_prefix(std::min(rest.find_first_not_of(kEpdBlanks), rest.size()));
        if (rest.empty() && !text.empty())
            whole += fields == 1 ? " w" : " -";
        rest.remove_prefix(std::min(rest.find_first_of(kEpdBlanks), rest.size()));
    }
    return whole;
}

std::size_t placeIn(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

/** Takes a field off the front of @p text; none is left of one that a semicolon stands before. */
std::string_view takeField(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kEpdBlanks), text.size()));
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

bool isCount(const EpdOperation& operation)
{
    return operation.name == kQuiet || operation.name == kFullMove;
}
bool isMoves(const EpdOperation& operation)
{
    return operation.name == kBest || operation.name == kLine;
}
/** Whether it is a text, which becomes a comment. */
bool isCaption(const EpdOperation& operation)
{
    const std::string& name = operation.name;
    return name == "id" || (name.size() == 2 && name[0] == 'c' && isDigit(name[1]));
}

/** Whether a quoted text goes on with `\\"` or `\\\\`, which stand for these characters. */
bool isEscape(std::string_view text)
{
    return text.starts_with("\\\"") || text.starts_with("\\\\");
}

/** Takes operations apart, and looks for what is wrong with how they are written. */
class Operations {
public:
    /** @p rest is a part of @p text, whose bytes are counted. */
    Operations(std::string_view text, std::string_view rest) : m_text(text), m_rest(rest) {}

    std::vector<EpdOperation> read()
    {
        std::vector<EpdOperation> all;
        while (!m_rest.empty()) {
            EpdOperation operation = readOne(takeOne());
            if (operation.name.empty())
                continue;
            check(operation);
            all.push_back(std::move(operation));
        }
        return all;
    }
    /** The first that was found wrong. */
    const std::optional<EpdFault>& fault() const { return m_fault; }

private:
    /** Takes what stands before the next semicolon off the front. */
    std::string_view takeOne()
    {
        std::size_t end = 0;
        std::size_t quotation = 0;
        bool isQuoted = false;
        for (; end < m_rest.size() && (isQuoted || m_rest[end] != ';'); ++end) {
            if (isQuoted && isEscape(m_rest.substr(end))) {
                ++end;
            } else if (m_rest[end] == '"') {
                isQuoted = !isQuoted;
                quotation = end;
            }
        }
        if (isQuoted)
            refuse(placeOf(m_rest) + quotation, RINGFORD_TEXT("expected a quotation mark at the end of this text"));
        const std::string_view one = trimmed(m_rest.substr(0, end), kEpdBlanks);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return one;
    }

    EpdOperation readOne(std::string_view one) const
    {
        EpdOperation operation;
        operation.at = placeOf(one);
        operation.written = one;
        operation.name = takeWord(one, kEpdBlanks);
        for (one = trimmed(one, kEpdBlanks); !one.empty(); one = trimmed(one, kEpdBlanks))
            operation.values.push_back(takeValue(one));
        return operation;
    }

    /** The value of a word, or of what stands in quotation marks; takes it off the front of @p one. @pre no blank there */
    EpdOperation::Value takeValue(std::string_view& one) const
    {
        const std::size_t at = placeOf(one);
        if (!one.starts_with('"'))
            return {std::string(takeWord(one, kEpdBlanks)), at, false};
        std::string value;
        std::size_t end = 1;
        for (; end < one.size() && one[end] != '"'; ++end) {
            end += isEscape(one.substr(end)) ? 1 : 0;
            value += one[end];
        }
        one.remove_prefix(std::min(end + 1, one.size()));
        return {value, at, true};
    }

    void check(const EpdOperation& operation)
    {
        const auto& values = operation.values;
        if (isMoves(operation) && values.empty())
            refuse(operation.at, Text(RINGFORD_TEXT("expected moves behind '%1'")).with(operation.name));
        if (isCount(operation) && values.empty())
            refuse(operation.at, Text(RINGFORD_TEXT("expected a number behind '%1'")).with(operation.name));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool isNumberHere = i == 0 && isCount(std::string_view(values[i].text));
            const bool isBehindText = isCaption(operation) && i > 0 && values[i - 1].isQuoted;
            if ((isMoves(operation) || isBehindText || (isCount(operation) && i > 0)) && beginsAnother(values, i))
                refuse(values[i].at,
                       Text(RINGFORD_TEXT("a semicolon may be missing before '%1'")).quote(values[i].text));
            else if (isCount(operation) && !isNumberHere)
                refuse(values[i].at, Text(RINGFORD_TEXT("expected one number behind '%1', not '%2'"))
                                         .with(operation.name)
                                         .quote(values[i].text));
        }
    }

    /** Whether the value is the name of an operation, and not a move to c3 as well. */
    static bool beginsAnother(const std::vector<EpdOperation::Value>& values, std::size_t number)
    {
        const std::string& word = values[number].text;
        const bool isBeforeText = number + 1 < values.size() && values[number + 1].isQuoted;
        const bool isCell = word.size() == 2 && word[0] == 'c' && word[1] >= '1' && word[1] <= '8';
        return !values[number].isQuoted && isOperation(word) && (!isCell || isBeforeText);
    }

    std::size_t placeOf(std::string_view part) const { return placeIn(m_text, part); }
    void refuse(std::size_t at, Text message)
    {
        if (!m_fault)
            m_fault = EpdFault{std::move(message), at};
    }

    std::string_view m_text;
    std::string_view m_rest;
    std::optional<EpdFault> m_fault;
};

/** Adds a line of moves to the start of a match; numbers of moves are passed over. Gives what is wrong with it. */
std::optional<EpdFault> addLine(Match& match, std::span<const EpdOperation::Value> moves, const PieceLetters& letters)
{
    const Node* at = match.start();
    for (const EpdOperation::Value& word : moves) {
        const std::string plain = withHyphens(word.text);
        std::string_view move = plain;
        if (const auto digits = digitsAt(move); digits > 0 && digits < move.size() && move[digits] == '.')
            move.remove_prefix(std::min(move.find_first_not_of('.', digits), move.size()));
        if (move.empty())
            continue;
        const std::size_t place = word.at + plain.size() - move.size(); // behind the number
        auto entry = readPgnMove(match, at, move, letters);
        if (!entry)
            return EpdFault{entry.error(), place};
        const auto added = match.add(at, *std::move(entry));
        if (!added)
            return EpdFault{added.error().sentence, place};
        at = added->node;
    }
    return std::nullopt;
}

/** What is wrong with a position, at its place in the text; the place that a FEN's reader tells is that in `fen`. */
EpdFault placed(const LooseFen& position, const Text& message)
{
    EpdFault fault{message, position.fields.front().at};
    if (message.pattern() != RINGFORD_TEXT("at character %1: %2") || message.arguments().size() != 2 ||
        !message.arguments()[1].sentence)
        return fault;
    const int character = readNumber(message.arguments()[0].text).value_or(1);
    std::size_t inFen = 0;
    for (int i = 1; i < character && inFen < position.fen.size(); ++i)
        inFen += std::max(characterLength(std::string_view(position.fen).substr(inFen)), std::size_t(1));
    for (const LooseFen::Field& field : position.fields) {
        if (field.inFen <= inFen)
            fault.at = field.at + std::min(inFen - field.inFen, field.sameBytes);
    }
    fault.message = *message.arguments()[1].sentence;
    return fault;
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
    return beginsWithRows(positionIn(text));
}

bool isMeantAsFen(std::string_view text)
{
    return looksLikeFen(text) || trimmed(text, kEpdBlanks).starts_with('[') || text.find(':') == std::string_view::npos;
}

std::size_t LooseFen::moves() const
{
    std::size_t count = 0;
    for (const EpdOperation& operation : operations)
        count += isMoves(operation) ? operation.values.size() : 0;
    return count;
}

namespace {

/** The fields behind the rows, as they are without being written. */
struct Fields {
    std::array<std::string, 5> words{"w", "-", "-", "0", "1"};
    std::array<LooseFen::Field, 5> places{};
    std::size_t read = 0;
};

/** Takes the fields that stand there off the front of @p rest, which is a part of @p text. */
Fields takeFields(std::string_view text, std::string_view& rest)
{
    using Fits = bool (*)(std::string_view);
    constexpr std::array<Fits, 5> kFits{isTurn, isCastling, isPassed, isCount, isCount};
    Fields fields;
    for (std::size_t& i = fields.read; i < kFits.size(); ++i) {
        std::string_view behind = rest;
        const std::string_view written = takeField(behind);
        const std::string word = withHyphens(written);
        if (!kFits[i](word))
            break;
        fields.words[i] = i < kFieldsOfEpd ? word : number(word, static_cast<int>(i - kFieldsOfEpd));
        fields.places[i] = {0, placeIn(text, written), word == written ? written.size() : 0};
        rest = behind;
    }
    fields.words[0] = fields.words[0].starts_with('W') || fields.words[0].starts_with('w') ? "w" : "b";
    for (std::size_t i = fields.read; i < kFits.size(); ++i)
        fields.places[i].at = placeIn(text, rest);
    return fields;
}

/** Lets the operations that count take the place of the last two fields. */
void takeCounts(const std::vector<EpdOperation>& operations, Fields& fields)
{
    for (const EpdOperation& operation : operations) {
        if (!isCount(operation) || operation.values.size() != 1 || !isNumber(operation.values[0].text))
            continue;
        const int least = operation.name == kFullMove ? 1 : 0;
        const auto field = kFieldsOfEpd + static_cast<std::size_t>(least);
        fields.words[field] = number(operation.values[0].text, least);
        fields.places[field] = {0, operation.values[0].at, 0};
    }
}

/** Words that people write behind a whole FEN: `Mate in 1`. */
bool areWords(std::string_view behind, const Fields& fields)
{
    return fields.read == fields.words.size() && !behind.empty() &&
           std::isalpha(static_cast<unsigned char>(behind.front())) != 0 && !beginsWithOperation(behind, false);
}

} // namespace

LooseFen readLooseFen(std::string_view text)
{
    std::string_view rest = positionIn(withoutTags(text));
    while (rest.ends_with(';'))
        rest = trimmed(rest.substr(0, rest.size() - 1), kEpdBlanks);
    const std::string_view whole = rest;
    const std::string_view written = takeField(rest);
    const std::string rows = plainRows(written);
    Fields fields = takeFields(text, rest);
    rest = trimmed(rest, kEnds);
    std::vector<EpdOperation> captions;
    if (areWords(rest, fields)) {
        captions.push_back({"c0", {{std::string(rest), placeIn(text, rest), true}}, {}, placeIn(text, rest)});
        rest = {};
    }
    const bool isEpd = fields.read >= kFieldsOfEpd && text.find(';') != std::string_view::npos;
    if (rows.empty() || (!rest.empty() && !beginsWithOperation(rest, isEpd))) // whoever reads it says what is wrong
        return {wholeFen(whole), {}, true, {}, {{0, placeIn(text, whole), whole.size()}}};
    Operations operations(text, rest);
    const bool isBlack = fields.read == 0 && saysBlack(text.substr(0, placeIn(text, written)));
    if (isBlack)
        fields.words[0] = "b";
    LooseFen read{rows, operations.read(), fields.read > 0 || isBlack, operations.fault()};
    takeCounts(read.operations, fields);
    std::ranges::move(captions, std::back_inserter(read.operations));
    read.fields = {{0, placeIn(text, written), rows == written ? rows.size() : 0}};
    for (std::size_t i = 0; i < fields.words.size(); ++i) {
        read.fields.push_back(fields.places[i]);
        read.fields.back().inFen = read.fen.size() + 1;
        read.fen += ' ' + fields.words[i];
    }
    return read;
}

Result<Fen::Start, Text> readLoosePosition(const Game& game, std::string_view text)
{
    return readStart(game, readLooseFen(text));
}

Result<Match, Text> readPuzzle(std::shared_ptr<const Game> game, std::string_view text)
{
    const LooseFen puzzle = readLooseFen(text);
    if (const auto start = readStart(*game, puzzle); !start)
        return Failure{start.error()}; // which tells its place
    auto match = readPuzzle(std::move(game), puzzle);
    if (!match)
        return Failure{match.error().message};
    return *std::move(match);
}

namespace {

/** Adds what is said of the position to its comments. */
void addComments(Match& match, const std::vector<EpdOperation>& operations)
{
    std::string others;
    for (const EpdOperation& operation : operations) {
        if (isCaption(operation) && !operation.values.empty())
            match.addComment(match.start(), fitForComment(joined(operation.values, &EpdOperation::Value::text, " ")));
        else if (!isMoves(operation) && !isCount(operation) &&
                 operation.written.find(']') == std::string::npos) // which would end the command
            others += (others.empty() ? "" : "; ") + operation.written;
    }
    if (!others.empty())
        match.addComment(match.start(), "[%epd " + fitForTag(others) + ']');
}

/** Adds the moves that are the answer, with pieces by @p letters; gives what is wrong with them. */
std::optional<EpdFault> addAnswer(Match& match, const std::vector<EpdOperation>& operations,
                                  const PieceLetters& letters)
{
    // The line first: what else is best becomes its variations.
    for (const std::string_view wanted : {kLine, kBest}) {
        for (const EpdOperation& operation : operations) {
            if (operation.name != wanted)
                continue;
            const std::span<const EpdOperation::Value> moves = operation.values;
            const std::size_t length = wanted == kLine ? std::max(moves.size(), std::size_t(1)) : 1;
            for (std::size_t i = 0; i < moves.size(); i += length) {
                if (auto fault = addLine(match, moves.subspan(i, length), letters))
                    return fault;
            }
        }
    }
    return std::nullopt;
}

/** Whether a move of the answer names a piece by a letter that English has not. */
bool isForeign(const std::vector<EpdOperation>& operations, const PieceLetters& letters, const PieceLetters& english)
{
    return std::ranges::any_of(operations, [&](const EpdOperation& operation) {
        return isMoves(operation) && std::ranges::any_of(operation.values, [&](const EpdOperation::Value& move) {
                   return isUnknownInEnglish(move.text, letters, english);
               });
    });
}

/** The position with its answer, whose pieces go by @p letters. */
Result<Match, EpdFault> readWith(const PieceLetters& letters, const std::shared_ptr<const Game>& game,
                                 const Fen::Start& start, const LooseFen& puzzle)
{
    Match match(game, start.position);
    match.setFirstFullMove(start.fullMove);
    keepFullMove(match);
    addComments(match, puzzle.operations);
    if (auto fault = addAnswer(match, puzzle.operations, letters))
        return Failure{*std::move(fault)};
    return match;
}

} // namespace

Result<Match, EpdFault> readPuzzle(std::shared_ptr<const Game> game, const LooseFen& puzzle)
{
    auto start = readStart(*game, puzzle);
    if (!start)
        return Failure{placed(puzzle, start.error())};
    if (puzzle.fault)
        return Failure{*puzzle.fault};
    const PieceLetters english = englishLetters(game->description());
    auto furthest = readWith(english, game, *start, puzzle);
    if (furthest)
        return furthest;
    // As in PGN: what English reads is never read otherwise.
    for (const PieceLetters& letters : foreignLetters(game->description())) {
        if (!isForeign(puzzle.operations, letters, english))
            continue;
        auto read = readWith(letters, game, *start, puzzle);
        if (read || read.error().at > furthest.error().at)
            furthest = std::move(read);
        if (furthest)
            break;
    }
    return furthest;
}

} // namespace ringford
