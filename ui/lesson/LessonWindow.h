// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/lesson/LessonSession.h"

#include <QMainWindow>

class QBoxLayout;

namespace ringford::ui {

class ActionsDock;
class BoardView;
class LessonPanel;
class MoveEntry;
class ProjectorStrip;
class Sounds;
class StockDock;
class TouchBar;
class Wall;

/**
 * Runs a lesson (LessonSession): a board, and beside it (below a long one) what is to be done there. Answers are played
 * on the board. As projector it is a large board, and the words in letters that the last row reads.
 */
class LessonWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p appearance: how boards look elsewhere. Who did what is kept in @p book. */
    LessonWindow(Lesson lesson, const BoardAppearance& appearance, PupilBook book, QWidget* parent = nullptr);
    ~LessonWindow() override;

    BoardView& board() const { return *m_board; }
    MatchModel& model() const { return m_session->match(); }
    const LessonRun& run() const { return m_session->run(); }
    int stepNumber() const { return m_session->stepNumber(); }
    bool isProjector() const { return m_isProjector; }
    /** Whether it is still being looked for what an answer is worth. */
    bool isSearching() const { return m_session->isSearching(); }
    /** See LessonSession. */
    void setSearchLimits(std::uint64_t atOnce, std::uint64_t inAll) { m_session->setSearchLimits(atOnce, inAll); }

    /** Beyond the first and the last step it says that there is none. */
    void showStep(int number);
    /** See LessonSession. */
    void restart() { showStep(stepNumber()); }
    void hint() { m_session->hint(); }
    void solve() { m_session->solve(); }
    void setProjector(bool projector);
    /** Lets be heard what happens on the board. @p sounds outlives the window. */
    void listen(Sounds& sounds);
    /** Shows what everybody has done, and lets it be cleared. */
    void showResults();
    /** Whether somebody is asked since results would be lost; the window closes then when that is agreed to. */
    bool askToLeave();

signals:
    /** Help on the game that is taught is asked for. */
    void helpWanted();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeCentre();
    void makeShortcuts();
    void makeWall();
    void showBegun();
    void placePanel();
    void showAppearance();
    void sizeLettersOnBoard();
    void showSearching(bool isSearching);
    void say(const QString& text, const QString& spoken = {});
    void showTools();

    BoardAppearance m_appearance;
    LessonSession* m_session; // a child: it outlives what happens while the window closes
    BoardView* m_board;
    ProjectorStrip* m_strip = nullptr;
    Wall* m_wall = nullptr;
    QBoxLayout* m_columns = nullptr; ///< the board and what is said of it
    LessonPanel* m_panel = nullptr;
    TouchBar* m_tools = nullptr; ///< of games that have several
    StockDock* m_stock = nullptr;
    ActionsDock* m_listed = nullptr;
    int m_mostListed = 0; ///< actions, of all steps
    MoveEntry* m_entry = nullptr;
    bool m_isBegunTold = false; ///< what the first step says waits for somebody to listen
    bool m_isProjector = false;
    bool m_wasFull = false; ///< before the projector
};

} // namespace ringford::ui
