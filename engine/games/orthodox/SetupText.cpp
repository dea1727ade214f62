// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/SetupText.h"

#include "engine/games/chess/Movement.h"
#include "engine/play/SetupReader.h"

namespace ringford::orthodox {

using chess::Army;
using chess::Bits;
using chess::Kind;
using chess::Spot;

namespace {

constexpr int kMostQuiet = 999'999;

/** What the piece groups say: the pieces, and which of them carry a mark. */
struct Pieces {
    chess::Placement men;
    Bits unmoved{};
};

chess::Man manOf(const PieceItem& item)
{
    return {static_cast<Army>(item.side.index), static_cast<Kind>(item.kind.index)};
}

/** The home cells of the kings or rooks of @p army. */
Bits homeCells(chess::Man man)
{
    Bits home = 0;
    for (const chess::Wing wing : {chess::Wing::King, chess::Wing::Queen}) {
        const chess::CastlingWay& way = chess::castlingWay(man.army, wing);
        if (man.kind == Kind::King)
            home |= chess::bit(way.kingFrom);
        else if (man.kind == Kind::Rook)
            home |= chess::bit(way.rookFrom);
    }
    return home;
}

void addPiece(SetupReader& reader, const PieceItem& item, Pieces& pieces)
{
    const chess::Man man = manOf(item);
    const Bits here = chess::bit(spotOf(item.cell));
    const bool marked = item.suffix == std::string(1, kUnmoved);
    if (!item.suffix.empty() && !marked)
        reader.problem(item, Text(RINGFORD_TEXT("'%1' does not belong behind a piece; only ^ does")).with(item.suffix));
    else if (marked && (homeCells(man) & here) == 0)
        reader.problem(item, RINGFORD_TEXT("^ only on a king or rook at home"));
    if (man.kind == Kind::Pawn && (here & kLastRanks) != 0)
        reader.problem(item, RINGFORD_TEXT("a pawn never stands on rank 1 or 8"));
    pieces.men.flip(man.army, man.kind, here);
    if (marked)
        pieces.unmoved |= here;
}

void checkKings(SetupReader& reader, const GameDescription& game, const Pieces& pieces)
{
    for (const Army army : {Army::White, Army::Black}) {
        const std::string& group = game.sides[chess::indexOf(army)].name;
        const int kings = chess::size(pieces.men.of(army, Kind::King));
        if (kings != 1)
            reader.problem(group, "", std::nullopt, Text(RINGFORD_TEXT("exactly one king is needed, not %1")).with(static_cast<long long>(kings)));
    }
}

/** @pre each army has one king */
void checkWaitingKing(SetupReader& reader, const GameDescription& game, const Pieces& pieces, Army turn)
{
    const Army waiting = chess::other(turn);
    const Spot king = pieces.men.king(waiting);
    const Bits attackers = chess::attackers(pieces.men, turn, king, pieces.men.occupied());
    if (attackers == 0)
        return;
    const std::string mark((pieces.unmoved & chess::bit(king)) != 0 ? 1 : 0, kUnmoved);
    reader.problem(game.sides[chess::indexOf(waiting)].name, 'K' + game.board.name(cellOf(king)) + mark, cellOf(king),
                   Text(RINGFORD_TEXT("not on turn, and could be captured from %1")).with(game.board.name(cellOf(chess::first(attackers)))));
}

/** Only marks of a king together with its rook count. */
chess::CastlingMarks castlingOf(Bits unmoved)
{
    chess::CastlingMarks marks = 0;
    for (const chess::CastlingWay& way : chess::kCastlingWays) {
        const Bits both = chess::bit(way.kingFrom) | chess::bit(way.rookFrom);
        if ((unmoved & both) == both)
            marks |= chess::castlingMark(way.army, way.wing);
    }
    return marks;
}

/** Whether a pawn of the army not on turn can have passed over @p spot in the last action. */
bool canHavePassed(const chess::Placement& men, Army turn, Spot spot)
{
    const Army passer = chess::other(turn);
    const Bits here = chess::bit(spot);
    const Bits start = chess::forward(turn, here);
    const Bits pawn = chess::forward(passer, here);
    return (here & chess::ownRank(passer, 2)) != 0 && ((here | start) & men.occupied()) == 0 && (pawn & men.of(passer, Kind::Pawn)) != 0;
}

} // namespace

Result<State, SetupProblems> readState(const GameDescription& game, const Setup& setup)
{
    SetupReader reader(game, setup);
    Pieces pieces;
    for (const PieceItem& item : reader.pieces())
        addPiece(reader, item, pieces);
    checkKings(reader, game, pieces);
    const auto turn = reader.turn();
    const auto passed = reader.cell("ep");
    State state{pieces.men, 0, static_cast<std::uint32_t>(reader.number("quiet", 0, kMostQuiet)), castlingOf(pieces.unmoved), Army::White};
    if (turn) {
        state.turn = static_cast<Army>(turn->index);
        if (passed && !canHavePassed(state.men, state.turn, spotOf(*passed)))
            reader.problem("ep", game.board.name(*passed), passed, RINGFORD_TEXT("no pawn can have passed over this cell in the last action"));
        if (chess::size(state.men.of(Army::White, Kind::King)) == 1 && chess::size(state.men.of(Army::Black, Kind::King)) == 1)
            checkWaitingKing(reader, game, pieces, state.turn);
    }
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    if (passed && chess::enPassantTakers(state.men, state.turn, spotOf(*passed)) != 0)
        state.enPassant = chess::bit(spotOf(*passed));
    return state;
}

Setup writeState(const GameDescription& game, const State& state)
{
    Bits unmoved = 0;
    for (const chess::CastlingWay& way : chess::kCastlingWays) {
        if ((state.castling & chess::castlingMark(way.army, way.wing)) != 0)
            unmoved |= chess::bit(way.kingFrom) | chess::bit(way.rookFrom);
    }
    Setup setup;
    for (const Army army : {Army::White, Army::Black}) {
        SetupGroup group{game.sides[chess::indexOf(army)].name, {}};
        chess::forEach(state.men.of(army), [&](Spot spot) {
            const PieceKind kind = pieceOf(*state.men.at(spot)).kind;
            const std::string mark((unmoved & chess::bit(spot)) != 0 ? 1 : 0, kUnmoved);
            group.items.push_back(game.kind(kind).letter + game.board.name(cellOf(spot)) + mark);
        });
        setup.groups.push_back(std::move(group));
    }
    setup.groups.push_back({"turn", {game.seats[chess::indexOf(state.turn)].name}});
    if (state.enPassant != 0)
        setup.groups.push_back({"ep", {game.board.name(cellOf(chess::first(state.enPassant)))}});
    if (state.quiet != 0)
        setup.groups.push_back({"quiet", {std::to_string(state.quiet)}});
    return setup;
}

} // namespace ringford::orthodox
