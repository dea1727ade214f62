// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>

namespace ringford {
struct Node;
}

namespace ringford::ui {

class ClockModel;
class MatchModel;
class Sounds;
struct Transition;

/**
 * Lets be heard what happens in a match: one sound for what is played, whoever plays it; one for each step through the
 * game, unless the steps follow fast upon one another; one when a clock that runs is low; and one for what is refused.
 */
class GameSounds : public QObject {
    Q_OBJECT

public:
    using Time = std::chrono::milliseconds;

    /** Both outlive it. */
    GameSounds(const MatchModel& match, Sounds& sounds, QObject* parent);
    /** Listens to the clocks, too; they outlive it. */
    void setClocks(const ClockModel& clocks);
    /** Looks at another watch from now on: for tests, which cannot wait. */
    void setWatch(std::function<Time()> watch) { m_watch = std::move(watch); }
    /** Something was refused. */
    void refuse();

private:
    void announceEntry(const Node* node);
    void announceStep(const Transition& transition);
    void announce(const Node* node);

    const MatchModel& m_match;
    Sounds& m_sounds;
    std::function<Time()> m_watch;
    std::optional<Time> m_stepped; ///< when another place of the game was shown last
    bool m_isTold = false;         ///< why another place is shown next was heard
};

} // namespace ringford::ui
