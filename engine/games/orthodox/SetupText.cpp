// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/SetupText.h"

#include "engine/games/chess/Movement.h"
#include "engine/games/chess/SetupParts.h"
#include "engine/rules/Game.h"
#include "engine/setup/SetupWriter.h"

namespace ringford::orthodox {

using chess::Army;
using chess::Bits;
using chess::Spot;

namespace {

chess::BoardPieces readPieces(SetupReader& reader)
{
    chess::BoardPieces pieces;
    for (const PieceItem& item : reader.pieces()) {
        const bool marked = item.suffix == std::string(1, chess::kUnmoved);
        if (!item.suffix.empty() && !marked)
            reader.problem(item,
                           Text(RINGFORD_TEXT("'%1' does not belong behind a piece; only ^ does")).quote(item.suffix));
        chess::addPiece(reader, item, marked, pieces);
    }
    return pieces;
}

/** @pre what is said fits together */
State stateOf(const chess::BoardPieces& pieces, Army turn, std::optional<Cell> passed, int quiet)
{
    State state;
    state.men = pieces.men;
    state.castling = chess::castlingWaysOf(pieces.unmoved);
    state.quiet = static_cast<std::uint32_t>(quiet);
    state.turn = turn;
    if (passed && chess::enPassantTakers(state.men, turn, chess::spotOf(*passed)) != 0)
        state.enPassant = chess::bit(chess::spotOf(*passed));
    return state;
}

} // namespace

Result<State, SetupProblems> readState(const GameDescription& game, const Setup& setup)
{
    SetupReader reader(game, setup);
    const chess::BoardPieces pieces = readPieces(reader);
    chess::checkKings(reader, game, kBoard, pieces.men);
    const auto seat = reader.turn();
    const Army turn = seat ? static_cast<Army>(seat->index) : Army::White;
    const auto passed = reader.cell("ep");
    const int quiet = reader.quiet();
    if (seat) {
        if (passed && !chess::canHavePassed(pieces.men, turn, chess::spotOf(*passed)))
            reader.problem("ep", game.board.name(*passed), passed,
                           RINGFORD_TEXT("no pawn can have passed over this cell in the last action"));
        if (chess::hasBothKings(pieces.men))
            chess::checkWaitingKing(reader, game, kBoard, pieces, turn);
    }
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    return stateOf(pieces, turn, passed, quiet);
}

std::optional<State> soundState(const chess::BoardPieces& pieces, Army turn, std::optional<Cell> passed, int quiet)
{
    const chess::Placement& men = pieces.men;
    if (!chess::hasBothKings(men) || (men.of(chess::Kind::Pawn) & chess::kLastRanks) != 0)
        return std::nullopt;
    const bool isWaitingKingSafe = chess::attackers(men, turn, men.king(chess::other(turn)), men.occupied()) == 0;
    if (!isWaitingKingSafe || (passed && !chess::canHavePassed(men, turn, chess::spotOf(*passed))))
        return std::nullopt;
    return stateOf(pieces, turn, passed, quiet);
}

Setup writeState(const GameDescription& game, const State& state)
{
    const Bits unmoved = chess::unmovedSpots(state.castling);
    Setup setup;
    for (const Army army : {Army::White, Army::Black})
        setup.groups.push_back(
            chess::writePieces(game, kBoard, army, state.men, [&](Spot spot) { return chess::markOf(unmoved, spot); }));
    setup.groups.push_back({"turn", {game.seats[chess::indexOf(state.turn)].name}});
    if (state.enPassant != 0)
        setup.groups.push_back({"ep", {game.board.name(kBoard.cell(chess::first(state.enPassant)))}});
    addQuiet(setup, state.quiet);
    return setup;
}

} // namespace ringford::orthodox
