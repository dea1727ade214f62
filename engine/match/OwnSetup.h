// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <optional>
#include <string>

namespace ringford {

/** How the start of a match is written that begins elsewhere than its game does; nothing where it does not. */
std::optional<std::string> ownSetup(const Match& match);

} // namespace ringford
