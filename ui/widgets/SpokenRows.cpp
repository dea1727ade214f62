// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpokenRows.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QTreeView>

namespace ringford::ui {

namespace {

/** Which row of those that can be seen by scrolling it is. */
int rowOf(const QAbstractItemView& view, const QModelIndex& index)
{
    const auto* const tree = qobject_cast<const QTreeView*>(&view);
    if (!tree)
        return index.row();
    int row = 0;
    for (QModelIndex above = tree->indexAbove(index); above.isValid(); above = tree->indexAbove(above))
        ++row;
    return row;
}

} // namespace

void announceRow(QAbstractItemView& view)
{
    const QModelIndex current = view.currentIndex();
    if (!QAccessible::isActive() || !view.hasFocus() || !current.isValid())
        return;
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&view);
    QAccessibleTableInterface* const rows = list ? list->tableInterface() : nullptr;
    QAccessibleInterface* const cell = rows ? rows->cellAt(rowOf(view, current), current.column()) : nullptr;
    if (!cell)
        return;
    QAccessibleEvent event(cell, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void watchSpokenRows()
{
    const auto follow = [](QWidget*, QWidget* now) {
        auto* const view = qobject_cast<QAbstractItemView*>(now);
        // What a list with one choice offers tells of itself when it opens.
        if (!view || view->window()->windowType() == Qt::Popup)
            return;
        // Queued: the list's own event follows the focus, and what comes last is read.
        QMetaObject::invokeMethod(
            view, [view] { announceRow(*view); }, Qt::QueuedConnection);
    };
    QObject::connect(qApp, &QApplication::focusChanged, qApp, follow);
}

} // namespace ringford::ui
