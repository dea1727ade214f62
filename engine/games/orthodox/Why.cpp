// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/Why.h"

#include "engine/games/chess/Movement.h"
#include "engine/games/chess/Telling.h"

#include <cassert>

namespace ringford::orthodox {

using chess::Army;
using chess::Bits;
using chess::Kind;
using chess::Scene;
using chess::Spot;

namespace {

/** The action and where it takes place, for one call of whyNot. */
struct Question {
    const State& state;
    Scene scene;
    Kind kind;
    Spot from, to;
    bool captures;
    bool promotes;

    Army us() const { return state.turn; }
    Army them() const { return chess::other(state.turn); }
    std::vector<Cell> cells() const { return {scene.cell(from), scene.cell(to)}; }
};

Refusal castlingRule(const Scene& scene, Text sentence, Bits shown)
{
    return {std::move(sentence), scene.cells(shown), "castling"};
}

std::optional<Refusal> whyCastlersMoved(const State& state, const Scene& scene, const chess::CastlingWay& way)
{
    const Bits king = chess::bit(way.kingFrom);
    const Bits rook = chess::bit(way.rookFrom);
    if ((state.castling & chess::castlingMark(way.army, way.wing)) != 0)
        return std::nullopt;
    if ((state.men.of(way.army, Kind::King) & king) == 0)
        return castlingRule(scene, Text(RINGFORD_TEXT("castling starts with the king on %1")).with(scene.name(way.kingFrom)), king);
    if ((state.men.of(way.army, Kind::Rook) & rook) == 0)
        return castlingRule(scene, Text(RINGFORD_TEXT("castling needs the rook on %1")).with(scene.name(way.rookFrom)), rook);
    return castlingRule(scene, Text(RINGFORD_TEXT("castling is for a king and rook that have not moved: that on %1 or that on %2 has"))
                                   .with(scene.name(way.kingFrom)).with(scene.name(way.rookFrom)), king | rook);
}

std::optional<Refusal> whyWalkAttacked(const State& state, const Scene& scene, const chess::CastlingWay& way)
{
    const Spot passed = chess::first(way.walked & ~chess::bit(way.kingFrom) & ~chess::bit(way.kingTo));
    const auto attacked = [&](Spot spot, const char* pattern) -> std::optional<Refusal> {
        const Bits culprits = chess::attackers(state.men, chess::other(way.army), spot, state.men.occupied() ^ chess::bit(way.kingFrom));
        if (culprits == 0)
            return std::nullopt;
        const Spot culprit = chess::first(culprits);
        Text sentence = Text(pattern).with(scene.name(spot)).word(chess::word(state.men.at(culprit)->kind)).with(scene.name(culprit));
        return Refusal{std::move(sentence), scene.cells(spot, culprits), "castling"};
    };
    if (auto why = attacked(way.kingFrom, RINGFORD_TEXT("no castling out of check: the king on %1 is attacked by the %2 on %3")))
        return why;
    if (auto why = attacked(passed, RINGFORD_TEXT("in castling the king would pass %1, which is attacked by the %2 on %3")))
        return why;
    return attacked(way.kingTo, RINGFORD_TEXT("in castling the king would reach %1, which is attacked by the %2 on %3"));
}

Refusal whyNoCastling(const State& state, const Scene& scene, const chess::CastlingWay& way)
{
    if (auto why = whyCastlersMoved(state, scene, way))
        return *why;
    if (const Bits between = way.between & state.men.occupied()) {
        const Spot spot = chess::first(between);
        return castlingRule(scene, Text(RINGFORD_TEXT("castling needs all cells between king and rook empty: the %1 on %2 is in the way"))
                                       .word(chess::word(state.men.at(spot)->kind)).with(scene.name(spot)), between);
    }
    const auto why = whyWalkAttacked(state, scene, way);
    assert(why);
    return *why;
}

std::optional<Refusal> whyNotYours(const State& state, const Scene& scene, Spot from)
{
    const auto man = state.men.at(from);
    if (!man)
        return Refusal{Text(RINGFORD_TEXT("there is no piece on %1")).with(scene.name(from)), {scene.cell(from)}, "turn"};
    if (man->army == state.turn)
        return std::nullopt;
    return Refusal{Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, and it is the turn of %4"))
                       .word(chess::word(man->kind)).with(scene.name(from)).word(chess::word(man->army)).word(chess::word(state.turn)),
                   {scene.cell(from)}, "turn"};
}

/** What is wrong about the target, whatever piece goes there. */
std::optional<Refusal> whyNotThere(const Question& q)
{
    const auto target = q.state.men.at(q.to);
    if (q.from == q.to)
        return Refusal{RINGFORD_TEXT("a move leads to another cell"), {q.scene.cell(q.from)}, "pieces"};
    if (target && target->army == q.us())
        return Refusal{Text(RINGFORD_TEXT("there is an own %1 on %2")).word(chess::word(target->kind)).with(q.scene.name(q.to)), q.cells(), "pieces"};
    return std::nullopt;
}

/** A capture is written as one, and nothing else is. */
std::optional<Refusal> whyWrongSign(const Question& q)
{
    const auto target = q.state.men.at(q.to);
    const std::string& name = q.scene.name(q.to);
    if (target && !q.captures) {
        Text sentence = Text(RINGFORD_TEXT("a %1 stands on %2: a capture is written with x")).word(chess::word(target->kind)).with(name);
        return Refusal{std::move(sentence), q.cells(), "notation"};
    }
    if (!target && q.captures)
        return Refusal{Text(RINGFORD_TEXT("there is nothing to capture on %1")).with(name), q.cells(), "pieces"};
    return std::nullopt;
}

bool isLastRank(const Question& q) { return (kLastRanks & chess::bit(q.to)) != 0; }

std::optional<Refusal> whyPromotion(const Question& q)
{
    if (q.promotes && q.kind != Kind::Pawn)
        return Refusal{RINGFORD_TEXT("only a pawn is promoted"), {q.scene.cell(q.from)}, "promotion"};
    if (q.promotes && !isLastRank(q))
        return Refusal{RINGFORD_TEXT("a pawn is promoted only on the last rank"), q.cells(), "promotion"};
    if (!q.promotes && q.kind == Kind::Pawn && isLastRank(q))
        return Refusal{RINGFORD_TEXT("a pawn that reaches the last rank is promoted: =Q, =R, =B or =N says to what"), q.cells(), "promotion"};
    return std::nullopt;
}

chess::Placement afterwards(const Question& q, Bits taken)
{
    chess::Placement men = q.state.men;
    men.clear(q.them(), taken);
    men.flip(q.us(), q.kind, chess::bit(q.from) | chess::bit(q.to));
    return men;
}

/** A pawn captures onto an empty cell: why not en passant. */
Refusal whyNoEnPassant(const Question& q)
{
    const Bits beside = chess::forward(q.them(), chess::bit(q.to));
    const bool passedOver = (chess::bit(q.to) & chess::ownRank(q.them(), 2)) != 0 && (beside & q.state.men.of(q.them(), Kind::Pawn)) != 0;
    if (!passedOver)
        return *whyWrongSign(q);
    if (auto why = chess::whyKingAttacked(q.scene, afterwards(q, beside), q.us()))
        return *why;
    const Spot spared = chess::first(beside);
    return {Text(RINGFORD_TEXT("en passant takes only a pawn that has just moved two cells: that on %1 has not")).with(q.scene.name(spared)),
            {q.scene.cell(q.to), q.scene.cell(spared)}, "en-passant"};
}

std::optional<Refusal> whyPawn(const Question& q)
{
    if (auto why = chess::whyPawnNotReached(q.scene, q.us(), q.from, q.to, q.captures))
        return why;
    const bool entitled = (q.state.enPassant & chess::bit(q.to)) != 0 && chess::canTakeEnPassant(q.state.men, q.us(), q.from, q.to);
    if (q.captures && !entitled && !q.state.men.at(q.to))
        return whyNoEnPassant(q);
    return whyPromotion(q);
}

std::optional<Refusal> whyOfficer(const Question& q)
{
    const bool mayCastle = q.kind == Kind::King && (q.state.castling & chess::castlingMarks(q.us())) != 0;
    const auto leadsTo = [&](chess::Wing wing) { return q.to == chess::castlingWay(q.us(), wing).kingTo; };
    if (mayCastle && (leadsTo(chess::Wing::King) || leadsTo(chess::Wing::Queen)))
        return Refusal{RINGFORD_TEXT("a king moves one cell; castling is written O-O or O-O-O"), q.cells(), "castling"};
    if (auto why = chess::whyNotReached(q.scene, q.kind, q.from, q.to))
        return why;
    return whyPromotion(q);
}

} // namespace

Refusal whyNot(const Board& board, const State& state, const Action& action)
{
    const Scene scene{board, state.men, Cell{}};
    const Spot from = spotOf(action.from);
    const Spot to = spotOf(action.to);
    if (action.kind == Action::Kind::Castle)
        return whyNoCastling(state, scene, chess::castlingWay(state.turn, to > from ? chess::Wing::King : chess::Wing::Queen));
    if (auto why = whyNotYours(state, scene, from))
        return *why;
    const Question q{state, scene, state.men.at(from)->kind, from, to, action.kind == Action::Kind::Capture, action.placed.has_value()};
    if (auto why = whyNotThere(q))
        return *why;
    if (auto why = q.kind == Kind::Pawn ? whyPawn(q) : whyOfficer(q))
        return *why;
    if (auto why = whyWrongSign(q))
        return *why;
    const auto why = chess::whyKingAttacked(scene, afterwards(q, chess::bit(to)), state.turn);
    assert(why);
    return *why;
}

} // namespace ringford::orthodox
