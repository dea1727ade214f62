// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lesson/Goal.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ringford {

namespace {

using ActionKind = Action::Kind;

constexpr std::array<std::pair<std::string_view, ActionKind>, 13> kKinds{{{"step", ActionKind::Step},
                                                                          {"take", ActionKind::Capture},
                                                                          {"shot", ActionKind::Shot},
                                                                          {"jump", ActionKind::Jump},
                                                                          {"castle", ActionKind::Castle},
                                                                          {"drop", ActionKind::Drop},
                                                                          {"charge", ActionKind::Charge},
                                                                          {"swap", ActionKind::Swap},
                                                                          {"remove", ActionKind::Remove},
                                                                          {"lay", ActionKind::Lay},
                                                                          {"fire", ActionKind::Fire},
                                                                          {"leave", ActionKind::Leave},
                                                                          {"yield", ActionKind::Yield}}};
constexpr int kMostCaptures = 99;

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    eachPart(text, ' ', [&](std::string_view part) {
        if (!part.empty())
            words.push_back(part);
        return true;
    });
    return words;
}

bool isAttackedElsewhere(const Game& game, const Position& after, Seat actor)
{
    const Contents contents = game.contents(after);
    return std::ranges::any_of(contents.checks, [&](Cell cell) {
        const auto king = std::ranges::find(contents.pieces, cell, &PlacedPiece::cell);
        return king != contents.pieces.end() && contents.players[king->piece.side.index] != actor;
    });
}

} // namespace

bool takesEnemyFlag(const Game& game, const Position& before, const std::vector<Effect>& effects, Seat seat)
{
    return std::ranges::any_of(effects, [&](const Effect& effect) {
        return effect.kind == Effect::Kind::FlagTaken && effect.piece.side != effect.by &&
               game.contents(before).players[effect.by.index] == seat;
    });
}

std::optional<Goal> Goal::read(std::string_view text, const Board& board)
{
    Goal goal;
    const std::vector<std::string_view> words = wordsOf(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const auto kind = std::ranges::find(kKinds, word, &std::pair<std::string_view, ActionKind>::first);
        if (word == "from" || word == "to") {
            const auto cell = i + 1 < words.size() ? board.find(words[++i]) : std::nullopt;
            if (!cell)
                return std::nullopt;
            (word == "from" ? goal.m_from : goal.m_to) = cell;
        } else if (word == "captures") {
            const auto number = i + 1 < words.size() ? readNumber(words[++i], kMostCaptures) : std::nullopt;
            if (!number)
                return std::nullopt;
            goal.m_captures = static_cast<int>(*number);
        } else if (kind != kKinds.end()) {
            goal.m_kind = kind->second;
        } else if (word == "capture") {
            goal.m_captures = 1;
        } else if (word == "check") {
            goal.m_checks = true;
        } else if (word == "win") {
            goal.m_wins = true;
        } else if (word == "board") {
            goal.m_closesBoard = true;
        } else if (word == "flag") {
            goal.m_takesFlag = true;
        } else if (word == "promotion") {
            goal.m_promotes = true;
        } else if (word == "cross") {
            goal.m_crosses = true;
        } else if (word != "any") {
            return std::nullopt;
        }
    }
    return words.empty() ? std::nullopt : std::optional(goal);
}

bool Goal::isMetBy(const Game& game, const Position& position, const Action& action) const
{
    const Board& board = game.board();
    if ((m_from && *m_from != action.from) || (m_to && *m_to != action.to) || (m_kind && *m_kind != action.kind))
        return false;
    if (m_promotes && (!action.placed || action.kind == ActionKind::Drop))
        return false;
    if (m_crosses && board.place(action.from).face == board.place(action.to).face)
        return false;
    if (m_captures == 0 && !m_checks && !m_wins && !m_takesFlag && !m_closesBoard)
        return true;
    const Seat actor = game.actor(position, action);
    const Successor after = game.apply(position, action);
    const auto captured = std::ranges::count(after.effects, Effect::Kind::Captured, &Effect::kind);
    if (captured < m_captures || (m_checks && !isAttackedElsewhere(game, after.position, actor)))
        return false;
    const auto closed = std::ranges::count(after.effects, Effect::Kind::BoardClosed, &Effect::kind);
    if (m_closesBoard && closed == 0)
        return false;
    if (m_takesFlag && !takesEnemyFlag(game, position, after.effects, actor))
        return false;
    return !m_wins || (after.outcome.kind == Outcome::Kind::Won && after.outcome.winners.contains(actor));
}

std::vector<Action> Goal::actions(const Game& game, const Position& position) const
{
    std::vector<Action> actions = game.actions(position);
    std::erase_if(actions, [&](const Action& action) { return !isMetBy(game, position, action); });
    return actions;
}

} // namespace ringford
