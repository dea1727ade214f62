// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/TextDirections.h"

#include <QFont>
#include <QString>
#include <QStringList>
#include <QTextLayout>

#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

/** @p words in which no line ends. */
QString unparted(QString words);
/** @p text with single blanks alone, as QString::simplified() gives it, but for those at which no line ends. */
QString onOneLine(const QString& text);

/** Letters of a paragraph that look alike. */
struct TextRun {
    QString text;
    bool isBold = false;
};

/**
 * Breaks a paragraph into lines where its script allows it, and anywhere in a word that is wider than a line,
 * with a hyphen. It is
 * laid out part by part, so that a paragraph may be as long as files are, and who has no room for more stops asking.
 */
class TextLines {
public:
    /** A blank at which no line ends. It is printed as the usual one, which those who search a file type. */
    static constexpr QChar kFirmBlank{0x00A0};
    /** No line ends there, as behind a hyphen, and nothing is printed for it. */
    static constexpr QChar kJoiner{0x2060};

    /** A piece of a line, of one look. */
    struct Piece {
        QString text;
        bool isBold = false;
        double left = 0; ///< in mm, as the widths are
        double width = 0;
    };
    using Line = std::vector<Piece>;

    /** @p size is that of letters, @p width that of lines, in mm; @p font gives the family. */
    TextLines(std::vector<TextRun> runs, double size, double width, QFont font);

    /** The next line; nothing behind the last. Of a paragraph without letters there is none. */
    std::optional<Line> next();
    /** All of the line that was given last, as it is written where it stands alone: in the paragraph's direction. */
    const QString& whole() const { return m_whole; }

private:
    struct Stretch {
        qsizetype from = 0;
        qsizetype length = 0;
        bool isBold = false;
    };
    /** A line, and all of its letters. */
    struct Set {
        Line pieces;
        QString whole;
    };
    void layOut();
    Set setOf(const QTextLayout& layout, const QTextLine& line) const;
    Line piecesOf(const QTextLayout& layout, const QTextLine& line, qsizetype from, qsizetype length) const;
    QString wholeOf(qsizetype from, qsizetype length) const;
    double hyphenBefore(qsizetype at) const;
    QList<QTextLayout::FormatRange> boldWithin(qsizetype from, qsizetype length) const;
    std::vector<Stretch> runsWithin(qsizetype from, qsizetype length) const;

    QString m_text;
    std::vector<std::pair<qsizetype, bool>> m_ends; ///< of the runs, and whether they are bold
    double m_scale;                                 ///< mm of a pixel of the layout
    double m_width;                                 ///< in pixels of the layout
    QFont m_font;
    bool m_hasFromRight = false; ///< letters that are written from right to left
    bool m_isFromRight = false;  ///< the paragraph is
    qsizetype m_at = 0;          ///< where the letters that are not laid out yet begin
    OpenIsolates m_open;         ///< there
    std::vector<Set> m_lines;    ///< of the stretch that is laid out
    std::size_t m_next = 0;
    QString m_whole;
};

/**
 * A text in lines no longer than @p width, in mm as @p size of its letters is; its own line ends stay. What no page has
 * room for is cut off, with an ellipsis; so is what stands behind the first @p most lines, without one.
 */
QStringList wrapped(const QString& text, double size, double width, const QFont& font,
                    qsizetype most = std::numeric_limits<qsizetype>::max());

} // namespace ringford::ui
