// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/RingTable.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/RingBoard.h"

#include <algorithm>
#include <array>

namespace ringford::test {

namespace {

constexpr std::array kRingColours{Colour::Black, Colour::Purple, Colour::Blue,
                                  Colour::Red,   Colour::Yellow, Colour::Green};
constexpr std::array kNames{"black", "purple", "blue", "red", "yellow", "green"};
constexpr std::array kTitles{"Black", "Purple", "Blue", "Red", "Yellow", "Green"};
constexpr std::uint8_t kPawn = 5;

std::vector<KindInfo> kinds(bool promotes)
{
    return {{'K', "king", {}},   {'Q', promotes ? "queen" : "general", {}},
            {'R', "rook", {}},   {'B', promotes ? "bishop" : "elephant", {}},
            {'N', "knight", {}}, {'P', "pawn", {}}};
}

} // namespace

RingTable::RingTable(int seats, bool promotes)
{
    game.id = "ring";
    game.title = Text("Ring");
    game.board = buildRing({seats, promotes});
    game.kinds = kinds(promotes);
    const int columns = 8 * seats;
    const auto put = [&](int row, int column, std::uint8_t kind, Side side, PieceFacts facts) {
        const Place place{0, static_cast<std::int16_t>((column + columns) % columns), static_cast<std::int16_t>(row)};
        contents.pieces.push_back({*game.board.at(place), {PieceKind{kind}, side, 0}, facts});
    };
    constexpr std::array<std::uint8_t, 4> kLow{2, 4, 3, 1};
    constexpr std::array<std::uint8_t, 4> kHigh{2, 4, 3, 0};
    for (int number = 0; number < seats; ++number) {
        const auto index = static_cast<std::size_t>(number);
        const Seat seat{static_cast<std::uint8_t>(number)};
        const Side side{static_cast<std::uint8_t>(number)};
        game.seats.push_back({kNames[index], kRingColours[index], Text(kTitles[index]), {kTitles[index][0]}, false});
        game.sides.push_back({kNames[index], seat, kRingColours[index], 0, 360.0 * number / seats});
        const std::optional<std::uint8_t> travelled = promotes ? std::optional<std::uint8_t>(0) : std::nullopt;
        for (int row = 0; row < 4; ++row) {
            put(row, 8 * number - 1, kLow[static_cast<std::size_t>(row)], side, {});
            put(row, 8 * number, kHigh[static_cast<std::size_t>(row)], side, {});
            put(row, 8 * number - 2, kPawn, side, {travelled, Direction::West, false});
            put(row, 8 * number + 1, kPawn, side, {travelled, Direction::East, false});
        }
    }
    std::ranges::sort(contents.pieces, {}, &PlacedPiece::cell);
    contents.sidesOnTurn.insert(Side{0});
}

PlacedPiece& RingTable::on(std::string_view name)
{
    return *std::ranges::find(contents.pieces, cell(name), &PlacedPiece::cell);
}

} // namespace ringford::test
