// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ReadableText.h"

#include <QAccessible>
#include <QEvent>
#include <QTextBrowser>

namespace ringford::ui {

namespace {

/** Looks when the page gets the focus: a reader may be started later than the program. */
class CaretFilter : public QObject {
public:
    explicit CaretFilter(QTextBrowser& page) : QObject(&page), m_page(page) { page.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_page.setTextInteractionFlags(QAccessible::isActive()
                                               ? Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard
                                               : Qt::TextInteractionFlags(Qt::TextBrowserInteraction));
        return false;
    }

private:
    QTextBrowser& m_page;
};

} // namespace

void letReadersFollow(QTextBrowser& page)
{
    new CaretFilter(page);
}

} // namespace ringford::ui
