// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QVariant>

namespace ringford::ui {

/** What is known of a clock that a list shows. */
struct ClockLook {
    QString text;
    QString aloud;      ///< the same to be read
    bool isLive = true; ///< shows where the game stands; else what it showed at the place that somebody looks at
    bool isRunning = false;
    bool isLow = false;
};

/** How large its letters are, compared with the usual. */
inline constexpr double kClockScale = 1.5;

/** A clock in a list: all roles but the text that is displayed. */
QVariant clockRole(const ClockLook& look, int role, const QFont& usual, const QPalette& palette);

} // namespace ringford::ui
