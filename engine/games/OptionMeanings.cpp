// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/OptionMeanings.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

struct Meaning {
    std::string_view game;
    std::string_view option;
    std::string_view value; ///< empty: every other, a number or what a form describes
    const char* sentence;
};

constexpr std::array kMeanings{
    Meaning{"orthodox", "fide", "plain",
            RINGFORD_TEXT("the game goes on until the players agree on a draw, claim one, or time runs out")},
    Meaning{"orthodox", "fide", "strict",
            RINGFORD_TEXT("the program ends the game as a draw, as the rules of the world federation FIDE do")},
    Meaning{"circular", "players", "",
            RINGFORD_TEXT("so many armies stand around the ring, which is longer the more there are")},
    Meaning{"circular", "rules", "modern",
            RINGFORD_TEXT("queens and bishops go as in the chess of today, and a pawn can become another piece")},
    Meaning{"circular", "rules", "byzantine",
            RINGFORD_TEXT("elephants jump two cells and generals go one cell, both diagonally, and a pawn stays one")},
    Meaning{"circular", "teams", "none", RINGFORD_TEXT("everybody plays against everybody else")},
    Meaning{"circular", "teams", "2x2", RINGFORD_TEXT("four players: those who sit face to face win together")},
    Meaning{"circular", "teams", "2x2x2", RINGFORD_TEXT("six players: those who sit face to face win together")},
    Meaning{
        "circular", "teams", "3x3",
        RINGFORD_TEXT("six players: every second one around the ring is of the same team, and a team wins together")},
    Meaning{"circular", "first", "",
            RINGFORD_TEXT("this seat has the first turn, and the others follow in their order")},
    Meaning{"circular", "kingless", "plays",
            RINGFORD_TEXT("whose king was captured goes on moving the other pieces, as long as a teammate has a king")},
    Meaning{
        "circular", "kingless", "out",
        RINGFORD_TEXT("whose king was captured has no more turns; the pieces stay on the ring and stand in the way")},
    Meaning{"circular", "warnings", "mercy",
            RINGFORD_TEXT("you are asked once more before you play a move after which your king could be captured, so "
                          "that no game ends by an oversight")},
    Meaning{
        "circular", "warnings", "hardcore",
        RINGFORD_TEXT(
            "any move is played at once, also one that leaves your king to be captured: everybody looks out alone")},
    Meaning{"longchess", "mode", "ctf",
            RINGFORD_TEXT("each side has a flag: whoever carries another's into the own keep, the nine cells around "
                          "where the own flag stood, has won")},
    Meaning{"longchess", "mode", "ctm",
            RINGFORD_TEXT("there are no flags: whoever has pieces left when the other side has none has won")},
    Meaning{"longchess", "teams", "2", RINGFORD_TEXT("White and Black face each other along a board of 37 ranks")},
    Meaning{"longchess", "teams", "4",
            RINGFORD_TEXT("four sides play for flags, each from a corner of a board of 13 by 13 cells")},
    Meaning{"longchess", "central", "pause",
            RINGFORD_TEXT("a rook, bishop or nightrider that comes to the river in the middle ends its move there, on "
                          "a bridge, and goes on with the next")},
    Meaning{"longchess", "central", "nopause",
            RINGFORD_TEXT(
                "the river in the middle is like the two others: over its bridges pieces go on in the same move")},
    Meaning{"longchess", "central", "none", RINGFORD_TEXT("the middle of the board is land like the rest of it")},
    Meaning{"longchess", "range", "on",
            RINGFORD_TEXT("a rook or bishop may shoot at an enemy piece in its line and stay where it is, and a pawn "
                          "may shoot straight over the river before it")},
    Meaning{"longchess", "range", "off", RINGFORD_TEXT("pieces capture by moving, and not from afar")},
    Meaning{"longchess", "capture", "lethal", RINGFORD_TEXT("a captured piece leaves the game")},
    Meaning{
        "longchess", "capture", "",
        RINGFORD_TEXT(
            "a captured piece goes back towards its own end by so many places, and plays on; past its end it is out")},
    Meaning{"longchess", "mines", "off", RINGFORD_TEXT("there are no mines")},
    Meaning{"longchess", "mines", "on",
            RINGFORD_TEXT("instead of moving, a pawn may lay a mine on a cell beside it; when an enemy piece comes "
                          "next to it, all within two cells die")},
    Meaning{"longchess", "artillery", "off", RINGFORD_TEXT("there is no artillery")},
    Meaning{"longchess", "artillery", "on",
            RINGFORD_TEXT("each side has a piece that may fire up to four shells far over the board instead of moving; "
                          "they land at that side's next turn, and kill all within three cells")},
    Meaning{"longchess", "victory", "first", RINGFORD_TEXT("the first side that brings a flag home has won")},
    Meaning{"longchess", "victory", "last",
            RINGFORD_TEXT("a side whose flag is brought home by another is out, and the last one left has won")},
    Meaning{"multiplayer", "players", "",
            RINGFORD_TEXT("so many seats sit around the table, each with a board at either hand")},
    Meaning{"multiplayer", "origin", "strict",
            RINGFORD_TEXT(
                "a captured piece may be placed on another board, but never on the one whose chess set it belongs to")},
    Meaning{"multiplayer", "origin", "social",
            RINGFORD_TEXT("a captured piece may be placed on any board where its captor plays that colour, also on the "
                          "one that it comes from")},
    Meaning{"multiplayer", "pacing", "free",
            RINGFORD_TEXT("whoever is on turn on a board may act there at once, however far the other boards are")},
    Meaning{
        "multiplayer", "pacing", "rounds",
        RINGFORD_TEXT("each board has one move in a round, and waits then until every other board has had its own")},
    Meaning{"strategic", "boards", "",
            RINGFORD_TEXT(
                "so many boards are played at the same time, and pieces may go over to the board beside their own")},
    Meaning{
        "strategic", "roads", "",
        RINGFORD_TEXT(
            "ranks are counted from White, 1 to 8; 4-5 are the ranks 4 and 5, commas stand between several, and none "
            "means that no pawn steps to the side. 1-2,4-5,7-8 are three roads: beside each army, and in the middle")},
    Meaning{"strategic", "ending", "first",
            RINGFORD_TEXT("as soon as somebody is checkmated on any board, the other colour has won on all of them")},
    Meaning{"strategic", "ending", "all",
            RINGFORD_TEXT("a board is over when somebody is checkmated there, and the others go on; in the end the "
                          "colour that won more boards has won")},
    Meaning{"strategic", "pull", "ask",
            RINGFORD_TEXT("when a teammate takes a piece from a board where it is the other side's turn, the program "
                          "asks whoever plays that board's piece")},
    Meaning{"strategic", "pull", "always",
            RINGFORD_TEXT("a teammate may take such a piece at any time, and nobody is asked")}};

} // namespace

Text meaningOf(std::string_view game, std::string_view option, std::string_view value)
{
    const auto find = [&](std::string_view wanted) {
        return std::ranges::find_if(kMeanings, [&](const Meaning& one) {
            return one.game == game && one.option == option && one.value == wanted;
        });
    };
    auto found = find(value);
    if (found == kMeanings.end())
        found = find({});
    return found == kMeanings.end() ? Text() : Text(found->sentence);
}

} // namespace ringford
