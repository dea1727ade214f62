// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <optional>
#include <string>
#include <vector>

namespace ringford {

/** What stands for each kind of piece in short texts, in order of kinds (GameDescription::kinds); UTF-8. */
struct PieceLetters {
    std::vector<std::string> ofKinds;

    const std::string& of(PieceKind kind) const { return ofKinds[kind.index]; }
    bool operator==(const PieceLetters&) const = default;
};

/** Those of setups and records: `N`. */
PieceLetters englishLetters(const GameDescription& game);
/** The signs of chess pieces, white ones for all sides; letters for kinds that have no such sign. */
PieceLetters figurineLetters(const GameDescription& game);

/**
 * The kind that short texts do not name where it goes: pawns, by the letter that all games have for them. A game without
 * them has no short texts: its records are what its players read.
 */
std::optional<PieceKind> unnamedKind(const GameDescription& game);

} // namespace ringford
