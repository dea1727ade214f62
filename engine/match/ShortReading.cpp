// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/ShortReading.h"

#include "engine/board/CellLabels.h"
#include "engine/board/CellName.h"
#include "engine/match/TypedActions.h"
#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

/** What a text says of a move: views into it. */
struct ShortMove {
    std::optional<std::uint8_t> face; ///< where it begins, if that is said
    std::optional<PieceKind> kind;    ///< always one, once all is read
    std::string_view origin;          ///< `b`, `4`, `b4`
    std::string_view to;              ///< a cell without its board, or its letter alone; empty: off the board
    std::optional<std::uint8_t> toFace;
    std::optional<PieceKind> placed;
    int set = 0; ///< 0: not said
    std::string_view placedAt;
    bool leavesFlags = false;
    bool isShot = false;
    bool isSigned = false;
};

constexpr std::string_view kOff = "off";

/** The kind whose letter @p text begins with: the longest that does. */
std::optional<PieceKind> kindAtFront(const PieceLetters& letters, std::string_view text)
{
    std::optional<PieceKind> found;
    for (std::uint8_t index = 0; index < letters.ofKinds.size(); ++index) {
        const std::string& letter = letters.ofKinds[index];
        if (!letter.empty() && text.starts_with(letter) && (!found || letters.of(*found).size() < letter.size()))
            found = PieceKind{index};
    }
    return found;
}

std::optional<PieceKind> kindAtEnd(const PieceLetters& letters, std::string_view text)
{
    for (std::uint8_t index = 0; index < letters.ofKinds.size(); ++index) {
        const std::string& letter = letters.ofKinds[index];
        if (!letter.empty() && text.ends_with(letter) && text.size() > letter.size())
            return PieceKind{index};
    }
    return std::nullopt;
}

/** Takes texts apart; gives up where one is no move in short. */
class Reader {
public:
    Reader(const Game& game, const PieceLetters& letters)
        : m_board(game.board()), m_description(game.description()), m_letters(letters),
          m_unnamed(unnamedKind(game.description()))
    {
    }

    std::optional<ShortMove> read(std::string_view text) const
    {
        ShortMove move;
        if (!m_unnamed || !takeBoard(text, move.face))
            return std::nullopt;
        move.kind = kindAtFront(m_letters, text);
        if (move.kind)
            text.remove_prefix(m_letters.of(*move.kind).size());
        // A pawn's letter that is another kind's in records is rather meant so.
        const bool isMisread = move.kind == m_unnamed && isRecordsLetterOfOther(m_letters.of(*m_unnamed));
        if (isMisread || !takeSuffix(text, move) || !takeTarget(text, move))
            return std::nullopt;
        if (!move.kind)
            move.kind = m_unnamed;
        takeSign(text, move);
        move.origin = text;
        return move;
    }

private:
    bool isRecordsLetterOfOther(const std::string& letter) const
    {
        return letter.size() == 1 && m_description.findKind(letter.front()).value_or(*m_unnamed) != *m_unnamed;
    }

    std::optional<std::uint8_t> faceNamed(std::string_view number) const
    {
        const auto& faces = m_board.faces();
        const auto found = std::ranges::find(faces, number, &Face::name);
        return found == faces.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(found - faces.begin()));
    }

    /** Takes the number of a board off the front, if it is there; false if no board has it. */
    bool takeBoard(std::string_view& text, std::optional<std::uint8_t>& face) const
    {
        const std::size_t digits = digitsAt(text);
        if (digits == 0 || digits >= text.size() || text[digits] != ':')
            return true;
        face = faceNamed(text.substr(0, digits));
        text.remove_prefix(digits + 1);
        return face.has_value();
    }

    /** Takes what a pawn becomes off the end, or that flags are left; false where it does not fit. */
    bool takeSuffix(std::string_view& text, ShortMove& move) const
    {
        move.leavesFlags = text.ends_with('~');
        if (move.leavesFlags)
            text.remove_suffix(1);
        if (const auto equals = text.find('='); equals != std::string_view::npos) {
            const std::string_view placing = text.substr(equals + 1);
            text = text.substr(0, equals);
            return readPlacing(placing, move);
        }
        move.placed = kindAtEnd(m_letters, text);
        if (move.placed)
            text.remove_suffix(m_letters.of(*move.placed).size());
        return true;
    }

    /** `Q`, `Q@c3`, `Q#2@c3`. */
    bool readPlacing(std::string_view text, ShortMove& move) const
    {
        move.placed = kindAtFront(m_letters, text);
        if (!move.placed)
            return false;
        text.remove_prefix(m_letters.of(*move.placed).size());
        if (text.starts_with('#')) {
            const std::size_t digits = digitsAt(text.substr(1));
            move.set = readNumber(text.substr(1, digits)).value_or(0);
            text.remove_prefix(1 + digits);
        }
        if (text.starts_with('@')) {
            move.placedAt = text.substr(1);
            return !move.placedAt.empty();
        }
        return text.empty();
    }

    /** Takes where it goes off the end. */
    bool takeTarget(std::string_view& text, ShortMove& move) const
    {
        if (text.ends_with(kOff)) {
            text.remove_suffix(kOff.size());
            return true;
        }
        const auto letter = text.find_last_of("abcdefghijklmnopqrstuvwyz"); // but for x, which stands for a capture
        if (letter == std::string_view::npos)
            return false;
        // Old books write of a pawn that captures no more than the letters: `dc`, `exd`.
        const bool isLetter = !move.kind && letter > 0 && letter + 1 == text.size();
        if (!isLetter && !isCellName(text.substr(letter)))
            return false;
        move.to = text.substr(letter);
        text = text.substr(0, letter);
        move.toFace = move.face;
        if (text.size() < 2 || text.back() != ':' || !isDigit(text[text.size() - 2]))
            return true;
        text.remove_suffix(1);
        const auto number = text.find_last_not_of("0123456789") + 1; // 0 where all of it is
        move.toFace = faceNamed(text.substr(number));
        text = text.substr(0, number);
        return move.toFace.has_value();
    }

    static void takeSign(std::string_view& text, ShortMove& move)
    {
        move.isShot = text.ends_with('*');
        constexpr std::array<std::string_view, 5> kSigns{"x", "-", "*", ":", "\u00d7"};
        for (const std::string_view sign : kSigns) {
            if (text.ends_with(sign)) {
                move.isSigned = true;
                text.remove_suffix(sign.size());
                return;
            }
        }
    }

    const Board& m_board;
    const GameDescription& m_description;
    const PieceLetters& m_letters;
    std::optional<PieceKind> m_unnamed;
};

/** Whether an origin that was typed is that of @p from: none of it, a part or all. */
bool isOrigin(std::string_view typed, const ShortTexts& texts, const Board& board, Cell from)
{
    if (typed.empty())
        return true;
    const std::string_view name = board.shortName(from);
    const auto [letter, number] = texts.parts(from);
    return typed == letter || typed == number || typed == letter + number || typed == name || typed == name.substr(1);
}

/** Whether that is what @p move says where it says anything, whoever moves. */
bool leadsThere(const ShortMove& move, const Board& board, const Action& action)
{
    if (action.kind == Action::Kind::Leave)
        return move.to.empty();
    const std::string_view to = board.shortName(action.to);
    const bool isThere =
        move.to.size() == 1 ? action.kind == Action::Kind::Capture && to.starts_with(move.to) : to == move.to;
    return isThere && (!move.toFace || board.place(action.to).face == *move.toFace);
}

bool places(const ShortMove& move, const Board& board, const Action& action)
{
    if (!move.placed)
        return true;
    return action.placed == move.placed && (move.set == 0 || move.set == action.set) &&
           (move.placedAt.empty() || board.shortName(action.placedAt.value_or(action.to)) == move.placedAt);
}

/** Two cells alone, as in records, say nothing of how the pawn captures. */
bool capturesSo(const ShortMove& move, const Action& action)
{
    return (!move.isSigned && isCellName(move.origin)) || (action.kind == Action::Kind::Shot) == move.isShot;
}

bool isMeant(const ShortMove& move, const ShortTexts& texts, const Board& board, const Action& action)
{
    const auto mover = texts.mover(action);
    return mover && mover == move.kind && capturesSo(move, action) && action.leavesFlags == move.leavesFlags &&
           (!move.face || board.place(action.from).face == *move.face) && leadsThere(move, board, action) &&
           places(move, board, action) && isOrigin(move.origin, texts, board, action.from);
}

/** With the signs of white pieces for those of black ones, and without what asks for a coloured or a plain sign. */
std::string withWhiteSigns(std::string_view typed)
{
    constexpr std::string_view kWhite = "\u2654\u2655\u2656\u2657\u2658\u2659";
    constexpr std::string_view kBlack = "\u265a\u265b\u265c\u265d\u265e\u265f";
    constexpr std::size_t kLength = kWhite.size() / 6;
    if (typed.find(kWhite.front()) == std::string_view::npos && typed.find('\xEF') == std::string_view::npos)
        return std::string(typed);
    std::string out;
    while (!typed.empty()) {
        if (typed.starts_with("\ufe0e") || typed.starts_with("\ufe0f")) {
            typed.remove_prefix(kLength);
            continue;
        }
        const bool isSign = typed.size() >= kLength && typed.front() == kBlack.front();
        const std::size_t black = isSign ? kBlack.find(typed.substr(0, kLength)) : std::string_view::npos;
        const std::size_t length = black == std::string_view::npos ? 1 : kLength;
        out += length == 1 ? typed.substr(0, 1) : kWhite.substr(black, kLength);
        typed.remove_prefix(length);
    }
    return out;
}

/** Without blanks, and without what stands behind a move and says nothing. */
std::string bareText(std::string_view typed)
{
    std::string text = withWhiteSigns(typed);
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t'; });
    std::string_view rest = trimmed(text, "+#!?");
    for (const std::string_view behind : {std::string_view("e.p."), std::string_view("ep")}) {
        if (rest.ends_with(behind)) {
            rest.remove_suffix(behind.size());
            break;
        }
    }
    return withCastlingByLetters(withoutColonBehind(rest));
}

bool isInLine(const Board& board, Cell from, Cell to)
{
    for (int heading = 0; heading < kDirectionCount; ++heading) {
        const auto ray = board.ray(from, static_cast<Direction>(heading));
        if (std::ranges::find(ray, to) != ray.end())
            return true;
    }
    return false;
}

/** Of moves of pieces on @p cells, one that the piece could make if nothing hindered it; else the nearest one's. */
std::optional<Action> likeliest(const Game& game, const Position& position, const ShortMove& move,
                                const std::vector<Cell>& cells)
{
    const Board& board = game.board();
    std::optional<Action> best;
    int bestRank = -1;
    for (const Cell from : cells) {
        const auto to = board.find(move.toFace.value_or(static_cast<std::uint8_t>(board.place(from).face)), move.to);
        const auto action = to ? game.intended(position, {0, {Touch::on(from), Touch::on(*to)}}) : std::nullopt;
        if (!action)
            continue;
        const auto targets = game.targets(position, from);
        const bool reaches = std::ranges::find(targets, *to, &Target::cell) != targets.end();
        const bool isNear = move.kind == unnamedKind(game.description())
                                ? board.shortName(from).front() == move.to.front() // a pawn's way in all games
                                : isInLine(board, from, *to);
        const int rank = reaches ? 2 : isNear ? 1 : 0;
        if (rank > bestRank) {
            best = action;
            bestRank = rank;
        }
    }
    return best;
}

template <class Fits> std::vector<Action> chosen(std::span<const Action> possible, Fits fits)
{
    std::vector<Action> found;
    std::ranges::copy_if(possible, std::back_inserter(found), fits);
    return found;
}

} // namespace

std::string_view withoutColonBehind(std::string_view typed)
{
    if (!typed.ends_with(':'))
        return typed;
    const std::string_view rest = typed.substr(0, typed.size() - 1);
    constexpr std::string_view kDigits = "0123456789";
    const bool isLabelled = !rest.empty() && !isDigit(rest.back()); // `e6B`
    const std::string_view cell = rest.substr(0, rest.size() - (isLabelled ? 1 : 0));
    const auto letter = cell.find_last_not_of(kDigits);
    const bool isCell = letter != std::string_view::npos && letter + 1 < cell.size() && cell[letter] != 'x' &&
                        lowerCase(cell[letter]) >= 'a' && lowerCase(cell[letter]) <= 'z';
    return isCell ? rest : typed;
}

std::string withCastlingByLetters(std::string_view typed)
{
    std::string out(typed);
    const std::size_t colon = out.find(':');
    const std::size_t first = colon == std::string::npos ? 0 : colon + 1;
    if (first < out.size() && out.find_first_not_of("0oO-", first) == std::string::npos)
        std::replace_if(
            out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), [](char c) { return c != '-'; }, 'O');
    return out;
}

std::vector<Action> actionsInShort(const Game& game, const Position& position, std::span<const Action> possible,
                                   std::string_view typed, const PieceLetters& letters)
{
    const std::string text = bareText(typed);
    const std::string named = namedByLabels(game.board(), text);
    const ShortTexts texts(game, position, possible);
    std::vector<Action> found;
    if (const auto move = Reader(game, letters).read(named))
        found = chosen(possible, [&](const Action& action) { return isMeant(*move, texts, game.board(), action); });
    if (found.size() == 1)
        return found;
    // To the letter it is one action's text: of two pawns that reach a cell of a ring, one may promote there.
    const ShortTexts byName(game, position, possible, ShortTexts::Cells::ByName);
    const auto exact = chosen(found.empty() ? possible : std::span<const Action>(found), [&](const Action& action) {
        return texts.bare(action, letters) == text || byName.bare(action, letters) == named;
    });
    return exact.empty() ? found : exact;
}

std::optional<Result<Action, Text>> dropIntended(const Game& game, const Position& position, std::string_view typed,
                                                 const PieceLetters& letters)
{
    std::string text = bareText(typed);
    const std::size_t digits = digitsAt(text);
    const std::size_t front = digits > 0 && text.substr(digits).starts_with(':') ? digits + 1 : 0;
    const auto kind = kindAtFront(letters, std::string_view(text).substr(front));
    if (!kind || text.find('@') == std::string::npos)
        return std::nullopt;
    text.replace(front, letters.of(*kind).size(), 1, game.description().kind(*kind).letter);
    return game.parse(position, text);
}

std::optional<Result<Action, Text>> intendedInShort(const Game& game, const Position& position, std::string_view typed,
                                                    const PieceLetters& letters)
{
    const Board& board = game.board();
    const std::string named = namedByLabels(board, bareText(typed));
    const auto move = Reader(game, letters).read(named);
    if (!move || !board.find(move->toFace.value_or(0), move->to))
        return std::nullopt;
    const ShortTexts texts(game, position, {});
    const Contents contents = game.contents(position);
    std::vector<Cell> cells;
    std::vector<Cell> ofOthers;
    bool isOriginKnown = false;
    for (std::uint16_t index = 0; index < board.cellCount() && !isOriginKnown; ++index)
        isOriginKnown = isOrigin(move->origin, texts, board, Cell{index});
    for (const PlacedPiece& placed : contents.pieces) {
        if (placed.piece.kind == move->kind && isOrigin(move->origin, texts, board, placed.cell) &&
            (!move->face || board.place(placed.cell).face == *move->face))
            (contents.sidesOnTurn.contains(placed.piece.side) ? cells : ofOthers).push_back(placed.cell);
    }
    // Who names the cell of a piece, or a board, means what stands there, whose ever it is.
    if (cells.empty() && (move->face || isCellName(move->origin)))
        cells = ofOthers;
    if (cells.empty() && isOriginKnown)
        return Result<Action, Text>(Failure{Text(move->face ? RINGFORD_TEXT("no such piece stands on that board")
                                                            : RINGFORD_TEXT("nobody on turn has such a piece"))});
    if (cells.empty())
        return std::nullopt;
    if (const auto action = likeliest(game, position, *move, cells))
        return *action;
    return std::nullopt;
}

} // namespace ringford
