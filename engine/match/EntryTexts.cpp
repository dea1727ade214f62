// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/EntryTexts.h"

#include <cassert>
#include <utility>

namespace ringford {

Entry entryOf(const Game& game, const Position& position, const Action& action)
{
    Entry entry;
    entry.action = action;
    entry.text = game.text(position, action);
    return entry;
}

Entry entryOf(const Game& game, Entry::Kind event, std::optional<Side> side)
{
    Entry entry;
    entry.kind = event;
    entry.side = side;
    switch (event) {
    case Entry::Kind::Resign: entry.text = "resign:" + game.description().side(*side).name; break;
    case Entry::Kind::FlagFall: entry.text = "flag:" + game.description().side(*side).name; break;
    case Entry::Kind::Claim: entry.text = "claim"; break;
    case Entry::Kind::AgreeDraw: entry.text = "agree-draw"; break;
    case Entry::Kind::Action: assert(false);
    }
    return entry;
}

Result<Entry, Text> parseEntry(const Game& game, const Position& position, std::string_view text)
{
    if (text == "claim")
        return entryOf(game, Entry::Kind::Claim);
    if (text == "agree-draw")
        return entryOf(game, Entry::Kind::AgreeDraw);
    for (const auto& [word, event] : {std::pair{std::string_view("resign:"), Entry::Kind::Resign},
                                      {std::string_view("flag:"), Entry::Kind::FlagFall}}) {
        if (!text.starts_with(word))
            continue;
        if (const auto side = game.description().findSide(text.substr(word.size())))
            return entryOf(game, event, *side);
        return Failure{Text(RINGFORD_TEXT("'%1' is no seat of this game")).quote(text.substr(word.size()))};
    }
    const auto action = game.parse(position, text);
    if (!action)
        return Failure{action.error()};
    return entryOf(game, position, *action);
}

} // namespace ringford
