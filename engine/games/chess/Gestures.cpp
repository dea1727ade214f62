// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Gestures.h"

#include "engine/games/chess/Generation.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Telling.h"

#include <algorithm>

namespace ringford::chess {

namespace {

/** The castling that somebody means who touches a king at home and then where it goes, or its rook. */
std::optional<Wing> castlingMeant(const BoardState& state, Spot from, Spot to)
{
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const CastlingWay& way = castlingWay(state.turn, wing);
        const bool ontoRook = to == way.rookFrom && (state.men.of(state.turn, Kind::Rook) & bit(to)) != 0;
        if (from == way.kingFrom && (to == way.kingTo || ontoRook))
            return wing;
    }
    return std::nullopt;
}

/** Keeps where the king goes, and nothing else. */
struct KingSink {
    Bits reached{};

    void piece(Kind kind, Spot, Bits targets) { reached |= kind == Kind::King ? targets : 0; }
    void pawns(PawnMove, int, Bits) {}
    void enPassant(Bits, Spot) {}
    void castle(const CastlingWay& way) { reached |= bit(way.kingTo); }
};

/**
 * Where the king of @p army might go if it were on turn: never into attack, so that what it reaches is what is legal.
 */
Bits kingTargets(BoardState state, Army army)
{
    state.turn = army;
    state.enPassant = 0;
    KingSink sink;
    visitMoves(state, sink);
    return sink.reached;
}

} // namespace

std::vector<Gesture> gesturesOf(const Action& action)
{
    std::vector<Gesture> ways{{0, {Touch::on(action.from), Touch::on(action.to)}}};
    if (action.kind == Action::Kind::Castle) {
        const BoardPlace place = BoardPlace::of(action.from);
        const Army army =
            spotOf(action.from) == castlingWay(Army::White, Wing::King).kingFrom ? Army::White : Army::Black;
        const Wing wing = action.to > action.from ? Wing::King : Wing::Queen;
        ways.push_back({0, {Touch::on(action.from), Touch::on(place.cell(castlingWay(army, wing).rookFrom))}});
    }
    return ways;
}

Action intendedAction(const BoardState& state, BoardPlace place, Spot from, Spot to)
{
    const auto man = state.men.at(from);
    const bool own = man && man->army == state.turn;
    if (own && man->kind == Kind::King) {
        if (const auto wing = castlingMeant(state, from, to))
            return castlingAction(place, state.turn, *wing);
    }
    Action action;
    action.from = place.cell(from);
    action.to = place.cell(to);
    const auto target = state.men.at(to);
    if (target && target->army != state.turn)
        action.kind = Action::Kind::Capture;
    const bool pawn = own && man->kind == Kind::Pawn;
    if (pawn && (pawnAttacks(state.turn, bit(from)) & bit(to)) != 0)
        action.kind = Action::Kind::Capture;
    if (pawn && (kLastRanks & bit(to)) != 0)
        action.placed = PieceKind{static_cast<std::uint8_t>(Kind::Queen)};
    return action;
}

std::vector<Target> targetsOf(const BoardState& state, BoardPlace place, Spot spot)
{
    const auto man = state.men.at(spot);
    if (!man)
        return {};
    const Bits enPassant = man->kind == Kind::Pawn && man->army == state.turn ? state.enPassant : 0;
    Bits reached = reach(state.men, *man, spot) | (enPassant & pawnAttacks(man->army, bit(spot)));
    if (man->kind == Kind::King)
        reached = kingTargets(state, man->army);
    std::vector<Target> targets;
    forEach(reached, [&](Spot to) {
        const bool captures = ((state.men.occupied() | enPassant) & bit(to)) != 0;
        targets.push_back({place.cell(to), captures ? Target::Kind::Capture : Target::Kind::Move});
    });
    return targets;
}

void addPieces(const Placement& men, BoardPlace place, Bits unmoved, Contents& contents)
{
    const std::size_t needed = contents.pieces.size() + static_cast<std::size_t>(size(men.occupied()));
    if (needed > contents.pieces.capacity())
        contents.pieces.reserve(std::max(needed, 2 * contents.pieces.capacity()));
    forEach(men.occupied(), [&](Spot spot) {
        PlacedPiece& placed = contents.pieces.emplace_back();
        placed.cell = place.cell(spot);
        placed.piece = place.piece(*men.at(spot));
        placed.facts.unmoved = (unmoved & bit(spot)) != 0;
    });
}

void addContents(const BoardState& state, BoardPlace place, Contents& contents)
{
    addPieces(state.men, place, 0, contents);
    if (inCheck(state))
        contents.checks.push_back(place.cell(state.men.king(state.turn)));
    contents.sidesOnTurn.insert(place.side(state.turn));
}

} // namespace ringford::chess
