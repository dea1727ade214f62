// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SideBadge.h"

#include "ui/words/SeatLetters.h"

namespace ringford::ui {

QString sideBadge(const GameDescription& game, Side side)
{
    const SideInfo& info = game.side(side);
    const QString letter = words::colourLetters(game, info.colour);
    const auto& faces = game.board.faces();
    return faces.size() < 2 ? letter : letter + QString::fromStdString(faces[static_cast<std::size_t>(info.face)].name);
}

} // namespace ringford::ui
