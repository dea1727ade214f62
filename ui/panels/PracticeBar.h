// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QToolBar>

#include <vector>

class QLabel;

namespace ringford::ui {

class MatchModel;

/** How often each seat has tried, in practice, what may not be played; to be cleared. Another game begins anew. */
class PracticeBar : public QToolBar {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit PracticeBar(MatchModel& match, QWidget* parent = nullptr);

    /** One more of @p seat. */
    void count(Seat seat);
    void clear();
    /** @pre a seat of the game */
    int counted(Seat seat) const { return m_counts[seat.index]; }
    QString text() const;

signals:
    /** It tells other counts. */
    void countsChanged(const QString& text);

private:
    void announceCounts();

    MatchModel& m_match;
    QLabel* m_reported;
    QAction* m_clear;
    std::vector<int> m_counts; ///< by seat
};

} // namespace ringford::ui
