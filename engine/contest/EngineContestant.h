// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Contestant.h"
#include "engine/contest/ContestantSpec.h"
#include "engine/contest/OutsideEngine.h"

#include <stop_token>

namespace ringford {

/** Plays what another program finds, in a game that has positions in FEN. */
class EngineContestant final : public Contestant {
public:
    /** For who may look at so many positions, however long that takes. */
    static constexpr EnginePatience kForNodes{std::chrono::minutes(10), std::chrono::seconds(5),
                                              std::chrono::seconds(2)};

    /** @p stopped, @p takeErrors: see OutsideEngine */
    explicit EngineContestant(ContestantSpec spec, EnginePatience forNodes = kForNodes, std::stop_token stopped = {},
                              PlatformProcess::TakeBytes takeErrors = {})
        : m_spec(std::move(spec)), m_forNodes(forNodes), m_engine(std::move(stopped), std::move(takeErrors))
    {
    }

    /** Starts the program. */
    void prepare() override;
    Result<Action, std::string> choose(const Decision& decision) override;
    bool hasResigned() const override { return m_hasResigned; }
    /** Why the program cannot play, if it cannot. @pre it is prepared */
    const std::optional<std::string>& fault() const { return m_fault; }

private:
    EngineQuestion question(const Decision& decision) const;
    EnginePatience patience(const Decision& decision) const;

    ContestantSpec m_spec;
    EnginePatience m_forNodes;
    OutsideEngine m_engine;
    std::optional<std::string> m_fault;
    bool m_hasResigned = false;
};

} // namespace ringford
