// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/Judgement.h"
#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"
#include "engine/text/RecordWriter.h"
#include "ui/words/ActionWords.h"

#include <QAbstractListModel>

#include <optional>
#include <utility>
#include <vector>

class QTimer;

namespace ringford::ui {

class MatchModel;

/**
 * The places of a line, each with what of the point each camp can expect there, as far as the record tells it: the main
 * line, or that with the place that is shown. A row for each place, the start first.
 */
class ValuesModel : public QAbstractListModel {
    Q_OBJECT

public:
    /** What the record tells of a place. */
    struct Value {
        std::optional<Shares> shares;          ///< nothing: no value is told there
        Judgement judgement = Judgement::None; ///< of the action that led there
    };

    /** @p match outlives it. */
    explicit ValuesModel(const MatchModel& match, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    const Node* nodeAt(int row) const { return m_nodes[static_cast<std::size_t>(row)]; }
    const Value& valueAt(int row) const;
    using QAbstractListModel::match;
    const MatchModel& match() const { return m_match; }
    /** Whether there are two places with a value, so that there is something to see. */
    bool hasGraph() const { return m_told > 1; }
    /** The largest share of any camp at any place; 0 where none is told. */
    int largestShare() const { return m_largestShare; }
    /** The row of @p node; -1 where it is not on the line. */
    int rowOf(const Node* node) const;
    /**
     * The seat whose view a place is seen from where there are more than two camps: who has acted there, so that the mark
     * of a bad action is on its line; at the start, who is on turn.
     */
    std::optional<Seat> seatAt(int row) const;

signals:
    /** hasGraph() is another. */
    void hasGraphChanged();

private:
    void follow();
    void add(int row);
    void onTreeChanged();
    void rebuild();
    EntryNumber numberAt(int row) const;
    QString textOf(int row, words::Notation notation) const;

    const MatchModel& m_match;
    std::vector<const Node*> m_nodes;
    std::vector<std::pair<int, Value>> m_values; ///< by rows, in their order: most games have none
    int m_told = 0;                              ///< places with a value
    int m_largestShare = 0;
    QTimer* m_soon; ///< makes of many changes at once one
};

} // namespace ringford::ui
