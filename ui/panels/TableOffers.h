// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Description.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ringford::ui {

class BoardView;
class MatchModel;

/**
 * What can be done now by buttons of single boards: which of its boards a seat gives up. One for each board, below the
 * question who must choose; not seen while there is nothing.
 */
class TableOffers : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it. */
    TableOffers(MatchModel& match, BoardView& board, QWidget* parent = nullptr);

    /** Whether a game has anything that could be offered; other buttons are in a bar. */
    static bool areIn(const GameDescription& game);
    bool isEmpty() const { return m_offered.empty(); }
    /** Gives the first one the focus. */
    void takeFocus();

signals:
    /** Something can be chosen that could not before: it must be seen. */
    void made();
    /** Others can be chosen, or none. */
    void changed();

private:
    /** An action, and the button of the game that plays it. */
    struct Offer {
        std::uint8_t button = 0;
        Action action;
        auto operator<=>(const Offer&) const = default;
    };

    std::vector<Offer> possible() const;
    void update();
    void fill();
    QPushButton* buttonFor(const Offer& offer);
    QString question() const;
    const ButtonInfo& infoOf(const Offer& offer) const;

    MatchModel& m_match;
    BoardView& m_board;
    QLabel* m_question;
    QGridLayout* m_buttons;
    std::vector<Offer> m_offered;
};

} // namespace ringford::ui
