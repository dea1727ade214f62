// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

class MatchModel;

/**
 * Takes the game back to before what was last played by hand, past what others did since for whom none acts
 * (MatchModel::absent()), be it on other boards; a single entry where nothing was played by hand. False at the start.
 */
bool takeBackToHands(MatchModel& match);
/** Takes it on again, in the same way. */
bool playAgainToHands(MatchModel& match);
/** Whether takeBackToHands() goes on from where it has come to: what is told of it is told at its end. */
bool takesBackFurther(const MatchModel& match);
/** Whether what is looked at lies ahead: it was taken back, or is a record's, and can be played again. */
bool looksAhead(const MatchModel& match);

} // namespace ringford::ui
