// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/ColumnPlaces.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kPlaceRounding = 1e-6;

/** Of the unit at @p index and of those that stay with it. What may wait among these takes no room from others. */
double heightTogether(std::span<const ColumnUnit> units, std::size_t index)
{
    double height = units[index].heightIf(units[index].isPassed);
    std::size_t last = index;
    for (std::size_t next = index + 1; next < units.size() && units[next].staysWithPrevious; ++next) {
        if (units[next].mayWait)
            continue;
        height += std::max(units[next].before, units[last].after) + units[next].height;
        last = next;
    }
    return height;
}

/** Fills columns with one unit after the other. */
class ColumnFiller {
public:
    ColumnFiller(std::span<const ColumnUnit> units, int columns, double height, double whole)
        : m_units(units), m_columns(columns), m_height(height), m_whole(whole)
    {
    }

    std::vector<ColumnPlace> fill(Behind behind)
    {
        for (std::size_t index = 0;;) {
            const bool isEnd = index == m_units.size();
            const bool endsWaiting = isEnd ? behind == Behind::Nothing : m_units[index].endsWaiting;
            if (endsWaiting && m_waiting && m_since.column == m_column)
                index = goBack();
            else if (isEnd || !add(index))
                break;
            else
                ++index;
        }
        endWaiting();
        return std::move(m_places);
    }

private:
    /** False where neither it nor any behind it has room. */
    bool add(std::size_t index)
    {
        const ColumnUnit& unit = m_units[index];
        // One that waits is enough: text would run further and further ahead of its diagrams.
        if ((unit.endsWaiting || unit.mayWait) && !endWaiting())
            return false;
        const double needed = unit.staysWithPrevious ? unit.height : heightTogether(m_units, index);
        while (!hasRoom(unit, needed)) {
            if (unit.mayWait && index != m_firm) {
                m_waiting = index;
                m_since = {m_places.size(), m_column, m_y, m_after};
                m_isPassed = false;
                return true;
            }
            if ((m_y <= 0 && !m_waiting) || !beginColumn())
                return false;
        }
        m_isPassed = m_waiting.has_value();
        place(index, unit.isPassed);
        return true;
    }

    /** To what waits, which does not any more: nothing is left to fill the column that it has no room in. */
    std::size_t goBack()
    {
        m_places.resize(m_since.places);
        m_y = m_since.y;
        m_after = m_since.after;
        m_firm = *std::exchange(m_waiting, std::nullopt);
        return *m_firm;
    }

    bool hasRoom(const ColumnUnit& unit, double needed) const
    {
        if (m_y > 0)
            return m_y + gapAbove(unit) + needed <= m_height + kPlaceRounding;
        return m_height >= m_whole || needed <= m_height + kPlaceRounding;
    }

    double gapAbove(const ColumnUnit& unit) const { return m_y > 0 ? std::max(unit.before, m_after) : 0; }

    void place(std::size_t index, bool isPassed)
    {
        const ColumnUnit& unit = m_units[index];
        m_y += gapAbove(unit);
        m_places.push_back({index, m_column, m_y, isPassed});
        m_y += unit.heightIf(isPassed);
        m_after = unit.after;
    }

    /** What waits stands on top of it. False: there is no further one. */
    bool beginColumn()
    {
        if (m_column + 1 >= m_columns)
            return false;
        ++m_column;
        m_y = 0;
        if (m_waiting) {
            const ColumnUnit& unit = m_units[*m_waiting];
            const bool isPassed = m_isPassed || unit.isPassed;
            if (hasRoom(unit, unit.heightIf(isPassed)))
                place(*std::exchange(m_waiting, std::nullopt), isPassed);
        }
        return true;
    }

    /** False: no column is left for what waits. */
    bool endWaiting()
    {
        while (m_waiting && beginColumn()) {
        }
        return !m_waiting;
    }

    std::span<const ColumnUnit> m_units;
    int m_columns;
    double m_height;
    double m_whole;
    std::vector<ColumnPlace> m_places;
    int m_column = 0;
    double m_y = 0;     ///< 0: nothing stands in the column yet
    double m_after = 0; ///< room below what stands there last
    std::optional<std::size_t> m_waiting;
    bool m_isPassed = false; ///< what waits
    struct {
        std::size_t places = 0;
        int column = 0;
        double y = 0;
        double after = 0;
    } m_since;                         ///< how far columns were filled when it had no room
    std::optional<std::size_t> m_firm; ///< is not to wait again
};

/** How high even columns are; nothing where the units have no room. */
std::optional<double> evenHeight(std::span<const ColumnUnit> units, int columns, double height)
{
    const auto isEnough = [&](double tried) {
        const auto places = columnPlaces(units, columns, tried, 0, Behind::More);
        if (places.size() < units.size())
            return false;
        std::vector<const ColumnPlace*> byUnit(units.size());
        for (const ColumnPlace& place : places)
            byUnit[place.unit] = &place;
        for (const ColumnPlace& place : places) {
            const ColumnUnit& unit = units[place.unit];
            const ColumnPlace* const before = place.unit > 0 ? byUnit[place.unit - 1] : nullptr;
            const bool isParted = unit.staysWithPrevious && before && !before->isPassed && !place.isPassed &&
                                  before->column != place.column;
            if (isParted || place.y + unit.heightIf(place.isPassed) > tried + kPlaceRounding)
                return false;
        }
        return true;
    };
    constexpr double kNearEnough = 0.05; // mm
    double tooShort = 0;
    double enough = height;
    while (enough - tooShort > kNearEnough) {
        const double tried = (tooShort + enough) / 2;
        (isEnough(tried) ? enough : tooShort) = tried;
    }
    if (enough == height && columnPlaces(units, columns, height, 0, Behind::More).size() < units.size())
        return {};
    return enough;
}

} // namespace

std::vector<ColumnPlace> columnPlaces(std::span<const ColumnUnit> units, int columns, double height, double whole,
                                      Behind behind)
{
    return ColumnFiller(units, columns, height, whole).fill(behind);
}

std::vector<ColumnPlace> evenColumnPlaces(std::span<const ColumnUnit> units, int columns, double height)
{
    // Nothing waits where there is room enough, unless columns are much more even then.
    constexpr double kMuchShorter = 12; // mm
    std::vector<ColumnUnit> firm(units.begin(), units.end());
    for (ColumnUnit& unit : firm)
        unit.mayWait = false;
    const auto inOrder = evenHeight(firm, columns, height);
    const bool canWait = std::ranges::any_of(units, &ColumnUnit::mayWait);
    const auto shortest = canWait ? evenHeight(units, columns, height) : std::nullopt;
    if (inOrder && (!shortest || *shortest > *inOrder - kMuchShorter))
        return columnPlaces(firm, columns, *inOrder);
    return columnPlaces(units, columns, shortest.value_or(height), 0, Behind::More);
}

std::vector<ColumnPlace> evenColumnPlacesAbove(std::span<const ColumnUnit> units, int columns, double height)
{
    auto places = evenColumnPlaces(units, columns, height);
    if (places.empty() || places.back().column == columns - 1)
        return places;
    std::vector<ColumnUnit> parted(units.begin(), units.end());
    for (ColumnUnit& unit : parted)
        unit.staysWithPrevious = unit.staysWithPrevious && !unit.mayPart;
    auto partedPlaces = evenColumnPlaces(parted, columns, height);
    return partedPlaces.size() == places.size() ? partedPlaces : places;
}

} // namespace ringford::ui
