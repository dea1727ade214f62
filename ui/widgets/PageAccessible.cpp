// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PageAccessible.h"

#include "ui/widgets/PageLines.h"
#include "ui/widgets/TextParts.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTextBrowser>
#include <QTextCursor>

#include <algorithm>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

class PageAccessible : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit PageAccessible(QTextBrowser* page) : QAccessibleWidget(page, QAccessible::StaticText), m_page(*page)
    {
        QObject::connect(page->document(), &QTextDocument::contentsChanged, &m_context, [this] { m_lines.reset(); });
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int* start, int* end) const override;
    int selectionCount() const override { return m_page.textCursor().hasSelection() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    int cursorPosition() const override { return lines().inText(m_page.textCursor().position()); }
    void setCursorPosition(int position) override { setSelection(0, position, position); }
    using QAccessibleWidget::text;
    QString text(int start, int end) const override;
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const override;
    int characterCount() const override { return static_cast<int>(lines().text().size()); }
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int start, int end) override { setSelection(0, end, start); }
    QString attributes(int offset, int* start, int* end) const override;

private:
    const PageLines& lines() const
    {
        if (!m_lines)
            m_lines.emplace(*m_page.document());
        return *m_lines;
    }
    QString part(std::pair<int, int> bounds, int* start, int* end) const;

    QTextBrowser& m_page;
    mutable std::optional<PageLines> m_lines; ///< made when they are asked for
    QObject m_context;
};

void PageAccessible::selection(int index, int* start, int* end) const
{
    const QTextCursor cursor = m_page.textCursor();
    *start = index == 0 ? lines().inText(cursor.selectionStart()) : 0;
    *end = index == 0 ? lines().inText(cursor.selectionEnd()) : 0;
}

void PageAccessible::removeSelection(int index)
{
    QTextCursor cursor = m_page.textCursor();
    cursor.clearSelection();
    if (index == 0)
        m_page.setTextCursor(cursor);
}

void PageAccessible::setSelection(int index, int start, int end)
{
    if (index != 0)
        return;
    QTextCursor cursor = m_page.textCursor();
    cursor.setPosition(lines().inDocument(start));
    cursor.setPosition(lines().inDocument(end), QTextCursor::KeepAnchor);
    m_page.setTextCursor(cursor);
}

QString PageAccessible::text(int start, int end) const
{
    return lines().text().mid(std::max(0, start), std::max(0, end - std::max(0, start)));
}

QString PageAccessible::part(std::pair<int, int> bounds, int* start, int* end) const
{
    *start = bounds.first;
    *end = bounds.second;
    return text(bounds.first, bounds.second);
}

QString PageAccessible::textAtOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    return part(textPart(lines().text(), offset < 0 ? cursorPosition() : offset, type), start, end);
}

QString PageAccessible::textBeforeOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    const int before = textPart(lines().text(), offset < 0 ? cursorPosition() : offset, type).first - 1;
    return part(before < 0 ? std::pair(0, 0) : textPart(lines().text(), before, type), start, end);
}

QString PageAccessible::textAfterOffset(int offset, QAccessible::TextBoundaryType type, int* start, int* end) const
{
    const int after = textPart(lines().text(), offset < 0 ? cursorPosition() : offset, type).second;
    return part(textPart(lines().text(), after, type), start, end);
}

QRect PageAccessible::characterRect(int offset) const
{
    QTextCursor cursor = m_page.textCursor();
    cursor.setPosition(lines().inDocument(offset));
    const QRect place = m_page.cursorRect(cursor);
    return {m_page.viewport()->mapToGlobal(place.topLeft()), place.size()};
}

int PageAccessible::offsetAtPoint(const QPoint& point) const
{
    return lines().inText(m_page.cursorForPosition(m_page.viewport()->mapFromGlobal(point)).position());
}

/** How it looks says nothing that its words do not. */
QString PageAccessible::attributes(int /*offset*/, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

QAccessibleInterface* makePage(const QString& key, QObject* object)
{
    auto* const page = key == QLatin1String("QTextBrowser") ? qobject_cast<QTextBrowser*>(object) : nullptr;
    return page ? new PageAccessible(page) : nullptr;
}

} // namespace

void letPagesBeRead()
{
    QAccessible::installFactory(makePage);
}

} // namespace ringford::ui
