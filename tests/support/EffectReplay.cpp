// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/EffectReplay.h"

#include <algorithm>

namespace ringford::test {

namespace {

using Kind = Effect::Kind;

class Table {
public:
    Table(const Game& game, Contents contents) : m_game(game), m_contents(std::move(contents)) {}

    /** Carries out one effect; says what does not fit. */
    QString play(const Effect& effect)
    {
        switch (effect.kind) {
        case Kind::Moved:
            return take({effect.from, effect.piece}, "moves from") + put({effect.to, effect.piece});
        case Kind::Captured:
        case Kind::Removed:
            return take({effect.from, effect.piece}, "is taken off");
        case Kind::Placed:
            return put({effect.to, effect.piece});
        case Kind::Changed:
            return change(effect.to, effect.piece);
        case Kind::ToStockpile:
            return stock(effect.seat, effect.piece, 1);
        case Kind::FromStockpile:
            return stock(effect.seat, effect.piece, -1);
        case Kind::SeatOut:
            return leave(effect.seat);
        case Kind::BoardClosed:
            return close(m_game.board().place(effect.to).face);
        }
        return "an effect of no kind";
    }

    QString difference(const Contents& after)
    {
        std::ranges::sort(m_contents.pieces);
        std::ranges::sort(m_contents.stockpiles);
        std::ranges::sort(m_contents.closedFaces);
        if (m_contents.pieces != sorted(after.pieces))
            return "other pieces than the effects tell";
        if (m_contents.stockpiles != sorted(after.stockpiles))
            return "other stockpiles than the effects tell";
        if (m_contents.seatsOut != after.seatsOut)
            return "other seats are out than the effects tell";
        if (m_contents.closedFaces != sorted(after.closedFaces))
            return "other boards are closed than the effects tell";
        return {};
    }

private:
    template <class Value> static std::vector<Value> sorted(std::vector<Value> list)
    {
        std::ranges::sort(list);
        return list;
    }

    QString named(const PlacedPiece& placed) const
    {
        const GameDescription& game = m_game.description();
        return QString::fromStdString(game.side(placed.piece.side).name + ": " + game.kind(placed.piece.kind).letter +
                                      game.board.name(placed.cell));
    }

    QString take(const PlacedPiece& placed, const char* what)
    {
        const auto found = std::ranges::find(m_contents.pieces, placed);
        if (found == m_contents.pieces.end())
            return QStringLiteral("%1 %2 where it does not stand; ").arg(named(placed), QLatin1String(what));
        m_contents.pieces.erase(found);
        return {};
    }

    QString put(const PlacedPiece& placed)
    {
        m_contents.pieces.push_back(placed);
        return {};
    }

    QString change(Cell cell, Piece piece)
    {
        const auto found = std::ranges::find_if(
            m_contents.pieces, [&](const PlacedPiece& one) { return one.cell == cell && one.piece.side == piece.side; });
        if (found == m_contents.pieces.end())
            return named({cell, piece}) + " is changed, but nothing of it stood there; ";
        found->piece = piece;
        return {};
    }

    QString stock(Seat holder, Piece piece, int difference)
    {
        auto& piles = m_contents.stockpiles;
        auto found = std::ranges::find_if(piles, [&](const StockItem& one) { return one.holder == holder && one.piece == piece; });
        if (found == piles.end())
            found = piles.insert(piles.end(), {holder, piece, 0});
        found->count += difference;
        if (found->count < 0)
            return "a piece leaves a stockpile that does not have it; ";
        if (found->count == 0)
            piles.erase(found);
        return {};
    }

    QString leave(Seat seat)
    {
        if (m_contents.seatsOut.contains(seat))
            return "a seat goes out twice; ";
        m_contents.seatsOut.insert(seat);
        return {};
    }

    QString close(int face)
    {
        if (std::ranges::find(m_contents.closedFaces, face) != m_contents.closedFaces.end())
            return "a board is closed twice; ";
        m_contents.closedFaces.push_back(face);
        return {};
    }

    const Game& m_game;
    Contents m_contents;
};

} // namespace

QString replayFault(const Game& game, const Contents& before, const std::vector<Effect>& effects, const Contents& after)
{
    Table table(game, before);
    QString fault;
    for (const Effect& effect : effects)
        fault += table.play(effect);
    return fault + table.difference(after);
}

} // namespace ringford::test
