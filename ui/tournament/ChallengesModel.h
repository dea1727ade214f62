// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace ringford::ui {

class TournamentModel;

/** The challenges that have neither ended nor lapsed: what the tournament waits for. */
class ChallengesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int { Number, Challenger, Challenged, Waiting };

    /** @p tournament outlives it. */
    explicit ChallengesModel(TournamentModel& tournament, QObject* parent = nullptr);

    /** The number of the challenge in a row. */
    int number(int row) const { return m_numbers[static_cast<std::size_t>(row)]; }
    /** The row of the challenge of that number; -1 where it is not open. */
    int rowOf(int number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reset();
    QString waitingFor(int number) const;

    TournamentModel& m_tournament;
    std::vector<int> m_numbers;
};

} // namespace ringford::ui
