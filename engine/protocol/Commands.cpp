// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Commands.h"

#include "engine/protocol/FileCommands.h"
#include "engine/protocol/GameCommands.h"
#include "engine/protocol/PlayCommands.h"
#include "engine/protocol/QueryCommands.h"
#include "engine/protocol/SearchCommand.h"

#include <algorithm>
#include <array>

namespace ringford {

const Command* findCommand(std::string_view word)
{
    using enum Command::Needs;
    using enum Command::Takes;
    constexpr int kAny = Command::kAnyNumber;
    static constexpr std::array kCommands{
        Command{"protocol", 0, 0, Nothing, Ascii, commands::protocol},
        Command{"games", 0, 0, Nothing, Ascii, commands::games},
        Command{"options", 1, 1, Nothing, Ascii, commands::options},
        Command{"game", 1, kAny, Nothing, Ascii, commands::game},
        Command{"setup", 1, kAny, Game, Ascii, commands::setup},
        Command{"state", 0, 0, Game, Ascii, commands::state},
        Command{"actions", 0, 1, Game, Ascii, commands::actions},
        Command{"exposed", 0, 0, Game, Ascii, commands::exposed},
        Command{"play", 1, 1, Game, Ascii, commands::play},
        Command{"why", 1, 1, Game, Ascii, commands::why},
        Command{"short", 1, 1, Game, Ascii, commands::shortOf},
        Command{"long", 1, 1, Game, Ascii, commands::longOf},
        Command{"undo", 0, 0, Game, Ascii, commands::undo},
        Command{"redo", 0, 0, Game, Ascii, commands::redo},
        Command{"status", 0, 0, Game, Ascii, commands::status},
        Command{"turn", 0, 0, Game, Ascii, commands::turn},
        Command{"claim", 0, 0, Game, Ascii, commands::claim},
        Command{"resign", 1, 1, Game, Ascii, commands::resign},
        Command{"flag", 1, 1, Game, Ascii, commands::flag},
        Command{"agree-draw", 0, 0, Game, Ascii, commands::agreeDraw},
        Command{"perft", 1, 2, Game, Ascii, commands::perft},
        Command{"search", 0, 5, Game, Ascii, commands::search},
        Command{"history", 0, 0, Game, Ascii, commands::history},
        Command{"save", 1, kAny, Game, FileName, commands::save},
        Command{"load", 1, kAny, Nothing, FileName, commands::load},
        Command{"fen", 0, kAny, Game, Ascii, commands::fen},
        Command{"quit", 0, 0, Nothing, Ascii, commands::quit},
    };
    const auto found = std::ranges::find(kCommands, word, &Command::word);
    return found == kCommands.end() ? nullptr : &*found;
}

} // namespace ringford
