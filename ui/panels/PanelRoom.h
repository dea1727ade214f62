// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/PanelFolds.h"
#include "ui/panels/PanelNeeds.h"
#include "ui/panels/PanelSizes.h"

#include <QList>
#include <QObject>
#include <QSize>

class QMainWindow;

namespace ringford::ui {

class BoardView;
class Panel;

/**
 * How panels share the room beside or below the boards: by what they hold, as long as nobody has arranged them. The
 * list of moves keeps some lines and has what the others leave. Where there is too little room for all, some lie behind
 * others, with tabs, from the beginning of a game to its end: lists that are empty then may be filled later. Below
 * boards whose cells are small they take as little height as they can. Once a game goes on nothing moves sideways any
 * more, whatever lists hold: what they may need later is known before (see keepRoomFor()).
 */
class PanelRoom : public QObject {
    Q_OBJECT

public:
    /** @p panels in the order in which they stand; the first is never folded alone. All outlive it. */
    PanelRoom(QMainWindow& window, const QList<Panel*>& panels, Panel& moves, BoardView& board,
              QObject* parent = nullptr);

    /** Shares the room out, once what was begun is done: docks find their places later. */
    void shareSoon();
    /** Everything is side by side again; whoever has no room for it folds it anew. */
    void unfold();
    /** Somebody wants to see @p panel: it lies in front of others. */
    void choose(Panel& panel) { m_folds.choose(panel); }
    /** Another game: how large lists and their column or row have been is no matter any more. */
    void forgetSizes();
    /** The game is over: nobody needs the room again for what is gone from a panel. */
    void forgetHeld();
    /** Something was played, or somebody looks at another place: sides of panels stay where they are from now on. */
    void holdStill();
    /**
     * They find their places once more: other names, or other words, are read in them. While a game goes on they have
     * other sizes alone: none goes behind another, or comes out.
     */
    void letMove();
    /** Whether a person has arranged the panels: they stay as they are. */
    bool isKept() const { return m_isKept; }
    void setKept(bool isKept);
    /** Somebody gives sizes, or other panels are arranged: what was given before is no matter any more. */
    void forgetGiven() { m_given.forget(); }

private:
    /**
     * Shared: panels have found their places, and look for better ones as long as nothing is played. Resized: they stand
     * still but for their sizes.
     */
    enum class Stillness { None, Shared, Resized, Still };

    void keepSizes();
    void lookForChanges();
    void admitNew();
    void share();
    void shareOut();
    void shareAlong(Qt::Orientation along);
    int takeForMoves(const QList<PanelSlot>& groups, int missing, QList<int>& given);
    QList<int> lentToMoves(const QList<PanelSlot>& groups, Qt::Orientation along, QList<int> given) const;
    int freeBesideBoards() const;
    int columnNeeded(const QList<PanelSlot>& groups, int spare);
    void widenColumn();
    int leftByBoards(const PanelSlot& slot, int row) const;
    void heighten(const QList<PanelSlot>& places);

    QMainWindow& m_window;
    const QList<Panel*>& m_panels;
    Panel& m_moves;
    BoardView& m_board;
    PanelNeeds m_needs;
    PanelFolds m_folds;
    PanelSizes m_given; ///< by a person
    /** How high they can be below the boards in this game; 0: still to be found. */
    int m_across = 0;
    QSize m_windowSize; ///< as it was shared last
    PanelSlot m_shown;  ///< that shared it last
    PanelSlot m_seen;   ///< then, also those that float
    Stillness m_stillness = Stillness::None;
    bool m_isKept = false;
    bool m_isDue = false;
};

} // namespace ringford::ui
