// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ChessTable.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"

#include <algorithm>
#include <array>

namespace ringford::test {

namespace {

constexpr std::array kColours{Colour::Red,   Colour::Blue,  Colour::Yellow, Colour::Purple,
                              Colour::Green, Colour::White, Colour::Black};
constexpr std::array<std::uint8_t, 8> kHomeRank{2, 4, 3, 1, 0, 3, 4, 2};

} // namespace

Board linkedBoards(int count)
{
    constexpr int kSide = 8;
    BoardBuilder builder;
    std::vector<Cell> cells; // by file from the left of all, then by rank
    for (int number = 0; number < count; ++number) {
        Face face;
        face.columns = face.rows = kSide;
        face.name = std::to_string(number + 1);
        for (int i = 0; i < kSide; ++i) {
            face.columnLabels.emplace_back(1, static_cast<char>('a' + i));
            face.rowLabels.push_back(std::to_string(i + 1));
        }
        const auto index = static_cast<std::uint8_t>(builder.addFace(face));
        for (std::int16_t file = 0; file < kSide; ++file) {
            for (std::int16_t rank = 0; rank < kSide; ++rank)
                cells.push_back(builder.addCell({index, file, rank},
                                                (file + rank) % 2 == 0 ? Ground::Dark : Ground::Light,
                                                face.columnLabels[static_cast<std::size_t>(file)] +
                                                    face.rowLabels[static_cast<std::size_t>(rank)]));
        }
    }
    for (std::size_t i = 0; i + kSide < cells.size(); ++i) {
        builder.link(cells[i], Direction::East, {cells[i + kSide], Direction::East});
        builder.link(cells[i + kSide], Direction::West, {cells[i], Direction::West});
    }
    return builder.build();
}

ChessTable::ChessTable(int boards, bool isLinked)
{
    SquareSpec spec;
    spec.boards = boards;
    game.id = "table";
    game.title = Text("Table");
    game.board = isLinked ? linkedBoards(boards) : buildSquareBoards(spec);
    game.kinds = {{'K', "king", {}},   {'Q', "queen", {}},  {'R', "rook", {}},
                  {'B', "bishop", {}}, {'N', "knight", {}}, {'P', "pawn", {}}};
    const auto put = [&](int board, int file, int rank, std::uint8_t kind, Side side) {
        const Place place{static_cast<std::uint8_t>(board), static_cast<std::int16_t>(file),
                          static_cast<std::int16_t>(rank)};
        contents.pieces.push_back({*game.board.at(place), {PieceKind{kind}, side, 0}, {}});
    };
    for (int board = 0; board < boards; ++board) {
        const std::string letter(1, static_cast<char>('A' + board));
        const auto seat = static_cast<std::uint8_t>(board);
        const auto next = static_cast<std::uint8_t>((board + 1) % boards);
        const auto colour = static_cast<std::size_t>(board) % kColours.size();
        game.seats.push_back({letter, kColours[colour], Text("Seat"), letter, board >= 8});
        const Side white{static_cast<std::uint8_t>(2 * board)};
        const Side black{static_cast<std::uint8_t>(2 * board + 1)};
        game.sides.push_back({std::to_string(board + 1) + 'w', Seat{seat}, Colour::White, board, 0});
        game.sides.push_back({std::to_string(board + 1) + 'b', Seat{next}, Colour::Black, board, 180});
        for (int file = 0; file < 8; ++file) {
            const std::uint8_t piece = kHomeRank[static_cast<std::size_t>(file)];
            put(board, file, 0, piece, white);
            put(board, file, 1, 5, white);
            put(board, file, 6, 5, black);
            put(board, file, 7, piece, black);
        }
        contents.sidesOnTurn.insert(white);
    }
    for (const SideInfo& side : game.sides)
        contents.players.push_back(side.seat);
    std::ranges::sort(contents.pieces, {}, &PlacedPiece::cell);
}

} // namespace ringford::test
