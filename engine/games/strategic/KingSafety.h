// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Guard.h"
#include "engine/games/strategic/Seam.h"

namespace ringford::strategic {

/**
 * What the kings of an army let its pieces of one board do, found once for a position. Kings of the same army stand on
 * the boards beside it, too: a piece that leaves a line open to one of those is as bound as by the king of its own
 * board.
 */
struct KingSafety {
    chess::Guard guard;           ///< of the king of this board, from the enemies on it
    std::array<Bits, 2> across{}; ///< by flank: enemies on the board beyond that attack this board's king
    /**
     * By flank: lines to the army's king beyond it that one own piece alone keeps closed, from the edge to the enemy.
     */
    std::array<std::array<Bits, kWays>, 2> fences{};
    Bits fenced{};  ///< the pieces that do
    Bits pinned{};  ///< own pieces that may not go just anywhere: line() says where. None of them may leave the board
    Bits answers{}; ///< where pieces of this board other than the king may go on it, by what attacks their king

    bool isInCheck() const { return (guard.checkers | across[0] | across[1]) != 0; }
    Bits line(Spot spot) const
    {
        Bits allowed = guard.line(spot);
        if ((fenced & bit(spot)) == 0)
            return allowed;
        for (const auto& ways : fences) {
            for (const Bits fence : ways)
                allowed &= (fence & bit(spot)) != 0 ? fence : ~Bits{0};
        }
        return allowed;
    }
};

/**
 * Finds the pieces among @p men that keep lines over @p flank closed to a king of @p us on @p king of the board beyond.
 */
inline void fence(KingSafety& safety, const Seam& seam, const Placement& men, Army us, Flank flank, Spot king)
{
    if ((bit(king) & edgeFile(opposite(flank))) == 0)
        return;
    const std::size_t side = indexOf(flank);
    const auto& lines = seam.into[side][static_cast<std::size_t>(chess::rankOf(king))];
    for (std::size_t way = 0; way < kWays; ++way) {
        const Bits standing = lines[way] & men.occupied();
        const Bits blocker = nearest(flank, standing);
        const Bits enemy = nearest(flank, standing ^ blocker) & slidersOf(men, other(us), static_cast<int>(way));
        if (enemy == 0 || (blocker & men.of(us)) == 0)
            continue;
        safety.fences[side][way] = upTo(flank, lines[way], enemy);
        safety.fenced |= blocker;
    }
}

/** How safe the king of army @p Us on @p board. @pre the board is open */
template <Army Us> inline KingSafety makeKingSafety(const Seam& seam, const State& state, int board)
{
    const Placement& men = state.men(board);
    KingSafety safety;
    safety.guard = chess::guardKing<Us>(men);
    for (const Flank flank : kFlanks) {
        const int next = beyond(board, flank);
        if (!state.open.contains(next))
            continue;
        safety.across[indexOf(flank)] =
            attackersAcross(seam, state.men(next), opposite(flank), other(Us), safety.guard.king);
        fence(safety, seam, men, Us, flank, state.men(next).king(Us));
    }
    safety.pinned = safety.guard.pinned | safety.fenced;
    safety.answers = (safety.across[0] | safety.across[1]) != 0 ? 0 : safety.guard.answers;
    return safety;
}

/**
 * Where on the board beyond @p flank a piece of @p us that leaves @p board answers the attack on the king it leaves
 * behind: anywhere when there is none; else onto the attacker or into its line, if that is there.
 */
inline Bits answersBeyond(const KingSafety& safety, const Seam& seam, const State& state, int board, Flank flank)
{
    if (!safety.isInCheck())
        return ~Bits{0};
    const Bits attacker = safety.across[indexOf(flank)];
    const bool isAlone =
        safety.guard.checkers == 0 && safety.across[indexOf(opposite(flank))] == 0 && (attacker & (attacker - 1)) == 0;
    if (!isAlone)
        return 0;
    const Spot king = safety.guard.king;
    if ((bit(king) & edgeFile(flank)) == 0)
        return attacker;
    const Flank back = opposite(flank);
    const Placement& men = state.men(beyond(board, flank));
    const Army them = (men.of(Army::White) & attacker) != 0 ? Army::White : Army::Black;
    const auto& lines = seam.into[indexOf(back)][static_cast<std::size_t>(chess::rankOf(king))];
    Bits answers = attacker;
    for (std::size_t way = 0; way < kWays; ++way) {
        if ((lines[way] & attacker & slidersOf(men, them, static_cast<int>(way))) != 0)
            answers |= upTo(back, lines[way], attacker);
    }
    return answers;
}

} // namespace ringford::strategic
