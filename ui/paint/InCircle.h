// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace ringford::ui {

/** The same direction as an angle from 0 to below @p whole, which is a full turn in the angle's unit. */
inline double inCircle(double angle, double whole)
{
    const double rest = std::fmod(angle, whole);
    return rest < 0 ? rest + whole : rest;
}

} // namespace ringford::ui
