// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/MultiplayerJudge.h"

#include "engine/games/chess/BoardWorth.h"

namespace ringford::multiplayer {

namespace {

/** What is held counts so many sixteenths of what it counts on a board: it waits for an empty cell and a turn. */
constexpr int kHeldShare = 10;
/** A pawn that is held can only be dropped, an officer also wait for a promotion; more than a few are of little use. */
constexpr int kUsefulPawns = 2;

Choices withoutRounds(Choices choices)
{
    choices.pacing = Pacing::Free;
    return choices;
}

int worthOf(const Stockpile& stock)
{
    int worth = 0;
    for (const Army army : {Army::White, Army::Black}) {
        for (const Kind kind : kHeldKinds) {
            int count = 0;
            for (Sets rest = stock.sets(army, kind); rest != 0; rest &= rest - 1)
                count += stock.count(army, kind, static_cast<SetNumber>(std::countr_zero(rest)));
            if (kind == Kind::Pawn)
                count = std::min(count, kUsefulPawns);
            worth += count * chess::kWorth[chess::indexOf(kind)] * kHeldShare / 16;
        }
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
    State state{position, seat, {}, true, {}, 0};
    lookElsewhere(state);
    return state;
}

bool MultiplayerJudge::isLookedAt(const State& state, BoardNumber number) const
{
    return state.table.player(number, Army::White) == state.root ||
           state.table.player(number, Army::Black) == state.root;
}

/** What stands on the boards that are not looked at: found once, for nothing happens there. */
void MultiplayerJudge::lookElsewhere(State& state) const
{
    state.elsewhere = {};
    state.keyElsewhere = state.root.index;
    for (const BoardNumber number : state.table.live) {
        if (isLookedAt(state, number))
            continue;
        const auto worth = chess::boardWorth(state.table.board(number).men);
        for (const Army army : {Army::White, Army::Black})
            state.elsewhere[state.table.player(number, army).index] += worth[chess::indexOf(army)];
        state.keyElsewhere = keyOf(state.keyElsewhere + number.index, state.table.board(number));
    }
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

void MultiplayerJudge::generate(const State& state, Moves& list) const
{
    if (state.table.isOver())
        return;
    if (state.answer)
        return listOn(state, *state.answer, list);
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        if (state.table.board(number).turn == army)
            listOn(state, number, list);
    }
}

void MultiplayerJudge::apply(State& state, const Move& move) const
{
    const BoardSet live = state.table.live;
    m_free.apply(state.table, move, NoEffects{});
    state.table.acted = {};
    state.isRoot = false;
    state.answer.reset();
    if (!(state.table.live == live) && state.table.isPlaying(state.root))
        lookElsewhere(state);
    if (state.table.isOver() || !state.table.isPlaying(state.root))
        return;
    const auto isAnswered = [&](BoardNumber number) {
        return state.table.live.contains(number) && state.table.seatOnTurn(number) != state.root &&
               canAct(state.table, number);
    };
    if (isAnswered(move.board)) {
        state.answer = move.board;
        return;
    }
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        if (state.table.board(number).turn == army && canAct(state.table, number))
            return; // the seat has something to do
    }
    for (const Army army : {Army::White, Army::Black}) {
        if (const BoardNumber number = state.table.boardOf(state.root, army); isAnswered(number))
            state.answer = number;
    }
}

bool MultiplayerJudge::isChecked(const State& state) const
{
    if (state.answer)
        return state.table.factsOf(*state.answer).inCheck;
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        if (state.table.board(number).turn == army && state.table.factsOf(number).inCheck)
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
        values[seat.index] = state.elsewhere[seat.index] + worthOf(table.stockOf(seat));
    for (const BoardNumber number : table.live) {
        if (!isLookedAt(state, number))
            continue;
        const auto worth = chess::boardWorth(table.board(number).men);
        for (const Army army : {Army::White, Army::Black})
            values[table.player(number, army).index] += worth[chess::indexOf(army)];
        values[table.seatOnTurn(number).index] += kTempo;
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
    std::uint64_t key = mixed(state.keyElsewhere, state.answer ? state.answer->index + 1U : 0U);
    if (!state.table.isPlaying(state.root))
        return key;
    for (const Army army : {Army::White, Army::Black}) {
        const BoardNumber number = state.table.boardOf(state.root, army);
        key = keyOf(key + number.index, state.table.board(number));
        key = keyOf(key, state.table.stockOf(state.table.player(number, chess::other(army))));
    }
    return keyOf(key, state.table.stockOf(state.root));
}

} // namespace ringford::multiplayer
