// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineOptions.h"

namespace ringford {

/** The Universal Chess Interface. */
class UciTalk final : public EngineTalk {
public:
    UciTalk(Options options, int threads);

    Lines greeting() override { return {"uci"}; }
    HeardFromEngine hear(std::string_view line) override;
    HeardFromEngine ask(const EngineQuestion& question) override;
    Lines hurry() const override { return {"stop"}; }
    const std::string& name() const override { return m_name; }
    std::optional<std::pair<int, int>> eloRange() const override { return m_eloRange; }

    std::optional<std::string> wrongOption() const override { return m_known.wrongAmong(m_wanted); }

private:
    void readOption(std::string_view rest);
    bool readThought(std::string_view rest);

    const Options m_wanted;
    Options m_options; ///< with what we add
    EngineOptions m_known;
    std::string m_name;
    bool m_isGreeted = false;
    int m_mostNodes = 0; ///< that it was asked for
    int m_depth = 0;     ///< the greatest that it has told about the question
    int m_nodes = 0;     ///< the same
    std::optional<std::pair<int, int>> m_eloRange;
};

} // namespace ringford
