// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/ContestantSpec.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::cli {

/**
 * What players that are other programs write to their standard error, in all games of a series: it is passed on to ours,
 * but no more of one player than somebody reads. Who writes without end would fill the disk.
 */
class PassedErrors {
public:
    explicit PassedErrors(const std::vector<ContestantSpec>& players);

    void take(int player, std::string_view bytes);

private:
    struct Player {
        std::string name; ///< in quotes
        std::size_t left; ///< so many bytes are still passed on
        bool isLeftOut = false;
    };
    std::vector<Player> m_players;
};

} // namespace ringford::cli
