// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/EngineContestant.h"

#include "engine/contest/UciMoves.h"
#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

void EngineContestant::prepare()
{
    m_fault = m_engine.start(m_spec.command, newEngineTalk(m_spec.engine, m_spec.options, m_spec.threads));
}

EngineQuestion EngineContestant::question(const Decision& decision) const
{
    EngineQuestion question;
    const Position& start = decision.before.empty() ? decision.position : decision.before.front();
    question.start = decision.game.fen()->write(start, 1);
    for (const Action& action : decision.played)
        question.moves.push_back(uciText(decision.game, action));
    question.isWhite = decision.seat.index == 0;
    question.nodes = m_spec.nodes;
    question.perMove = m_spec.perAction;
    if (const auto& clock = m_spec.clock; clock && decision.left) // what the other one has left is nobody's business
        question.clock = {clock->time,    clock->bonus,   clock->turns,
                          *decision.left, *decision.left, decision.turns.value_or(0)};
    return question;
}

EnginePatience EngineContestant::patience(const Decision& decision) const
{
    constexpr std::chrono::seconds kSpare(1);
    if (m_spec.perAction)
        return {*m_spec.perAction + kSpare};
    return decision.left ? EnginePatience{*decision.left + kSpare} : m_forNodes;
}

Result<Action, std::string> EngineContestant::choose(const Decision& decision)
{
    if (m_fault)
        return Failure{*m_fault};
    const auto answer = m_engine.answer(question(decision), patience(decision));
    if (!answer) {
        m_fault = answer.error();
        return Failure{*m_fault};
    }
    m_hasResigned = !*answer;
    if (m_hasResigned)
        return Failure{std::string("resigns")};
    const std::string& move = **answer;
    const auto found = std::ranges::find_if(
        decision.actions, [&](const Action& action) { return uciText(decision.game, action) == move; });
    if (found == decision.actions.end())
        return Failure{"answered " + inQuotes(move) + ", which is not legal"};
    return *found;
}

} // namespace ringford
