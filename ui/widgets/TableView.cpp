// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/TableView.h"

namespace ringford::ui {

void TableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous); // which is the same but for screen readers
}

} // namespace ringford::ui
