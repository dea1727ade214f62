// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/Notation.h"

#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Sentences.h"
#include "engine/games/circular/Story.h"
#include "engine/rules/NoAction.h"

namespace ringford::circular {

namespace {

constexpr std::string_view kRemoval = "remove:";
constexpr std::string_view kComma = ",";
constexpr std::string_view kSwap = "<>";

/** Two cells on both sides of @p sign. */
Result<Action, Text> readPair(const Board& board, Action::Kind kind, std::string_view text, std::string_view sign)
{
    const auto at = text.find(sign);
    if (at == std::string_view::npos)
        return Failure{noAction()};
    const auto from = chess::readCell(board, text.substr(0, at));
    const auto to = chess::readCell(board, text.substr(at + sign.size()));
    if (!from || !to)
        return Failure{from ? to.error() : from.error()};
    return Action::of(kind, *from, *to);
}

Result<Action, Text> readSwap(const Board& board, std::string_view text)
{
    const auto equals = text.find('=');
    auto action = readPair(board, Action::Kind::Swap, text.substr(0, equals), kSwap);
    if (!action || equals == std::string_view::npos)
        return action;
    action->placed = chess::readPromotion(text.substr(equals + 1));
    if (!action->placed)
        return Failure{noAction()};
    return action;
}

} // namespace

Action toAction(Move move, bool captures)
{
    Action action;
    switch (move.form) {
    case Move::Form::Piece:
    case Move::Form::Pawn: action.kind = captures ? Action::Kind::Capture : Action::Kind::Step; break;
    case Move::Form::Swap: action.kind = Action::Kind::Swap; break;
    case Move::Form::Remove: action.kind = Action::Kind::Remove; break;
    }
    action.from = cellOf(move.from);
    action.to = cellOf(move.to);
    if (move.promotes())
        action.placed = PieceKind{static_cast<std::uint8_t>(move.arrives)};
    return action;
}

std::string writeAction(const Board& board, const Action& action)
{
    if (action.kind == Action::Kind::Remove)
        return std::string(kRemoval).append(board.name(action.from)).append(kComma).append(board.name(action.to));
    if (action.kind == Action::Kind::Swap)
        return std::string(board.name(action.from))
            .append(kSwap)
            .append(board.name(action.to))
            .append(chess::writePromotion(action));
    return chess::writeAction(board, action);
}

Result<Action, Text> readAction(const Board& board, std::string_view text)
{
    if (text.starts_with(kRemoval))
        return readPair(board, Action::Kind::Remove, text.substr(kRemoval.size()), kComma);
    if (text.find(kSwap) != std::string_view::npos)
        return readSwap(board, text);
    if (chess::isCastling(text))
        return Failure{chess::noCastlingHere()};
    return chess::readMove(board, text);
}

} // namespace ringford::circular
