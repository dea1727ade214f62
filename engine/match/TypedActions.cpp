// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/TypedActions.h"

#include "engine/board/CellLabels.h"
#include "engine/board/CellName.h"
#include "engine/match/Match.h"
#include "engine/match/ShortReading.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>

namespace ringford {

namespace {

/** ASCII alone, as all notation is. */
std::string inSmallLetters(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(), lowerCase);
    return out;
}

/** What stands at a place of a text. */
struct CellInText {
    std::size_t length; ///< with the number of its board
    Cell cell;
};

/** The cell whose name, with the number of its board or without where only one has it, begins at @p at. */
std::optional<CellInText> cellAt(const Board& board, std::string_view text, std::size_t at)
{
    const std::size_t digits = digitsAt(text.substr(at));
    const bool hasBoard = digits > 0 && at + digits < text.size() && text[at + digits] == ':';
    const std::size_t before = hasBoard ? digits + 1 : 0;
    const std::size_t length = cellNameLength(text.substr(at + before));
    if (length < 2)
        return std::nullopt;
    const std::string_view name = text.substr(at, before + length);
    const bool isOnOnly = !hasBoard && board.faces().size() == 1;
    if (const auto cell = isOnOnly ? board.find(0, name) : board.find(name))
        return CellInText{before + length, *cell};
    return std::nullopt;
}

bool isSign(char c)
{
    return c == '-' || c == 'x';
}

/** With `-` for each `x` between cells, which stand behind digits or a label's last letter. */
std::string withOneSign(std::string_view typed)
{
    std::string out(typed);
    for (std::size_t at = 2; at < out.size(); ++at) {
        if (out[at] == 'x')
            out[at] = '-';
    }
    return out;
}

std::string withoutBlanks(std::string_view typed)
{
    std::string joined(typed);
    std::erase_if(joined, [](char c) { return c == ' ' || c == '\t'; });
    return joined;
}

/** Without blanks and `=`, and without signs in front of letters and boards: there they say where it leads. */
std::string withoutSigns(std::string_view typed)
{
    const std::string joined = withoutBlanks(typed);
    const bool isCharge = joined.starts_with("cx") || joined.starts_with("cy");
    std::string out;
    for (std::size_t at = 0; at < joined.size(); ++at) {
        const bool isBeforeNumber = at + 1 < joined.size() && isDigit(joined[at + 1]);
        const bool isSaying = isCharge && (at < 2 || isBeforeNumber);
        if (isSaying || (!isSign(joined[at]) && joined[at] != '*' && joined[at] != '='))
            out += joined[at];
    }
    return out;
}

std::string withoutBoards(std::string_view typed)
{
    std::string out;
    for (std::size_t at = 0; at < typed.size();) {
        const std::size_t digits = digitsAt(typed.substr(at));
        const bool isBoard = digits > 0 && at + digits < typed.size() && typed[at + digits] == ':';
        if (isBoard) {
            at += digits + 1;
        } else {
            const std::size_t length = std::max<std::size_t>(digits, 1);
            out += typed.substr(at, length);
            at += length;
        }
    }
    return out;
}

/** The numbers of boards in @p text, with their colons. */
std::vector<std::string_view> boardsIn(std::string_view text)
{
    std::vector<std::string_view> boards;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t digits = digitsAt(text.substr(at));
        const bool isBoard = digits > 0 && at + digits < text.size() && text[at + digits] == ':';
        if (isBoard)
            boards.push_back(text.substr(at, digits + 1));
        at += std::max<std::size_t>(digits, 1);
    }
    return boards;
}

/** Whether @p text is of all boards that @p typed names: who says which board means no other. */
bool isOnBoardsOf(std::string_view text, std::string_view typed)
{
    const auto named = boardsIn(text);
    return std::ranges::all_of(boardsIn(typed),
                               [&](std::string_view board) { return std::ranges::find(named, board) != named.end(); });
}

std::string asWritten(std::string_view typed)
{
    return std::string(typed);
}

std::string withOneSignInSmallLetters(std::string_view typed)
{
    return withOneSign(inSmallLetters(typed));
}

std::string withoutSignsInSmallLetters(std::string_view typed)
{
    return withoutSigns(inSmallLetters(typed));
}

std::string withoutSignsAndBoards(std::string_view typed)
{
    return withoutBoards(withoutSignsInSmallLetters(typed));
}

/** Without the sets of pieces from stockpiles: `n@b1` for `N#2@b1`. */
std::string withoutSignsAndSets(std::string_view typed)
{
    const std::string signless = withoutSignsInSmallLetters(typed);
    std::string out;
    for (std::size_t at = 0; at < signless.size();) {
        if (signless[at] == '#') {
            at += 1 + digitsAt(std::string_view(signless).substr(at + 1));
        } else {
            out += signless[at];
            ++at;
        }
    }
    return out;
}

std::string withoutSignsBoardsAndSets(std::string_view typed)
{
    return withoutBoards(withoutSignsAndSets(typed));
}

/** From the nearest to the loosest: two texts are the same action's when they come out the same. */
constexpr std::array kLooseReadings{inSmallLetters,      withOneSignInSmallLetters, withoutSignsInSmallLetters,
                                    withoutSignsAndSets, withoutSignsAndBoards,     withoutSignsBoardsAndSets};

/** Possible actions with their texts: as records write them, and as the labels say them. */
struct Written {
    Action action;
    std::string text;
    std::string labelled;
};

std::vector<Written> writtenOf(const Game& game, const Position& position, std::span<const Action> actions)
{
    std::vector<Written> all;
    all.reserve(actions.size());
    for (const Action& action : actions) {
        std::string text = game.text(position, action);
        std::string labelled = inLabels(game.board(), action, text);
        all.push_back({action, std::move(text), std::move(labelled)});
    }
    // What is sorted are their numbers: large boards have thousands, and texts are slow to move.
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&all](std::size_t number) -> const std::string& { return all[number].text; });
    std::vector<Written> sorted;
    sorted.reserve(all.size());
    for (const std::size_t number : order)
        sorted.push_back(std::move(all[number]));
    return sorted;
}

template <class Fits> std::vector<Action> those(const std::vector<Written>& all, Fits fits)
{
    std::vector<Action> found;
    for (const Written& one : all) {
        if (fits(one))
            found.push_back(one.action);
    }
    return found;
}

/** Those of @p found, sorted as @p all are. */
std::vector<Action> inOrderOfTexts(const std::vector<Written>& all, std::vector<Action> found)
{
    std::ranges::sort(found);
    return those(all, [&](const Written& one) { return std::ranges::binary_search(found, one.action); });
}

/** The first and the last cell of a text that is cells and signs alone, two cells at least. */
struct Ends {
    Cell from;
    Cell to;
};

std::optional<Ends> endsOf(const Board& board, std::string_view text)
{
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < text.size();) {
        if (const auto cell = cellAt(board, text, at)) {
            cells.push_back(cell->cell);
            at += cell->length;
        } else if (isSign(text[at]) || text[at] == ' ') {
            ++at;
        } else {
            return std::nullopt;
        }
    }
    return cells.size() < 2 ? std::nullopt : std::optional(Ends{cells.front(), cells.back()});
}

bool goesTo(const Action& action)
{
    return action.kind == Action::Kind::Step || action.kind == Action::Kind::Capture ||
           action.kind == Action::Kind::Jump || action.kind == Action::Kind::Castle;
}

/** Those that go from the first to the last cell of @p typed, where it is cells and signs alone. */
std::vector<Action> goingAsTyped(const Board& board, const std::vector<Written>& all, std::string_view typed)
{
    const auto ends = endsOf(board, inSmallLetters(namedByLabels(board, typed)));
    if (!ends)
        return {};
    return those(all, [&](const Written& one) {
        return goesTo(one.action) && one.action.from == ends->from && one.action.to == ends->to;
    });
}

/** `e5-e6` for `e5B-e6B`: as the labels are where a board is too small for the letters behind their numbers. */
std::string withBareLabels(std::string_view labelled)
{
    std::string out;
    for (const char c : labelled) {
        if (out.empty() || !isDigit(out.back()) || c < 'A' || c > 'Z')
            out += c;
    }
    return out;
}

/**
 * Those that go between the cells whose bare labels are typed. Records may call another cell so: nothing where a piece
 * stands on that which could be meant, since it acts now.
 */
std::vector<Action> goingByBareLabels(const Game& game, const Position& position, const std::vector<Written>& all,
                                      std::string_view typed)
{
    const Board& board = game.board();
    if (!hasOwnLabels(board))
        return {};
    if (const auto ends = endsOf(board, inSmallLetters(typed))) {
        const Contents contents = game.contents(position);
        const PlacedPiece* const placed = contents.pieceAt(ends->from);
        if (placed && contents.sidesOnTurn.contains(placed->piece.side))
            return {};
    }
    const std::string meant = withoutSignsInSmallLetters(typed);
    return those(all, [&](const Written& one) {
        return goesTo(one.action) && withoutSignsInSmallLetters(withBareLabels(one.labelled)) == meant;
    });
}

/** Whether @p text begins as @p typed does, signs left out only where none was typed. */
bool begins(std::string_view text, std::string_view typed)
{
    if (typed.empty())
        return false;
    const std::string signless = withoutSignsInSmallLetters(typed);
    return withOneSignInSmallLetters(text).starts_with(withOneSignInSmallLetters(typed)) ||
           (signless == withoutBlanks(inSmallLetters(typed)) && withoutSignsInSmallLetters(text).starts_with(signless));
}

/** @p preferred, and those that everybody may use. */
std::vector<PieceLetters> allLetters(const GameDescription& game, std::span<const PieceLetters> preferred)
{
    std::vector<PieceLetters> all(preferred.begin(), preferred.end());
    all.push_back(englishLetters(game));
    all.push_back(figurineLetters(game));
    return all;
}

/** Those whose short text begins with @p typed, in the first of @p letters in which any does. */
std::vector<Action> begunInShort(const ShortTexts& texts, const std::vector<Written>& all, std::string_view typed,
                                 const std::vector<PieceLetters>& letters)
{
    for (const PieceLetters& one : letters) {
        auto begun =
            those(all, [&](const Written& written) { return texts.bare(written.action, one).starts_with(typed); });
        if (!begun.empty())
            return begun;
    }
    return {};
}

/**
 * With large letters for what stands behind numbers and `=`, where labels and what a pawn becomes have them, and for the
 * piece in front where @p inFront: many type small ones.
 */
std::string withLargeLetters(std::string_view typed, bool inFront)
{
    std::string out(typed);
    const std::size_t digits = digitsAt(typed);
    const std::size_t first = digits > 0 && typed.substr(digits).starts_with(':') ? digits + 1 : 0;
    for (std::size_t at = first; at < out.size(); ++at) {
        const bool isBeforeNumber = at + 1 < out.size() && isDigit(out[at + 1]);
        const bool isBehind = at > first && (isDigit(out[at - 1]) || out[at - 1] == '=') && !isBeforeNumber;
        const bool isSmall = out[at] >= 'a' && out[at] <= 'z' && out[at] != 'x';
        if (isSmall && (isBehind || (at == first && inFront)))
            out[at] = static_cast<char>(out[at] - 'a' + 'A');
    }
    return out;
}

/** Those that @p typed means by the first of @p letters by which it means any. */
std::vector<Action> meantInShort(const Game& game, const Position& position, std::span<const Action> possible,
                                 std::string_view typed, const std::vector<PieceLetters>& letters)
{
    for (const PieceLetters& one : letters) {
        if (auto found = actionsInShort(game, position, possible, typed, one); !found.empty())
            return found;
    }
    return {};
}

/** Those that begin with @p typed. */
std::vector<Action> begun(const Game& game, const Position& position, const std::vector<Written>& all,
                          std::string_view typed, const std::vector<PieceLetters>& letters)
{
    auto found = those(all, [&](const Written& one) { return begins(one.text, typed) || begins(one.labelled, typed); });
    if (!found.empty() || typed.empty())
        return found;
    std::vector<Action> possible;
    std::ranges::transform(all, std::back_inserter(possible), &Written::action);
    const ShortTexts texts(game, position, possible);
    const std::string together = withoutBlanks(typed);
    found = begunInShort(texts, all, together, letters);
    return found.empty() ? begunInShort(texts, all, withLargeLetters(together, true), letters) : found;
}

/** What was typed without what says nothing of an action: blanks around it, signs of a capture, check, praise behind it. */
std::string_view bare(std::string_view typed)
{
    return withoutColonBehind(trimmed(trimmed(typed, kSpacesAndTabs), "+#!?"));
}

} // namespace

std::string inLabels(const Board& board, const Action& action, const std::string& text)
{
    if (!hasOwnLabels(board))
        return withoutOnlyBoard(board, text);
    std::string out;
    if (action.kind == Action::Kind::Charge && action.axis == Action::Axis::Column) {
        // `Cx5+1`: the number is that of the column which charges.
        const std::size_t number = text.find_first_of("0123456789");
        out = text.substr(0, number) + labelsOf(board, board.place(action.from)).column;
        return out + text.substr(number + digitsAt(std::string_view(text).substr(number)));
    }
    for (std::size_t at = 0; at < text.size();) {
        const auto cell = cellAt(board, text, at);
        out += cell ? labelled(board, cell->cell) : text.substr(at, 1);
        at += cell ? cell->length : 1;
    }
    return out;
}

TypedActions actionsTyped(const Game& game, const Position& position, std::span<const Action> possible,
                          std::string_view typed, std::span<const PieceLetters> letters)
{
    const std::vector<Written> all = writtenOf(game, position, possible);
    const std::string castled = withCastlingByLetters(bare(typed));
    typed = castled;
    const auto readBy = [&](std::string (*reading)(std::string_view)) {
        const std::string meant = reading(typed);
        return those(all, [&](const Written& one) {
            return (reading(one.text) == meant || reading(one.labelled) == meant) && isOnBoardsOf(one.text, typed);
        });
    };
    if (auto found = readBy(asWritten); !found.empty())
        return {std::move(found), false};
    const std::vector<PieceLetters> known = allLetters(game.description(), letters);
    const auto inShort = [&](std::string_view text) { return meantInShort(game, position, possible, text, known); };
    if (auto found = inShort(typed); !found.empty()) {
        // Two cells without a board are a pawn's move in short, and in records whatever goes so on any board.
        if (game.board().faces().size() > 1 && typed.find(':') == std::string_view::npos)
            std::ranges::move(readBy(withoutSignsAndBoards), std::back_inserter(found));
        return {inOrderOfTexts(all, found), false};
    }
    for (const auto reading : kLooseReadings) {
        if (auto found = readBy(reading); !found.empty())
            return {std::move(found), false};
    }
    if (auto found = goingAsTyped(game.board(), all, typed); !found.empty())
        return {std::move(found), false};
    if (auto found = goingByBareLabels(game, position, all, typed); !found.empty())
        return {std::move(found), false};
    for (const bool inFront : {true, false}) {
        if (auto found = inShort(withLargeLetters(typed, inFront)); !found.empty())
            return {inOrderOfTexts(all, found), false};
    }
    // What is whole as it stands is refused: `mine:e6` is no beginning of `mine:e6B`, another cell.
    if (game.parse(position, typed))
        return {};
    return {begun(game, position, all, typed, known), true};
}

Result<Action, Text> actionIntended(const Game& game, const Position& position, std::string_view typed,
                                    std::span<const PieceLetters> letters)
{
    const std::string named = namedByLabels(game.board(), withCastlingByLetters(bare(typed)));
    // Who names two cells means what touching them means, whichever sign stands between them.
    if (const auto ends = endsOf(game.board(), inSmallLetters(named))) {
        if (const auto action = game.intended(position, {0, {Touch::on(ends->from), Touch::on(ends->to)}}))
            return *action;
    }
    for (const PieceLetters& one : letters) {
        if (auto dropped = dropIntended(game, position, typed, one))
            return *std::move(dropped);
    }
    auto action = game.parse(position, named);
    if (action)
        return action;
    if (auto small = game.parse(position, inSmallLetters(named)))
        return small;
    for (const std::string& text : {std::string(typed), withLargeLetters(typed, true)}) {
        for (const PieceLetters& one : allLetters(game.description(), letters)) {
            if (auto intended = intendedInShort(game, position, text, one))
                return *std::move(intended);
        }
    }
    return action;
}

Result<Action, Text> parseAt(const Match& match, const Node* node, std::string_view text)
{
    auto action = match.game().parse(match.position(node), text);
    if (!action && node->outcome().decided())
        return Failure{Text(RINGFORD_TEXT("the game is over"))};
    return action;
}

} // namespace ringford
