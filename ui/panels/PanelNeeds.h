// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QSize>

namespace ringford::ui {

class Panel;

/** The panels of one place: one, or several with tabs. */
using PanelSlot = QList<Panel*>;

/**
 * How much room panels want, by what they hold now and have held in this game: they do not jump with each move. Sizes
 * are in device-independent pixels, widths or heights by the orientation asked for.
 */
class PanelNeeds {
public:
    static constexpr int kLeastHigh = 120; ///< of what has few rows, where room is short
    static constexpr int kLeastWide = 180;
    static constexpr int kTabs = 30; ///< what their bar takes

    /** All outlive it; the first of @p panels tells who plays, @p moves keeps some lines. */
    PanelNeeds(const QList<Panel*>& panels, Panel& moves) : m_panels(panels), m_moves(moves) {}

    /** Another game: how large lists have been is no matter any more. */
    void forget() { m_largest.clear(); }
    /** So that all is seen that was in this game. */
    int wanted(const PanelSlot& slot, Qt::Orientation along);
    /** So that no line of a list is cut. */
    int widthWanted(Panel& panel);
    /** What its lists take as they are now, and its title. */
    int neededNow(const PanelSlot& slot) const;
    /** So that not even a name is cut, of those with tabs none of theirs. */
    int wholeWidth(const PanelSlot& slot) const;
    /** With which none of its tabs has to be scrolled to; 0 where it has none. */
    int tabs(const PanelSlot& slot) const;
    /** What stands beside its lists where there is room for it. */
    static int besideLists(const PanelSlot& slot, Qt::Orientation along);
    /** Where all content is seen, also when that is scrolled up and down. */
    int narrowest(const PanelSlot& slot) const;
    /** Where room is short. @p isFilled: with rows in lists that have none now */
    int least(const PanelSlot& slot, Qt::Orientation along, bool isFilled = false);
    /**
     * Where room is shorter still: what has few rows keeps them, what is drawn is lower, and others are scrolled.
     * @p isWatchedKept: clocks keep theirs
     */
    int scrolled(const PanelSlot& slot, bool isWatchedKept);
    /** How high those of places are where the largest of what is watched is whole; 0: there is none. */
    int watched(const QList<PanelSlot>& places);
    /** Without which panels are folded further. @p areMovesAlone: others were folded for them */
    int unfolded(const PanelSlot& slot, Qt::Orientation along, bool areMovesAlone);
    /** Whether it lists nothing now. */
    static bool isEmpty(const Panel& panel);
    /** With which the list of moves keeps its lines. */
    int lowest() const;
    /** So that no shell is cut that both sides aim; 0: what is long is wrapped or cut by the rules of the moves. */
    int widthOfWords() const;

private:
    int heightWanted(const Panel& panel, bool isFilled = false);

    const QList<Panel*>& m_panels;
    Panel& m_moves;
    QHash<const Panel*, QSize> m_largest; ///< in this game
};

} // namespace ringford::ui
