// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace ringford::ui {

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
};

/**
 * A label in bold letters as large as it has room for: in one line, else parted at its blanks, else in smaller letters.
 * Only a word that has no room alone in the smallest letters is broken.
 */
LabelLines labelLines(const QString& text, const LabelRoom& room, const QFont& font);

} // namespace ringford::ui
