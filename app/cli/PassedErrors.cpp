// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PassedErrors.h"

#include "app/cli/Subcommand.h"

#include <cstdio>

namespace ringford::cli {

namespace {

constexpr std::size_t kMostPassed = 64 * 1024;

} // namespace

PassedErrors::PassedErrors(const std::vector<ContestantSpec>& players)
{
    for (const ContestantSpec& player : players)
        m_players.push_back({inQuotes(player), kMostPassed});
}

void PassedErrors::take(int player, std::string_view bytes)
{
    Player& from = m_players[static_cast<std::size_t>(player)];
    const std::string_view passed = bytes.substr(0, from.left);
    std::fwrite(passed.data(), 1, passed.size(), stderr);
    from.left -= passed.size();
    if (passed.size() == bytes.size() || from.isLeftOut)
        return;
    from.isLeftOut = true;
    if (!passed.ends_with('\n'))
        std::fputc('\n', stderr);
    printNote("player: " + from.name +
              " has written 64 KiB to its standard error: what else it writes there is left out");
}

} // namespace ringford::cli
