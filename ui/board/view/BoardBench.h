// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <vector>

namespace ringford::ui {

class BoardView;

/** How long something took, many times: milliseconds of wall time, and what of them the program itself worked. */
class PaintTimes {
public:
    void add(double ms, double worked = 0)
    {
        m_times.push_back(ms);
        m_worked.push_back(worked);
    }
    std::size_t count() const { return m_times.size(); }
    /** The time that @p percent of all stay below, or the longest; 0 where nothing was measured. */
    double percentile(double percent) const;
    double median() const { return percentile(50); }
    /** The same of what the program worked: what others do on a busy computer does not count. */
    double percentileWorked(double percent) const;

private:
    std::vector<double> m_times;
    std::vector<double> m_worked;
};

/** What a benchmark of a board on the screen found. */
struct BoardTimes {
    QSize board;           ///< of the board's view, device-independent pixels
    PaintTimes drag;       ///< a step of a piece that is dragged, until all is painted again
    PaintTimes turn;       ///< a step of a ring that is turned by its rim; nothing on other boards
    PaintTimes repaint;    ///< all of the view painted again, as when another window was over it
    PaintTimes mapDrag;    ///< the drag again, of a board that is so large that its map is beside it; nothing on others
    PaintTimes mapRepaint; ///< board and map painted again then
    PaintTimes anew;       ///< the same with a ground that was not painted before, as after a change of size or colours
};

/**
 * Drags a piece over the board, turns a ring once around and paints the board, time after time. The game stays as it
 * is. @pre the view is shown, and there is a piece on its board
 */
BoardTimes measureBoard(BoardView& view);

} // namespace ringford::ui
