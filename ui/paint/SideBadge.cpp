// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SideBadge.h"

#include "ui/paint/Theme.h"

namespace ringford::ui {

QString sideBadge(const GameDescription& game, Side side)
{
    const SideInfo& info = game.side(side);
    const QString letter = Theme::colourName(info.colour).left(1).toUpper();
    const auto& faces = game.board.faces();
    return faces.size() < 2 ? letter : letter + QString::fromStdString(faces[static_cast<std::size_t>(info.face)].name);
}

} // namespace ringford::ui
