// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/MoveLookup.h"
#include "engine/search/Judge.h"

#include <vector>

namespace ringford {

/** What a kind of piece is worth by how many cells it can go to in positions of random play. */
class MobilityValues {
public:
    /** One piece of that kind was seen with so many targets. */
    void see(PieceKind kind, std::size_t targets);
    /** In hundredths of a pawn or man: of the kind that is seen most often. 100 for a kind that was never seen. */
    int of(PieceKind kind) const;

private:
    struct Seen {
        std::uint64_t targets = 0;
        std::uint64_t pieces = 0;
    };
    std::vector<Seen> m_seen;
};

/**
 * The judge of games that bring none of their own: it counts pieces by their mobility, and sees the moves of one seat
 * at a time where several are on turn. It asks the telling half of the game, and is slow.
 */
template <Described D> class PlainJudge {
public:
    using RulesType = typename D::RulesType;
    using Move = typename RulesType::Move;
    using Moves = typename RulesType::Moves;
    /** A position, and whose moves are looked at. */
    struct State {
        typename RulesType::State position;
        Seat seat;
    };

    /** @p game lives longer. */
    explicit PlainJudge(const D& game) : m_game(game) { measure(); }

    State view(const typename RulesType::State& position, Seat seat) const { return {position, seat}; }
    void generate(const State& state, Moves& list) const
    {
        Moves all;
        rules().generate(state.position, all);
        for (const Move& move : all) {
            if (isOf(state, move))
                list.push(move);
        }
    }
    void apply(State& state, const Move& move) const
    {
        rules().apply(state.position, move, NoEffects{});
        state.seat = nextAfter(state);
    }
    Seat toAct(const State& state) const { return state.seat; }
    Outcome outcome(const State& state) const { return rules().outcome(state.position); }
    Outcome decided(const State& state) const { return rules().outcome(state.position); }
    bool isChecked(const State&) const { return false; }
    bool pass(State&) const { return false; }

    SeatSet seatsIn(const State& state) const
    {
        const Contents contents = m_game.contents(state.position);
        SeatSet in;
        for (std::uint8_t side = 0; side < m_game.description().sides.size(); ++side) {
            if (!contents.sidesOut.contains(Side{side}))
                in.insert(playerOf(contents, Side{side}));
        }
        return in;
    }
    void values(const State& state, SeatValues& values) const
    {
        const Contents contents = m_game.contents(state.position);
        values.fill(0);
        for (const PlacedPiece& placed : contents.pieces)
            values[playerOf(contents, placed.piece.side).index] += m_mobility.of(placed.piece.kind);
        for (const StockItem& item : contents.stockpiles)
            values[item.holder.index] += item.count * m_mobility.of(item.piece.kind) * 3 / 4;
    }
    int gain(const State& state, const Move& move) const
    {
        const Action action = m_game.toAction(state.position, move);
        using enum Action::Kind;
        const bool captures = action.kind == Capture || action.kind == Shot || action.kind == Jump;
        return (captures ? 100 : 0) + (action.placed && action.kind != Drop ? 100 : 0);
    }
    int stake(const State&, const Move&) const { return 0; }
    std::uint16_t tag(const Move& move) const
    {
        const auto* const bytes = reinterpret_cast<const unsigned char*>(&move);
        std::uint64_t all = 1;
        if constexpr (std::has_unique_object_representations_v<Move>) {
            for (std::size_t i = 0; i < sizeof(Move); ++i)
                all = mixed(all, bytes[i]);
        }
        return static_cast<std::uint16_t>(all | 1);
    }
    std::uint64_t key(const State& state) const;
    QuietCount quiet(const State& state) const { return m_game.quiet(state.position); }

private:
    const RulesType& rules() const { return m_game.rules(); }
    Seat playerOf(const Contents& contents, Side side) const
    {
        return contents.players.empty() ? m_game.description().sides[side.index].seat : contents.players[side.index];
    }
    bool isOf(const State& state, const Move& move) const
    {
        if constexpr (RulesOfSharedMoves<RulesType>)
            return rules().mayPlay(state.position, move, state.seat);
        else
            return rules().actor(state.position, move) == state.seat;
    }
    /** Who comes behind the seat that acted, of those on turn. */
    Seat nextAfter(const State& state) const
    {
        const SeatSet onTurn = rules().onTurn(state.position);
        for (const Seat seat : onTurn) {
            if (seat > state.seat)
                return seat;
        }
        return onTurn.empty() ? state.seat : onTurn.first();
    }
    void measure();

    const D& m_game;
    MobilityValues m_mobility;
};

template <Described D> std::uint64_t PlainJudge<D>::key(const State& state) const
{
    const Contents contents = m_game.contents(state.position);
    std::uint64_t key = state.seat.index;
    const auto add = [&](std::uint64_t one, std::uint64_t other) { key = mixed(key, one << 32 | other); };
    for (const PlacedPiece& placed : contents.pieces)
        add(placed.cell.index, std::uint64_t{placed.piece.kind.index} << 16 |
                                   std::uint64_t{placed.piece.side.index} << 8 | placed.piece.set);
    for (const Marker& marker : contents.markers)
        add(marker.cell.index, std::uint64_t{marker.kind.index} << 16 | std::uint64_t{marker.side.index} << 8 | 0x80u |
                                   unsigned{marker.carried});
    for (const StockItem& item : contents.stockpiles)
        add(0xFFFFu + item.holder.index,
            std::uint64_t{item.piece.kind.index} << 16 | static_cast<std::uint64_t>(item.count));
    for (const Side side : contents.sidesOnTurn)
        add(0xFFFFFFu, side.index);
    return key;
}

template <Described D> void PlainJudge<D>::measure()
{
    constexpr int kGames = 4;
    constexpr int kPlies = 40;
    std::uint64_t random = 1;
    for (int game = 0; game < kGames; ++game) {
        auto position = rules().start();
        for (int ply = 0; ply < kPlies; ++ply) {
            Moves list;
            rules().generate(position, list);
            if (list.empty())
                break;
            random = mixed(random, static_cast<std::uint64_t>(ply));
            rules().apply(position, list[random % list.size()], NoEffects{});
            if (ply % 8 != 0)
                continue;
            for (const PlacedPiece& placed : m_game.contents(position).pieces)
                m_mobility.see(placed.piece.kind, m_game.targets(position, placed.cell).size());
        }
    }
}

} // namespace ringford
