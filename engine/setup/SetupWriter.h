// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Setup.h"

#include <string>
#include <vector>

/*
 * What games have in common in writing setups: the other way round of SetupReader. Groups are added in the order of the
 * description, those that may be left out only where there is something in them.
 */
namespace ringford {

/** A piece in the group of its side: `Ke1^`. */
std::string pieceItem(const GameDescription& game, const PlacedPiece& placed);
/**
 * A group of each side, also of one without pieces, in their order, with those of @p pieces that are its own, in
 * theirs. @pre each side has a group
 */
std::vector<SetupGroup> pieceGroups(const GameDescription& game, const std::vector<PlacedPiece>& pieces);
/** Adds @p group, unless nothing is in it. */
void addFilled(Setup& setup, SetupGroup group);
/** Adds the names of @p seats, unless there are none. */
void addSeats(Setup& setup, const GameDescription& game, std::string group, SeatSet seats);
/** Adds GroupInfo::quiet(), unless it is zero. */
void addQuiet(Setup& setup, long long quiet);

} // namespace ringford
