// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/PanelNeeds.h"

class QMainWindow;

namespace ringford::ui {

class BoardView;

/** The panel of a slot that is seen; null where the slot is hidden. */
Panel* frontOf(const PanelSlot& slot);

/** Which panels lie behind others, with tabs, where there is no room for all: as few as can be. */
class PanelFolds {
public:
    /** All outlive it; @p panels in the order in which they stand, of which the first is never folded alone. */
    PanelFolds(QMainWindow& window, const QList<Panel*>& panels, Panel& moves, PanelNeeds& needs,
               const BoardView& board)
        : m_window(window), m_panels(panels), m_moves(moves), m_needs(needs), m_board(board)
    {
    }

    /** The slots of those that share a side with the list of moves; none where it is elsewhere. */
    QList<PanelSlot> slotsAlong(Qt::Orientation along) const;
    /** What @p count slots have between them. */
    int room(Qt::Orientation along, qsizetype count) const;
    /** As little as there is need for. */
    void foldAlong(Qt::Orientation along);
    /** One comes where a person has arranged the panels: behind another, where all side by side have too little room. */
    void admit(Panel& panel);
    /** Everything is side by side again, unless a person has arranged it (@p isKept); false if it is as it was. */
    bool unfold(bool isKept);
    /** Somebody wants to see @p panel: in front of others, wherever they are folded. */
    void choose(Panel& panel)
    {
        if (!m_chosen.contains(&panel))
            m_chosen += &panel;
    }
    /** At the start of a game: where nobody has put another panel in front, that comes there which is to be seen in it. */
    void followContents();
    /** Whether the list of moves stands alone, and all others but the first are one slot. */
    bool areMovesAlone() const { return m_fold == 1; }

private:
    QList<PanelSlot> folded(const QList<PanelSlot>& panelSlots, int fold) const;
    void fold(const QList<PanelSlot>& panelSlots, Qt::Orientation along);
    void rememberFronts();
    Panel* frontWanted(const PanelSlot& slot) const;
    bool areClocksOnBoards() const;
    bool isPutThere(Panel& front) const;
    void raiseOf(const PanelSlot& slot);

    QMainWindow& m_window;
    const QList<Panel*>& m_panels;
    Panel& m_moves;
    PanelNeeds& m_needs;
    const BoardView& m_board;
    PanelSlot m_raised; ///< put in front of others by this
    PanelSlot m_chosen; ///< brought to the front of others by somebody, and so wherever they are folded
    /** 0: all stand alone; 1: all but the first and the moves are one slot; 2: all but the first are; 3: all are. */
    int m_fold = 0;
};

} // namespace ringford::ui
