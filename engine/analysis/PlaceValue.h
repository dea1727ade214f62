// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/Shares.h"
#include "engine/rules/Description.h"
#include "engine/search/Search.h"

#include <optional>
#include <string>
#include <vector>

namespace ringford {

struct Node;

/**
 * How a place of a game is valued, as comments of a record tell it. With two camps (seats or teams), as other programs
 * write it: `[%eval 1.23]` in pawns that the first seat's camp is ahead, `[%eval #3]` and `[%eval #-3]` where it wins
 * or loses in so many moves for certain. With three and more: `[%shares 40.5,34.5,25]`, what of the point each seat can
 * expect in per cent, in seat order.
 */
struct PlaceValue {
    int centi = 0;               ///< two camps: hundredths of a pawn or man
    std::optional<int> forced{}; ///< two camps: instead, moves to a win (> 0) or a loss (< 0) of the first seat's camp
    std::vector<int> permille{}; ///< three and more camps: by seat, together 1000
    bool operator==(const PlaceValue&) const = default;
};

/** What a search found; nothing where it has no line. */
std::optional<PlaceValue> valueOf(const GameDescription& game, const SearchReport& report);

/** The command that tells it. */
std::string written(const PlaceValue& value);

/** What the comments of an entry say: the last command that fits the game counts. */
std::optional<PlaceValue> readValue(const std::vector<std::string>& comments, const GameDescription& game);

Shares sharesOf(const PlaceValue& value, const GameDescription& game);
/** What the end of the game at @p node has brought: a draw is of those who were still in it. @pre it is decided there */
Shares sharesAtEnd(const Node* node, const GameDescription& game);
/** As comments at @p node tell it, or the end of the game; nothing where neither does. */
std::optional<Shares> sharesAt(const Node* node, const GameDescription& game);

} // namespace ringford
