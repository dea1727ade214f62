// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace ringford::ui {

/**
 * A table that is read, row by row. Screen readers hear of its current cell while keys go there, and not else: Qt 6.4
 * tells them of each change, which they take for the focus being there.
 */
class TableView : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    bool m_isComing = false; ///< the focus: readers are told of it behind that, with the cell that is current then
};

} // namespace ringford::ui
