// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/MultiplayerJudge.h"

#include "engine/games/chess/BoardWorth.h"
#include "engine/games/chess/KingHunt.h"

namespace ringford::multiplayer {

namespace {

/** What is held counts so many sixteenths of what it counts on a board: it waits for an empty cell and a turn. */
constexpr int kHeldShare = 10;
/** By kind: more than so many of those that are held count next to nothing, for there is no room to drop them. */
constexpr std::array<int, kHeldKinds.size()> kUseful{2, 2, 2, 2, 1};
constexpr int kUseless = 16; ///< of what goes beyond that, one part in so many counts

Choices withoutRounds(Choices choices)
{
    choices.pacing = Pacing::Free;
    return choices;
}

int worthOf(const Stockpile& stock, Army army)
{
    int worth = 0;
    for (const Kind kind : kHeldKinds) {
        int count = 0;
        for (Sets rest = stock.sets(army, kind); rest != 0; rest &= rest - 1)
            count += stock.count(army, kind, static_cast<SetNumber>(std::countr_zero(rest)));
        const int useful = std::min(count, kUseful[indexOf(kind)]);
        const int held = chess::kWorth[chess::indexOf(kind)] * kHeldShare / 16;
        worth += useful * held + (count - useful) * held / kUseless;
    }
    return worth;
}

std::uint64_t keyOf(std::uint64_t key, const chess::BoardState& board)
{
    for (const Bits kind : board.men.kinds)
        key = mixed(key, kind);
    key = mixed(key, board.men.armies[0]);
    key = mixed(key, board.enPassant);
    return mixed(key, std::uint64_t{board.castling} << 1 | static_cast<std::uint64_t>(board.turn));
}

std::uint64_t keyOf(std::uint64_t key, const Stockpile& stock)
{
    stock.forEach([&](Army army, Kind kind, SetNumber set, int count) {
        key = mixed(key, static_cast<std::uint64_t>(army) | static_cast<std::uint64_t>(kind) << 8 |
                             std::uint64_t{set} << 16 | static_cast<std::uint64_t>(count) << 24);
    });
    return key;
}

/** Whether a piece of that kind on @p at would attack the king there on an empty board: promotions that matter most. */
bool facesKing(const chess::Placement& men, Army enemy, Kind kind, Spot at)
{
    const Spot king = men.king(enemy);
    switch (kind) {
    case Kind::Knight: return (chess::kLines.knight[at] & chess::bit(king)) != 0;
    case Kind::Bishop: return (chess::kLines.diagonal[at] & chess::bit(king)) != 0;
    case Kind::Rook: return (chess::kLines.straight[at] & chess::bit(king)) != 0;
    default: return ((chess::kLines.diagonal[at] | chess::kLines.straight[at]) & chess::bit(king)) != 0;
    }
}

} // namespace

MultiplayerJudge::MultiplayerJudge(const MultiplayerGame& game)
    : m_game(game), m_free(withoutRounds(game.rules().choices()))
{
}

MultiplayerJudge::State MultiplayerJudge::view(const multiplayer::State& position, Seat seat) const
{
    State state{position, seat, position.live};
    lookAtAll(state);
    return state;
}

void MultiplayerJudge::lookAt(State& state, BoardNumber number) const
{
    const OneBoard& board = state.table.board(number);
    const auto worth = chess::boardWorth(board.men, chess::Promotion::Allowed, chess::kTablesByMobility, m_known.get());
    state.boards[number.index] = {chess::towardsMate(board.men, worth), keyOf(number.index + 1U, board)};
}

void MultiplayerJudge::lookAtStock(State& state, Seat seat)
{
    const Stockpile& stock = state.table.stockOf(seat);
    state.stock[seat.index] = {{worthOf(stock, Army::White), worthOf(stock, Army::Black)},
                               keyOf(mixed(3, seat.index), stock)};
}

void MultiplayerJudge::lookAtAll(State& state) const
{
    for (const BoardNumber number : state.table.live) {
        lookAt(state, number);
        lookAtStock(state, state.table.player(number, Army::White));
    }
}

void MultiplayerJudge::lookAfter(State& state, BoardNumber number, Seat actor) const
{
    lookAt(state, number);
    const Army elsewhere = state.table.board(number).turn; // the turn has passed: the actor drops the other army here
    Look& held = state.stock[actor.index];
    const int before = held.worth[indexOf(elsewhere)];
    lookAtStock(state, actor);
    if (state.isBoardwise)
        held.worth[indexOf(elsewhere)] = before;
    else if (actor == state.root && held.worth[indexOf(elsewhere)] > before)
        state.isSupplied = true;
}

void MultiplayerJudge::listOn(const State& state, BoardNumber number, Moves& list) const
{
    const MultiplayerRules& rules = state.isRoot ? m_game.rules() : m_free;
    if (state.isRoot ||
        state.table.stockOf(state.table.seatOnTurn(number)).officers(state.table.board(number).turn) == 0)
        return rules.generateOn(state.table, number.index, list);
    const OneBoard& board = state.table.board(number);
    Moves all;
    rules.generateOn(state.table, number.index, all);
    for (const Move& move : all) {
        const bool isNear = move.form != Move::Form::Promotion || move.at == move.step.to() ||
                            facesKing(board.men, chess::other(board.turn), move.placed, move.at);
        if (isNear)
            list.push(move);
    }
}

void MultiplayerJudge::listDrops(const State& state, BoardNumber number, Moves& list) const
{
    Moves all;
    m_free.generateOn(state.table, number.index, all);
    for (const Move& move : all) {
        if (move.form == Move::Form::Drop)
            list.push(move);
    }
}

void MultiplayerJudge::generate(const State& state, Moves& list) const
{
    if (state.table.isOver())
        return;
    if (state.answer)
        return listOn(state, *state.answer, list);
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        if (state.table.board(number).turn != army)
            continue;
        if (number == state.place.value_or(number))
            listOn(state, number, list);
        else if (state.isSupplied)
            listDrops(state, number, list);
    }
}

void MultiplayerJudge::apply(State& state, const Move& move) const
{
    const BoardSet live = state.table.live;
    const Seat actor = state.table.seatOnTurn(move.board);
    m_free.apply(state.table, move, NoEffects{});
    state.table.acted = {};
    state.isRoot = false;
    state.answer.reset();
    if (state.table.isOver() || !state.table.isPlaying(state.root))
        return;
    if (state.table.live == live)
        lookAfter(state, move.board, actor);
    else
        lookAtAll(state);
    passTurn(state, move.board);
}

void MultiplayerJudge::passTurn(State& state, BoardNumber number)
{
    state.place = number;
    if (isAnswered(state, number)) {
        state.answer = number;
        return;
    }
    const bool isOwn = state.table.live.contains(number) && state.table.seatOnTurn(number) == state.root;
    if (state.isBoardwise || (isOwn && canAct(state.table, number)))
        return;
    state.place.reset();
    if (isOwnTurn(state, Army::White) || isOwnTurn(state, Army::Black))
        return;
    for (const Army army : {Army::White, Army::Black}) {
        if (const BoardNumber own = state.table.boardOf(state.root, army); isAnswered(state, own))
            state.answer = own;
    }
}

bool MultiplayerJudge::isChecked(const State& state) const
{
    if (state.answer)
        return state.table.factsOf(*state.answer).inCheck;
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        if (number == state.place.value_or(number) && state.table.board(number).turn == army &&
            state.table.factsOf(number).inCheck)
            return true;
    }
    return false;
}

SeatSet MultiplayerJudge::seatsIn(const State& state) const
{
    SeatSet in;
    for (const BoardNumber number : state.table.live)
        in.insert(state.table.player(number, Army::White));
    return in;
}

void MultiplayerJudge::values(const State& state, SeatValues& values) const
{
    constexpr int kTempo = 8;
    const multiplayer::State& table = state.table;
    for (const Seat seat : seatsIn(state))
        values[seat.index] = state.stock[seat.index].worth[0] + state.stock[seat.index].worth[1];
    for (const BoardNumber number : table.live) {
        for (const Army army : {Army::White, Army::Black})
            values[table.player(number, army).index] += state.boards[number.index].worth[chess::indexOf(army)];
        values[table.seatOnTurn(number).index] += kTempo;
    }
    for (const BoardNumber number : state.first) {
        if (table.live.contains(number) || !table.winners[number.index])
            continue;
        const Seat winner = table.player(number, *table.winners[number.index]);
        if (table.isPlaying(winner))
            values[winner.index] += chess::kWonBoard;
    }
}

int MultiplayerJudge::gain(const State& state, const Move& move) const
{
    const OneBoard& board = state.table.board(move.board);
    switch (move.form) {
    case Move::Form::OnBoard: {
        const int gain = chess::gainOf(board.men, board.turn, move.step);
        return gain > 0 ? gain + gain * kHeldShare / 32 : gain;
    }
    case Move::Form::Promotion: return chess::kWorth[chess::indexOf(move.placed)] / 2;
    case Move::Form::Drop:
    case Move::Form::Yield: break;
    }
    return 0;
}

int MultiplayerJudge::stake(const State&, const Move& move) const
{
    return move.form == Move::Form::OnBoard ? chess::kWorth[chess::indexOf(chess::mover(move.step.form()))] : 0;
}

std::uint64_t MultiplayerJudge::key(const State& state) const
{
    std::uint64_t key = state.table.live.size();
    for (const BoardNumber number : state.table.live)
        key ^= state.boards[number.index].key ^ state.stock[state.table.player(number, Army::White).index].key;
    return key;
}

std::uint64_t MultiplayerJudge::aspect(const State& state) const
{
    const auto numberOf = [](std::optional<BoardNumber> number) { return number ? number->index + 1U : 0U; };
    std::uint64_t aspect =
        mixed(state.root.index, std::uint64_t{state.isBoardwise} << 17 | std::uint64_t{state.isSupplied} << 16 |
                                    numberOf(state.place) << 8 | numberOf(state.answer));
    for (const BoardNumber number : state.first)
        aspect += mixed(2, number.index);
    return aspect;
}

} // namespace ringford::multiplayer
