// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/Notation.h"

#include "engine/games/chess/Notation.h"
#include "engine/games/multiplayer/PieceText.h"
#include "engine/rules/NoAction.h"

namespace ringford::multiplayer {

namespace {

constexpr std::string_view kYield = "yield";

/** A letter, and perhaps a set: `N#1`. */
struct Named {
    Kind kind;
    SetNumber set;
};

std::optional<Named> readNamed(std::string_view text, int sets)
{
    const auto kind = text.empty() ? std::nullopt : kindOf(text.front());
    if (!kind)
        return std::nullopt;
    if (text.size() == 1)
        return Named{*kind, 0};
    const auto set = readSet(text.substr(1), sets);
    return set ? std::optional(Named{*kind, *set}) : std::nullopt;
}

PieceKind shared(Kind kind)
{
    return {static_cast<std::uint8_t>(kind)};
}

/** What stands behind the board's number, where a piece is placed: `N#1@b1`, `e7-e8=Q@c3`. */
Result<Action, Text> readPlacing(const GameDescription& game, chess::OnBoard on, std::size_t sign)
{
    const int sets = static_cast<int>(game.seats.size());
    const std::string_view before = on.text.substr(0, sign);
    const auto equals = before.find('=');
    const auto named = readNamed(equals == std::string_view::npos ? before : before.substr(equals + 1), sets);
    const bool isDrop = equals == std::string_view::npos;
    if (!named || (!isDrop && (named->kind == Kind::Pawn || named->kind == Kind::King)))
        return Failure{noAction()};
    const auto at = chess::readCell(game.board, on.text.substr(sign + 1), on.place.face());
    if (!at)
        return Failure{at.error()};
    if (isDrop)
        return dropAction(*at, named->kind, named->set);
    const auto pawn = chess::readMove(game.board, before.substr(0, equals), on.place.face());
    if (!pawn)
        return Failure{pawn.error()};
    return promotionAction(*pawn, named->kind, named->set, *at);
}

} // namespace

SetNumber toldSet(const Stockpile& stock, Army army, Kind kind, SetNumber set)
{
    return std::popcount(stock.sets(army, kind)) > 1 ? set : SetNumber{0};
}

Action dropAction(Cell at, Kind kind, SetNumber told)
{
    Action action;
    action.kind = Action::Kind::Drop;
    action.from = action.to = at;
    action.placed = shared(kind);
    action.set = told;
    return action;
}

Action promotionAction(Action pawn, Kind kind, SetNumber told, Cell at)
{
    pawn.placed = shared(kind);
    pawn.set = told;
    if (at != pawn.to)
        pawn.placedAt = at;
    return pawn;
}

Action yieldAction(BoardNumber number)
{
    Action action;
    action.kind = Action::Kind::Yield;
    action.from = action.to = number.place().cell(0);
    return action;
}

Cell placedAt(const Action& promotion)
{
    return promotion.placedAt.value_or(promotion.to);
}

Action toAction(const State& state, const Move& move)
{
    const OneBoard& board = state.board(move.board);
    const chess::BoardPlace place = move.board.place();
    const Stockpile& stock = state.stockOf(state.seatOnTurn(move.board));
    const auto told = [&] { return toldSet(stock, board.turn, move.placed, move.set); };
    switch (move.form) {
    case Move::Form::OnBoard: return chess::toAction(board, place, move.step);
    case Move::Form::Promotion:
        return promotionAction(chess::toAction(board, place, move.step), move.placed, told(), place.cell(move.at));
    case Move::Form::Drop: return dropAction(place.cell(move.at), move.placed, told());
    case Move::Form::Yield: break;
    }
    return yieldAction(move.board);
}

std::string writeAction(const GameDescription& game, const Action& action)
{
    const std::string prefix = game.board.faces()[game.board.place(action.from).face].name + ':';
    if (action.kind == Action::Kind::Yield)
        return prefix + std::string(kYield);
    if (!action.placed)
        return chess::writeAction(game.board, action);
    const Kind kind = static_cast<Kind>(action.placed->index);
    const std::string piece = letterOf(kind) + writeSet(action.set) + '@';
    if (action.kind == Action::Kind::Drop)
        return prefix + piece + std::string(game.board.shortName(action.to));
    Action pawn = action;
    pawn.placed.reset();
    return chess::writeAction(game.board, pawn) + '=' + piece + std::string(game.board.shortName(placedAt(action)));
}

Result<Action, Text> readAction(const GameDescription& game, const State& state, std::string_view text)
{
    const auto on = chess::takeBoard(game.board, text);
    if (!on)
        return Failure{chess::whyNoBoard(game.board, text)};
    if (on->text == kYield)
        return yieldAction(BoardNumber::of(on->place));
    if (const auto sign = on->text.find('@'); sign != std::string_view::npos)
        return readPlacing(game, *on, sign);
    if (on->text.find('=') != std::string_view::npos)
        return Failure{Text(RINGFORD_TEXT("expected an @ and the cell where the piece is placed"))};
    return chess::readAction(game.board, on->place, state.board(BoardNumber::of(on->place)).turn, on->text);
}

} // namespace ringford::multiplayer
