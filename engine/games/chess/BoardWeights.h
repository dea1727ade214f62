// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardState.h"
#include "engine/search/Both.h"

#include <algorithm>
#include <array>

namespace ringford::chess {

/**
 * What a piece is worth, in hundredths of a pawn: 70 for each cell that it can go to on average on a board of 8x8 where
 * each other cell is occupied with a probability of 0.32, half of them by own pieces (knight 4.41, bishop 4.87, rook
 * 6.59, queen 11.45). Kings are never captured.
 */
inline constexpr std::array<int, kKinds> kWorth{100, 309, 341, 461, 802, 0};

/**
 * What everything on a board is worth, in hundredths of a pawn. Ranks are counted from the own side, files from a. All
 * are ints and nothing else, so that a fit can treat them as one row of numbers.
 * @tparam Pair Both, or PackedBoth where they are added up
 */
template <class Pair> struct BoardWeightsOf {
    template <class T> using ByKind = std::array<T, kKinds>;
    using ByLine = std::array<Pair, 8>;

    ByKind<Pair> material{};
    ByKind<ByLine> byRank{}; ///< of pawns only where they can be promoted
    ByKind<ByLine> byFile{};
    std::array<ByLine, 2> middlePawn{}; ///< by rank, on top of those: on the files c and f, on d and e
    ByKind<Pair> byTarget{};            ///< for each cell that it can go to beyond the usual number
    ByLine passed{};                    ///< by rank: no enemy pawn can stop or take it
    ByLine clear{};                     ///< by rank, on top of that: no piece stands in its way
    std::array<Pair, 8> danger{};       ///< by how many pieces reach cells around the enemy king
    std::array<Pair, 8> pressed{}; ///< by how many of those cells are reached and covered by no officer of the enemy
    ByKind<Pair> checks{};         ///< a cell that nobody covers, from which it could give check
    ByKind<std::array<Pair, 14>> byReach{}; ///< by how many cells it can go to, on top of that; of a queen by halves
    Pair pair{};                            ///< two bishops
    Pair doubled{};                         ///< a pawn behind another one
    Pair isolated{};                        ///< a pawn without another one on a file beside it
    Pair backed{};                          ///< a pawn that another one covers
    Pair openFile{};                        ///< a rook before whom no own pawn stands
    Pair clearFile{};                       ///< and no pawn of the enemy either
    Pair shield{};                          ///< a pawn right before the own king
    Pair guarded{};                         ///< a knight or bishop that a pawn covers
    Pair abreast{};                         ///< a pawn with another one right beside it
    Pair backward{};                        ///< a pawn that no other one can cover any more, and that dares no step
    ByLine walks{};                         ///< by rank: a passed pawn that can step on without being taken
    ByLine escort{}; ///< by rank: a passed pawn, for each step that the enemy king is farther from its way
    std::array<Pair, 2> outpost{}; ///< a knight, a bishop that a pawn covers where no enemy pawn can ever come
    Pair sameColour{};             ///< for a bishop, each own pawn on a cell of its colour
    std::array<Pair, 4> bare{};    ///< by how many of the files at the king have no own pawn
    /** For each pair of men: of kinds a <= b of one army at [a][b], of an own a and an enemy b > a at [b][a]. */
    std::array<std::array<Pair, kKinds - 1>, kKinds - 1> pairs{};
    Pair alone{};                     ///< a pawn where nobody has anything but pawns
    Pair isolatedOpen{};              ///< an isolated pawn before which no enemy pawn stands
    Pair backwardOpen{};              ///< a backward one
    ByLine joined{};                  ///< by rank: a pawn that is covered or has one right beside it
    ByLine candidate{};               ///< by rank: may become passed, for as many help as hinder
    ByLine passedJoined{};            ///< by rank: a passed pawn that is covered or has one beside it
    Pair outside{};                   ///< a passed pawn with all enemy pawns three files away and more
    Pair islands{};                   ///< for each group of files with pawns
    ByLine kingFar{};                 ///< by rank: a passed pawn, for each step that the own king is away from its way
    ByLine safeWay{};                 ///< by rank: a passed pawn whose whole way is empty and reached by no enemy
    ByLine barePassed{};              ///< by rank: a passed pawn where the enemy has nothing but pawns
    Pair runs{};                      ///< a passed pawn that a lone enemy king is too far away to stop
    ByKind<Pair> blocker{};           ///< an enemy piece right before a passed pawn
    std::array<Pair, 2> rookBehind{}; ///< a passed pawn with an own, an enemy rook behind it
    std::array<ByKind<Pair>, 3> hitBy{}; ///< who can be taken by a pawn; a knight or bishop; a rook
    ByKind<Pair> loose{};                ///< who can be taken and is not covered
    Pair hitNext{};                      ///< a piece that a pawn of the enemy can attack by a step
    std::array<Pair, 8> stormed{};       ///< by how many cells around the enemy king two pieces reach
    ByLine cover{};                ///< by rank: the first own pawn before the king on each of three files; 0: none
    std::array<ByLine, 2> storm{}; ///< by rank, the first enemy pawn on those files, free and stopped
    Pair room{};    ///< a cell of the own half in the middle without own pawn, which no enemy pawn attacks
    Pair pawnFar{}; ///< for each step from the king to the nearest pawn
};
using BoardWeights = BoardWeightsOf<Both>;

/** What was thought of a board before anything was fitted: pieces by their mobility, all else by guess. */
constexpr BoardWeights weightsByMobility()
{
    constexpr std::array<int, 8> kAdvance{0, 0, 2, 6, 12, 22, 40, 0};
    constexpr std::size_t kPawn = 0;
    constexpr std::size_t kBishop = 2;
    constexpr std::size_t kKing = 5;
    BoardWeights weights;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        weights.material[kind] = {kWorth[kind], kWorth[kind]};
    for (int line = 0; line < 8; ++line) {
        const auto at = static_cast<std::size_t>(line);
        const int fromRim = std::min(line, 7 - line);
        weights.byRank[kPawn][at] = {kAdvance[at] / 2, kAdvance[at]};
        weights.middlePawn[0][at] = {line == 3 ? 14 : line > 3 ? 8 : 0, 0};
        weights.middlePawn[1][at] = {weights.middlePawn[0][at].middle + (line == 1 ? -10 : 4), 0};
        for (std::size_t kind = kPawn + 1; kind <= kBishop; ++kind) {
            weights.byRank[kind][at] = {3 * (fromRim - 3) + (line == 0 ? -8 : 0), 0};
            weights.byFile[kind][at] = {3 * fromRim, 0};
        }
        weights.byRank[kKing][at] = {-10 * line, 8 * fromRim};
        weights.byFile[kKing][at] = {line <= 2 || line >= 6 ? 16 : -6, 8 * fromRim};
    }
    weights.byTarget = {{{0, 0}, {5, 4}, {5, 5}, {3, 5}, {2, 4}, {0, 0}}};
    weights.passed = {{{0, 0}, {4, 8}, {6, 12}, {12, 26}, {26, 52}, {50, 92}, {90, 150}, {0, 0}}};
    weights.danger = {{{0, 0}, {0, 0}, {12, 0}, {30, 0}, {52, 0}, {70, 0}, {84, 0}, {92, 0}}};
    weights.pair = {28, 45};
    weights.doubled = {-10, -18};
    weights.isolated = {-10, -14};
    weights.openFile = {22, 8};
    weights.shield = {11, 0};
    return weights;
}
inline constexpr BoardWeights kBoardByMobility = weightsByMobility();

} // namespace ringford::chess
