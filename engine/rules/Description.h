// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Options.h"
#include "engine/rules/Piece.h"
#include "engine/rules/SetupGroups.h"
#include "engine/rules/Text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The colours that armies are drawn in; those behind purple are for the badges of seats alone. */
enum class Colour : std::uint8_t { White, Black, Red, Yellow, Green, Blue, Purple, Mist, Plum, Slate };

/** A kind of piece. */
struct KindInfo {
    char letter = 0;       ///< in setups and actions: `N`
    std::string drawing;   ///< name of its drawing: `knight`
    Text name;             ///< for people: `knight`
    bool isMarker = false; ///< may share a cell with a piece (see Marker): a flag, a mine
    bool isAhead = false;  ///< a marker of what will come down there, and does not lie there yet: a shell
    int blast = 0;       ///< how far it destroys what stands around it, in steps along rows and columns; 0: it does not
    bool shoots = false; ///< captures from afar where it can, and stays
    int points = 0;      ///< what it counts in the lists of who lost what; 0 where pieces are not counted
    int worth = 0; ///< about what it is worth, in pawns or men, where captured pieces are compared; 0: nobody knows
    bool isKing = false; ///< the king of chess, whose loss costs its side the game; what else is called so is none
    /**
     * How many of it a set to print holds for each side, spares aside; where more stand at the start, these. Needed for
     * what does not stand at the start.
     */
    int inKit = 0;
};

/** One who takes turns. */
struct SeatInfo {
    std::string name; ///< as text has it: `white`, `A`, `2b`
    Colour colour{};
    Text title;           ///< for people: `White`
    std::string badge{};  ///< a letter or two that no other seat of the game has, by its English title: `W`
    bool doubled = false; ///< another seat has the same colour, and this one is shown with a second rim
};

/** An army that can be lost by itself (see Side). Every board has the same number of them. */
struct SideInfo {
    std::string name; ///< its piece group, and its name in events: `white`, `2b`
    Seat seat;        ///< who plays it as the game starts; who does now is in Contents::players
    Colour colour{};
    int face = 0;         ///< the board it plays on
    double homeAngle = 0; ///< where it sits at that board, in degrees anticlockwise from the lower side
};

/** What a person takes in hand to act with. */
struct ToolInfo {
    Text name;                ///< for people: `Move`
    std::string drawing;      ///< name of its icon: `hand`
    bool drags = true;        ///< whether its gestures can be dragged from a piece; else they are touches alone
    bool byShift = false;     ///< taken in hand for a single drag by holding Shift, if it is of use there
    bool isListed = false;    ///< its actions are few and hard to see on the board: they are listed beside it
    bool marksPlaces = false; ///< as long as nothing is touched with it, the cells where it can be used are marked
    bool isWide = false;      ///< it can be used nearly everywhere, and where is only hinted at
};

/** What is pressed to act without a place on a board, or to end a row of places. */
struct ButtonInfo {
    Text name; ///< for people: `Fire`
    /** What pressing it brings, as a sentence; with isByBoard() %1 stands for who presses it, %2 for the board. */
    Text hint = {};
    /** Asked of those who can press it, before what they can choose from; %1 stands for them. */
    Text question = {};
    /**
     * Of one that is pressed for one of several boards: its name there, %1 stands for the board's. Each board that it
     * can be pressed for is offered at the table then; its gesture goes on with a cell of that board, and the action's
     * `to` is on it.
     */
    Text byBoard = {};

    bool isByBoard() const { return !byBoard.empty(); }
};

/** What a game of certain options is made of: nothing of it changes during play. */
struct GameDescription {
    std::string id;
    Text title;
    OptionValues options; ///< all, defaults filled in, in the rule book's order
    Board board;
    std::vector<KindInfo> kinds;
    std::vector<SeatInfo> seats; ///< in turn order
    /** Those of one board in the same order as those of another: editors offer the armies of all boards as one. */
    std::vector<SideInfo> sides;
    std::vector<SeatSet> teams;    ///< who wins together, as the game starts; one seat each where there are no teams
    std::vector<GroupInfo> groups; ///< in the order in which they are written
    std::vector<ToolInfo> tools;   ///< the first moves pieces
    std::vector<ButtonInfo> buttons;
    /** How much a lead decides, in hundredths of what it does in orthodox chess (score::share). */
    int certainty = 100;
    /** Kings are captured at first, and may not be left attacked later on (Effect::Kind::CheckRules). */
    bool bringsCheckRules = false;

    std::optional<Seat> findSeat(std::string_view name) const;
    std::optional<Side> findSide(std::string_view name) const;
    std::optional<PieceKind> findKind(char letter) const;
    const KindInfo& kind(PieceKind kind) const { return kinds[kind.index]; }
    const SeatInfo& seat(Seat seat) const { return seats[seat.index]; }
    const SideInfo& side(Side side) const { return sides[side.index]; }
    /** The group that the pieces of a side are written in; null where there is none. */
    const GroupInfo* piecesOf(Side side) const;
    /** Names of the seats, in order, divided by blanks. */
    std::string names(SeatSet seats) const;
    /** Whether seats play several sides, on a board each. */
    bool haveSeatsSeveralSides() const { return sides.size() > seats.size(); }
};

/** The sides that have their home on a board, in order. */
std::vector<Side> sidesOn(const GameDescription& game, int face);

/** Whether a marker of @p kind that goes off on @p centre destroys what stands on @p cell (KindInfo::blast). */
bool isInBlast(const GameDescription& game, PieceKind kind, Cell centre, Cell cell);

} // namespace ringford
