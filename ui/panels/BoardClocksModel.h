// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QAbstractTableModel>
#include <QFont>
#include <QPalette>

#include <memory>
#include <vector>

namespace ringford::ui {

class ClockModel;
class MatchModel;

/**
 * The clocks of several boards: a row a board, and behind its name a dial for each side there, with who plays it now:
 * whoever takes a board over takes its dial over. Shows what the clocks show where the game stands; at another place,
 * what stood there.
 */
class BoardClocksModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /** Both outlive it. */
    BoardClocksModel(MatchModel& match, ClockModel& clocks, QObject* parent = nullptr);

    void setLook(const QPalette& palette, const QFont& font, double devicePixelRatio);

    /** How large clocks are, compared with other text: of many boards smaller, so that more of them are seen. */
    double clockScale() const;
    /** Whether nobody plays on a board any more. */
    bool isClosed(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /** The first is the board. */
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct BoardClock {
        Side side;
        Seat player;
        bool isClosed = false; ///< its board is
        QString text;
    };

    void reset();
    void update();
    void updateClocks();
    QString dialText(const BoardClock& dial) const;
    bool isLive(Side side) const;
    QVariant boardData(int row, int role) const;
    QVariant dialData(const BoardClock& dial, int role) const;

    MatchModel& m_match;
    ClockModel& m_clocks;
    std::shared_ptr<const Game> m_game;           // that m_dials are about
    std::vector<std::vector<BoardClock>> m_dials; ///< by face
    int m_columns = 1;
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
