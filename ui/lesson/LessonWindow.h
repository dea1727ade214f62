// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/LessonRun.h"
#include "ui/board/scene/BoardAppearance.h"
#include "ui/files/Worker.h"
#include "ui/lesson/PupilBook.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace ringford::ui {

class ActionsDock;
class BoardView;
class MatchModel;
class MoveEntry;
class ProjectorStrip;
class StockDock;
class TouchBar;

/**
 * Runs a lesson: a board, and beside it (below a long one) what is to be done there. Answers are played on the board; it judges them, takes
 * wrong ones back, plays the replies and keeps the score for whoever has his name at the top. As projector it is a large
 * board alone.
 */
class LessonWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p appearance: how boards look elsewhere. Who did what is kept in @p book. */
    LessonWindow(Lesson lesson, const BoardAppearance& appearance, PupilBook book, QWidget* parent = nullptr);
    ~LessonWindow() override;

    BoardView& board() const { return *m_board; }
    MatchModel& model() const { return *m_model; }
    const LessonRun& run() const { return *m_run; }
    int stepNumber() const { return m_number; }
    /** What is said to the last answer. */
    QString said() const;
    bool isProjector() const { return m_isProjector; }
    /** Whether it is still being looked for what an answer is worth. */
    bool isSearching() const { return m_worker->isBusy(); }
    /**
     * How much may be looked at for an answer: at once, and in the background with a button to cancel, before the
     * program says that it cannot tell.
     */
    void setSearchLimits(std::uint64_t atOnce, std::uint64_t inAll);
    QString pupil() const;
    void setPupil(const QString& name);

    void showStep(int number);
    /** Begins the step anew. */
    void restart() { showStep(m_number); }
    /** One more hint; when there are no more, where to look. */
    void hint();
    /** Plays what is right; the step does not count as solved then. */
    void solve();
    void setProjector(bool projector);
    /** Shows what everybody has done, and lets it be cleared. */
    void showResults();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeCentre();
    QWidget* makePanel();
    QLayout* makeWords(QWidget* panel);
    QWidget* makeButtons();
    void placePanel();
    void makeShortcuts();
    void judge(const Node* node);
    void follow(const LessonAnswer& answer, const Node* node);
    void search(const QString& told, const Worker::Work& work);
    void cancelSearch();
    void showSearching(bool isBusy);
    void withSolution(const std::function<void(const Action&)>& use);
    void mark(Cell cell);
    void say(const QString& text);
    void keep();
    void showTools();
    void updateTexts();
    QString taskText() const;
    const LessonStep& step() const { return m_lesson.steps[static_cast<std::size_t>(m_number)]; }

    Lesson m_lesson;
    BoardAppearance m_appearance;
    PupilBook m_book;
    std::unique_ptr<LessonRun> m_run;
    MatchModel* m_model;
    BoardView* m_board;
    ProjectorStrip* m_strip = nullptr;
    QBoxLayout* m_columns = nullptr; ///< the board and what is said of it
    QWidget* m_panel = nullptr;
    QBoxLayout* m_panelParts = nullptr; ///< words and buttons
    TouchBar* m_tools = nullptr;        ///< of games that have several
    StockDock* m_stock = nullptr;
    ActionsDock* m_listed = nullptr;
    MoveEntry* m_entry = nullptr;
    QComboBox* m_pupil = nullptr;
    QLabel *m_title = nullptr, *m_text = nullptr, *m_task = nullptr, *m_said = nullptr, *m_score = nullptr;
    QPushButton* m_cancel = nullptr; ///< of a search
    QPushButton *m_hint = nullptr, *m_solve = nullptr, *m_previous = nullptr, *m_next = nullptr;
    int m_number = 0;
    StepResult m_result; ///< of this step, by this pupil
    int m_hintsTold = 0; ///< since it was begun
    bool m_isShown = false;
    bool m_isKept = true;            ///< what was put into the book last
    const Node* m_replied = nullptr; ///< the last reply that was played: no answer
    bool m_isProjector = false;
    bool m_wasFull = false;          ///< before the projector
    std::uint64_t m_atOnce = 20'000; ///< actions to be looked at before the window would be seen to wait
    std::uint64_t m_inAll = 20'000'000;
    int m_search = 0;                 ///< counts them: what comes of one that is over is dropped
    std::unique_ptr<Worker> m_worker; ///< last: it goes first, and looks at the lesson until then
};

} // namespace ringford::ui
