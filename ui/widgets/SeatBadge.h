// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QColor>
#include <QPixmap>

namespace ringford::ui {

/**
 * Discs in the colours of some seats, side by side, each with the seat's letters (SeatInfo::badge), so that colour
 * alone tells nothing.
 * @p side is a disc's diameter in device-independent pixels, @p rim the colour of its edge.
 */
QPixmap seatBadges(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim);

/** One such disc for those who win together, with what their letters have in common; else as its first has it. */
QPixmap campBadge(const GameDescription& game, SeatSet seats, int side, double devicePixelRatio, const QColor& rim);

/** As many such discs as have room in @p width device-independent pixels, at least one; dots stand for the others. */
QPixmap seatBadgesWithin(const GameDescription& game, SeatSet seats, int width, int side, double devicePixelRatio,
                         const QColor& rim);

} // namespace ringford::ui
