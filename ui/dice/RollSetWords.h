// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollHistory.h"

#include <QString>

namespace ringford::ui {

/** What a set comes to: all that is left of it after its saves. */
long long leftOf(const dice::RollSet& set);
/** What it comes to in words: `38`, `19 left of 38`. */
QString totalOf(const dice::RollSet& set);
/** What each of several rows comes to, `10, 9`; empty where there is one row alone, and of many the first ones. */
QString rowsOf(const dice::RollSet& set);
/** Half, quarter and, of several rows, least, most and mean; what could have been expected. */
QString figuresOf(const dice::RollSet& set);
/** When it was rolled, by the clock of this place. */
QString timeOf(const dice::RollSet& set);
/** The same where there is little room: of today the time alone, of other days the day. */
QString timeBriefly(const dice::RollSet& set);
/** Why a set is no proof of anything; empty if nothing is wrong with it. */
QString warningOf(const dice::RollHistory::Entry& entry);
/** A sign to stand before the name of such a set; empty if nothing is wrong with it. */
QString warningSign(const dice::RollHistory::Entry& entry);

} // namespace ringford::ui
