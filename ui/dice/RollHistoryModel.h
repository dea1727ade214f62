// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace ringford::ui {

class DiceSession;

/** All roll sets of the session as a table, oldest first. */
class RollHistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Total, Time, Roll, Columns };

    /** @p session outlives it. */
    explicit RollHistoryModel(const DiceSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void takeAdded();
    void takeName();
    QString textAt(const QModelIndex& index) const;

    const DiceSession& m_session;
    int m_rows; ///< that views know of
};

} // namespace ringford::ui
