// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStringList>

#include <limits>
#include <vector>

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

/** What a label says, in bold letters. What was measured of it is remembered: it is laid out in one room after another. */
class LabelText {
public:
    LabelText(const QString& text, const QFont& font);

    /**
     * As large as it has room for: in one line, else parted at its blanks, else in smaller letters. Only a word that has
     * no room alone in the smallest letters is broken.
     */
    LabelLines in(const LabelRoom& room) const;
    /** The width of the longest line, in letters of size 1. */
    double widest(const QStringList& lines) const;

private:
    struct Part {
        QString text;
        double width;
    };

    double widthOf(const QString& words) const;
    qsizetype count() const { return static_cast<qsizetype>(m_words.size()); }
    QStringList inLines(qsizetype count) const;
    QStringList within(double most) const;
    QStringList broken(const QString& word, double most) const;
    LabelLines cut(LabelLines lines, qsizetype most, const LabelRoom& room) const;

    QString m_text;
    QFont m_font;
    mutable QHash<QString, double> m_widths; ///< in letters of size 1
    double m_blank;
    std::vector<Part> m_words;
};

} // namespace ringford::ui
