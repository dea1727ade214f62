// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"

namespace ringford::ui {

class BoardView;
class MatchModel;
class RowsOrNote;
class StockModel;
class StockView;

/**
 * The stockpiles of all seats: what can be placed now is bright. Where an action in the middle waits for a piece from
 * here (a promotion), the panel comes forward, and the keyboard with it.
 */
class StockDock : public Panel {
    Q_OBJECT

public:
    /** Both outlive it. */
    StockDock(MatchModel& match, BoardView& board, QWidget* parent = nullptr);

    StockView& view() const { return *m_view; }
    StockModel& model() const { return *m_model; }
    bool isWanted() const override;

private:
    void updateContents();
    void updateTouches();
    void comeForward();

    MatchModel& m_match;
    BoardView& m_board;
    StockModel* m_model;
    StockView* m_view;
    RowsOrNote* m_content;
    bool m_isAwaited = false; ///< an action waits for a piece from here
};

} // namespace ringford::ui
