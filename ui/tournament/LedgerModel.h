// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerRow.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <vector>

namespace ringford::ui {

class TournamentModel;

/**
 * The entries of a ledger as a table that can be sorted by any column. The first one is the line that an entry has in
 * the file, the others are the file's.
 */
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /** @p tournament outlives it. */
    explicit LedgerModel(TournamentModel& tournament, QObject* parent = nullptr);

    /** The field of a column; nothing for that of the entries' numbers. */
    static std::optional<LedgerField> fieldOf(int column);
    /** What people call entry number @p entry, from 0: they count from 1. */
    static qlonglong numberOf(std::size_t entry);
    /** Heads the column of those numbers. */
    static QString numberTitle();
    /** The row in which entry number @p entry, from 0, stands now. */
    int rowOf(std::size_t entry) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void reset();
    void takeChange();
    void arrange();
    QString nameOfWhite(std::size_t number) const;
    std::int64_t keyOf(std::size_t entry, const std::vector<std::int64_t>& places) const;
    std::vector<std::int64_t> placesOfNames() const;

    TournamentModel& m_tournament;
    std::vector<std::uint32_t> m_order; ///< numbers of entries
    int m_column = 0;
    Qt::SortOrder m_sorting = Qt::AscendingOrder;
};

} // namespace ringford::ui
