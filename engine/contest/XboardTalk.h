// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineOptions.h"

namespace ringford {

/**
 * The protocol of xboard. A program is to tell its features, so it speaks version 2 at least; between questions it is
 * in force mode, and does not think while others do.
 */
class XboardTalk final : public EngineTalk {
public:
    XboardTalk(Options options, int threads) : m_options(std::move(options)), m_threads(threads) {}

    Lines greeting() override { return {"xboard", "protover 2"}; }
    HeardFromEngine hear(std::string_view line) override;
    HeardFromEngine ask(const EngineQuestion& question) override;
    Lines hurry() const override { return {"?"}; }
    const std::string& name() const override { return m_name; }

    std::optional<std::string> wrongOption() const override { return m_known.wrongAmong(m_options); }

private:
    /** What it has said that it can. */
    struct Features {
        bool ping = false;
        bool setboard = false;
        bool usermove = false;
        bool time = true;
        bool smp = false;
        bool colors = true;
    };

    HeardFromEngine hearFeatures(std::string_view rest);
    HeardFromEngine hearMove(std::string_view rest);
    HeardFromEngine hearResult(std::string_view result) const;
    Lines beginning() const;
    /** Whether the board of the program leads to that of the question. */
    bool isOnTheWay(const EngineQuestion& question) const;
    static EngineQuestion::Clock clockOf(const EngineQuestion& question);

    const Options m_options;
    const int m_threads;
    EngineOptions m_known;
    std::string m_name;
    Features m_features;
    bool m_isReady = false;
    bool m_isAsked = false;
    bool m_isWhite = true; ///< who was on turn when it was asked last
    std::string m_pong;    ///< what was heard before this is of earlier things; empty: nothing is awaited
    int m_pings = 0;       ///< sent
    std::string m_start;   ///< where the board of the program began, in FEN; empty: nowhere yet
    Lines m_moves;         ///< what was played on that board
    std::string m_timing;  ///< the last line that told how long it may think
};

} // namespace ringford
