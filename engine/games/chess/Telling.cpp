// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Telling.h"

#include "engine/games/chess/Guard.h"
#include "engine/games/chess/Sentences.h"

#include <array>

namespace ringford::chess {

namespace {

Bits pieceAttacks(Kind kind, Spot spot, Bits occupied)
{
    switch (kind) {
    case Kind::Knight: return attacks<Kind::Knight>(spot, occupied);
    case Kind::Bishop: return attacks<Kind::Bishop>(spot, occupied);
    case Kind::Rook: return attacks<Kind::Rook>(spot, occupied);
    case Kind::Queen: return attacks<Kind::Queen>(spot, occupied);
    case Kind::King: return attacks<Kind::King>(spot, occupied);
    case Kind::Pawn: break;
    }
    return 0;
}

Bits pawnReach(const Placement& men, Army army, Spot spot)
{
    const Bits empty = ~men.occupied();
    const Bits step = forward(army, bit(spot)) & empty;
    const Bits second = forward(army, step & ownRank(army, 2)) & empty;
    return step | second | (pawnAttacks(army, bit(spot)) & men.of(other(army)));
}

Refusal blocked(const Scene& scene, Spot spot)
{
    return {wayBlocked(word(scene.men.at(spot)->kind), scene.name(spot)), {scene.cell(spot)}, "pieces"};
}

/** The piece nearest to @p from of those between it and @p to. @pre there is one */
Spot nearestBetween(const Placement& men, Spot from, Spot to)
{
    const Bits between = kLines.between[from][to] & men.occupied();
    return to > from ? first(between) : static_cast<Spot>(63 - std::countl_zero(between));
}

} // namespace

std::vector<Cell> Scene::cells(Bits set) const
{
    std::vector<Cell> found;
    forEach(set, [&](Spot spot) { found.push_back(cell(spot)); });
    return found;
}

std::vector<Cell> Scene::cells(Spot head, Bits set) const
{
    std::vector<Cell> found{cell(head)};
    forEach(set, [&](Spot spot) { found.push_back(cell(spot)); });
    return found;
}

std::string_view word(Kind kind)
{
    static constexpr std::array<std::string_view, kKinds> kWords{RINGFORD_TEXT("pawn"),   RINGFORD_TEXT("knight"),
                                                                 RINGFORD_TEXT("bishop"), RINGFORD_TEXT("rook"),
                                                                 RINGFORD_TEXT("queen"),  RINGFORD_TEXT("king")};
    return kWords[indexOf(kind)];
}

std::string_view word(Army army)
{
    return army == Army::White ? RINGFORD_TEXT("white") : RINGFORD_TEXT("black");
}

std::vector<KindInfo> pieceKinds()
{
    const auto piece = [](char letter, const char* name, int worth) {
        return KindInfo{.letter = letter, .drawing = name, .name = name, .worth = worth};
    };
    return {piece('P', RINGFORD_TEXT("pawn"), 1),
            piece('N', RINGFORD_TEXT("knight"), 3),
            piece('B', RINGFORD_TEXT("bishop"), 3),
            piece('R', RINGFORD_TEXT("rook"), 5),
            piece('Q', RINGFORD_TEXT("queen"), 9),
            {.letter = 'K', .drawing = "king", .name = RINGFORD_TEXT("king"), .isKing = true}};
}

Bits reach(const Placement& men, Man man, Spot spot)
{
    if (man.kind == Kind::Pawn)
        return pawnReach(men, man.army, spot);
    return pieceAttacks(man.kind, spot, men.occupied()) & ~men.of(man.army);
}

std::optional<Refusal> whyNotReached(const Scene& scene, Kind kind, Spot from, Spot to)
{
    if ((pieceAttacks(kind, from, scene.men.occupied()) & bit(to)) != 0)
        return std::nullopt;
    if ((pieceAttacks(kind, from, 0) & bit(to)) != 0)
        return blocked(scene, nearestBetween(scene.men, from, to));
    return Refusal{
        notItsWay(word(kind), scene.name(from), scene.name(to)), {scene.cell(from), scene.cell(to)}, "pieces"};
}

std::optional<Refusal> whyPawnNotReached(const Scene& scene, Army army, Spot from, Spot to, bool captures)
{
    const std::vector<Cell> both{scene.cell(from), scene.cell(to)};
    const Bits step = forward(army, bit(from));
    const Bits second = forward(army, step);
    const auto pawnRule = [&](Text sentence) { return Refusal{std::move(sentence), both, "pawns"}; };
    if ((pawnAttacks(army, bit(from)) & bit(to)) != 0) {
        if (!captures)
            return pawnRule(RINGFORD_TEXT("a pawn moves diagonally only when it captures"));
        return std::nullopt;
    }
    if (((step | second) & bit(to)) == 0)
        return pawnRule(RINGFORD_TEXT("a pawn moves straight ahead, one cell or two from its starting rank, and "
                                      "captures one cell diagonally ahead"));
    if (captures)
        return pawnRule(RINGFORD_TEXT("a pawn captures diagonally, never straight ahead"));
    if (second == bit(to) && (bit(from) & ownRank(army, 1)) == 0)
        return pawnRule(RINGFORD_TEXT("a pawn moves two cells only from its starting rank"));
    if ((scene.men.occupied() & step) != 0)
        return blocked(scene, first(step));
    if ((scene.men.occupied() & bit(to)) != 0)
        return blocked(scene, to);
    return std::nullopt;
}

std::optional<Refusal> whyKingAttacked(const Scene& scene, const Placement& after, Army army)
{
    const Spot king = after.king(army);
    const Bits now = attackers(after, other(army), king, after.occupied());
    if (now == 0)
        return std::nullopt;
    const Bits before = attackers(scene.men, other(army), scene.men.king(army), scene.men.occupied());
    const Bits still = scene.men.king(army) == king ? now & before : 0;
    const Spot culprit = first(still != 0 ? still : now);
    Text sentence = kingAttacked(scene.name(king), word(after.at(culprit)->kind), scene.name(culprit), still != 0);
    return Refusal{std::move(sentence), scene.cells(king, now), "check"};
}

} // namespace ringford::chess
