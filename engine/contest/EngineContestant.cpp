// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/EngineContestant.h"

#include "engine/contest/UciMoves.h"
#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

/** Where the game began and how it came to here, as UCI tells it. */
std::string positionText(const Decision& decision)
{
    const Position& start = decision.before.empty() ? decision.position : decision.before.front();
    std::string text = "fen " + decision.game.fen()->write(start, 1);
    if (!decision.played.empty())
        text += " moves";
    for (const Action& action : decision.played)
        text += ' ' + uciText(decision.game, action);
    return text;
}

} // namespace

void EngineContestant::prepare()
{
    UciEngine::Options options = m_spec.options;
    if (m_spec.threads > 1)
        options.emplace_back("Threads", std::to_string(m_spec.threads));
    m_fault = m_engine.start(m_spec.command, options);
}

std::string EngineContestant::go(const Decision& decision) const
{
    std::string text;
    const auto add = [&text](const char* name, auto number) {
        text += (text.empty() ? "" : " ") + std::string(name) + ' ' + std::to_string(number);
    };
    if (m_spec.nodes)
        add("nodes", *m_spec.nodes);
    if (m_spec.perAction)
        add("movetime", m_spec.perAction->count());
    if (m_spec.clock && decision.left) { // what the other one has left is nobody's business
        add("wtime", decision.left->count());
        add("btime", decision.left->count());
        add("winc", m_spec.clock->bonus.count());
        add("binc", m_spec.clock->bonus.count());
    }
    return text;
}

std::chrono::milliseconds EngineContestant::patience(const Decision& decision) const
{
    constexpr std::chrono::seconds kSpare(1);
    constexpr std::chrono::minutes kForNodes(10);
    if (m_spec.perAction)
        return *m_spec.perAction + kSpare;
    return decision.left ? *decision.left + std::chrono::seconds(1) : kForNodes;
}

Result<Action, std::string> EngineContestant::choose(const Decision& decision)
{
    if (m_fault)
        return Failure{*m_fault};
    const auto move = m_engine.bestMove(positionText(decision), go(decision), patience(decision));
    if (!move) {
        m_fault = move.error();
        return Failure{*m_fault};
    }
    const auto found = std::ranges::find_if(
        decision.actions, [&](const Action& action) { return uciText(decision.game, action) == *move; });
    if (found == decision.actions.end())
        return Failure{"answered " + inQuotes(*move) + ", which is not legal"};
    return *found;
}

} // namespace ringford
