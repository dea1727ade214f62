// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/board/view/PopupPlacement.h"

#include <QFrame>
#include <QPixmap>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;
class QBoxLayout;

namespace ringford::ui {

/** What is offered for an action: a picture where one tells it, and words. */
struct Choice {
    Action action;
    QPixmap picture;
    QString words;
    QString spoken{};            ///< in place of the words, where screen readers are told otherwise
    QChar letter = {};           ///< a key that chooses it; null if none does
    bool showsWords = true;      ///< else they are only said
    std::optional<Seat> actor{}; ///< who would do it, where that is what is chosen
};

/**
 * Lets a person choose among actions with the same touches, at the place where they were touched. By mouse, keys or
 * letters. Never larger than its parent is wide: what does not fit side by side lies below. A question is as low as it
 * can be, for boards are looked at meanwhile.
 */
class ActionChooser : public QFrame {
    Q_OBJECT

public:
    ActionChooser(const std::vector<Choice>& choices, QWidget* parent);

    /**
     * Adds a question above, which may be empty, and a button that means: none of these. Under a question it has the
     * focus at first.
     */
    void askBefore(const QString& question, const QString& refusal);
    /**
     * Opens near @p place (in the parent's coordinates), clear of it and of what is to be @p free, and takes the focus.
     */
    void openAt(const QRect& place, const Unobstructed& free);
    /** Whether @p parent is so wide and low that a question and its answers stand in one row, if they fit. */
    static bool isInRow(const QWidget& parent);
    /** Goes to where @p place has gone; nothing else changes. */
    void placeBy(const QRect& place, const Unobstructed& free);

signals:
    void chosen(const ringford::Action& action, std::optional<ringford::Seat> actor);
    void cancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QToolButton* addButton(const QString& words);
    void arrangeButtons();
    void step(int by);
    bool chooseByLetter(const QString& typed);

    QBoxLayout* m_rows;
    QGridLayout* m_grid;
    QLabel* m_question = nullptr; ///< above; null: there is none
    std::vector<QToolButton*> m_buttons;
    std::vector<QChar> m_letters;   ///< by button
    QToolButton* m_first = nullptr; ///< has the focus at first; null: the front one
    int m_columns = 1;
};

} // namespace ringford::ui
