// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"

class QStandardItemModel;
class QTreeView;

namespace ringford::ui {

class BoardScene;
class CapturedPieces;
class MatchModel;
class RowsOrNote;

/** Lists for each seat which of its pieces were captured and which have left the board, with what they count. */
class LossesDock : public Panel {
    Q_OBJECT

public:
    /** Both outlive it; @p scene draws the pieces. */
    LossesDock(MatchModel& match, BoardScene& scene, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }
    /** Whether the game counts what is lost. */
    bool isWanted() const override;

private:
    void keepRoom();
    void rebuild();

    MatchModel& m_match;
    BoardScene& m_scene;
    CapturedPieces* m_losses;
    QStandardItemModel* m_rows; ///< readers take those of a QTreeWidget for folded in each column but the first
    QTreeView* m_view;
    RowsOrNote* m_content;
};

} // namespace ringford::ui
