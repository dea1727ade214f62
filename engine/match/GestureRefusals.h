// SPDX-License-Identifier: GPL-3.0-or-later
// Why what somebody touched cannot be played. Game::why() judges actions; touches know more (whose stockpile a piece
// comes from) or are no action at all.
#pragma once

#include "engine/rules/Gesture.h"
#include "engine/rules/Refusal.h"

#include <optional>

namespace ringford {

class Match;
struct Node;

/** Why touches that are no action cannot be played at @p node. */
Refusal whyNot(const Match& match, const Node* node, const Gesture& touched);
/**
 * Why a piece that could shoot cannot shoot at what the touches take by going there; nothing if it can, or never
 * shoots.
 */
std::optional<Refusal> whyNoShot(const Match& match, const Node* node, const Gesture& touched);
/**
 * Why nothing can be played with a piece: the reason against the first way that it would go, or that which hinders one
 * in a stockpile. @p touch is its cell or its stockpile. @pre a piece is there, and nothing can be played with it
 */
Refusal whyNotFrom(const Match& match, const Node* node, std::uint8_t tool, const Touch& touch);

} // namespace ringford
