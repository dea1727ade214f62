// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/protocol/Answer.h"
#include "engine/protocol/Arguments.h"

#include <optional>
#include <string_view>

namespace ringford {

/** Whether `load` and `save` may touch files. */
enum class FileAccess : unsigned char { Allowed, Forbidden };

/** What the commands work on. */
struct Desk {
    const Registry& registry;
    FileAccess files = FileAccess::Allowed;
    std::optional<Match> match; ///< the current game, once there is one
    bool isOver = false;
};

/** A word of the protocol. */
struct Command {
    enum class Needs : unsigned char { Nothing, Game };
    enum class Takes : unsigned char { Ascii, FileName };
    static constexpr int kAnyNumber = -1;

    std::string_view word;
    int least; ///< arguments
    int most;  ///< arguments, or kAnyNumber
    Needs needs;
    Takes takes;
    Answer (*run)(Desk&, const Arguments&); ///< with arguments that fit, and a match where one is needed
};

/** The command of that word; nothing when there is none. */
const Command* findCommand(std::string_view word);

} // namespace ringford
