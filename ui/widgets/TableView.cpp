// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/TableView.h"

#include <QScopedValueRollback>

namespace ringford::ui {

void TableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (hasFocus() && !m_isComing)
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous); // which is the same but for screen readers
}

void TableView::focusInEvent(QFocusEvent* event)
{
    const QScopedValueRollback coming(m_isComing, true);
    QTableView::focusInEvent(event);
}

} // namespace ringford::ui
