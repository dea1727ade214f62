// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QMenu>

namespace ringford::ui {

class MatchModel;

/** Who plays at each seat of the match that is open: a menu for each, with a person and the computer's levels. */
class PlayersMenu : public QMenu {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit PlayersMenu(MatchModel& match, QWidget* parent = nullptr);

    /** The menu of one seat alone, which the caller opens; it deletes itself when it goes. */
    QMenu* menuOf(Seat seat, QWidget* parent);

signals:
    /** Somebody chose who is to play at that seat: a level of the computer, or 0 for a person. */
    void chosen(ringford::Seat seat, int level);

private:
    void fill();
    void fillSeat(QMenu& menu, Seat seat);

    MatchModel& m_match;
};

} // namespace ringford::ui
