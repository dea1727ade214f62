// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Tournament.h"

#include <QAbstractTableModel>

#include <vector>

namespace ringford::ui {

class TournamentModel;

/** How a tournament stands: its members, those who are in first. */
class StandingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int { Place, Member, Points, State, Battles };

    /** @p tournament outlives it. */
    explicit StandingsModel(TournamentModel& tournament, QObject* parent = nullptr);

    static QString heading(int column);
    static bool isText(int column) { return column == Member || column == State; }
    static QString stateOf(const TournamentMember& member, bool hasWon);

    const TournamentMember& member(int row) const { return m_members[static_cast<std::size_t>(row)]; }
    /** The row of the member of that name; -1 where there is none. */
    int rowOf(const std::string& name) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reset();
    QVariant text(const QModelIndex& index) const;

    TournamentModel& m_tournament;
    std::vector<TournamentMember> m_members;
    std::vector<std::string> m_winners;
};

} // namespace ringford::ui
