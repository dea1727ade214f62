// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/paint/Theme.h"

#include <QString>

namespace ringford::ui {

/** Everything that decides what a piece looks like, but its size. */
struct PieceLook {
    QString drawing; ///< name of its template: `knight`
    Colour seat{};   ///< decides the foot mark
    PieceInk ink;
    bool isOut = false; ///< its seat is out: the body pale and dashed, the foot whole
    bool operator==(const PieceLook&) const = default;
};

/** How a theme draws a piece of a game. */
PieceLook lookOf(const GameDescription& game, const Piece& piece, const Theme& theme);

} // namespace ringford::ui
