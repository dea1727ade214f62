// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/Notation.h"

#include "engine/games/orthodox/Play.h"

namespace ringford::orthodox {

using chess::Kind;
using chess::Wing;

namespace {

constexpr std::string_view kShort = "O-O";
constexpr std::string_view kLong = "O-O-O";
/** In the order of chess::Kind. */
constexpr std::string_view kLetters = "PNBRQK";
constexpr std::string_view kPromotions = "NBRQ";

Failure<Text> misfit()
{
    return Failure{Text(RINGFORD_TEXT("no action of this game: expected one like e2-e4, e4xd5, e7-e8=Q, O-O or O-O-O"))};
}

bool looksLikeCell(std::string_view text)
{
    return text.size() > 1 && text.front() >= 'a' && text.front() <= 'z' && text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

Result<Cell, Text> readCell(const Board& board, std::string_view text)
{
    if (const auto cell = board.find(text))
        return *cell;
    if (looksLikeCell(text))
        return Failure{Text(RINGFORD_TEXT("the board has no cell '%1'")).with(text)};
    return misfit();
}

} // namespace

Action castlingAction(chess::Army army, Wing wing)
{
    const chess::CastlingWay& way = chess::castlingWay(army, wing);
    Action action;
    action.kind = Action::Kind::Castle;
    action.from = cellOf(way.kingFrom);
    action.to = cellOf(way.kingTo);
    return action;
}

Action toAction(const State& state, Move move)
{
    const Form form = move.form();
    if (form == Form::CastleKing || form == Form::CastleQueen)
        return castlingAction(state.turn, form == Form::CastleKing ? Wing::King : Wing::Queen);
    Action action;
    const bool captures = (state.men.occupied() & chess::bit(capturedSpot(move))) != 0;
    action.kind = captures ? Action::Kind::Capture : Action::Kind::Step;
    action.from = cellOf(move.from());
    action.to = cellOf(move.to());
    if (isPromotion(form))
        action.placed = PieceKind{static_cast<std::uint8_t>(arrives(form))};
    return action;
}

std::string writeAction(const Board& board, const Action& action)
{
    if (action.kind == Action::Kind::Castle)
        return std::string(action.to > action.from ? kShort : kLong);
    std::string text = board.name(action.from) + (action.kind == Action::Kind::Capture ? 'x' : '-') + board.name(action.to);
    if (action.placed)
        text += std::string("=") + kLetters[action.placed->index];
    return text;
}

Result<Action, Text> readAction(const Board& board, chess::Army turn, std::string_view text)
{
    if (text == kShort || text == kLong)
        return castlingAction(turn, text == kShort ? Wing::King : Wing::Queen);
    const auto sign = text.find_first_of("-x");
    if (sign == std::string_view::npos)
        return misfit();
    Action action;
    action.kind = text[sign] == 'x' ? Action::Kind::Capture : Action::Kind::Step;
    const std::string_view behind = text.substr(sign + 1);
    const auto equals = behind.find('=');
    if (equals != std::string_view::npos) {
        const std::string_view promotion = behind.substr(equals + 1);
        if (promotion.size() != 1 || kPromotions.find(promotion) == std::string_view::npos)
            return misfit();
        action.placed = PieceKind{static_cast<std::uint8_t>(kLetters.find(promotion))};
    }
    const auto from = readCell(board, text.substr(0, sign));
    const auto to = readCell(board, behind.substr(0, equals));
    if (!from || !to)
        return Failure{from ? to.error() : from.error()};
    action.from = *from;
    action.to = *to;
    return action;
}

} // namespace ringford::orthodox
