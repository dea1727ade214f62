// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
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
    /** Another game: how large lists and their column or row have been is no matter any more. */
    void forgetSizes();
    /** Something was played, or somebody looks at another place: sides of panels stay where they are from now on. */
    void holdStill();
    /** They find their places once more: other names, or other words, are read in them. */
    void letMove() { m_stillness = Stillness::None; }
    /** Whether a person has arranged the panels: they stay as they are, and have more only where they need it. */
    bool isKept() const { return m_isKept; }
    void setKept(bool isKept) { m_isKept = isKept; }

private:
    /** Those of one place: one, or several with tabs. */
    using Slot = QList<Panel*>;
    /** Shared: panels have found their places, and look for better ones as long as nothing is played. */
    enum class Stillness { None, Shared, Still };

    void lookForChanges();
    QList<Slot> places(Qt::Orientation along) const;
    QList<Slot> folded(const QList<Slot>& places, int fold) const;
    void share();
    void foldAlong(Qt::Orientation along);
    void fold(const QList<Slot>& places, Qt::Orientation along);
    void rememberFronts();
    void raiseOf(const Slot& slot);
    void shareAlong(Qt::Orientation along);
    QList<int> lentToMoves(const QList<Slot>& groups, Qt::Orientation along, QList<int> given) const;
    int freeBesideBoards() const;
    int columnNeeded(const QList<Slot>& groups, int spare);
    void widenColumn();
    int leftByBoards(const Slot& slot) const;
    void heighten(const QList<Slot>& places);
    int lowest() const;
    int room(Qt::Orientation along, qsizetype count) const;
    int wanted(const Slot& slot, Qt::Orientation along);
    int least(const Slot& slot, Qt::Orientation along, bool isFilled = false);
    int needed(const Slot& slot, Qt::Orientation along, int fold);
    int widthWanted(Panel& panel);
    int heightWanted(const Panel& panel, bool isFilled = false);
    int neededNow(const Slot& slot) const;
    int wholeWidth(const Slot& slot) const;

    QMainWindow& m_window;
    const QList<Panel*>& m_panels;
    Panel& m_moves;
    BoardView& m_board;
    /** How high they can be below the boards in this game; 0: still to be found. */
    int m_across = 0;
    QSize m_windowSize;                   ///< as it was shared last
    QHash<const Panel*, QSize> m_largest; ///< in this game: panels do not jump with each move
    Slot m_raised;                        ///< put in front of others by this
    Slot m_chosen; ///< brought to the front of others by somebody, and so wherever they are folded
    /** 0: all stand alone; 1: all but the first and the moves are one place; 2: all but the first are; 3: all are. */
    int m_fold = 0;
    Slot m_shown; ///< that shared it last
    Stillness m_stillness = Stillness::None;
    bool m_isKept = false;
    bool m_isDue = false;
};

} // namespace ringford::ui
