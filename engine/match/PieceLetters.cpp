// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/PieceLetters.h"

#include <array>
#include <string_view>
#include <utility>

namespace ringford {

namespace {

/** By the names of drawings: kinds of other games that are drawn as relatives of these are among them. */
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kFigurines{{
    {"king", "\u2654"},
    {"queen", "\u2655"},
    {"general", "\u2655"},
    {"rook", "\u2656"},
    {"bishop", "\u2657"},
    {"elephant", "\u2657"},
    {"knight", "\u2658"},
    {"nightrider", "\u2658"},
    {"pawn", "\u2659"},
}};

std::string figurineOf(const KindInfo& kind)
{
    for (const auto& [drawing, figurine] : kFigurines) {
        if (kind.drawing == drawing)
            return std::string(figurine);
    }
    return {kind.letter};
}

} // namespace

PieceLetters englishLetters(const GameDescription& game)
{
    PieceLetters letters;
    letters.ofKinds.reserve(game.kinds.size());
    for (const KindInfo& kind : game.kinds)
        letters.ofKinds.emplace_back(1, kind.letter);
    return letters;
}

PieceLetters figurineLetters(const GameDescription& game)
{
    PieceLetters letters;
    for (const KindInfo& kind : game.kinds)
        letters.ofKinds.push_back(figurineOf(kind));
    return letters;
}

std::optional<PieceKind> unnamedKind(const GameDescription& game)
{
    return game.findKind('P');
}

} // namespace ringford
