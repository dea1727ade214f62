// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Match.h"
#include "engine/play/Result.h"

#include <QAbstractListModel>

#include <vector>

namespace ringford::ui {

/**
 * Positions that somebody collects to put on paper, in order: each a record of its own, with the task as its comment,
 * what is drawn there, and what is played on as the answer.
 */
class Worksheet : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    static constexpr int kMostTasks = 200;

    /** Adds the position at @p node with its comments and what is played on from there; false when there are too many. */
    bool add(const Match& match, const Node* node);
    bool isEmpty() const { return m_tasks.empty(); }
    const std::vector<Match>& tasks() const { return m_tasks; }
    /** The words below a task; what is drawn there is none of them. */
    QString caption(int row) const;
    void setCaption(int row, const QString& caption);
    void remove(int row);
    /** Lets it change places with the one before (-1) or behind (+1) it; false where there is none. */
    bool move(int row, int by);
    /** What stands on top of the pages. */
    const QString& title() const { return m_title; }
    void setTitle(const QString& title) { m_title = title; }
    /** Whether there are tasks that were neither saved nor printed as they are now. */
    bool isModified() const { return m_isModified && !isEmpty(); }
    void setModified(bool isModified) { m_isModified = isModified; }
    /** All of them as a file of records; the failure says what hinders. */
    Result<std::string, Text> records() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<Match> m_tasks;
    QString m_title;
    bool m_isModified = false;
};

} // namespace ringford::ui
