// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "ui/match/ClockModel.h"

#include <QObject>

#include <array>
#include <chrono>

class QTimer;

namespace ringford::ui {

class MatchModel;

/**
 * How fast the computer acts on boards that do not wait for one another, where its clocks run and nobody waits for a
 * person: each of its seats rests once it has acted, and longer the more often it did since a person acted last, so
 * that whoever reads the boards can follow. No rest is more than a small part of what the seat's clocks have left. It
 * is timed by the clocks: while they are held or paused it stands still.
 */
class Pace : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    Pace(const MatchModel& match, const ClockModel& clocks, QObject* parent = nullptr);

    /** Nobody rests: another match has come. */
    void begin();
    /**
     * The computer has acted for @p seat, where the game stands now.
     * @param pause what a person has chosen, for one action in a game of turns
     * @param computers all seats that the computer has
     */
    void acted(Seat seat, std::chrono::milliseconds pause, SeatSet computers);
    /** Whether @p seat may act now; if not, due() tells when it is to be asked again. */
    bool isRested(Seat seat);

signals:
    /** Somebody has rested, perhaps. */
    void due();

private:
    const MatchModel& m_match;
    const ClockModel& m_clocks;
    QTimer* m_timer;
    std::array<ClockModel::Time, 32> m_until{}; ///< by seat, as ClockModel::now() counts
    SeatSet m_resting;
};

/** How long a seat rests that has acted @p actions times since a person acted, with @p left on its clock. */
std::chrono::milliseconds restAfter(std::chrono::milliseconds pause, int actions, std::chrono::milliseconds left);

} // namespace ringford::ui
