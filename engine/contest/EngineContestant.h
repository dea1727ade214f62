// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Contestant.h"
#include "engine/contest/ContestantSpec.h"
#include "engine/contest/OutsideEngine.h"

namespace ringford {

/** Plays what another program finds, in a game that has positions in FEN. */
class EngineContestant final : public Contestant {
public:
    explicit EngineContestant(ContestantSpec spec) : m_spec(std::move(spec)) {}

    /** Starts the program. */
    void prepare() override;
    Result<Action, std::string> choose(const Decision& decision) override;
    bool hasResigned() const override { return m_hasResigned; }
    /** Why the program cannot play, if it cannot. @pre it is prepared */
    const std::optional<std::string>& fault() const { return m_fault; }

private:
    EngineQuestion question(const Decision& decision) const;
    std::chrono::milliseconds patience(const Decision& decision) const;

    ContestantSpec m_spec;
    OutsideEngine m_engine;
    std::optional<std::string> m_fault;
    bool m_hasResigned = false;
};

} // namespace ringford
