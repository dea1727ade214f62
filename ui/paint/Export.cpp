// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Export.h"

#include <cmath>
#include <set>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;

} // namespace

std::unique_ptr<BoardLayout> paperLayout(const Board& board, const PictureSize& size, LayoutOptions options,
                                         std::optional<double> dpi)
{
    const double dot = dpi ? kMmPerInch / *dpi : 0;
    options.pixel = 0;
    options.grain = dot;
    if (size.widthInMm)
        return makeLayoutOfWidth(board, *size.widthInMm, options);
    const double cell = size.cellInMm.value_or(0);
    return makeLayout(board, dpi ? std::max(1.0, std::round(cell / dot)) * dot : cell, options);
}

double leastCell(const GameDescription& game, PaperStyle style)
{
    constexpr double kLeast = 6;
    constexpr double kLeastHatched = 8;
    std::set<Colour> colours;
    for (const SideInfo& side : game.sides)
        colours.insert(side.colour);
    return style == PaperStyle::OneBit && colours.size() > 2 ? kLeastHatched : kLeast;
}

} // namespace ringford::ui
