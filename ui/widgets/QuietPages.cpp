// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/QuietPages.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QStackedWidget>

namespace ringford::ui {

namespace {

/** Where nothing is told of a part that has no name. */
QAccessibleInterface* makePages(const QString& key, QObject* object)
{
    auto* const pages = key == QLatin1String("QStackedWidget") ? qobject_cast<QStackedWidget*>(object) : nullptr;
    return pages ? new QAccessibleWidget(pages, QAccessible::Pane) : nullptr;
}

} // namespace

void nameNoPages()
{
    QAccessible::installFactory(makePages);
}

} // namespace ringford::ui
