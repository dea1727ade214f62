// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/RecordList.h"

#include <QAbstractTableModel>
#include <QDialog>
#include <QHash>
#include <QString>

#include <cstddef>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTimer;
class QTreeView;

namespace ringford::ui {

/**
 * The records of a file as a table: who plays what (in a lesson: the step), what is said at the start, where and when,
 * and how it ended.
 */
class RecordTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Players, Title, Words, Event, Date, Ending, ColumnCount };
    /** A cell as it is shown and as the file has it: who looks for a date types either. */
    static constexpr int kSoughtRole = Qt::UserRole;

    /** @p records outlive the table and stay as they are. */
    explicit RecordTable(const RecordList& records, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString dateOf(const RecordList::Row& row) const;

    const RecordList& m_records;
    mutable QHash<QString, QString> m_dates; ///< as they are shown: a file has many, and few of them differ
};

/** Asks which record of a file is to be opened, or whether the lesson that they are is to be run. */
class RecordChooser : public QDialog {
    Q_OBJECT

public:
    /** What the dialog can end with beside QDialog's: run them as a lesson. */
    static constexpr int Run = QDialog::Accepted + 1;

    enum class Holds { Games, Positions };
    /** @p records outlive the dialog. They are those of @p file, or, where that is empty, of the clipboard. */
    RecordChooser(const RecordList& records, Holds holds, const QString& file, QWidget* parent = nullptr);

    /** Number of the record chosen, from 0. @pre the dialog was accepted */
    std::size_t chosen() const;

private:
    QLabel* makeQuestion(const QString& text);
    void fillList(const RecordList& records, bool isOfFile);
    void layOutColumns(Holds holds);
    void letFind(QPushButton& open);
    QString leftText() const;

    QLineEdit* m_filter;
    QTreeView* m_list;
    QSortFilterProxyModel* m_shown;
    QTimer* m_typed; ///< since somebody has typed last what is looked for
};

} // namespace ringford::ui
