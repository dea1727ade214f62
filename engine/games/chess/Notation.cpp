// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Notation.h"

#include "engine/board/CellName.h"
#include "engine/rules/NoAction.h"
#include "engine/rules/PlainText.h"

namespace ringford::chess {

namespace {

constexpr std::string_view kShort = "O-O";
constexpr std::string_view kLong = "O-O-O";
/** In the order of Kind. */
constexpr std::string_view kLetters = "PNBRQK";
constexpr std::string_view kPromotions = "NBRQ";

/** What stands before the name of a cell of that face: `2:`, or nothing. */
std::string prefixOf(const Board& board, int face)
{
    const std::string& name = board.faces()[static_cast<std::size_t>(face)].name;
    return name.empty() ? name : name + ':';
}

} // namespace

Action castlingAction(BoardPlace place, Army army, Wing wing)
{
    const CastlingWay& way = castlingWay(army, wing);
    Action action;
    action.kind = Action::Kind::Castle;
    action.from = place.cell(way.kingFrom);
    action.to = place.cell(way.kingTo);
    return action;
}

namespace {

/** @pre no castling */
Action stepAction(const BoardState& state, BoardPlace place, Move move)
{
    Action action;
    const bool captures = (state.men.occupied() & bit(capturedSpot(move))) != 0;
    action.kind = captures ? Action::Kind::Capture : Action::Kind::Step;
    action.from = place.cell(move.from());
    action.to = place.cell(move.to());
    if (isPromotion(move.form()))
        action.placed = PieceKind{static_cast<std::uint8_t>(arrives(move.form()))};
    return action;
}

} // namespace

// Each branch makes its action where the caller wants it: one that is filled in field by field and copied at once makes
// the processor wait.
Action toAction(const BoardState& state, BoardPlace place, Move move)
{
    if (isCastling(move.form()))
        return castlingAction(place, state.turn, move.form() == Form::CastleKing ? Wing::King : Wing::Queen);
    return stepAction(state, place, move);
}

std::string writeAction(const Board& board, const Action& action)
{
    const int face = board.place(action.from).face;
    if (action.kind == Action::Kind::Castle)
        return prefixOf(board, face).append(action.to > action.from ? kShort : kLong);
    std::string text = board.name(action.from) + (action.kind == Action::Kind::Capture ? 'x' : '-');
    text += board.place(action.to).face == face ? board.shortName(action.to) : std::string_view(board.name(action.to));
    return text + writePromotion(action);
}

std::optional<OnBoard> takeBoard(const Board& board, std::string_view text)
{
    for (std::size_t face = 0; face < board.faces().size(); ++face) {
        const std::string prefix = prefixOf(board, static_cast<int>(face));
        if (text.starts_with(prefix))
            return OnBoard{BoardPlace{static_cast<std::uint8_t>(face)}, text.substr(prefix.size())};
    }
    return std::nullopt;
}

Text whyNoBoard(const Board& board, std::string_view text)
{
    const std::string_view number = text.substr(0, text.find(':'));
    const bool isNumber = number.size() < text.size() && !number.empty() &&
                          number.find_first_not_of("0123456789") == std::string_view::npos;
    if (!isNumber)
        return noAction();
    if (board.faces().size() == 1)
        return Text(RINGFORD_TEXT("there is no board '%1', only board 1")).quote(number);
    return Text(RINGFORD_TEXT("there is no board '%1': boards are 1 to %2"))
        .quote(number)
        .with(static_cast<long long>(board.faces().size()));
}

Result<Cell, Text> readCell(const Board& board, std::string_view text, int face)
{
    if (const auto cell = board.find(face, text))
        return *cell;
    if (isCellName(text))
        return Failure{Text(RINGFORD_TEXT("the board has no cell '%1'")).quote(text)};
    return Failure{noAction()};
}

Result<Action, Text> readAction(const Board& board, BoardPlace place, Army turn, std::string_view text)
{
    if (isCastling(text))
        return castlingAction(place, turn, text == kShort ? Wing::King : Wing::Queen);
    return readMove(board, text, place.face());
}

bool isCastling(std::string_view text)
{
    return text == kShort || text == kLong;
}

std::optional<PieceKind> readPromotion(std::string_view letter)
{
    if (letter.size() != 1 || kPromotions.find(letter) == std::string_view::npos)
        return std::nullopt;
    return PieceKind{static_cast<std::uint8_t>(kLetters.find(letter))};
}

std::string writePromotion(const Action& action)
{
    return action.placed ? std::string("=") + kLetters[action.placed->index] : std::string();
}

Result<Action, Text> readMove(const Board& board, std::string_view text, int face)
{
    const auto sign = text.find_first_of("-x");
    if (sign == std::string_view::npos)
        return Failure{noAction()};
    Action action;
    action.kind = text[sign] == 'x' ? Action::Kind::Capture : Action::Kind::Step;
    const std::string_view behind = text.substr(sign + 1);
    const auto equals = behind.find('=');
    if (equals != std::string_view::npos) {
        action.placed = readPromotion(behind.substr(equals + 1));
        if (!action.placed)
            return Failure{noAction()};
    }
    const auto from = readCell(board, text.substr(0, sign), face);
    const auto to = readCell(board, behind.substr(0, equals), face);
    if (!from || !to)
        return Failure{from ? to.error() : from.error()};
    action.from = *from;
    action.to = *to;
    return action;
}

} // namespace ringford::chess
