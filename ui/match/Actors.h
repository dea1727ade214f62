// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

namespace ringford::ui {

/**
 * The seats among which it must be asked who plays @p action: several may at the place shown, and none of them is on
 * turn. Else none.
 */
SeatSet seatsInQuestion(const MatchModel& model, const Action& action);
/** For whom a hand plays @p action that seats on turn share, some of which are the computer's; else nothing. */
std::optional<Seat> handFor(const MatchModel& model, const Action& action);
/** What must be asked before an action, and who answers. */
struct AskedBefore {
    Text text;
    SeatSet asked{}; ///< none: whoever plays
};
/**
 * Game::asks(), where there is somebody to ask: nothing where no person has the piece that acts, or one by
 * name has both that and the seat @p actor. Before shells it is @p actor alone who is asked. @pre @p action is legal in
 * @p position
 */
std::optional<AskedBefore> questionBefore(const MatchModel& model, const Position& position, const Action& action,
                                          Seat actor);

} // namespace ringford::ui
