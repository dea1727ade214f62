// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

#include <limits>

namespace ringford::ui {

inline constexpr double kLabelLeading = 1.25; ///< how high a line of a label is, in letters

/** What stands on the plate of a label. */
struct LabelLines {
    QStringList words; ///< one line each
    double size;       ///< of the letters, in layout units
};

/** What a label has room for, in layout units. */
struct LabelRoom {
    double unit;  ///< the side of its cell
    double most;  ///< no line is wider
    double least; ///< smaller letters cannot be read
    static constexpr double kAnyHeight = std::numeric_limits<double>::infinity();
    double high = kAnyHeight; ///< its lines together are no higher, but for the first one

    /** How many lines of letters of that size it has room for: one at least. */
    qsizetype mostLines(double size) const;
    /** The size of letters of which it has room for so many lines. */
    double largest(qsizetype lines) const { return high / (kLabelLeading * static_cast<double>(lines)); }
};

/**
 * A label in bold letters as large as it has room for: in one line, else parted at its blanks, else in smaller letters.
 * Only a word that has no room alone in the smallest letters is broken.
 */
LabelLines labelLines(const QString& text, const LabelRoom& room, const QFont& font);

} // namespace ringford::ui
