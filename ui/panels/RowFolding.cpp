// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/RowFolding.h"

#include "ui/widgets/Announcer.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTreeView>

namespace ringford::ui {

namespace {

void fold(QTreeView& view, bool isToFold)
{
    const QAbstractItemModel& model = *view.model();
    const QModelIndex current = view.currentIndex().siblingAtColumn(0);
    QModelIndex row = current;
    while (isToFold && row.isValid() && !(model.hasChildren(row) && view.isExpanded(row)))
        row = row.parent();
    if (!row.isValid() || !model.hasChildren(row) || view.isExpanded(row) != isToFold)
        return;
    if (row != current)
        view.setCurrentIndex(row); // what is folded away is not shown
    view.setExpanded(row, !isToFold);
    Announcer::of(view).say(isToFold
                                ? QCoreApplication::translate("RowFolding", "Folded.", "a row that has others below it")
                                : QCoreApplication::translate("RowFolding", "Unfolded."));
}

} // namespace

bool foldByKey(QTreeView& view, const QKeyEvent& key)
{
    const bool isPlain = !(key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)); // some keyboards shift `+`
    if (!isPlain || (key.key() != Qt::Key_Plus && key.key() != Qt::Key_Minus))
        return false;
    fold(view, key.key() == Qt::Key_Minus);
    return true;
}

} // namespace ringford::ui
