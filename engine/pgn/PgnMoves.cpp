// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnMoves.h"

#include "engine/match/ShortReading.h"
#include "engine/pgn/PgnSigns.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

namespace ringford {

namespace {

/** As many `O` as the word has when it is about castling; 0 when it is not. */
std::size_t castlingLetters(std::string_view word)
{
    std::size_t letters = 0;
    for (const char c : word) {
        if (c == 'O' || c == '0' || c == 'o')
            ++letters;
        else if (c != '-')
            return 0;
    }
    return letters == 2 || letters == 3 ? letters : 0;
}

/** The word as short notation has it: without what only says what the move does anyway. */
std::string plain(std::string_view word)
{
    constexpr std::string_view kSaysNothing = "-x:+#/";
    std::string out = withHyphens(word);
    std::erase_if(out, [=](char c) { return kSaysNothing.find(c) != std::string_view::npos; });
    constexpr std::string_view kPieces = "qrbn";
    const bool placesSmall = out.size() > 2 && isDigit(out[out.size() - (out[out.size() - 2] == '=' ? 3 : 2)]) &&
                             kPieces.find(out.back()) != std::string_view::npos;
    if (placesSmall) // e7e8q, as programs tell each other
        out.back() = static_cast<char>(out.back() - 'a' + 'A');
    return out;
}

/** The king's way as two cells: to where it goes, or to the rook in the corner, as programs have it that know Chess960. */
bool isKingsWay(const Board& board, const Action& castling, std::string_view word)
{
    const std::string from = board.name(castling.from);
    const std::string to = board.name(castling.to);
    const std::string corner{to.front() > from.front() ? 'h' : 'a', to.back()};
    return word == from + to || word == from + corner;
}

std::vector<Action> castlings(const Game& game, const Position& position, const std::vector<Action>& possible,
                              std::string_view word, const PieceLetters& pieces)
{
    const std::size_t letters = castlingLetters(word);
    const auto king = game.description().findKind('K');
    const bool saysKing = king && word.starts_with(pieces.of(*king));
    const std::string_view cells = word.substr(saysKing ? pieces.of(*king).size() : 0);
    std::vector<Action> found;
    for (const Action& action : possible) {
        if (action.kind != Action::Kind::Castle)
            continue;
        const std::size_t own = castlingLetters(game.text(position, action));
        if (letters == own || isKingsWay(game.board(), action, cells))
            found.push_back(action);
    }
    return found;
}

/** All that @p word names. @pre names of cells have two characters */
std::vector<Cell> cellsNamed(const Board& board, std::string_view word)
{
    std::vector<Cell> cells;
    for (std::size_t at = 0; at + 1 < word.size(); ++at) {
        if (const auto cell = board.find(word.substr(at, 2)))
            cells.push_back(*cell);
    }
    return cells;
}

/** Those that end on one of @p cells. */
std::vector<Action> endingOn(const std::vector<Cell>& cells, const std::vector<Action>& possible)
{
    std::vector<Action> found;
    std::ranges::copy_if(possible, std::back_inserter(found),
                         [&](const Action& action) { return std::ranges::find(cells, action.to) != cells.end(); });
    return found;
}

/** From cell to cell without the letter of what goes there: `g1f3`, as programs tell each other. */
std::vector<Action> betweenCells(const Game& game, const std::vector<Action>& possible, std::string_view word)
{
    constexpr std::size_t kCell = 2; // characters of a name
    const auto from = word.size() == 2 * kCell ? game.board().find(word.substr(0, kCell)) : std::nullopt;
    const auto to = from ? game.board().find(word.substr(kCell)) : std::nullopt;
    std::vector<Action> found;
    std::ranges::copy_if(possible, std::back_inserter(found),
                         [&](const Action& action) { return to && action.from == *from && action.to == *to; });
    return found;
}

bool isAscii(std::string_view word)
{
    return std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/** Whether a pawn on column b stands so that it might capture on one of @p cells, as far as rows go. */
bool mayCaptureFromB(const Game& game, const Position& position, const std::vector<Cell>& cells)
{
    const Contents contents = game.contents(position);
    const auto isBeside = [&](Cell from, Cell to) {
        const std::string_view name = game.board().shortName(from);
        return name.front() == 'b' && std::abs(name.back() - game.board().shortName(to).back()) == 1;
    };
    return std::ranges::any_of(contents.pieces, [&](const PlacedPiece& placed) {
        return placed.piece.kind == unnamedKind(game.description()) &&
               contents.sidesOnTurn.contains(placed.piece.side) &&
               std::ranges::any_of(cells, [&](Cell to) { return isBeside(placed.cell, to); });
    });
}

/** A word with a small letter for its piece, as some write them, with a large one; a `b` may be a pawn's column. */
std::string withLargeLetter(const Game& game, const Position& position, std::string_view word,
                            const std::vector<Cell>& cells)
{
    constexpr std::string_view kPieces = "kqrbn";
    std::string out(word);
    if (kPieces.find(out.front()) != std::string_view::npos &&
        (out.front() != 'b' || !mayCaptureFromB(game, position, cells)))
        out.front() = static_cast<char>(out.front() - 'a' + 'A');
    return out;
}

/** Whether @p move begins with two letters of columns and names no row: `dc`, `exd=Q`, as old books have captures by pawns. */
bool isBetweenColumns(std::string_view move)
{
    const auto isColumn = [](char c) { return c >= 'a' && c <= 'h'; };
    return move.size() >= 2 && isColumn(move[0]) && isColumn(move[1]) && std::ranges::none_of(move, isDigit);
}

/** What captures between the columns that @p move begins with, whatever captures. */
std::vector<Action> capturesBetweenColumns(const Board& board, const std::vector<Action>& possible,
                                           std::string_view move)
{
    std::vector<Action> found;
    std::ranges::copy_if(possible, std::back_inserter(found), [&](const Action& action) {
        return action.kind == Action::Kind::Capture && board.shortName(action.from).front() == move[0] &&
               board.shortName(action.to).front() == move[1];
    });
    return found;
}

/** Those that @p move means, which names @p cells. */
std::vector<Action> actionsMeant(const Game& game, const Position& position, const std::vector<Action>& possible,
                                 std::string_view move, const std::vector<Cell>& cells, const PieceLetters& letters)
{
    if (castlingLetters(move) > 0)
        return castlings(game, position, possible, move, letters);
    // Whatever else short notation leaves out, it says where a move ends, or at least in which column.
    if (isBetweenColumns(move)) {
        const std::vector<Action> captures = capturesBetweenColumns(game.board(), possible, move);
        return captures.empty() ? captures : actionsInShort(game, position, captures, move, letters);
    }
    const std::vector<Action> ending = endingOn(cells, possible);
    std::vector<Action> meant = actionsInShort(game, position, ending, move, letters);
    if (meant.empty() && !isAscii(move)) // as pages of the web have them
        meant = actionsInShort(game, position, ending, move, figurineLetters(game.description()));
    if (meant.empty())
        meant = betweenCells(game, ending, move);
    if (meant.empty() && !ending.empty())
        meant = actionsInShort(game, position, ending, withLargeLetter(game, position, move, cells), letters);
    return meant.empty() ? castlings(game, position, possible, move, letters) : meant;
}

/** What a word says that is written as nearly all are: `e4`, `Nbd7`, `exd8=Q+`. */
struct UsualWord {
    PieceKind kind;
    std::string_view origin; ///< nothing, a letter, a number, or both
    Cell to;
    std::optional<PieceKind> placed;
};

std::optional<PieceKind> kindOf(const PieceLetters& letters, char letter)
{
    const auto found = std::ranges::find(letters.ofKinds, std::string_view(&letter, 1));
    return found == letters.ofKinds.end()
               ? std::nullopt
               : std::optional(PieceKind{static_cast<std::uint8_t>(found - letters.ofKinds.begin())});
}

std::optional<UsualWord> readUsual(const Game& game, std::string_view word, const PieceLetters& letters)
{
    constexpr std::size_t kCell = 2; // characters of a name
    UsualWord read{unnamedKind(game.description()).value(), {}, {}, {}};
    word = word.substr(0, word.find_last_not_of("+#!?") + 1);
    if (word.size() > kCell && word[word.size() - 2] == '=') {
        read.placed = kindOf(letters, word.back());
        word.remove_suffix(2);
        if (!read.placed)
            return std::nullopt;
    }
    const auto to = word.size() < kCell ? std::nullopt : game.board().find(word.substr(word.size() - kCell));
    if (!to)
        return std::nullopt;
    read.to = *to;
    word.remove_suffix(kCell);
    if (word.ends_with('x'))
        word.remove_suffix(1);
    if (!word.empty() && word.front() >= 'A' && word.front() <= 'Z') {
        const auto kind = kindOf(letters, word.front());
        if (!kind)
            return std::nullopt;
        read.kind = *kind;
        word.remove_prefix(1);
    }
    read.origin = word;
    return word.size() <= kCell ? std::optional(read) : std::nullopt;
}

/**
 * The only one that @p word means, if it is written as nearly all are: of a hundred megabytes each word is read, and to
 * hold each against all that may be written takes a quarter longer for a whole file.
 */
std::optional<Action> usualMove(const Game& game, const Position& position, const std::vector<Action>& possible,
                                std::string_view word, const PieceLetters& letters)
{
    const auto read = readUsual(game, word, letters);
    if (!read)
        return std::nullopt;
    const auto mayBe = [&](const Action& action) {
        if (action.to != read->to || action.placed != read->placed || action.kind == Action::Kind::Castle)
            return false;
        const std::string_view from = game.board().shortName(action.from);
        return read->origin.empty() || read->origin == from ||
               (read->origin.size() == 1 && from.find(read->origin) != std::string_view::npos);
    };
    std::optional<Action> found;
    std::optional<Contents> contents;
    for (const Action& action : possible) {
        if (!mayBe(action))
            continue;
        if (!contents)
            contents = game.contents(position);
        const auto mover = std::ranges::find(contents->pieces, action.from, &PlacedPiece::cell);
        if (mover->piece.kind != read->kind)
            continue;
        if (found)
            return std::nullopt;
        found = action;
    }
    return found;
}

} // namespace

Result<Entry, Text> readPgnMove(const Match& match, const Node* node, std::string_view word,
                                const PieceLetters& letters)
{
    if (nullMoveLength(word) > 0)
        return Failure{Text(RINGFORD_TEXT("'%1' moves nothing, and this game has no such move")).quote(word)};
    constexpr std::size_t kLongestMove = 64; // bytes; a file may be one word of any length
    if (word.size() > kLongestMove)
        return Failure{Text(RINGFORD_TEXT("expected a move or a result, not '%1'")).quote(word)};
    const Game& game = match.game();
    const Position position = match.position(node);
    const std::vector<Action> possible = match.actions(node);
    if (const auto usual = usualMove(game, position, possible, word, letters))
        return match.entryOf(node, *usual);
    const std::string move = plain(word);
    const std::vector<Cell> cells = cellsNamed(game.board(), move);
    const std::vector<Action> meant = actionsMeant(game, position, possible, move, cells, letters);
    if (meant.size() == 1)
        return match.entryOf(node, meant.front());
    if (meant.size() > 1)
        return Failure{Text(RINGFORD_TEXT("'%1' may mean %2 or %3: expected a move that only one piece can make"))
                           .quote(word)
                           .with(game.text(position, meant[0]))
                           .with(game.text(position, meant[1]))};
    if (node->outcome().decided())
        return Failure{Text(RINGFORD_TEXT("the game is over"))};
    if (castlingLetters(move) == 0 && cells.empty())
        return Failure{Text(RINGFORD_TEXT("expected a move or a result, not '%1'")).quote(word)};
    return Failure{Text(RINGFORD_TEXT("'%1' is not legal here")).quote(word)};
}

std::string writePgnMove(const Match& match, const Node* node)
{
    const Game& game = match.game();
    const Action& action = node->entry().action;
    // Others need not be told from it.
    const ShortTexts texts(game, match.position(node->parent), endingOn({action.to}, match.actions(node->parent)));
    return texts.text(action, englishLetters(game.description()), match.position(node), node->outcome(),
                      node->atTable());
}

} // namespace ringford
