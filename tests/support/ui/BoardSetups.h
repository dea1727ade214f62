// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions that several tests of boards use.
namespace ringford::test {

/** Orthodox: b7-b8 and b7xc8 promote. */
inline constexpr auto kPromotion = "white: Ke1 Pb7; black: Kh8 Rc8; turn: white";
/** Checkers: c3xe5, and on to c3xe5xg7. */
inline constexpr auto kJumps = "white: Mc3 Mh2; black: Md4 Mf6 Mh8; turn: white";
/** Longchess: the rook on b1 can shoot the knight on b12. */
inline constexpr auto kRange = "white: Rb1 Fe2; black: Nb12 Fe36 Ri37; turn: white";
/** Longchess with mines: one of black's lies on b11. */
inline constexpr auto kMined = "white: Fe2 Pb9 Pd9; black: Rb10 Nb12 Bd12 Fe36 Ri37; turn: white; mines: black=b11";

} // namespace ringford::test
