// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/StandingsModel.h"

#include "engine/tournament/Standings.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/TournamentModel.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

StandingsModel::StandingsModel(TournamentModel& tournament, QObject* parent)
    : QAbstractTableModel(parent), m_tournament(tournament)
{
    connect(&tournament, &TournamentModel::replaced, this, &StandingsModel::reset);
    connect(&tournament, &TournamentModel::changed, this, &StandingsModel::reset);
    reset();
}

void StandingsModel::reset()
{
    beginResetModel();
    if (m_tournament.isOpen()) {
        Standings standings(m_tournament.tournament());
        m_members = std::move(standings.members);
        m_winners = std::move(standings.winners);
    }
    endResetModel();
}

int StandingsModel::rowOf(const std::string& name) const
{
    const auto found = std::ranges::find(m_members, name, &TournamentMember::name);
    return found == m_members.end() ? -1 : static_cast<int>(found - m_members.begin());
}

int StandingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_members.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Battles + 1;
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::TextAlignmentRole:
        return QVariant((isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant StandingsModel::text(const QModelIndex& index) const
{
    const TournamentMember& one = member(index.row());
    switch (index.column()) {
    case Place: return QVariant::fromValue(placeOf(m_members, static_cast<std::size_t>(index.row())));
    case Member: return words::member(one.name);
    case Points: return one.points;
    case State: return stateOf(one, std::ranges::find(m_winners, one.name) != m_winners.end());
    default: return one.battles;
    }
}

QString StandingsModel::stateOf(const TournamentMember& member, bool hasWon)
{
    if (hasWon)
        return tr("has won", "of a member");
    return member.isIn() ? tr("in", "of a member") : tr("out", "of a member");
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole
               ? heading(section)
               : QAbstractTableModel::headerData(section, orientation, role);
}

QString StandingsModel::heading(int column)
{
    switch (column) {
    case Place: return tr("Place");
    case Member: return tr("Member");
    case Points: return tr("Points");
    case State: return tr("State");
    default: return tr("Battles");
    }
}

} // namespace ringford::ui
