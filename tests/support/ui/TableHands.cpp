// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/TableHands.h"

#include "ui/panels/ClocksDock.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"

#include <QTreeView>

namespace ringford::test {

QString TableHands::seat(int row, int column, int role)
{
    const bool isInWords = role == Qt::DisplayRole && column <= ui::SeatsModel::Boards;
    const QModelIndex index = window.panel<ui::SeatsDock>().view()->model()->index(row, column);
    return index.data(isInWords ? ui::SeatsModel::kWordsRole : role).toString();
}

QString TableHands::dial(int row, int column, int role)
{
    return window.panel<ui::ClocksDock>().view()->model()->index(row, column).data(role).toString();
}

} // namespace ringford::test
