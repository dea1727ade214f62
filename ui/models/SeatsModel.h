// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/GameTree.h"

#include <QAbstractTableModel>
#include <QPalette>

#include <memory>
#include <vector>

namespace ringford::ui {

class ClockModel;
class MatchModel;

/**
 * Who sits at the table, a row for each side in turn order: who plays it, its team, whether it is on turn, whether it is out and by
 * whom, and its clock. Tells what is so at the place shown, and while that is not where the game stands, also what the clocks showed
 * there, in quieter letters; a clock that runs is shown as it runs, wherever somebody looks.
 */
class SeatsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Who, State, Clock, ColumnCount };

    /** All outlive it. Badges are drawn for rows of @p lineHeight device-independent pixels. */
    SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /** Colours of the surroundings, for the rims of badges, and the size of letters. */
    void setLook(const QPalette& palette, const QFont& font, double devicePixelRatio);

private:
    void reset();
    void update();
    void updateClocks();
    enum class Wording { Short, Full }; ///< seats by their badges, or by their names
    QString stateText(Side side, const std::vector<const Node*>& path, const Contents& contents, Wording wording) const;
    QString goneText(Side side, const std::vector<const Node*>& path) const;
    QString teamText(Seat seat, Wording wording) const;
    QString whoText(Side side) const;
    QString clockCell(Side side) const;
    bool isLow(Side side) const;
    /** Whether the clock shown is that of where the game stands. */
    bool isLive(Side side) const;
    QVariant clockData(Side side, int role) const;

    struct Row {
        Seat player;
        bool isOnTurn = false;
        bool isOut = false;
        QString state;
        QString stateInFull;
        QString clock;
    };

    MatchModel& m_match;
    ClockModel& m_clocks;
    std::shared_ptr<const Game> m_game; // that m_rows are about
    std::vector<Row> m_rows;
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
