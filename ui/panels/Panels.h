// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QStringList>

class QAction;
class QMainWindow;

namespace ringford::ui {

class BoardView;
class ClockModel;
class MatchModel;
class Panel;
class PanelRoom;

/**
 * All panels of a window: makes them, puts them where they usually are, and shows those that the game has a use for.
 */
class Panels : public QObject {
    Q_OBJECT

public:
    /** The models outlive the panels, which belong to @p window. */
    Panels(QMainWindow& window, MatchModel& match, ClockModel& clocks, BoardView& board);

    /** The panel of that class; null if there is none. */
    template <class Which> Which* find() const
    {
        for (Panel* const panel : m_panels) {
            if (auto* const found = qobject_cast<Which*>(panel))
                return found;
        }
        return nullptr;
    }

    /** Puts them beside the board, or side by side below one that needs all the width. */
    void putBeside();
    void putBelow();
    /** Sizes them as they usually are there. Later: docks can be sized once they are where they belong. */
    void sizeBeside();
    void sizeBelow();
    /**
     * Shows what @p game has a use for, and neither shows nor offers the rest. What somebody has closed in that game
     * stays closed there.
     */
    void showWanted(const QString& game);
    /** Somebody wants to see @p panel: behind a tab of another it is not seen. */
    void bringForward(Panel& panel);
    /** Hides all, and offers none, until showWanted() is asked for again. */
    void hideAll();
    /** What was closed, by game: names of panels. */
    const QMap<QString, QStringList>& closed();
    void setClosed(const QMap<QString, QStringList>& closed) { m_closed = closed; }
    /** Shows all, in the game that is shown, from now on, where and as large as they usually are. */
    void forgetHands();
    /** What is played, and on how many boards: that says how much panels hold. */
    QString table() const;
    /** Each table() for which somebody has given panels their sizes: while that is played they keep them. */
    const QStringList& sizedFor() const { return m_sizedFor; }
    void setSizedFor(const QStringList& tables) { m_sizedFor = tables; }
    /** All of them have been put elsewhere, with other sizes: nothing else is given back to them. */
    void takePlaces();
    /** Puts all beside one another that lie behind tabs for want of room alone: before layouts are kept. */
    void unfold();
    /** What shows and hides each, for the menu. */
    QList<QAction*> switches() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(Panel* panel);
    void listen(Panel& panel);
    void lowerWhereLevel(Panel& panel);
    void takeByHand();
    void giveRoom();

    QMainWindow& m_window;
    MatchModel& m_match;
    QList<Panel*> m_panels; ///< in the order of the menu
    QString m_game;         ///< that they are shown for
    QMap<QString, QStringList> m_closed;
    QStringList m_sizedFor;
    PanelRoom* m_room;
};

} // namespace ringford::ui
