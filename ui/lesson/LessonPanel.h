// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace ringford::ui {

class BoardView;
class FittedWords;
class LessonSession;

/** What stands beside the board of a lesson: who works at it, what is to be done and is said of it, and buttons. */
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it. */
    LessonPanel(LessonSession& session, BoardView& board, QWidget* parent = nullptr);

    void say(const QString& text);
    /** What a step begins with, for who does not see it: its title, text and task. */
    QString begun() const;
    /**
     * Stands below a long board, beside others. @p extent: how high it is there, or how wide here, in pixels: its words
     * are as large as that allows. A window that becomes smaller takes of it down to @p least.
     */
    void setPlace(bool isBelow, int extent, int least);
    /** The least extent that its words and buttons need. */
    int leastExtent(bool isBelow) const;
    /** A room looks at it: words alone, the letters of so many pixels at least; 0: as usual. */
    void setLettersForRoom(int letters);
    int letters() const;
    /** What of it is seen, where it has something to say. */
    void showTask(bool isShown);
    void showSaid(bool isShown);
    void showScore(bool isShown);
    void showSearching(bool isSearching);
    /** Another step has begun: letters leave room for what will be said in it. */
    void begin();
    /** Shows the step and the score as the session has them. */
    void refresh();

signals:
    void resultsWanted();
    void projectorWanted();
    /** How large the letters of its words are now. */
    void lettersChanged(int pixels);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString pupil() const;
    QLayout* makeWords(BoardView& board);
    QWidget* makeButtons();
    void sizeLetters();
    QString taskText() const;
    QString longestSaid() const;
    QString scoreText();
    std::optional<int> firstUnsolved() const;

    LessonSession& m_session;
    QBoxLayout* m_parts; ///< words and buttons
    QComboBox* m_pupil = nullptr;
    FittedWords* m_words;
    QLabel *m_title = nullptr, *m_text = nullptr, *m_task = nullptr, *m_said = nullptr, *m_score = nullptr;
    QPushButton* m_cancel = nullptr; ///< of a search
    QPushButton *m_hint = nullptr, *m_solve = nullptr;
    /** To other steps. */
    struct Ways {
        QPushButton *previous, *next, *unsolved;
    } m_ways{};
    int m_lettersForRoom = 0; ///< pixels; 0: nobody looks from afar
};

} // namespace ringford::ui
