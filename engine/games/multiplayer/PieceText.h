// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/State.h"
#include "engine/rules/Description.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::multiplayer {

// How pieces, sets and sides are written, in setups and in actions.

/** The name of a side: `1w`. */
std::string sideName(BoardNumber number, Army army);
/** Who plays on a board: `1=AB`. */
std::string seatsItem(const GameDescription& game, const State& state, BoardNumber number);

/** `#3`; nothing for 0. */
std::string writeSet(SetNumber set);
/** Reads that; sets are numbered up to @p most. */
std::optional<SetNumber> readSet(std::string_view text, int most);

/** A kind's letter: `N`; a pawn has one too. */
char letterOf(Kind kind);
std::optional<Kind> kindOf(char letter);

/** A piece of a stockpile as text knows it. */
struct HeldPiece {
    Army army{};
    Kind kind{};
    SetNumber set = 0;
};
/** `Pb#2`, or `Pb` where sets do not matter. */
std::string writeHeldPiece(const HeldPiece& piece);
std::optional<HeldPiece> readHeldPiece(std::string_view text, const Choices& choices);

/** What the items of a setup can say of pieces on a board. */
std::vector<FactInfo> factsOn(BoardNumber board, const Choices& choices);
/** All that a stockpile can hold. */
std::vector<StockedPiece> stockedPieces(const Choices& choices);

} // namespace ringford::multiplayer
