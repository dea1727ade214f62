// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/ColumnPlaces.h"

#include <cstddef>

namespace ringford::ui {

namespace {

constexpr double kPlaceRounding = 1e-6;

/** Of the unit at @p index and of those that stay with it. */
double heightTogether(std::span<const ColumnUnit> units, std::size_t index)
{
    double height = units[index].height;
    for (std::size_t next = index + 1; next < units.size() && units[next].staysWithPrevious; ++next)
        height += units[next].before + units[next].height;
    return height;
}

} // namespace

std::vector<ColumnPlace> columnPlaces(std::span<const ColumnUnit> units, int columns, double height, double whole)
{
    std::vector<ColumnPlace> places;
    int column = 0;
    double y = 0; // 0: nothing stands in the column yet
    for (std::size_t index = 0; index < units.size(); ++index) {
        const ColumnUnit& unit = units[index];
        const double needed = unit.staysWithPrevious ? unit.height : heightTogether(units, index);
        if (y > 0 && y + unit.before + needed > height + kPlaceRounding) {
            if (++column >= columns)
                break;
            y = 0;
        }
        if (y <= 0 && height < whole && needed > height + kPlaceRounding)
            break;
        y += y > 0 ? unit.before : 0;
        places.push_back({column, y});
        y += unit.height;
    }
    return places;
}

std::vector<ColumnPlace> evenColumnPlaces(std::span<const ColumnUnit> units, int columns, double height)
{
    constexpr double kNearEnough = 0.05; // mm
    double tooShort = 0;
    double enough = height;
    while (enough - tooShort > kNearEnough) {
        const double tried = (tooShort + enough) / 2;
        const auto places = columnPlaces(units, columns, tried);
        bool isEnough = places.size() == units.size();
        for (std::size_t index = 0; isEnough && index < units.size(); ++index) {
            const bool isParted =
                units[index].staysWithPrevious && index > 0 && places[index].column != places[index - 1].column;
            isEnough = !isParted && places[index].y + units[index].height <= tried + kPlaceRounding;
        }
        (isEnough ? enough : tooShort) = tried;
    }
    return columnPlaces(units, columns, enough);
}

} // namespace ringford::ui
