// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollSet.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <vector>

namespace ringford::ui {

/** The rows of a roll set as a table: a line for each attack, or one for a row without attacks. */
class RollRowsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Row, Attack, Dice, Sum, Half, Quarter, Save, Left, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /** Shows @p set, which stays until another is shown; nothing for null. */
    void setRollSet(const dice::RollSet* set);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        std::size_t row;
        int attack; ///< of the row; -1: it has none
        int sum;    ///< of the row; -1: this attack missed
    };

    QString textOf(const Line& line, int column) const;
    QString diceOf(const Line& line) const;
    QString saveOf(const dice::RolledRow& row) const;

    const dice::RollSet* m_set = nullptr;
    std::vector<Line> m_lines;
};

} // namespace ringford::ui
