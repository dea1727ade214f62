// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/computer/ComputerSeats.h"

#include <QMenu>
#include <QStringList>

namespace ringford::ui {

class MatchModel;

/**
 * Who plays at each seat of the match that is open: a menu for each, with a person, the computer's levels,
 * and in games that chess programs know those that somebody has named. Where there are more than two seats a last
 * menu gives all of them to the same: who plays against five computers needs two choices, not five.
 */
class PlayersMenu : public QMenu {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit PlayersMenu(MatchModel& match, QWidget* parent = nullptr);

    /** Offers chess programs of these names from now on. */
    void setPrograms(const QStringList& names);
    /** The menu of one seat alone, which the caller opens; it deletes itself when it goes. */
    QMenu* menuOf(Seat seat, QWidget* parent);

signals:
    /** Somebody chose who is to play at these seats. */
    void chosen(ringford::SeatSet seats, const ringford::ui::SeatPlayer& player);
    /** Somebody looks at it, or at the menu of one seat, or does so no longer. */
    void openChanged(bool isOpen);

private:
    void watch(const QMenu& menu);
    void fill();
    void fillSeats(QMenu& menu, SeatSet seats);

    void addPlayer(QMenu& menu, SeatSet seats, const QString& text, const SeatPlayer& player);

    MatchModel& m_match;
    QStringList m_programs;
};

} // namespace ringford::ui
