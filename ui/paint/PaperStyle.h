// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace ringford::ui {

/** How a picture on paper uses ink. */
enum class PaperStyle : std::uint8_t {
    Colour,
    InkSaving, ///< pale cells and pieces; outlines and feet in full
    OneBit,    ///< black and white alone: dark cells are hatched, and hatches tell the seats
};

/** Their names for scripts and settings, in the order of PaperStyle. */
inline const QStringList& paperStyleNames()
{
    static const QStringList kNames{QStringLiteral("colour"), QStringLiteral("ink-saving"), QStringLiteral("1-bit")};
    return kNames;
}

inline std::optional<PaperStyle> paperStyleNamed(const QString& name)
{
    const qsizetype index = paperStyleNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<PaperStyle>(index));
}

/** Weights of lines on paper, in mm: what printers and copiers keep. */
namespace weights {
inline constexpr double kLeast = 0.14; ///< nothing is thinner
inline constexpr double kFrame = 0.5;
inline constexpr double kCellLine = 0.15;
inline constexpr double kOutline = 0.30; ///< of pieces
inline constexpr double kDetail = 0.22;
inline constexpr double kMark = 0.35;
} // namespace weights

/** A weight on a board with cells of @p cell mm: the same up to 15 mm, beyond that it grows with their square root. */
inline double paperWeight(double mm, double cell)
{
    constexpr double kGrowsFrom = 15;
    return mm * std::sqrt(std::max(1.0, cell / kGrowsFrom));
}

} // namespace ringford::ui
