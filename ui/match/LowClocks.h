// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QObject>

namespace ringford::ui {

class ClockModel;
class MatchModel;

/** Watches whose clocks come to be low while they run. */
class LowClocks : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    LowClocks(const MatchModel& match, const ClockModel& clocks, QObject* parent);

signals:
    /** Those of @p sides are low now, told once for each until it has more time again. */
    void becameLow(const ringford::SideSet& sides);

private:
    void look();

    const MatchModel& m_match;
    const ClockModel& m_clocks;
    SideSet m_low; ///< whose clocks were told to be low
};

} // namespace ringford::ui
