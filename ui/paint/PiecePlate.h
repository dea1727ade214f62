// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>

class QPainter;
class QRectF;

namespace ringford::ui {

struct Theme;

/** How strong pieces are that cannot be used now: pale, but still told apart from their plate. */
inline constexpr double kPalePiece = 0.55;

/**
 * What pieces beside the boards stand on: the ground of the boards, for the desktop may have any colours, and in some
 * of them a black or a white piece would not be seen.
 */
void paintPlate(QPainter& painter, const QRectF& plate, const QColor& ground);
/** The radius of its corners, in device-independent pixels. */
inline constexpr double kPlateCorner = 4;

/** How much larger a plate is than its piece, in device-independent pixels. */
inline constexpr int kAroundPlated = 2;

/**
 * The picture of a piece in the middle of a plate (kAroundPlated). @p strength: kPalePiece or 1, of the piece
 * alone
 */
QPixmap onPlate(const QPixmap& piece, const Theme& theme, double strength = 1);

} // namespace ringford::ui
