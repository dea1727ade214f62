// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/QueryCommands.h"

// What is asked about the place where the match stands.
#include "engine/match/ShortReading.h"
#include "engine/match/TypedActions.h"
#include "engine/protocol/Perft.h"

#include <algorithm>
#include <functional>

namespace ringford::commands {

namespace {

/** The texts of actions, sorted by their codes, each once. */
Answer listed(const Match& match, const std::vector<Action>& actions)
{
    Answer answer;
    for (const Action& action : actions)
        answer.lines.push_back(match.game().text(match.position(match.gameNode()), action));
    std::ranges::sort(answer.lines);
    answer.lines.erase(std::unique(answer.lines.begin(), answer.lines.end()), answer.lines.end());
    return answer;
}

} // namespace

Answer state(Desk& desk, const Arguments&)
{
    const Match& match = *desk.match;
    return Answer::line(writeSetup(match.game().write(match.position(match.gameNode()))));
}

Answer actions(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    if (arguments.words.empty())
        return listed(match, match.actions(match.gameNode()));
    const GameDescription& game = match.game().description();
    if (const auto seat = game.findSeat(arguments.rest))
        return listed(match, match.actions(match.gameNode(), *seat));
    return Answer::refused(inQuotes(arguments.rest) +
                           " is no seat of this game; seats: " + joined(game.seats, &SeatInfo::name));
}

Answer exposed(Desk& desk, const Arguments&)
{
    const Match& match = *desk.match;
    if (match.gameNode()->outcome().decided())
        return {};
    return listed(match, match.game().exposed(match.position(match.gameNode())));
}

Answer why(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    const auto action = parseAt(match, match.gameNode(), arguments.rest);
    if (!action)
        return Answer::refused(action.error().english());
    const auto refusal = match.why(match.gameNode(), *action);
    if (!refusal)
        return Answer::line("legal");
    Answer answer = Answer::line(refusal->sentence.english());
    if (!refusal->cells.empty()) {
        std::string cells = "cells:";
        for (const Cell cell : refusal->cells)
            cells += ' ' + match.game().board().name(cell);
        answer.lines.push_back(std::move(cells));
    }
    return answer;
}

Answer shortOf(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    const Node* const node = match.gameNode();
    const auto action = parseAt(match, node, arguments.rest);
    if (!action)
        return Answer::refused(action.error().english());
    if (const auto refusal = match.why(node, *action))
        return Answer::refused(refusal->sentence.english());
    const ShortTexts texts(match.game(), match.position(node), match.actions(node), ShortTexts::Cells::ByName);
    return Answer::line(texts.text(*action, englishLetters(match.game().description())));
}

Answer longOf(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    const Node* const node = match.gameNode();
    if (node->outcome().decided())
        return Answer::refused("the game is over");
    const std::vector<Action> meant = actionsInShort(match.game(), match.position(node), match.actions(node),
                                                     arguments.rest, englishLetters(match.game().description()));
    if (meant.size() == 1)
        return listed(match, meant);
    const std::string quoted = inQuotes(arguments.rest);
    if (meant.empty())
        return Answer::refused(quoted + " means no action that is legal here");
    return Answer::refused(quoted +
                           " can mean several actions: " + joined(listed(match, meant).lines, std::identity()));
}

Answer status(Desk& desk, const Arguments&)
{
    const Match& match = *desk.match;
    return Answer::line(match.game().status(match.gameNode()->outcome()));
}

Answer turn(Desk& desk, const Arguments&)
{
    const Match& match = *desk.match;
    const SeatSet seats = match.onTurn(match.gameNode());
    return seats.empty() ? Answer{} : Answer::line(match.game().description().names(seats));
}

Answer perft(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    const std::string_view number = arguments.words[0];
    if (!isNumber(number))
        return Answer::refused("expected a number of plies, not " + inQuotes(number));
    const bool divide = arguments.words.size() == 2;
    if (divide && arguments.words[1] != "divide")
        return Answer::refused("expected divide, not " + inQuotes(arguments.words[1]));
    const auto depth = readNumber(number, kDeepestPerft);
    if (match.gameNode()->outcome().decided())
        return Answer::line(depth == 0 ? "1" : "0");
    if (!depth)
        return Answer::refused("at most " + std::to_string(kDeepestPerft) + " plies are counted");
    return {false, perftLines(match.game(), match.position(match.gameNode()), {*depth, divide, 1})};
}

Answer history(Desk& desk, const Arguments&)
{
    Answer answer;
    for (const Node* node : GameTree::path(desk.match->gameNode()))
        answer.lines.push_back(node->entry().text);
    return answer;
}

} // namespace ringford::commands
