// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"
#include "engine/protocol/LineReader.h"

#include <string>

namespace ringford {

/**
 * One who talks the text protocol: a line in, an answer out. Holds the match that is played. A command that is refused
 * changes nothing. Reads and writes nothing but what `load` and `save` name.
 */
class Session {
public:
    /** @p registry must outlive the session. */
    explicit Session(const Registry& registry, FileAccess files = FileAccess::Allowed)
        : m_desk{registry, files, {}, false}
    {
    }

    /** The answer as it is sent, with the empty line at its end; empty where none is due (`quit`). */
    std::string answer(const Line& line);
    /** Whether `quit` was said. */
    bool isOver() const { return m_desk.isOver; }

private:
    Answer run(const Line& line);

    Desk m_desk;
};

} // namespace ringford
