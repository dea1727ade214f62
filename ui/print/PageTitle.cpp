// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PageTitle.h"

#include "ui/print/PageContent.h"
#include "ui/print/TextLines.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr double kTitleRoom = 1.8;    // in its letters
constexpr double kTitleLeading = 1.2; // the same
constexpr double kSmallerTitle = 0.8; // of the usual letters
constexpr int kMostTitleLines = 2;
constexpr qsizetype kLongestTitle = 2'000; // letters: no two lines hold more
constexpr double kNarrower = 0.95;

/** The beginning of a title, behind a word where it has several. */
QString beginningOf(const QString& title, qsizetype length)
{
    const QString begun = title.left(length);
    const qsizetype blank = begun.lastIndexOf(u' ');
    return blank > 0 ? begun.left(blank) + QStringLiteral(" …") : begun + u'…';
}

} // namespace

PageTitle::PageTitle(const QString& title, const QStringList& behind, double width, const QFont& font, double usual)
    : m_title(title.left(kLongestTitle)), m_width(width), m_font(font), m_size(usual),
      m_isCut(title.size() > kLongestTitle)
{
    const QStringList all = behind.isEmpty() ? QStringList{QString()} : behind;
    if (m_title.isEmpty() && std::ranges::all_of(all, &QString::isEmpty)) {
        m_size = 0;
        return;
    }
    if (!m_isCut && fits(m_title, all))
        return;
    m_size = kSmallerTitle * usual;
    if (!m_isCut && fits(m_title, all))
        return;
    m_lines = kMostTitleLines;
    if (!m_isCut && fits(m_title, all))
        return;
    m_isCut = true;
    qsizetype fitting = 0;
    for (qsizetype beyond = m_title.size(); beyond - fitting > 1;) {
        const qsizetype middle = fitting + (beyond - fitting) / 2;
        (fits(beginningOf(m_title, middle), all) ? fitting : beyond) = middle;
    }
    m_title = beginningOf(m_title, fitting);
}

QStringList PageTitle::linesOf(const QString& text, double width) const
{
    QStringList lines;
    TextLines all({{text, true}}, m_size, width, m_font);
    for (auto line = all.next(); line && lines.size() <= kMostTitleLines; line = all.next())
        lines << all.whole().trimmed();
    return lines;
}

bool PageTitle::fits(const QString& title, const QStringList& behind) const
{
    return std::ranges::all_of(behind,
                               [&](const QString& one) { return linesOf(title + one, m_width).size() <= m_lines; });
}

double PageTitle::room() const
{
    return (kTitleRoom + (m_lines - 1) * kTitleLeading) * m_size;
}

void PageTitle::set(PageContent& page, QPointF at, const QString& behind) const
{
    if (m_size <= 0)
        return;
    QStringList lines = linesOf(m_title + behind, m_width);
    // As long as one another: a word alone looks lost.
    for (double width = kNarrower * m_width; lines.size() > 1 && width > m_width / 2; width *= kNarrower) {
        const QStringList narrower = linesOf(m_title + behind, width);
        if (narrower.size() > lines.size())
            break;
        lines = narrower;
    }
    for (const QString& line : lines.mid(0, m_lines)) {
        page.addText(at + QPointF(0, m_size / 2), line, m_size, true, m_width);
        at.ry() += kTitleLeading * m_size;
    }
}

} // namespace ringford::ui
