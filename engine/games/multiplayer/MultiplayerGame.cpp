// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/MultiplayerGame.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Gestures.h"
#include "engine/games/chess/Telling.h"
#include "engine/games/multiplayer/MultiplayerJudge.h"
#include "engine/games/multiplayer/Notation.h"
#include "engine/games/multiplayer/PieceText.h"
#include "engine/games/multiplayer/Refusals.h"
#include "engine/games/multiplayer/SetupText.h"
#include "engine/search/GameSearch.h"

#include <algorithm>

namespace ringford::multiplayer {

namespace {

/** Of the seats A to H; those of I to P are the same, doubled. */
constexpr std::array<Colour, 8> kColours{Colour::Red,   Colour::Blue, Colour::Yellow, Colour::Purple,
                                         Colour::Green, Colour::Mist, Colour::Plum,   Colour::Slate};

SeatInfo seatInfo(std::uint8_t index)
{
    const std::string letter(1, static_cast<char>('A' + index));
    SeatInfo seat{letter, kColours[index % kColours.size()], Text(RINGFORD_TEXT("Seat %1")).with(letter), letter};
    seat.doubled = index >= kColours.size();
    return seat;
}

GameDescription describe(const OptionValues& options, const Choices& choices)
{
    GameDescription game;
    game.id = MultiplayerType().id();
    game.title = MultiplayerType().title();
    game.options = options;
    SquareSpec boards;
    boards.boards = choices.players;
    game.board = buildSquareBoards(boards);
    game.kinds = chess::pieceKinds();
    for (std::uint8_t index = 0; index < choices.players; ++index) {
        const Seat next{static_cast<std::uint8_t>((index + 1) % choices.players)};
        game.seats.push_back(seatInfo(index));
        game.teams.push_back(SeatSet(Seat{index}));
        game.sides.push_back({sideName({index}, Army::White), Seat{index}, Colour::White, index, 0});
        game.sides.push_back({sideName({index}, Army::Black), next, Colour::Black, index, 180});
    }
    game.certainty = 20; // a mate on one board takes all that was won on others (docs/tuning.md)
    game.groups = setupGroups(choices);
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    game.buttons = {{.name = RINGFORD_TEXT("Yield a Board"),
                     .hint = RINGFORD_TEXT("%1 gives up board %2 and is out; the other board goes to the winner."),
                     .question = RINGFORD_TEXT("%1 has no move on either board and must give one up:"),
                     .byBoard = RINGFORD_TEXT("Yield Board %1")}};
    return game;
}

bool isTouched(const Gesture& gesture, std::initializer_list<Touch::Kind> kinds)
{
    return std::ranges::equal(gesture.touches, kinds, {}, &Touch::kind);
}

BoardNumber numberOf(Cell cell)
{
    return BoardNumber::of(chess::BoardPlace::of(cell));
}

const Stockpile& stockOnTurn(const State& state, BoardNumber number)
{
    return state.stockOf(state.seatOnTurn(number));
}

/** The piece in the stockpile that an action places. @pre it is legal */
Touch touchOnStock(const State& state, const Action& action)
{
    const BoardNumber number = numberOf(action.from);
    const Army army = state.board(number).turn;
    const auto kind = static_cast<Kind>(action.placed->index);
    const Sets sets = stockOnTurn(state, number).sets(army, kind);
    const auto set = action.set != 0 ? action.set : static_cast<SetNumber>(std::countr_zero(sets));
    return Touch::onStock(state.seatOnTurn(number), held(army, kind, set));
}

/** The set of a touched piece as an action on that board tells it. */
SetNumber toldSet(const State& state, BoardNumber number, Piece piece)
{
    return multiplayer::toldSet(stockOnTurn(state, number), state.board(number).turn,
                                static_cast<Kind>(piece.kind.index), piece.set);
}

std::optional<Action> intendedPlacing(const State& state, const Gesture& touched)
{
    using Kinds = Touch::Kind;
    const auto& touches = touched.touches;
    const BoardNumber number = numberOf(touches.back().cell);
    if (isTouched(touched, {Kinds::Stock, Kinds::Cell})) {
        const Piece piece = touches[0].piece;
        return dropAction(touches[1].cell, static_cast<Kind>(piece.kind.index), toldSet(state, number, piece));
    }
    if (!isTouched(touched, {Kinds::Cell, Kinds::Cell, Kinds::Stock, Kinds::Cell}) ||
        numberOf(touches[0].cell) != number || numberOf(touches[1].cell) != number)
        return std::nullopt;
    Action pawn = chess::intendedAction(state.board(number), number.place(), chess::spotOf(touches[0].cell),
                                        chess::spotOf(touches[1].cell));
    const Piece piece = touches[2].piece;
    return promotionAction(pawn, static_cast<Kind>(piece.kind.index), toldSet(state, number, piece), touches[3].cell);
}

} // namespace

MultiplayerGame::MultiplayerGame(const OptionValues& options)
    : m_rules(readChoices(options)), m_description(describe(options, m_rules.choices()))
{
}

Result<State, SetupProblems> MultiplayerGame::read(const Setup& setup) const
{
    return readState(m_description, m_rules, setup);
}

Setup MultiplayerGame::write(const State& state) const
{
    return writeState(m_description, state);
}

Action MultiplayerGame::toAction(const State& state, const Move& move) const
{
    return multiplayer::toAction(state, move);
}

std::string MultiplayerGame::text(const State&, const Action& action) const
{
    return writeAction(m_description, action);
}

Result<Action, Text> MultiplayerGame::parse(const State& state, std::string_view text) const
{
    return readAction(m_description, state, text);
}

Refusal MultiplayerGame::why(const State& state, const Action& action) const
{
    return whyNot(m_rules, m_description, state, action);
}

std::vector<Gesture> MultiplayerGame::gestures(const State& state, const Action& action) const
{
    const BoardNumber number = numberOf(action.from);
    if (action.kind == Action::Kind::Yield) {
        const OneBoard& board = state.board(number);
        return {{0, {Touch::onButton(0), Touch::on(number.place().cell(board.men.king(board.turn)))}}};
    }
    if (!action.placed)
        return chess::gesturesOf(action);
    const Touch piece = touchOnStock(state, action);
    if (action.kind == Action::Kind::Drop)
        return {{0, {piece, Touch::on(action.to)}}};
    return {{0, {Touch::on(action.from), Touch::on(action.to), piece, Touch::on(placedAt(action))}}};
}

std::optional<Action> MultiplayerGame::intended(const State& state, const Gesture& touched) const
{
    using Kinds = Touch::Kind;
    const auto& touches = touched.touches;
    if (isTouched(touched, {Kinds::Button, Kinds::Cell}))
        return yieldAction(numberOf(touches[1].cell));
    if (!isTouched(touched, {Kinds::Cell, Kinds::Cell}))
        return touches.empty() || touches.back().kind != Kinds::Cell ? std::nullopt : intendedPlacing(state, touched);
    const BoardNumber number = numberOf(touches[0].cell);
    if (numberOf(touches[1].cell) != number)
        return std::nullopt;
    Action action = chess::intendedAction(state.board(number), number.place(), chess::spotOf(touches[0].cell),
                                          chess::spotOf(touches[1].cell));
    action.placed.reset(); // what a pawn becomes is in the stockpile
    return action;
}

std::vector<Target> MultiplayerGame::targets(const State& state, Cell cell) const
{
    const BoardNumber number = numberOf(cell);
    return chess::targetsOf(state.board(number), number.place(), chess::spotOf(cell));
}

Contents MultiplayerGame::contents(const State& state) const
{
    Contents contents;
    for (const BoardNumber number : state.live)
        chess::addContents(state.board(number), number.place(), contents);
    for (PlacedPiece& placed : contents.pieces)
        placed.piece.set = state.board(numberOf(placed.cell)).sets[chess::spotOf(placed.cell)];
    contents.sidesOnTurn = m_rules.sidesOnTurn(state);
    contents.sidesWaiting = m_rules.sidesWaiting(state);
    for (const BoardNumber number : state.acted)
        contents.acted.push_back(number.place().face());
    for (std::uint8_t index = 0; index < m_description.seats.size(); ++index) {
        const Seat seat{index};
        state.stockOf(seat).forEach([&](Army army, Kind kind, SetNumber set, int count) {
            contents.stockpiles.push_back({seat, held(army, kind, set), count});
        });
        const BoardNumber number{index};
        for (const Army army : {Army::White, Army::Black}) {
            const Seat player = state.player(number, army);
            contents.players.push_back(player);
            if (!state.isPlaying(player))
                contents.sidesOut.insert(number.place().side(army));
        }
        if (state.live.contains(number))
            continue;
        const auto winner = state.winners[index];
        contents.closed.push_back({index, winner ? std::optional(number.place().side(*winner)) : std::nullopt});
    }
    return contents;
}

MultiplayerType::MultiplayerType() : GameType("multiplayer", RINGFORD_TEXT("Multi Player Chess"), optionSpecs()) {}

std::shared_ptr<const Game> MultiplayerType::make(const OptionValues& options) const
{
    return std::make_shared<SearchedGame<MultiplayerGame, MultiplayerJudge>>(MultiplayerGame(options));
}

} // namespace ringford::multiplayer
