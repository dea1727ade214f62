// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/Fen.h"

#include "engine/games/chess/SetupParts.h"
#include "engine/games/orthodox/SetupText.h"
#include "engine/rules/Game.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <vector>

namespace ringford::orthodox {

using chess::Army;
using chess::Bits;
using chess::Kind;
using chess::Spot;

namespace {

/** In the order of chess::kCastlingWays. */
constexpr std::string_view kCastlingLetters = "KQkq";
/** The same by the columns of the rooks, as programs write it that know Chess960. */
constexpr std::string_view kCastlingColumns = "HAha";
constexpr std::string_view kNothing = "-";

/** The index of the way that a letter stands for; npos where it is none of orthodox chess. */
std::size_t castlingOf(char letter)
{
    return std::min(kCastlingLetters.find(letter), kCastlingColumns.find(letter));
}

bool consistsOfColumns(std::string_view field)
{
    return field.find_first_not_of("ABCDEFGHabcdefgh") == std::string_view::npos;
}

/** Whether it goes on with a character of UTF-8. */
bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/** Which character of a text a part of it begins with, from 1. */
long long characterOf(std::string_view text, std::string_view part)
{
    const std::string_view before = text.substr(0, static_cast<std::size_t>(part.data() - text.data()));
    return 1 + std::ranges::count_if(before, std::not_fn(isContinuation));
}

/** The whole character that begins at @p at, of several bytes where it is not ASCII. */
std::string_view characterAt(std::string_view text, std::size_t at)
{
    constexpr std::size_t kMostBytes = 4;
    std::size_t size = 1;
    while (size < kMostBytes && at + size < text.size() && isContinuation(text[at + size]))
        ++size;
    return text.substr(at, size);
}

bool isGap(char c)
{
    return c >= '1' && c <= '8';
}

/** The part of the ranks that tells what stands on a spot. @pre each rank has eight squares */
std::string_view partOf(std::string_view ranks, Spot spot)
{
    int number = 8 * (7 - chess::rankOf(spot)) + chess::fileOf(spot); // as they are written
    std::size_t at = 0;
    for (; number > 0 || ranks[at] == '/'; ++at)
        number -= ranks[at] == '/' ? 0 : isGap(ranks[at]) ? ranks[at] - '0' : 1;
    return ranks.substr(at, 1);
}

char letterOf(const GameDescription& game, chess::Man man)
{
    const char letter = game.kind(kBoard.piece(man).kind).letter;
    return man.army == Army::White ? letter : static_cast<char>(std::tolower(letter));
}

std::string writeRank(const GameDescription& game, const chess::Placement& men, int rank)
{
    std::string text;
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
        const auto man = men.at(chess::spotOf(file, rank));
        if (!man) {
            ++empty;
            continue;
        }
        if (empty != 0)
            text += std::to_string(empty);
        empty = 0;
        text += letterOf(game, *man);
    }
    return empty != 0 ? text + std::to_string(empty) : text;
}

std::string writeCastling(chess::CastlingMarks marks)
{
    std::string text;
    for (std::size_t i = 0; i < kCastlingLetters.size(); ++i) {
        if ((marks >> i & 1) != 0)
            text += kCastlingLetters[i];
    }
    return text.empty() ? std::string(kNothing) : text;
}

/**
 * Reads the fields. Where what they say is no sound position, they become a setup, which is then read as any other and
 * says what is wrong; told() says that in the words of who writes a FEN. Each field says whether it could be read; what
 * was wrong is kept.
 */
class FenReader {
public:
    /** @p text outlives it. */
    FenReader(const GameDescription& game, std::string_view text) : m_game(game), m_text(text), m_fields(words(text)) {}

    bool readFields()
    {
        const std::size_t count = m_fields.size();
        if (count < 4)
            return refuse(m_text.substr(m_text.size()),
                          Text(RINGFORD_TEXT("a whole FEN has at least four fields (ranks, side to move, castling "
                                             "rights, en passant square), not %1"))
                              .with(static_cast<long long>(count)));
        if (count > 6)
            return refuse(m_fields[6], Text(RINGFORD_TEXT("a FEN has no more than six fields (ranks, side to move, "
                                                          "castling rights, en passant square, clock, move number), "
                                                          "not %1"))
                                           .with(static_cast<long long>(count)));
        return readRanks(m_fields[0]) && readTurn(m_fields[1]) && readCastling(m_fields[2]) &&
               readEnPassant(m_fields[3]) && (count < 5 || readQuiet(m_fields[4])) &&
               (count < 6 || readFullMove(m_fields[5]));
    }

    Setup setup() const
    {
        const std::string& turn = m_game.seats[chess::indexOf(m_turn)].name;
        Setup setup{{{"white", {}}, {"black", {}}, {"turn", {turn}}, {"ep", m_enPassant}, {"quiet", m_quiet}}};
        chess::forEach(m_men.occupied(), [&](Spot spot) {
            const Piece piece = kBoard.piece(*m_men.at(spot));
            const std::string mark((m_unmoved & chess::bit(spot)) != 0 ? 1 : 0, chess::kUnmoved);
            setup.groups[piece.side.index].items.push_back(m_game.kind(piece.kind).letter + nameOf(spot) + mark);
        });
        return setup;
    }
    /** What the setup would say, which takes three times as long; nothing where something is wrong with it. */
    std::optional<State> soundState() const
    {
        const auto passed = m_enPassant.empty() ? std::nullopt : m_game.board.find(m_enPassant.front());
        const auto quiet = m_quiet.empty() ? 0 : readPlainNumber(m_quiet.front(), kMostCounted);
        if (!quiet || passed.has_value() == m_enPassant.empty())
            return std::nullopt;
        return orthodox::soundState({m_men, m_unmoved}, m_turn, passed, *quiet);
    }
    /** What is wrong with that setup. */
    Text told(const SetupProblems& problems) const
    {
        Text all;
        for (const SetupProblem& problem : problems)
            all = all.empty() ? told(problem)
                              : Text(RINGFORD_TEXT("%1; %2")).sentence(std::move(all)).sentence(told(problem));
        return all;
    }
    int fullMove() const { return m_fullMove; }
    const Text& error() const { return m_error; }

private:
    bool refuse(Text error)
    {
        m_error = std::move(error);
        return false;
    }
    bool refuse(std::string_view part, Text error) { return refuse(at(part, std::move(error))); }
    /** What is wrong with a part of the text, and where that is. */
    Text at(std::string_view part, Text error) const
    {
        return Text(RINGFORD_TEXT("at character %1: %2")).with(characterOf(m_text, part)).sentence(std::move(error));
    }

    Text told(const SetupProblem& problem) const
    {
        if (problem.group == "ep")
            return at(
                m_fields[3],
                Text(m_game.board.find(problem.item)
                         ? RINGFORD_TEXT("no pawn can have passed over the en passant square '%1' in the last move")
                         : RINGFORD_TEXT("the en passant square is one such as e6, or -, not '%1'"))
                    .quote(problem.item));
        if (problem.group == "quiet")
            return at(m_fields[4], Text(RINGFORD_TEXT("the clock, which counts half-moves without a capture or a "
                                                      "pawn's move, is from 0 to %1, not '%2'"))
                                       .with(static_cast<long long>(kMostCounted))
                                       .quote(problem.item));
        if (problem.cell) {
            const std::string_view part = partOf(m_fields[0], chess::spotOf(*problem.cell));
            return at(part, Text(RINGFORD_TEXT("'%1' on %2: %3"))
                                .with(part)
                                .with(m_game.board.name(*problem.cell))
                                .sentence(problem.message));
        }
        const auto seat = m_game.findSeat(problem.group);
        return seat ? Text(RINGFORD_TEXT("%1: %2")).sentence(m_game.seat(*seat).title).sentence(problem.message)
                    : sentence(problem);
    }

    bool readRanks(std::string_view field)
    {
        constexpr int kRanks = 8;
        int ranks = 1;
        std::size_t end = field.size(); // where a / lacks, or is one too many
        for (std::size_t at = 0; at < field.size(); ++at) {
            if (field[at] == '/' && ranks++ == kRanks)
                end = at;
        }
        if (ranks != kRanks)
            return refuse(field.substr(end), Text(RINGFORD_TEXT("expected 8 ranks with a / between two, not %1"))
                                                 .with(static_cast<long long>(ranks)));
        int rank = 8;
        return eachPart(field, '/', [&](std::string_view text) { return readRank(text, --rank); });
    }

    bool readRank(std::string_view text, int rank)
    {
        int file = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::string_view sign = characterAt(text, i);
            const char c = sign.front();
            const auto kind = m_game.findKind(static_cast<char>(std::toupper(static_cast<unsigned char>(c))));
            if (!kind && !isGap(c))
                return refuse(sign, Text(RINGFORD_TEXT("'%1' in rank %2 is no piece; expected one of KQRBNP or kqrbnp, "
                                                       "or 1 to 8 for empty squares"))
                                        .with(sign)
                                        .with(rank + 1LL));
            if (!kind && i > 0 && isGap(text[i - 1]))
                return refuse(sign,
                              Text(RINGFORD_TEXT("two numbers in rank %1; expected one for empty squares that are "
                                                 "beside one another"))
                                  .with(rank + 1LL));
            if (kind && file < 8) {
                const Army army = std::isupper(static_cast<unsigned char>(c)) != 0 ? Army::White : Army::Black;
                m_men.flip(army, static_cast<Kind>(kind->index), chess::bit(chess::spotOf(file, rank)));
            }
            file += kind ? 1 : c - '0';
        }
        if (file == 8)
            return true;
        return refuse(text, Text(RINGFORD_TEXT("expected 8 squares in rank %1, not %2"))
                                .with(rank + 1LL)
                                .with(static_cast<long long>(file)));
    }

    bool readTurn(std::string_view field)
    {
        if (field != "w" && field != "b")
            return refuse(field, Text(RINGFORD_TEXT("the side to move is w or b, not '%1'")).quote(field));
        m_turn = field == "w" ? Army::White : Army::Black;
        return true;
    }

    bool readCastling(std::string_view field)
    {
        if (field == kNothing)
            return true;
        for (std::size_t i = 0; i < field.size(); ++i) {
            const std::string_view sign = field.substr(i, 1);
            const auto letter = castlingOf(sign.front());
            if (letter == std::string_view::npos && consistsOfColumns(field))
                return refuse(field,
                              Text(RINGFORD_TEXT("the castling rights '%1' are those of Chess960; orthodox chess "
                                                 "has the letters KQkq, each at most once, or -"))
                                  .quote(field));
            const auto repeated =
                std::ranges::any_of(field.substr(0, i), [letter](char c) { return castlingOf(c) == letter; });
            if (letter == std::string_view::npos || repeated)
                return refuse(sign,
                              Text(RINGFORD_TEXT("the castling rights are the letters KQkq, each at most once, or "
                                                 "-, not '%1'"))
                                  .quote(field));
            const chess::CastlingWay& way = chess::kCastlingWays[letter];
            if (!areAtHome(way))
                return refuse(sign, Text(isOfChess960(way)
                                             ? RINGFORD_TEXT("the castling right '%1' needs a king on %2 and a rook on "
                                                             "%3; from other squares it is that of Chess960")
                                             : RINGFORD_TEXT("the castling right '%1' needs a king on %2 and a rook on "
                                                             "%3"))
                                        .with(sign)
                                        .with(nameOf(way.kingFrom))
                                        .with(nameOf(way.rookFrom)));
            m_unmoved |= chess::bit(way.kingFrom) | chess::bit(way.rookFrom);
        }
        return true;
    }

    bool areAtHome(const chess::CastlingWay& way) const
    {
        return (m_men.of(way.army, Kind::King) & chess::bit(way.kingFrom)) != 0 &&
               (m_men.of(way.army, Kind::Rook) & chess::bit(way.rookFrom)) != 0;
    }

    /** Chess960 may write KQkq as well, for the outermost rook at that side of the king. */
    bool isOfChess960(const chess::CastlingWay& way) const
    {
        const Bits rank = chess::ownRank(way.army, 0);
        const Bits king = m_men.of(way.army, Kind::King) & rank;
        const Bits rooks = m_men.of(way.army, Kind::Rook) & rank;
        return king != 0 && (way.wing == chess::Wing::King ? rooks > king : (rooks & (king - 1)) != 0);
    }

    const std::string& nameOf(Spot spot) const { return m_game.board.name(kBoard.cell(spot)); }

    bool readEnPassant(std::string_view field)
    {
        if (field != kNothing)
            m_enPassant.emplace_back(field);
        return true;
    }

    bool readQuiet(std::string_view field)
    {
        m_quiet.emplace_back(field);
        return true;
    }

    bool readFullMove(std::string_view field)
    {
        m_fullMove = readPlainNumber(field, kMostCounted).value_or(0);
        if (m_fullMove > 0)
            return true;
        return refuse(field, Text(RINGFORD_TEXT("the move number is from 1 to %1, not '%2'"))
                                 .with(static_cast<long long>(kMostCounted))
                                 .quote(field));
    }

    const GameDescription& m_game;
    std::string_view m_text;
    std::vector<std::string_view> m_fields;
    chess::Placement m_men;
    Bits m_unmoved = 0;
    Army m_turn = Army::White;
    std::vector<std::string> m_enPassant;
    std::vector<std::string> m_quiet;
    int m_fullMove = 1;
    Text m_error;
};

} // namespace

std::string writeFen(const GameDescription& game, const State& state, int fullMove)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank)
        text += writeRank(game, state.men, rank) + (rank > 0 ? "/" : " ");
    text += state.turn == Army::White ? "w " : "b ";
    text += writeCastling(state.castling) + ' ';
    text += state.enPassant != 0 ? game.board.name(kBoard.cell(chess::first(state.enPassant))) : std::string(kNothing);
    return text + ' ' + std::to_string(state.quiet) + ' ' + std::to_string(std::min(fullMove, kMostCounted));
}

Result<FenContent, Text> readFen(const GameDescription& game, std::string_view text)
{
    FenReader reader(game, text);
    if (!reader.readFields())
        return Failure{reader.error()};
    if (const auto sound = reader.soundState())
        return FenContent{*sound, reader.fullMove()};
    auto state = readState(game, reader.setup());
    if (!state)
        return Failure{reader.told(state.error())};
    return FenContent{*state, reader.fullMove()};
}

} // namespace ringford::orthodox
