// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ReadableText.h"

#include "ui/widgets/Announcer.h"
#include "ui/widgets/PageLines.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QUrl>

namespace ringford::ui {

namespace {

/** Looks when the page gets the focus: a reader may be started later than the program. */
class CaretFilter : public QObject {
    Q_DECLARE_TR_FUNCTIONS(ReadableText)

public:
    explicit CaretFilter(QTextBrowser& page) : QObject(&page), m_page(page)
    {
        page.installEventFilter(this);
        connect(&page, &QTextBrowser::sourceChanged, this, &CaretFilter::goToSection);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_page.setTextInteractionFlags(QAccessible::isActive()
                                               ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                               : Qt::TextInteractionFlags(Qt::TextBrowserInteraction));
        if (event->type() == QEvent::KeyPress && QAccessible::isActive() && goesOn(*static_cast<QKeyEvent*>(event)))
            return true;
        const bool isTab = event->type() == QEvent::KeyPress && isTabKey(static_cast<const QKeyEvent*>(event)->key());
        if (isTab)
            QMetaObject::invokeMethod(
                this, [this] { sayLink(); }, Qt::QueuedConnection);
        return false;
    }

private:
    static bool isTabKey(int key) { return key == Qt::Key_Tab || key == Qt::Key_Backtab; }

    /** Up and down lead from line to line as they are read, not along what happens to stand below. */
    bool goesOn(const QKeyEvent& key)
    {
        const bool isDown = key.key() == Qt::Key_Down;
        if ((!isDown && key.key() != Qt::Key_Up) || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
            return false;
        const PageLines lines(*m_page.document());
        goTo(lines.placeBeside(m_page.textCursor().position(), isDown ? +1 : -1), lines);
        return true;
    }

    void goTo(int place, const PageLines& lines)
    {
        QTextCursor cursor = m_page.textCursor();
        cursor.setPosition(place);
        m_page.setTextCursor(cursor);
        // Qt has told of the place in the document, which reads otherwise.
        QAccessibleTextCursorEvent moved(&m_page, lines.inText(place));
        QAccessible::updateAccessibility(&moved);
    }

    /** A link to a section moves what is seen, and nothing that is read. */
    void goToSection(const QUrl& source)
    {
        for (QTextBlock block = m_page.document()->begin(); source.hasFragment() && block.isValid();
             block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (!part.fragment().charFormat().anchorNames().contains(source.fragment()))
                    continue;
                goTo(block.position(), PageLines(*m_page.document()));
                m_page.scrollToAnchor(source.fragment()); // going there has shown no more than its line
                if (m_page.hasFocus())
                    Announcer::of(m_page).say(block.text());
                return;
            }
        }
    }

    /** Qt selects the words of the link that Tab has come to, and tells readers nothing of it. */
    void sayLink()
    {
        const QTextCursor link = m_page.textCursor();
        if (m_page.hasFocus() && link.hasSelection() && link.charFormat().isAnchor())
            //: spoken: %1 are the words of a link on a help page
            Announcer::of(m_page).say(tr("Link: %1").arg(link.selectedText()));
    }

    QTextBrowser& m_page;
};

} // namespace

void letReadersFollow(QTextBrowser& page)
{
    new CaretFilter(page);
}

} // namespace ringford::ui
