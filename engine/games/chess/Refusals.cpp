// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Refusals.h"

#include "engine/games/chess/Movement.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Sentences.h"

#include <cassert>

namespace ringford::chess {

namespace {

Refusal castlingRule(const Scene& scene, Text sentence, Bits shown)
{
    return {std::move(sentence), scene.cells(shown), "castling"};
}

std::optional<Refusal> whyCastlersMoved(const Scene& scene, const BoardState& state, const CastlingWay& way)
{
    const Bits king = bit(way.kingFrom);
    const Bits rook = bit(way.rookFrom);
    if ((state.castling & castlingMark(way.army, way.wing)) != 0)
        return std::nullopt;
    if ((state.men.of(way.army, Kind::King) & king) == 0)
        return castlingRule(
            scene, Text(RINGFORD_TEXT("there is no king on %1 to castle")).with(scene.name(way.kingFrom)), king);
    if ((state.men.of(way.army, Kind::Rook) & rook) == 0)
        return castlingRule(
            scene, Text(RINGFORD_TEXT("there is no rook on %1 to castle with")).with(scene.name(way.rookFrom)), rook);
    return castlingRule(
        scene,
        Text(RINGFORD_TEXT("castling is for a king and a rook that have not moved: the one on %1 or the one on %2 has"))
            .with(scene.name(way.kingFrom))
            .with(scene.name(way.rookFrom)),
        king | rook);
}

std::optional<Refusal> whyWalkAttacked(const Scene& scene, const BoardState& state, const CastlingWay& way)
{
    const Spot passed = first(way.walked & ~bit(way.kingFrom) & ~bit(way.kingTo));
    const auto attacked = [&](Spot spot, const char* pattern) -> std::optional<Refusal> {
        const Bits culprits = attackers(state.men, other(way.army), spot, state.men.occupied() ^ bit(way.kingFrom));
        if (culprits == 0)
            return std::nullopt;
        const Spot culprit = first(culprits);
        Text sentence =
            Text(pattern).with(scene.name(spot)).word(word(state.men.at(culprit)->kind)).with(scene.name(culprit));
        return Refusal{std::move(sentence), scene.cells(spot, culprits), "castling"};
    };
    if (auto why =
            attacked(way.kingFrom,
                     RINGFORD_TEXT("your king on %1 is attacked by the %2 on %3: there is no castling out of check")))
        return why;
    if (auto why = attacked(passed, RINGFORD_TEXT("your king would pass %1, which is attacked by the %2 on %3")))
        return why;
    return attacked(way.kingTo, RINGFORD_TEXT("your king on %1 would be attacked by the %2 on %3"));
}

std::optional<Refusal> whyNoCastling(const Scene& scene, const BoardState& state, const CastlingWay& way)
{
    if (auto why = whyCastlersMoved(scene, state, way))
        return why;
    if (const Bits between = way.between & state.men.occupied()) {
        const Spot spot = first(between);
        return castlingRule(
            scene,
            Text(RINGFORD_TEXT(
                     "the way is blocked by the %1 on %2: castling needs all cells between king and rook empty"))
                .word(word(state.men.at(spot)->kind))
                .with(scene.name(spot)),
            between);
    }
    return whyWalkAttacked(scene, state, way);
}

/** A king is moved as if that were castling: how castling is written, or why there is none. */
Refusal whyNotCastledSo(const Scene& scene, const BoardState& state, Wing wing)
{
    if (auto why = whyNoCastling(scene, state, castlingWay(state.turn, wing)))
        return *why;
    const Action castling = castlingAction(scene.place, state.turn, wing);
    return {
        Text(RINGFORD_TEXT("a king moves one cell; castling is written %1")).with(writeAction(scene.board, castling)),
        {castling.from, castling.to},
        "castling"};
}

std::vector<Cell> bothCells(const Scene& scene, const Attempt& attempt)
{
    return {scene.cell(attempt.from), scene.cell(attempt.to)};
}

/** The pieces once @p attempt is played and @p taken are captured. @pre a piece stands on its first cell */
Placement afterwards(const Scene& scene, const Attempt& attempt, Bits taken)
{
    const Man man = *scene.men.at(attempt.from);
    Placement men = scene.men;
    men.clear(other(man.army), taken);
    men.flip(man.army, man.kind, bit(attempt.from) | bit(attempt.to));
    return men;
}

/** A pawn captures onto an empty cell: why not en passant. */
Refusal whyNoEnPassant(const Scene& scene, const BoardState& state, const Attempt& attempt)
{
    const Army them = other(state.turn);
    const Bits beside = forward(them, bit(attempt.to));
    const bool passedOver = (bit(attempt.to) & ownRank(them, 2)) != 0 && (beside & state.men.of(them, Kind::Pawn)) != 0;
    if (!passedOver)
        return *whyWrongSign(scene, attempt);
    if (auto why = whyKingAttacked(scene, afterwards(scene, attempt, beside), state.turn))
        return *why;
    const Spot spared = first(beside);
    return {Text(RINGFORD_TEXT("en passant takes only a pawn that has just moved two cells: that on %1 has not"))
                .with(scene.name(spared)),
            {scene.cell(attempt.to), scene.cell(spared)},
            "en-passant"};
}

std::optional<Refusal> whyPawnNotMoved(const Scene& scene, const BoardState& state, const Attempt& attempt)
{
    const Army us = state.turn;
    if (auto why = whyPawnNotReached(scene, us, attempt.from, attempt.to, attempt.captures))
        return why;
    const bool entitled =
        (state.enPassant & bit(attempt.to)) != 0 && canTakeEnPassant(state.men, us, attempt.from, attempt.to);
    if (attempt.captures && !entitled && !state.men.at(attempt.to))
        return whyNoEnPassant(scene, state, attempt);
    return std::nullopt;
}

} // namespace

std::optional<Refusal> whyNotYours(const Scene& scene, Army turn, Spot from)
{
    const auto man = scene.men.at(from);
    if (!man)
        return Refusal{emptyCell(scene.name(from)), {scene.cell(from)}, "turn"};
    if (man->army == turn)
        return std::nullopt;
    return Refusal{Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, and it is the turn of %4"))
                       .word(word(man->kind))
                       .with(scene.name(from))
                       .word(word(man->army))
                       .word(word(turn)),
                   {scene.cell(from)},
                   "turn"};
}

std::optional<Refusal> whyNotThere(const Scene& scene, Army turn, const Attempt& attempt)
{
    const auto target = scene.men.at(attempt.to);
    if (attempt.from == attempt.to)
        return Refusal{sameCell(), {scene.cell(attempt.from)}, "pieces"};
    if (target && target->army == turn)
        return Refusal{ownPieceThere(word(target->kind), scene.name(attempt.to)), bothCells(scene, attempt), "pieces"};
    return std::nullopt;
}

std::optional<Refusal> whyNotMoved(const Scene& scene, const BoardState& state, const Attempt& attempt)
{
    const Kind kind = state.men.at(attempt.from)->kind;
    if (kind == Kind::Pawn)
        return whyPawnNotMoved(scene, state, attempt);
    const bool mayCastle = kind == Kind::King && (state.castling & castlingMarks(state.turn)) != 0;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (mayCastle && attempt.to == castlingWay(state.turn, wing).kingTo)
            return whyNotCastledSo(scene, state, wing);
    }
    return whyNotReached(scene, kind, attempt.from, attempt.to);
}

std::optional<Refusal> whyNotPromoted(const Scene& scene, const Attempt& attempt)
{
    const bool isPawn = scene.men.at(attempt.from)->kind == Kind::Pawn;
    const bool isLastRank = (kLastRanks & bit(attempt.to)) != 0;
    if (attempt.promotes && !isPawn)
        return Refusal{onlyPawnsPromoted(), {scene.cell(attempt.from)}, "promotion"};
    if (attempt.promotes && !isLastRank)
        return Refusal{RINGFORD_TEXT("a pawn is promoted only on the last rank"), bothCells(scene, attempt),
                       "promotion"};
    if (!attempt.promotes && isPawn && isLastRank)
        return Refusal{RINGFORD_TEXT("a pawn that reaches the last rank is promoted: =Q, =R, =B or =N says to what"),
                       bothCells(scene, attempt), "promotion"};
    return std::nullopt;
}

std::optional<Refusal> whyWrongSign(const Scene& scene, const Attempt& attempt)
{
    const auto target = scene.men.at(attempt.to);
    const std::string& name = scene.name(attempt.to);
    if (target && !attempt.captures)
        return Refusal{captureUnwritten(word(target->kind), name), bothCells(scene, attempt), "notation"};
    if (!target && attempt.captures)
        return Refusal{nothingToCapture(name), bothCells(scene, attempt), "pieces"};
    return std::nullopt;
}

Refusal whyNot(const Scene& scene, const BoardState& state, const Action& action)
{
    const Attempt attempt = Attempt::of(action);
    if (action.kind == Action::Kind::Castle) {
        const auto why =
            whyNoCastling(scene, state, castlingWay(state.turn, action.to > action.from ? Wing::King : Wing::Queen));
        assert(why);
        return *why;
    }
    if (auto why = whyNotYours(scene, state.turn, attempt.from))
        return *why;
    if (auto why = whyNotThere(scene, state.turn, attempt))
        return *why;
    if (auto why = whyNotMoved(scene, state, attempt))
        return *why;
    if (auto why = whyNotPromoted(scene, attempt))
        return *why;
    if (auto why = whyWrongSign(scene, attempt))
        return *why;
    const auto why = whyKingAttacked(scene, afterwards(scene, attempt, bit(attempt.to)), state.turn);
    assert(why);
    return *why;
}

} // namespace ringford::chess
