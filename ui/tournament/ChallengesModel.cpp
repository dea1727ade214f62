// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/ChallengesModel.h"

#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/TournamentModel.h"

#include <algorithm>

namespace ringford::ui {

ChallengesModel::ChallengesModel(TournamentModel& tournament, QObject* parent)
    : QAbstractTableModel(parent), m_tournament(tournament)
{
    connect(&tournament, &TournamentModel::replaced, this, &ChallengesModel::reset);
    connect(&tournament, &TournamentModel::changed, this, &ChallengesModel::reset);
    reset();
}

void ChallengesModel::reset()
{
    beginResetModel();
    m_numbers = m_tournament.isOpen() ? m_tournament.tournament().openChallenges() : std::vector<int>();
    endResetModel();
}

int ChallengesModel::rowOf(int number) const
{
    const auto found = std::ranges::find(m_numbers, number);
    return found == m_numbers.end() ? -1 : static_cast<int>(found - m_numbers.begin());
}

int ChallengesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int ChallengesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Waiting + 1;
}

QVariant ChallengesModel::data(const QModelIndex& index, int role) const
{
    const int number = this->number(index.row());
    const Tournament& tournament = m_tournament.tournament();
    const Challenge& one = tournament.challenge(number);
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() == Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number: return number;
    case Challenger: return words::member(tournament.member(one.challenger).name);
    case Challenged: return words::member(tournament.member(one.challenged).name);
    default: return waitingFor(number);
    }
}

QString ChallengesModel::waitingFor(int number) const
{
    const Tournament& tournament = m_tournament.tournament();
    const Challenge& one = tournament.challenge(number);
    if (one.stage == Challenge::Stage::Open)
        return tr("an answer");
    const bool isWhite = one.white == Role::Challenger;
    //: the end of a battle: %1 plays white, %2 and %3 are the values of the armies
    return tr("the battle: %1 is white, %2 against %3")
        .arg(words::member(tournament.member(isWhite ? one.challenger : one.challenged).name),
             QString::number(one.battle.whiteArmy), QString::number(one.battle.blackArmy));
}

QVariant ChallengesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Number: return tr("No.");
    case Challenger: return tr("Challenger");
    case Challenged: return tr("Challenged");
    default: return tr("Waits for");
    }
}

} // namespace ringford::ui
