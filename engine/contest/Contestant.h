// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace ringford {

/** A place in a game where a seat is to act. */
struct Decision {
    const Game& game;
    const Position& position;
    const std::vector<Position>& before; ///< what stood on the way from the start, the latest last
    const std::vector<Action>& played;   ///< what was played there
    Seat seat;
    const std::vector<Action>& actions;            ///< what the seat may play, sorted; not empty
    std::optional<std::chrono::milliseconds> left; ///< what its clock shows, if it has one
    std::optional<int> turns{}; ///< after so many more turns that clock is wound up again, if it ever is
};

/** Plays the seats of one camp in one game. */
class Contestant {
public:
    Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;
    virtual ~Contestant() = default;

    /** Called once, before any clock runs. */
    virtual void prepare() {}
    /** One of the actions; the error is a sentence that says why there is none. */
    virtual Result<Action, std::string> choose(const Decision& decision) = 0;
    /** Whether it chose nothing because it gives the game up, which it may. */
    virtual bool hasResigned() const { return false; }
};

} // namespace ringford
