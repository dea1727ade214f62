// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/PlayCommands.h"

// What is played.
#include "engine/match/TypedActions.h"

namespace ringford::commands {

namespace {

Answer entered(const Result<const Node*, Refusal>& node)
{
    return node ? Answer::ok() : Answer::refused(node.error().sentence.english());
}

Answer retire(Desk& desk, std::string_view name, Retire how)
{
    Match& match = *desk.match;
    const GameDescription& game = match.game().description();
    if (const auto side = game.findSide(name))
        return entered(match.retire(*side, how));
    return Answer::refused(inQuotes(name) + " is none of " + joined(game.sides, &SideInfo::name));
}

} // namespace

Answer play(Desk& desk, const Arguments& arguments)
{
    Match& match = *desk.match;
    const auto action = parseAt(match, match.gameNode(), arguments.rest);
    if (!action)
        return Answer::refused(action.error().english());
    return entered(match.play(*action));
}

Answer undo(Desk& desk, const Arguments&)
{
    return desk.match->undo() ? Answer::ok() : Answer::refused("nothing has been played yet");
}

Answer redo(Desk& desk, const Arguments&)
{
    return desk.match->redo() ? Answer::ok() : Answer::refused("this is the end of the line");
}

Answer claim(Desk& desk, const Arguments&)
{
    return entered(desk.match->claim());
}

Answer resign(Desk& desk, const Arguments& arguments)
{
    return retire(desk, arguments.rest, Retire::Resigned);
}

Answer flag(Desk& desk, const Arguments& arguments)
{
    return retire(desk, arguments.rest, Retire::FlagFell);
}

Answer agreeDraw(Desk& desk, const Arguments&)
{
    return entered(desk.match->agreeDraw());
}

} // namespace ringford::commands
