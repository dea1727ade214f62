// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/SeatAngle.h"

#include "ui/paint/InCircle.h"

#include <set>

namespace ringford::ui {

namespace {
constexpr double kFullTurn = 360;
}

double nextSeatAngle(const GameDescription& game, double angle)
{
    std::set<double> angles;
    for (const SideInfo& side : game.sides)
        angles.insert(inCircle(side.homeAngle, kFullTurn));
    if (angles.size() == 1)
        angles.insert(inCircle(*angles.begin() + kFullTurn / 2, kFullTurn));
    const auto next = angles.upper_bound(inCircle(angle, kFullTurn));
    return next == angles.end() ? *angles.begin() : *next;
}

} // namespace ringford::ui
