// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollRowsModel.h"

#include "ui/words/Words.h"

#include <array>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostShown = 500; // characters of dice: nobody reads more in a table

} // namespace

void RollRowsModel::setRollSet(const dice::RollSet* set)
{
    beginResetModel();
    m_set = set;
    m_lines.clear();
    for (std::size_t number = 0; set && number < set->rows.size(); ++number) {
        const dice::RolledRow& row = set->rows[number];
        int sum = 0;
        for (int attack = 0; attack < static_cast<int>(row.attacks.size()); ++attack)
            m_lines.push_back({number, attack, row.attacks[static_cast<std::size_t>(attack)].isHit ? sum++ : -1});
        if (row.attacks.empty())
            m_lines.push_back({number, -1, 0});
    }
    endResetModel();
}

int RollRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RollRowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString RollRowsModel::diceOf(const Line& line) const
{
    if (line.sum < 0)
        return {};
    const dice::RolledSum& sum = m_set->rows[line.row].sums[static_cast<std::size_t>(line.sum)];
    return words::elided(dice::sumText(m_set->roll.roll, sum), kMostShown);
}

QString RollRowsModel::saveOf(const dice::RolledRow& row) const
{
    if (!row.save)
        return {};
    const QString sum = QStringLiteral("%1%2 = %3")
                            .arg(QString::number(row.save->natural),
                                 QString::fromStdString(dice::withSign(row.save->total - row.save->natural)),
                                 QString::number(row.save->total));
    return (row.save->isMade ? tr("%1 made") : tr("%1 failed")).arg(sum);
}

QString RollRowsModel::textOf(const Line& line, int column) const
{
    const dice::RolledRow& row = m_set->rows[line.row];
    if (column == Dice)
        return diceOf(line);
    if (column == Attack && line.attack >= 0) {
        const dice::RolledAttack& attack = row.attacks[static_cast<std::size_t>(line.attack)];
        const QString sum =
            QStringLiteral("%1%2 = %3")
                .arg(QString::number(attack.natural), QString::fromStdString(dice::withSign(attack.bonus)),
                     QString::number(attack.total));
        return (attack.isHit ? tr("%1 hits") : tr("%1 misses")).arg(sum);
    }
    if (line.attack > 0)
        return {}; // what is about the whole row is told once
    switch (column) {
    case Row: return QString::number(line.row + 1);
    case Sum: return QString::number(row.sum);
    case Half: return QString::number(dice::halfOfSum(row.sum));
    case Quarter: return QString::number(dice::quarterOfSum(row.sum));
    case Save: return saveOf(row);
    case Left: return row.save ? QString::number(row.left) : QString();
    default: return {};
    }
}

QVariant RollRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_set)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isText = index.column() == Attack || index.column() == Dice || index.column() == Save;
        return QVariant(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textOf(m_lines[static_cast<std::size_t>(index.row())], index.column());
    return {};
}

QVariant RollRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array<QString, Columns> titles{tr("Row"),  tr("Attack"),  tr("Dice"),         tr("Sum"),
                                              tr("Half"), tr("Quarter"), tr("Saving throw"), tr("Left")};
    return titles[static_cast<std::size_t>(section)];
}

} // namespace ringford::ui
