// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/SetupText.h"

#include "engine/games/chess/SetupParts.h"
#include "engine/rules/Game.h"
#include "engine/rules/PlainText.h"
#include "engine/setup/SetupWriter.h"

namespace ringford::strategic {

namespace {

constexpr std::string_view kArmyLetters = "wb"; // in the order of Army
constexpr char kNobody = '-';

using AllPieces = std::array<chess::BoardPieces, kMostBoards>;

AllPieces readPieces(SetupReader& reader)
{
    AllPieces pieces;
    for (const PieceItem& item : reader.pieces()) {
        const bool marked = item.suffix == std::string(1, chess::kUnmoved);
        if (!item.suffix.empty() && !marked)
            reader.problem(item,
                           Text(RINGFORD_TEXT("'%1' does not belong behind a piece; only ^ does")).quote(item.suffix));
        const chess::Man man = chess::manOf(item.kind, item.side);
        const bool isAtStart =
            man.kind == Kind::Pawn && (bit(chess::spotOf(item.cell)) & chess::ownRank(man.army, 1)) != 0;
        if (marked && !isAtStart)
            reader.problem(item, RINGFORD_TEXT("^ only on a pawn where it starts"));
        chess::putPiece(item, marked, pieces[BoardPlace::of(item.cell).number]);
    }
    return pieces;
}

/** An item of the group `closed`: `2=w`, `3=-`. */
struct Closed {
    int board;
    std::optional<Army> winner;
};

std::optional<Closed> readClosed(std::string_view item, int boards)
{
    if (item.size() != 3 || item[1] != '=')
        return std::nullopt;
    const auto number = readPlainNumber(item.substr(0, 1), boards);
    const auto army = kArmyLetters.find(item[2]);
    const bool isWon = army != std::string_view::npos;
    if (!number || *number < 1 || (!isWon && item[2] != kNobody))
        return std::nullopt;
    return Closed{*number - 1, isWon ? std::optional(static_cast<Army>(army)) : std::nullopt};
}

void readClosedBoards(SetupReader& reader, const Options& options, State& state)
{
    const std::string group = "closed";
    for (const std::string& item : reader.items(group)) {
        const auto closed = readClosed(item, options.boards);
        const bool isSecond = closed && closed->winner && !(state.won[0] | state.won[1]).empty();
        if (!closed)
            reader.problem(group, item, std::nullopt,
                           RINGFORD_TEXT("expected a board and who has won it, as in 1=w, 1=b or 1=-"));
        else if (!state.open.contains(closed->board))
            reader.problem(group, item, std::nullopt, RINGFORD_TEXT("the board is named twice"));
        else if (isSecond && !options.lastsToTheEnd)
            reader.problem(group, item, std::nullopt, RINGFORD_TEXT("with ending=first a single board decides"));
        if (!closed)
            continue;
        state.open.erase(closed->board);
        if (closed->winner)
            state.won[chess::indexOf(*closed->winner)].insert(closed->board);
    }
}

void readTurns(SetupReader& reader, const GameDescription& game, State& state)
{
    const auto turns = reader.turns();
    for (int board = 0; board < static_cast<int>(turns.size()); ++board) {
        const auto& side = turns[static_cast<std::size_t>(board)];
        const std::string& name = game.board.faces()[static_cast<std::size_t>(board)].name;
        const bool isOpen = state.open.contains(board);
        if (isOpen && !side)
            reader.problem("turn", "", std::nullopt, Text(RINGFORD_TEXT("board %1 is missing")).with(name));
        if (!isOpen && side)
            reader.problem("turn", game.side(*side).name, std::nullopt,
                           Text(RINGFORD_TEXT("nobody is on turn on board %1, which is closed")).with(name));
        if (isOpen && side && chess::armyOf(*side) == Army::Black)
            state.blackOnTurn.insert(board);
    }
}

} // namespace

Result<State, SetupProblems> readState(const GameDescription& game, const Options& options, const Setup& setup)
{
    SetupReader reader(game, setup);
    const AllPieces pieces = readPieces(reader);
    State state;
    state.open = Boards::firstOnes(options.boards);
    readClosedBoards(reader, options, state);
    readTurns(reader, game, state);
    for (int board = 0; board < options.boards; ++board) {
        const chess::BoardPieces& here = pieces[static_cast<std::size_t>(board)];
        state.boards[static_cast<std::size_t>(board)] = {here.men, here.unmoved};
        chess::checkKings(reader, game, BoardPlace::of(board), here.men);
        if (state.open.contains(board) && chess::hasBothKings(here.men))
            chess::checkWaitingKing(reader, game, BoardPlace::of(board), here, state.turn(board));
    }
    state.quiet = static_cast<std::uint32_t>(reader.quiet());
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    return state;
}

Setup writeState(const GameDescription& game, const State& state)
{
    Setup setup;
    SetupGroup turn{"turn", {}};
    SetupGroup closed{"closed", {}};
    for (int board = 0; board < static_cast<int>(game.board.faces().size()); ++board) {
        const BoardPlace place = BoardPlace::of(board);
        const LinkedBoard& here = state.boards[place.number];
        for (const Army army : {Army::White, Army::Black})
            setup.groups.push_back(chess::writePieces(game, place, army, here.men,
                                                      [&](Spot spot) { return chess::markOf(here.fresh, spot); }));
        if (state.open.contains(board)) {
            turn.items.push_back(game.side(place.side(state.turn(board))).name);
            continue;
        }
        const auto winner = state.winner(board);
        const char letter = winner ? kArmyLetters[chess::indexOf(*winner)] : kNobody;
        closed.items.push_back(game.board.faces()[place.number].name + '=' + letter);
    }
    setup.groups.push_back(std::move(turn));
    addFilled(setup, std::move(closed));
    addQuiet(setup, state.quiet);
    return setup;
}

} // namespace ringford::strategic
