// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>
#include <QStringList>

namespace ringford::ui {

class PageContent;

/**
 * A job's title, in bold letters on top of each page. One that has no room in a line is set in somewhat smaller letters,
 * then in two lines of them; what is longer is cut. Lengths are mm.
 */
class PageTitle {
public:
    PageTitle() = default;
    /**
     * With letters of size @p usual, in that width. @p behind is what follows it on the one page and the other (the
     * version, the board), which is never cut; all pages have one size.
     */
    PageTitle(const QString& title, const QStringList& behind, double width, const QFont& font, double usual);

    /** Its end is left out. */
    bool isCut() const { return m_isCut; }
    /** How much of a page's height it needs, with what is free below it; 0: there is none. */
    double room() const;
    /** Height of its letters; 0: there is no title. */
    double size() const { return m_size; }
    /** Sets it at a corner, with what follows it there. */
    void set(PageContent& page, QPointF at, const QString& behind = {}) const;

private:
    QStringList linesOf(const QString& text, double width) const;
    bool fits(const QString& title, const QStringList& behind) const;

    QString m_title;
    double m_width = 0;
    QFont m_font;
    double m_size = 0; ///< of letters; 0: there is no title
    int m_lines = 1;
    bool m_isCut = false;
};

} // namespace ringford::ui
