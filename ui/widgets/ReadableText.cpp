// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ReadableText.h"

#include "ui/widgets/Announcer.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QTextBrowser>
#include <QTextCursor>

namespace ringford::ui {

namespace {

/** Looks when the page gets the focus: a reader may be started later than the program. */
class CaretFilter : public QObject {
    Q_DECLARE_TR_FUNCTIONS(ReadableText)

public:
    explicit CaretFilter(QTextBrowser& page) : QObject(&page), m_page(page) { page.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_page.setTextInteractionFlags(QAccessible::isActive()
                                               ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                               : Qt::TextInteractionFlags(Qt::TextBrowserInteraction));
        const bool isTab = event->type() == QEvent::KeyPress && isTabKey(static_cast<const QKeyEvent*>(event)->key());
        if (isTab)
            QMetaObject::invokeMethod(
                this, [this] { sayLink(); }, Qt::QueuedConnection);
        return false;
    }

private:
    static bool isTabKey(int key) { return key == Qt::Key_Tab || key == Qt::Key_Backtab; }

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
