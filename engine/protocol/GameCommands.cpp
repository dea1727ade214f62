// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/GameCommands.h"

// What begins a game, or is asked before there is one.

#include <algorithm>

namespace ringford::commands {

namespace {

Answer begin(Desk& desk, std::shared_ptr<const Game> game, Position start, int fullMove = 1)
{
    desk.match.emplace(std::move(game), std::move(start));
    desk.match->setFirstFullMove(fullMove);
    return Answer::ok();
}

/** The number of the full move that the entry after @p node belongs to. */
int fullMove(const Match& match, const Node* node)
{
    const Seat last{static_cast<std::uint8_t>(match.game().description().seats.size() - 1)};
    const auto path = GameTree::path(node);
    return match.firstFullMove() + static_cast<int>(std::ranges::count_if(path, [last](const Node* at) {
               return at->entry().kind == Entry::Kind::Action && at->entry().seat == last;
           }));
}

} // namespace

Answer protocol(Desk&, const Arguments&)
{
    return Answer::line("ringford 1");
}

Answer games(Desk& desk, const Arguments&)
{
    Answer answer;
    for (const auto& type : desk.registry.types())
        answer.lines.push_back(type->id());
    return answer;
}

Answer options(Desk& desk, const Arguments& arguments)
{
    const GameType* const type = desk.registry.find(arguments.words[0]);
    if (!type)
        return Answer::refused(desk.registry.create(arguments.words[0], {}).error().english());
    Answer answer;
    for (const OptionSpec& option : type->options())
        answer.lines.push_back(option.name + ' ' + option.standard + ' ' + option.allowed());
    return answer;
}

Answer game(Desk& desk, const Arguments& arguments)
{
    std::string_view rest = arguments.rest;
    const std::string_view id = takeWord(rest);
    const auto given = readOptions(rest);
    if (!given)
        return Answer::refused(given.error().english());
    const auto made = desk.registry.create(id, *given);
    if (!made)
        return Answer::refused(made.error().english());
    return begin(desk, *made, (*made)->start());
}

Answer setup(Desk& desk, const Arguments& arguments)
{
    auto position = desk.match->game().readLine(arguments.rest);
    if (!position)
        return Answer::refused(english(position.error()));
    return begin(desk, desk.match->sharedGame(), *std::move(position));
}

Answer fen(Desk& desk, const Arguments& arguments)
{
    const Match& match = *desk.match;
    const Fen* const fen = match.game().fen();
    if (!fen)
        return Answer::refused(match.game().description().id + " has no FEN");
    if (arguments.words.empty())
        return Answer::line(fen->write(match.position(match.gameNode()), fullMove(match, match.gameNode())));
    auto read = fen->read(arguments.rest);
    if (!read)
        return Answer::refused(read.error().english());
    return begin(desk, match.sharedGame(), read->position, read->fullMove);
}

Answer quit(Desk& desk, const Arguments&)
{
    desk.isOver = true;
    return {};
}

} // namespace ringford::commands
