// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace ringford::ui {

/** What is read as one line of a page, and where it stands there. */
struct PageLine {
    int from;  ///< the place in the document at which it begins
    int to;    ///< behind it
    int start; ///< where its words begin in PageLines::text()
    QString words;
    bool isPlain; ///< its words are those of the document, letter by letter
};

/**
 * A page as it is read aloud, from its beginning to its end: a paragraph is a line, and so is a row of a table that has
 * one paragraph in each cell. In place of a picture come the words that stand for it (QTextFormat::ImageAltText). On the
 * screen a table has lines side by side, and whoever goes down along one of its columns never comes to the others.
 */
class PageLines {
public:
    explicit PageLines(const QTextDocument& page);

    const QString& text() const { return m_text; }
    /** The place in text() that belongs to one in the document, and the other way round. */
    int inText(int place) const;
    int inDocument(int offset) const;
    /** Where the line after that at @p place begins, or the one before; @p place itself where there is none. */
    int placeBeside(int place, int step) const;

private:
    void add(int from, int to, const QString& words, bool isPlain);
    int lineAt(int place) const;

    std::vector<PageLine> m_lines; ///< never empty
    QString m_text;
};

} // namespace ringford::ui
