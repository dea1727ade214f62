// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnLetters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace ringford {

namespace {

constexpr std::string_view kEnglish = "KQRBN";
constexpr std::array<std::string_view, 3> kForeign{
    "KDTLS", // German, and the languages of Scandinavia
    "RDTFC", // French
    "RDTAC", // Spanish, Italian
};

/** The kind that a letter stands for. */
std::optional<std::size_t> kindOf(char letter, const PieceLetters& letters)
{
    const auto found = std::ranges::find(letters.ofKinds, std::string(1, letter));
    return found == letters.ofKinds.end() ? std::nullopt : std::optional<std::size_t>(found - letters.ofKinds.begin());
}

/** Whether a word is a move by how it looks, and one of its letters of pieces is as @p differs says. */
template <class Differs>
bool hasLetter(std::string_view word, const PieceLetters& letters, const PieceLetters& english, Differs differs)
{
    return word.size() > 2 && word.find_first_of("12345678") != std::string_view::npos &&
           std::ranges::any_of(word, [&](char c) {
               const auto kind = kindOf(c, letters);
               return kind && differs(*kind, kindOf(c, english));
           });
}

} // namespace

std::vector<PieceLetters> foreignLetters(const GameDescription& game)
{
    std::vector<PieceLetters> all;
    for (const std::string_view foreign : kForeign) {
        PieceLetters& letters = all.emplace_back();
        letters.ofKinds.resize(game.kinds.size());
        for (std::size_t at = 0; at < kEnglish.size(); ++at) {
            if (const auto kind = game.findKind(kEnglish[at]))
                letters.ofKinds[kind->index] = foreign[at];
        }
    }
    return all;
}

bool differsFromEnglish(std::string_view word, const PieceLetters& letters, const PieceLetters& english)
{
    return hasLetter(word, letters, english, [](std::size_t kind, auto inEnglish) { return kind != inEnglish; });
}

bool isUnknownInEnglish(std::string_view word, const PieceLetters& letters, const PieceLetters& english)
{
    return hasLetter(word, letters, english, [](std::size_t, auto inEnglish) { return !inEnglish; });
}

} // namespace ringford
