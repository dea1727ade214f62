// SPDX-License-Identifier: GPL-3.0-or-later
// Actions and events as a match and its records name them.
#include "engine/match/Match.h"

#include <cassert>

namespace ringford {

Entry Match::entryOf(const Node* node, const Action& action) const
{
    Entry entry;
    entry.action = action;
    entry.text = m_game->text(position(node), action);
    return entry;
}

Entry Match::entryOf(Entry::Kind kind, std::optional<Side> side) const
{
    Entry entry;
    entry.kind = kind;
    entry.side = side;
    switch (kind) {
    case Entry::Kind::Resign: entry.text = "resign:" + m_game->description().side(*side).name; break;
    case Entry::Kind::FlagFall: entry.text = "flag:" + m_game->description().side(*side).name; break;
    case Entry::Kind::Claim: entry.text = "claim"; break;
    case Entry::Kind::AgreeDraw: entry.text = "agree-draw"; break;
    case Entry::Kind::Action: assert(false);
    }
    return entry;
}

Result<Entry, Text> Match::parseEntry(const Node* node, std::string_view text) const
{
    if (text == "claim")
        return entryOf(Entry::Kind::Claim);
    if (text == "agree-draw")
        return entryOf(Entry::Kind::AgreeDraw);
    for (const auto& [word, kind] : {std::pair{std::string_view("resign:"), Entry::Kind::Resign},
                                     {std::string_view("flag:"), Entry::Kind::FlagFall}}) {
        if (!text.starts_with(word))
            continue;
        if (const auto side = m_game->description().findSide(text.substr(word.size())))
            return entryOf(kind, *side);
        return Failure{Text(RINGFORD_TEXT("'%1' is no seat of this game")).quote(text.substr(word.size()))};
    }
    const auto action = m_game->parse(position(node), text);
    if (!action)
        return Failure{action.error()};
    return entryOf(node, *action);
}

} // namespace ringford
