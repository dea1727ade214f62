// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Contestant.h"
#include "engine/dice/RandomNumbers.h"

namespace ringford {

/** Plays any of the actions, each as likely as the others. */
class RandomContestant : public Contestant {
public:
    explicit RandomContestant(std::uint64_t seed) : m_numbers(seed) {}

    Result<Action, std::string> choose(const Decision& decision) override { return oneOf(decision.actions); }

protected:
    /** @pre there is one */
    const Action& oneOf(const std::vector<Action>& actions)
    {
        return actions[static_cast<std::size_t>(dice::RandomDice(m_numbers).roll(static_cast<int>(actions.size()))) -
                       1];
    }

private:
    dice::SeededNumbers m_numbers;
};

} // namespace ringford
