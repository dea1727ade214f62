// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollHistoryModel.h"

#include "ui/dice/DiceSession.h"
#include "ui/dice/RollSetWords.h"
#include "ui/words/Names.h"
#include "ui/words/Words.h"

#include <array>

namespace ringford::ui {

RollHistoryModel::RollHistoryModel(const DiceSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_rows(static_cast<int>(session.history().size()))
{
    connect(&session, &DiceSession::added, this, &RollHistoryModel::takeAdded);
    connect(&session, &DiceSession::olderAdded, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_session.history().size());
        endResetModel();
    });
    connect(&session, &DiceSession::renamed, this, &RollHistoryModel::takeName);
}

void RollHistoryModel::takeAdded()
{
    const int now = static_cast<int>(m_session.history().size());
    beginInsertRows({}, m_rows, now - 1);
    m_rows = now;
    endInsertRows();
}

void RollHistoryModel::takeName()
{
    const QModelIndex changed = index(static_cast<int>(m_session.history().index()), Name);
    emit dataChanged(changed, changed);
}

int RollHistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int RollHistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString RollHistoryModel::textAt(const QModelIndex& index) const
{
    const auto [entry, left] = m_session.history().heading(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Name: return warningSign(entry) + words::asName(words::fromUtf8(entry.set.name));
    case Total: return QString::number(left);
    case Time: return timeOf(entry.set);
    default: return words::fromUtf8(entry.set.roll.text);
    }
}

QVariant RollHistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (index.column() == Total ? Qt::AlignRight : Qt::AlignLeft));
    const auto& set = m_session.history().heading(static_cast<std::size_t>(index.row())).entry.set;
    if (role == Qt::DisplayRole && index.column() == Time)
        return timeBriefly(set); // names and rolls are long
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return textAt(index);
    if (role == Qt::ToolTipRole) {
        const QString warning = warningOf(m_session.history().heading(static_cast<std::size_t>(index.row())).entry);
        return warning.isEmpty() ? textAt(index) : warning;
    }
    return {};
}

QVariant RollHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const std::array<QString, Columns> titles{tr("Name"), tr("Result"), tr("Time"), tr("Roll")};
    return titles[static_cast<std::size_t>(section)];
}

} // namespace ringford::ui
