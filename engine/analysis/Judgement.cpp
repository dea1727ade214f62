// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/Judgement.h"

#include "engine/analysis/CommentCommands.h"
#include "engine/analysis/PlaceValue.h"
#include "engine/analysis/Shares.h"
#include "engine/match/GameTree.h"
#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

/** Whether an action can be judged by shares: somebody made it. */
bool isDeed(const Node* node)
{
    return !node->isRoot() && node->entry().kind == Entry::Kind::Action && node->entry().seat.has_value();
}

} // namespace

Judgement judged(int fall, const GameDescription& game)
{
    const int scaled = fall * static_cast<int>(game.teams.size()) / 2;
    return scaled >= 150   ? Judgement::Blunder
           : scaled >= 100 ? Judgement::Mistake
           : scaled >= 50  ? Judgement::Inaccuracy
                           : Judgement::None;
}

std::optional<int> fallAt(const Node* node, const GameDescription& game)
{
    if (!isDeed(node))
        return std::nullopt;
    const auto before = sharesAt(node->parent, game);
    const auto after = before ? sharesAt(node, game) : std::nullopt;
    if (!after)
        return std::nullopt;
    const std::size_t camp = campOf(game, *node->entry().seat);
    return (*before)[camp] - (*after)[camp];
}

Judgement judgedByValues(const Node* node, const GameDescription& game)
{
    const auto fall = fallAt(node, game);
    return fall ? judged(*fall, game) : Judgement::None;
}

std::string writtenJudgement(Judgement judgement)
{
    return "[%judged " + std::to_string(static_cast<int>(judgement)) + ']';
}

std::optional<std::uint8_t> readJudgement(const std::vector<std::string>& comments, const GameDescription& game)
{
    for (const std::string& inner : commandsIn(comments, "judged", game.board)) {
        const auto mark = readPlainNumber(inner, 255);
        if (mark && (*mark == 0 || isJudging(static_cast<std::uint8_t>(*mark))))
            return static_cast<std::uint8_t>(*mark);
    }
    return std::nullopt;
}

Judgement impliedJudgement(const Node* node, const GameDescription& game)
{
    if (!isDeed(node) || std::ranges::any_of(node->marks(), isJudging) || readJudgement(node->comments(), game))
        return Judgement::None;
    return judgedByValues(node, game);
}

} // namespace ringford
