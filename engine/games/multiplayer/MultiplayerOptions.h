// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"

#include <cstdint>

namespace ringford::multiplayer {

/** As many seats, boards and chess sets there can be. */
inline constexpr int kMostBoards = 16;

/**
 * What the option `origin` chooses: whether pieces keep away from the board of their own set, or sets do not matter.
 */
enum class Origin : std::uint8_t { Strict, Social };
/** What the option `pacing` chooses: whether boards wait for one another. */
enum class Pacing : std::uint8_t { Free, Rounds };

/** What the options of the rule book choose. */
struct Choices {
    int players = 4;
    Origin origin = Origin::Strict;
    Pacing pacing = Pacing::Free;
};

/** All options of the rule book, in its order. */
const std::vector<OptionSpec>& optionSpecs();

/** What complete options choose. @pre resolveOptions made them */
Choices readChoices(const OptionValues& options);

} // namespace ringford::multiplayer
