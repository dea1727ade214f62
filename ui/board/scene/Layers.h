// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/** What lies above what on a board; the ground is the scene's background. */
namespace ringford::ui::layer {

inline constexpr double kTints = 0;
inline constexpr double kPieces = 1;
inline constexpr double kMarks = 2;
inline constexpr double kMovingPiece = 3;
inline constexpr double kCursor = 4;
inline constexpr double kHeldPiece = 5;

/** How much is seen of a piece that is as good as gone, or elsewhere. */
inline constexpr double kGhostOpacity = 0.35;

} // namespace ringford::ui::layer
