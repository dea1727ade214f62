// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/Notation.h"

#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Sentences.h"
#include "engine/rules/NoAction.h"

namespace ringford::strategic {

Action toAction(const State& state, const Move& move)
{
    const bool captures = (state.men(move.target()).occupied() & bit(chess::spotOf(move.to))) != 0;
    Action action;
    action.kind = captures ? Action::Kind::Capture : Action::Kind::Step;
    action.from = move.from;
    action.to = move.to;
    return action;
}

Result<Action, Text> readAction(const Board& board, std::string_view text)
{
    if (chess::isCastling(text))
        return Failure{chess::noCastlingHere()};
    const auto source = chess::takeBoard(board, text);
    if (!source)
        return Failure{chess::whyNoBoard(board, text)};
    if (chess::isCastling(source->text))
        return Failure{chess::noCastlingHere()};
    const auto sign = source->text.find_first_of("-x");
    if (sign == std::string_view::npos)
        return Failure{noAction()};
    const std::string_view behind = source->text.substr(sign + 1);
    const auto other = chess::takeBoard(board, behind);
    if (!other && behind.find(':') != std::string_view::npos)
        return Failure{chess::whyNoBoard(board, behind)};
    if (other && other->place == source->place)
        return Failure{Text(RINGFORD_TEXT("an action on one board names it once, in front"))};
    const auto from = chess::readCell(board, source->text.substr(0, sign), source->place.face());
    const auto to = chess::readCell(board, other ? other->text : behind, (other ? other : source)->place.face());
    if (!from || !to)
        return Failure{from ? to.error() : from.error()};
    Action action;
    action.kind = source->text[sign] == 'x' ? Action::Kind::Capture : Action::Kind::Step;
    action.from = *from;
    action.to = *to;
    return action;
}

} // namespace ringford::strategic
