// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/PieceText.h"

#include "engine/games/chess/SetupParts.h"
#include "engine/games/multiplayer/Story.h"
#include "engine/rules/PlainText.h"

namespace ringford::multiplayer {

namespace {

/** In the order of Kind. */
constexpr std::string_view kLetters = "PNBRQK";
constexpr std::string_view kArmies = "wb";

} // namespace

std::string sideName(BoardNumber number, Army army)
{
    return std::to_string(number.set()) + kArmies[indexOf(army)];
}

std::string seatsItem(const GameDescription& game, const State& state, BoardNumber number)
{
    return std::to_string(number.set()) + '=' + game.seat(state.player(number, Army::White)).name +
           game.seat(state.player(number, Army::Black)).name;
}

std::string writeSet(SetNumber set)
{
    return set == 0 ? std::string() : '#' + std::to_string(set);
}

std::optional<SetNumber> readSet(std::string_view text, int most)
{
    if (!text.starts_with('#'))
        return std::nullopt;
    const auto number = readPlainNumber(text.substr(1), most);
    return number.value_or(0) == 0 ? std::nullopt : std::optional(static_cast<SetNumber>(*number));
}

char letterOf(Kind kind)
{
    return kLetters[indexOf(kind)];
}

std::optional<Kind> kindOf(char letter)
{
    const auto place = kLetters.find(letter);
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<Kind>(place));
}

std::string writeHeldPiece(const HeldPiece& piece)
{
    return std::string{letterOf(piece.kind), kArmies[indexOf(piece.army)]} + writeSet(piece.set);
}

std::optional<HeldPiece> readHeldPiece(std::string_view text, const Choices& choices)
{
    const auto kind = text.empty() ? std::nullopt : kindOf(text.front());
    const auto army = text.size() < 2 ? std::string_view::npos : kArmies.find(text[1]);
    if (!kind || *kind == Kind::King || army == std::string_view::npos)
        return std::nullopt;
    HeldPiece piece{static_cast<Army>(army), *kind, 0};
    const std::string_view behind = text.substr(2);
    if (choices.origin == Origin::Social)
        return behind.empty() ? std::optional(piece) : std::nullopt;
    const auto set = readSet(behind, choices.players);
    if (!set)
        return std::nullopt;
    piece.set = *set;
    return piece;
}

std::vector<FactInfo> factsOn(BoardNumber board, const Choices& choices)
{
    std::vector<FactInfo> facts{chess::castlingMark()};
    if (choices.origin != Origin::Strict)
        return facts;
    FactInfo sets{FactInfo::Kind::Set, RINGFORD_TEXT("Chess set"), {}, {}, Text(RINGFORD_TEXT("the board's own"))};
    for (const Kind kind : {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen})
        sets.kinds.push_back(PieceKind{static_cast<std::uint8_t>(kind)});
    for (SetNumber set = 1; set <= choices.players; ++set) {
        if (set != board.set())
            sets.values.push_back({writeSet(set), Text(RINGFORD_TEXT("of board %1")).with(set), set});
    }
    facts.push_back(std::move(sets));
    return facts;
}

std::vector<StockedPiece> stockedPieces(const Choices& choices)
{
    const bool isStrict = choices.origin == Origin::Strict;
    std::vector<StockedPiece> pieces;
    for (int set = isStrict ? 1 : 0; set <= (isStrict ? choices.players : 0); ++set) {
        for (const Army army : {Army::White, Army::Black}) {
            for (const Kind kind : {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen}) {
                const HeldPiece piece{army, kind, static_cast<SetNumber>(set)};
                pieces.push_back({writeHeldPiece(piece), held(army, kind, piece.set)});
            }
        }
    }
    return pieces;
}

} // namespace ringford::multiplayer
