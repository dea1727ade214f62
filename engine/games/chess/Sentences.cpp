// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Sentences.h"

#include <array>

namespace ringford::chess {

namespace {

/** Whether English says "an" before a kind. */
bool takesAn(std::string_view kind)
{
    return kind.starts_with('e') || kind.starts_with('a'); // elephant, artillery
}

} // namespace

Text emptyCell(std::string_view cell)
{
    return Text(RINGFORD_TEXT("there is no piece on %1")).with(cell);
}

Text sameCell()
{
    return RINGFORD_TEXT("a piece moves to another cell");
}

Text ownPieceThere(std::string_view kind, std::string_view cell)
{
    return Text(RINGFORD_TEXT("your own %1 stands on %2")).word(kind).with(cell);
}

Text notItsWay(std::string_view kind, std::string_view from, std::string_view to)
{
    struct Way {
        std::string_view kind;
        const char* pattern;
    };
    static constexpr std::array kWays{
        Way{"knight", RINGFORD_TEXT("a knight moves two cells straight and one to the side, not from %1 to %2")},
        Way{"bishop", RINGFORD_TEXT("a bishop moves diagonally, not from %1 to %2")},
        Way{"rook", RINGFORD_TEXT("a rook moves straight, not from %1 to %2")},
        Way{"queen", RINGFORD_TEXT("a queen moves straight or diagonally, not from %1 to %2")},
        Way{"king", RINGFORD_TEXT("a king moves one cell, not from %1 to %2")},
        Way{"elephant", RINGFORD_TEXT("an elephant jumps two cells diagonally, not from %1 to %2")},
        Way{"general", RINGFORD_TEXT("a general moves one cell diagonally, not from %1 to %2")},
        Way{"nightrider",
            RINGFORD_TEXT("a nightrider makes a knight's steps, all in one direction, not from %1 to %2")}};
    for (const Way& way : kWays) {
        if (way.kind == kind)
            return Text(way.pattern).with(from).with(to);
    }
    return Text(RINGFORD_TEXT("a %1 does not move from %2 to %3")).word(kind).with(from).with(to);
}

Text wayBlocked(std::string_view kind, std::string_view cell)
{
    return Text(RINGFORD_TEXT("the way is blocked by the %1 on %2")).word(kind).with(cell);
}

Text captureUnwritten(std::string_view kind, std::string_view cell)
{
    const char* pattern = takesAn(kind) ? RINGFORD_TEXT("an %1 stands on %2: a capture is written with x")
                                        : RINGFORD_TEXT("a %1 stands on %2: a capture is written with x");
    return Text(pattern).word(kind).with(cell);
}

Text nothingToCapture(std::string_view cell)
{
    return Text(RINGFORD_TEXT("there is nothing to capture on %1")).with(cell);
}

Text onlyPawnsPromoted()
{
    return RINGFORD_TEXT("only a pawn is promoted");
}

Text noCastlingHere()
{
    return RINGFORD_TEXT("there is no castling in this game");
}

Text noEnPassantHere()
{
    return RINGFORD_TEXT("there is no en passant in this game");
}

Text kingAttacked(std::string_view king, std::string_view attacker, std::string_view cell, bool still)
{
    const char* pattern = still ? RINGFORD_TEXT("your king on %1 would still be attacked by the %2 on %3")
                                : RINGFORD_TEXT("your king on %1 would be attacked by the %2 on %3");
    return Text(pattern).with(king).word(attacker).with(cell);
}

} // namespace ringford::chess
