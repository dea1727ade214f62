// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Subcommand.h"
#include "engine/protocol/UciSession.h"
#include "engine/rules/PlainText.h"

#include <iostream>
#include <string>

namespace ringford::cli {

namespace {

ExitStatus uci(const CommandLine& line)
{
    if (!line.words().empty())
        return wrongUsage(kUci.name, "unexpected argument " + inQuotes(line.words().front()));
    bool isHeard = true;
    UciSession session(Registry::standard(), "Ringford " RINGFORD_VERSION, [&](const std::string& said) {
        printLine(said);
        isHeard = flushOutput() && isHeard;
    });
    std::string command;
    while (isHeard && std::getline(std::cin, command)) {
        if (!session.take(command))
            return Done;
    }
    session.finish();
    return isHeard ? Done : Refused;
}

} // namespace

constexpr Subcommand kUci{
    "uci",
    "",
    "play orthodox chess for another program",
    "Talks the Universal Chess Interface on standard input and output, for the programs that show a\n"
    "board and hold matches. Options: Hash (MiB), Threads, MultiPV, UCI_LimitStrength, UCI_Elo.\n",
    {},
    uci};

} // namespace ringford::cli
