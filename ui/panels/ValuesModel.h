// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/Judgement.h"
#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"
#include "engine/text/RecordWriter.h"
#include "ui/words/ActionWords.h"

#include <QAbstractListModel>

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
    struct Point {
        const Node* node;
        std::optional<Shares> shares; ///< nothing: no value is told there
        Judgement judgement;          ///< of the action that led there
        EntryNumber number;
    };

    /** @p match outlives it. */
    explicit ValuesModel(const MatchModel& match, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    const std::vector<Point>& points() const { return m_points; }
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
    std::optional<Seat> seatAt(const Point& point) const;

signals:
    /** hasGraph() is another. */
    void hasGraphChanged();

private:
    void follow();
    void add(const Node* node);
    void onTreeChanged();
    void rebuild();
    QString textOf(const Point& point, words::Notation notation) const;

    const MatchModel& m_match;
    std::vector<Point> m_points;
    int m_told = 0; ///< places with a value
    int m_largestShare = 0;
    QTimer* m_soon; ///< makes of many changes at once one
};

} // namespace ringford::ui
