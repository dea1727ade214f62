// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/Worksheet.h"

#include "engine/text/RecordWriter.h"
#include "ui/Words.h"
#include "ui/models/Comments.h"
#include "ui/print/MatchDiagrams.h"

#include <utility>

namespace ringford::ui {

bool Worksheet::add(const Match& match, const Node* node)
{
    const int row = rowCount();
    if (row >= kMostTasks)
        return false;
    Match task(match.sharedGame(), match.position(node));
    task.setComments(task.start(), node->comments);
    // One more than is printed, so that it is seen where an answer goes on.
    int entries = 0;
    for (const Node* next = node->firstChild; next && entries <= kMostAnswered; next = next->firstChild, ++entries) {
        if (!task.playAt(task.end(), next->entry))
            break;
    }
    task.goTo(task.start());
    const Game& game = match.game();
    if (writeSetup(game.write(match.position(node))) == writeSetup(game.write(game.start())))
        task.tags().others.emplace_back(kExerciseTag, "start");
    beginInsertRows({}, row, row);
    m_tasks.push_back(std::move(task));
    endInsertRows();
    m_isModified = true;
    return true;
}

QString Worksheet::caption(int row) const
{
    const Match& task = m_tasks[static_cast<std::size_t>(row)];
    return commentOf(task, task.start());
}

void Worksheet::setCaption(int row, const QString& caption)
{
    Match& task = m_tasks[static_cast<std::size_t>(row)];
    task.setComments(task.start(), editedComments(task.start()->comments, caption.simplified(), task.game().board()));
    m_isModified = true;
    emit dataChanged(index(row), index(row));
}

void Worksheet::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_tasks.erase(m_tasks.begin() + row);
    endRemoveRows();
    m_isModified = true;
}

bool Worksheet::move(int row, int by)
{
    const int to = row + by;
    if (row < 0 || row >= rowCount() || to < 0 || to >= rowCount())
        return false;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    std::swap(m_tasks[static_cast<std::size_t>(row)], m_tasks[static_cast<std::size_t>(to)]);
    endMoveRows();
    m_isModified = true;
    return true;
}

Result<std::string, Text> Worksheet::records() const
{
    std::string all;
    for (const Match& task : m_tasks) {
        auto record = writeRecord(task);
        if (!record)
            return Failure{record.error()};
        all += (all.empty() ? "" : "\n") + *record;
    }
    return all;
}

int Worksheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tasks.size());
}

QVariant Worksheet::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Match& task = m_tasks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString game = words::worded(task.game().description().title);
        const QString words = caption(index.row());
        //: a task of a worksheet: its number, its game, what is to be done
        return words.isEmpty() ? tr("%1. %2").arg(index.row() + 1).arg(game)
                               : tr("%1. %2: %3").arg(index.row() + 1).arg(game, words);
    }
    case Qt::EditRole: return caption(index.row());
    case Qt::ToolTipRole: return words::verbatim(writeSetup(task.game().write(task.position(task.start()))));
    default: return {};
    }
}

bool Worksheet::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    setCaption(index.row(), value.toString());
    return true;
}

Qt::ItemFlags Worksheet::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

} // namespace ringford::ui
