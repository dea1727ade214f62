// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"
#include "engine/rules/Setup.h"

#include <optional>

namespace ringford {

/**
 * A setup as a mirror shows it: on each board the last column is the first; on rings pawns go the other way round.
 * Nothing where a mirror shows cells that the boards lack.
 */
std::optional<Setup> mirrored(const GameDescription& game, const Contents& start, const Setup& setup);

/**
 * A setup with the armies one place on: each stands as the one before it stood, as the standard start shows where that
 * is, and its turn has become that one's turn. Nothing where the start has no such likeness. @p start: what is drawn
 * of it.
 */
std::optional<Setup> turnedOver(const GameDescription& game, const Contents& start, const Setup& setup);

} // namespace ringford
