// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Piece.h"
#include "engine/rules/Text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** Where counts of a setup (`quiet`, FEN's numbers) stop: more is neither written nor read. */
inline constexpr int kMostCounted = 999'999;

/** Something that an item of a piece group can say of its piece, behind the cell: `^`, `+3`, `#2`. */
struct FactInfo {
    enum class Kind : std::uint8_t {
        Unmoved,   ///< PieceFacts::unmoved
        Heading,   ///< PieceFacts::heading
        Travelled, ///< PieceFacts::travelled
        Set        ///< Piece::set
    };
    struct Value {
        std::string written; ///< `^`
        Text name;           ///< for people, on a button or in a list: `clockwise`
        int number = 1;      ///< a Direction, cells travelled, a set
    };
    Kind kind{};
    Text name;                    ///< for people: `Direction`
    std::vector<PieceKind> kinds; ///< whose items can say it
    std::vector<Value> values;
    std::optional<Text> without = std::nullopt; ///< what it means when nothing is written; none: it is always written

    bool fits(PieceKind kind) const;
    /** What is written of a piece; nothing where nothing is. */
    const Value* valueOf(const Piece& piece, const PieceFacts& facts) const;
    /** Makes a piece what @p value says of it; with null: what it is when nothing is written. */
    void apply(const Value* value, Piece& piece, PieceFacts& facts) const;
};

/** A piece that a stockpile can hold. */
struct StockedPiece {
    std::string written; ///< `Pb#2`
    Piece piece;
};

/** What is said of a closed board. */
struct ClosedResult {
    std::string written;       ///< `w`
    std::optional<int> winner; ///< which of the sides of that board has won it, from 0; nothing: nobody has
};

/** A group of a setup: what its items are, so that readers and editors need to know no game. */
struct GroupInfo {
    enum class Kind : std::uint8_t {
        Pieces,  ///< `Ke1^`: pieces (and markers that lie among them) of one side
        Turn,    ///< a seat; with isByBoard a side of each board that is in the game
        Seats,   ///< seats, `most` of them
        Cells,   ///< one cell; with isByBoard one of each board, with the board's name: `1=e3`
        Number,  ///< 0 to `most`
        Boards,  ///< names of boards
        Markers, ///< cells of each seat where something of the kind `marker` lies: `white=e6,e9`
        Stock,   ///< what each seat holds: `A=Pb,Qw`
        Players, ///< who plays the sides of each board that is in the game, and no others are: `1=AB`
        Closed   ///< boards on which nothing happens any more, with how they ended: `1=w`
    };
    /** What becomes of those who are named. */
    enum class Meaning : std::uint8_t {
        None,
        Out,  ///< Seats: they are out of the game
        Acted ///< Boards: they wait until all have acted
    };
    std::string name;
    Kind kind{};
    Text title = {}; ///< for people; of no use for Pieces
    bool isRequired = false;
    Side side{};                      ///< Pieces: whose
    int face = 0;                     ///< Pieces: where cells without a board's number are
    std::vector<FactInfo> facts = {}; ///< Pieces: in the order in which they are written
    bool isByBoard = false;           ///< Turn, Cells
    int most = 0;                     ///< Number: the highest; Seats: how many, at least 1
    Meaning meaning{};
    PieceKind marker{};                     ///< Markers: what lies there
    std::vector<StockedPiece> stocked = {}; ///< Stock: all that can be held
    std::vector<ClosedResult> results = {}; ///< Closed: all that can be said

    static GroupInfo pieces(std::string name, bool isRequired, Side side, int face = 0,
                            std::vector<FactInfo> facts = {});
    static GroupInfo turn(bool isByBoard = false);
    /** The count of actions without capture and the like. */
    static GroupInfo quiet();
    static GroupInfo seats(std::string name, Text title, int most, Meaning meaning = Meaning::None);
    static GroupInfo cells(std::string name, Text title, bool isByBoard = false);
    static GroupInfo boards(std::string name, Text title, Meaning meaning = Meaning::None);
    static GroupInfo markers(std::string name, Text title, PieceKind marker);
    static GroupInfo stock(std::string name, Text title, std::vector<StockedPiece> stocked);
    static GroupInfo players(std::string name, Text title);
    static GroupInfo closed(std::string name, Text title, std::vector<ClosedResult> results);
};

/** What is written behind the cell of a piece. */
std::string writeFacts(const std::vector<FactInfo>& facts, const Piece& piece, const PieceFacts& known);
/** Makes a piece what @p suffix says of it; false, and nothing done, where that is not what can be said of it. */
bool readFacts(const std::vector<FactInfo>& facts, std::string_view suffix, Piece& piece, PieceFacts& known);

} // namespace ringford
