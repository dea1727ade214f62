// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Action.h"
#include "engine/play/Description.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ringford::ui {

class BoardView;
class MatchModel;

/**
 * What can be done at the table now that has no place on a board: which of its boards a seat gives up. A button for
 * each, below the question who must choose; not seen while there is nothing.
 */
class TableOffers : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it. */
    TableOffers(MatchModel& match, BoardView& board, QWidget* parent = nullptr);

    /** Whether a game has anything that could be offered: where it has tools, a bar has its buttons. */
    static bool areIn(const GameDescription& game) { return !game.buttons.empty() && game.tools.size() < 2; }
    bool isEmpty() const { return m_offered.empty(); }
    /** Gives the first one the focus. */
    void takeFocus();

signals:
    /** Something can be chosen that could not before: it must be seen. */
    void made();
    /** Others can be chosen, or none. */
    void changed();

private:
    void update();
    void fill();
    QPushButton* buttonFor(const Action& action);
    QString question() const;

    MatchModel& m_match;
    BoardView& m_board;
    QLabel* m_question;
    QGridLayout* m_buttons;
    std::vector<Action> m_offered;
};

} // namespace ringford::ui
