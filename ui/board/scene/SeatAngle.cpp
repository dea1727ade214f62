// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/SeatAngle.h"

#include "ui/paint/InCircle.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ringford::ui {

namespace {
constexpr double kFullTurn = 360;
constexpr double kQuarter = 90;
constexpr double kLeft = 270;

bool isCorner(const Face& face, double angle)
{
    return face.shape == Face::Shape::Square && std::fmod(angle, kQuarter) == kQuarter / 2;
}
} // namespace

bool isWide(const Face& face)
{
    return face.shape == Face::Shape::Square && face.columns >= 2 * face.rows;
}

double turnFor(const GameDescription& game, Side side)
{
    const SideInfo& info = game.side(side);
    const Face& face = game.board.faces()[static_cast<std::size_t>(info.face)];
    const double turn = info.homeAngle - (isWide(face) ? kLeft : 0);
    // Who sits at the corner of a square sits at the side that the layout gives it: nobody wants a board on its corner.
    return inCircle(isCorner(face, turn) ? kQuarter * std::round(turn / kQuarter) : turn, kFullTurn);
}

bool isMap(const GameDescription& game)
{
    return std::ranges::all_of(game.sides, [&](const SideInfo& side) {
        return isCorner(game.board.faces()[static_cast<std::size_t>(side.face)], side.homeAngle);
    });
}

double nextSeatAngle(const GameDescription& game, double angle)
{
    std::set<double> angles;
    for (std::uint8_t side = 0; side < game.sides.size(); ++side)
        angles.insert(turnFor(game, Side{side}));
    if (angles.size() == 1)
        angles.insert(inCircle(*angles.begin() + kFullTurn / 2, kFullTurn));
    const auto next = angles.upper_bound(inCircle(angle, kFullTurn));
    return next == angles.end() ? *angles.begin() : *next;
}

} // namespace ringford::ui
