// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Subcommand.h"
#include "engine/protocol/Session.h"
#include "engine/rules/PlainText.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ringford::cli {

namespace {

/** Sends an answer at once; false when it could not be written. */
bool send(const std::string& answer)
{
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    return flushOutput();
}

ExitStatus serve(const CommandLine& line)
{
    if (!line.words().empty())
        return wrongUsage(kServe.name, "unexpected argument " + inQuotes(line.words().front()));
    Session session(Registry::standard());
    LineReader reader;
    int error = 0;
    for (bool isOver = false; !isOver;) {
        errno = 0;
        const int byte = std::getchar();
        error = byte == EOF ? errno : 0;
        const auto command = byte == EOF ? reader.finish() : reader.take(static_cast<char>(byte));
        if (command && !send(session.answer(*command)))
            return Refused;
        isOver = byte == EOF || session.isOver();
    }
    // A folder can be opened, but not read. An input that was closed from the beginning is an empty one.
    if (error != 0 && error != EBADF)
        return refused("standard input: " + std::string(std::strerror(error)));
    return Done;
}

} // namespace

constexpr Subcommand kServe{
    "serve",
    "",
    "answer commands on standard input, one a line",
    "Each command is a line, each answer `= ` and its lines or `? ` and a reason, then an empty line.\n"
    "The commands: protocol, games, options GAME, game GAME [opt=value ...], setup TEXT, state,\n"
    "actions [SEAT], exposed, play ACTION, why ACTION, undo, redo, status, turn, claim, resign SEAT,\n"
    "flag SEAT, agree-draw, perft N [divide],\n"
    "search [ms=N] [nodes=N] [seed=N] [threads=N] [seat=SEAT], short ACTION, long TEXT, history, save FILE,\n"
    "load [record=N] FILE, fen [TEXT], quit.\n",
    {},
    serve};

} // namespace ringford::cli
