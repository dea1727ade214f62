// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/SeatAngle.h"

#include <cmath>
#include <set>

namespace ringford::ui {

namespace {

double inCircle(double angle)
{
    const double rest = std::fmod(angle, 360);
    return rest < 0 ? rest + 360 : rest;
}

} // namespace

double nextSeatAngle(const GameDescription& game, double angle)
{
    std::set<double> angles;
    for (const SideInfo& side : game.sides)
        angles.insert(inCircle(side.homeAngle));
    if (angles.size() == 1)
        angles.insert(inCircle(*angles.begin() + 180));
    const auto next = angles.upper_bound(inCircle(angle));
    return next == angles.end() ? *angles.begin() : *next;
}

} // namespace ringford::ui
