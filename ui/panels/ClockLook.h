// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QFont>
#include <QPalette>
#include <QVariant>

namespace ringford::ui {

class ClockModel;

/** What is known of a clock that a list shows. */
struct ClockLook {
    QString text;
    QString aloud;      ///< the same to be read
    bool isLive = true; ///< shows where the game stands; else what it showed at the place that somebody looks at
    bool isRunning = false;
    int delay = 0; ///< seconds until time is lost, in a turn that begins with some that are not counted
    bool isLow = false;
};

/** What @p side has of those seconds now, the begun one as a whole one. */
int secondsOfDelay(const ClockModel& clocks, Side side);
/** What a list displays: a sign before a clock that runs, a hollow one while no time is lost. */
QString clockText(const ClockModel& clocks, Side side, const QString& shown);

/** How large its letters are, compared with the usual. */
inline constexpr double kClockScale = 1.5;

/** A clock in a list: all roles but the text that is displayed. */
QVariant clockRole(const ClockLook& look, int role, const QFont& usual, const QPalette& palette);

} // namespace ringford::ui
