// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/EffectReplay.h"

#include <algorithm>

namespace ringford::test {

namespace {

using Kind = Effect::Kind;

class Table {
public:
    Table(const Game& game, Contents contents) : m_game(game), m_contents(std::move(contents))
    {
        m_contents.pieces = plain(m_contents.pieces);
    }

    /** Carries out one effect; says what does not fit. */
    QString play(const Effect& effect)
    {
        switch (effect.kind) {
        case Kind::Moved: return isMarker(effect) ? moveMarker(effect) : move(effect) + bring(effect);
        case Kind::SetBack: return move(effect);
        case Kind::Removed:
            return isMarker(effect) ? removeMarker(effect.from, effect.piece)
                                    : take({effect.from, effect.piece}, "is taken off");
        case Kind::Captured:
        case Kind::Left:
        case Kind::Killed: return take({effect.from, effect.piece}, "is taken off");
        case Kind::Placed: return put({effect.to, effect.piece});
        case Kind::Changed: return change(effect.to, effect.piece);
        case Kind::ToStockpile: return stock(effect.seat, effect.piece, 1);
        case Kind::FromStockpile: return stock(effect.seat, effect.piece, -1);
        case Kind::SeatOut: return leave(effect.seat);
        case Kind::BoardClosed: return close(m_game.board().place(effect.to).face);
        case Kind::FlagTaken: return carry(effect);
        case Kind::FlagDropped:
        case Kind::Laid: return lay(effect);
        case Kind::WentOff: return removeMarker(effect.from, effect.piece);
        case Kind::Landed: return removeMarker(effect.to, effect.piece);
        case Kind::Shot: return stands(effect) ? QString() : QStringLiteral("shot from where it does not stand");
        case Kind::FlagHome: return {};
        case Kind::CheckRules:
            return m_game.description().bringsCheckRules
                       ? QString()
                       : QStringLiteral("brings check rules, and is not described so");
        case Kind::PlayerChanged:
            m_contents.players[effect.by.index] = effect.seat;
            m_contents.sidesOut.erase(effect.by);
            return {};
        }
        return "an effect of no kind";
    }

    QString difference(const Contents& after)
    {
        if (sorted(m_contents.pieces) != sorted(plain(after.pieces)))
            return "other pieces than the effects tell";
        if (sorted(m_contents.stockpiles) != sorted(after.stockpiles))
            return "other stockpiles than the effects tell";
        if (sorted(m_contents.markers) != sorted(after.markers))
            return "other markers than the effects tell";
        if (m_contents.players != after.players)
            return "other players than the effects tell";
        if (m_contents.sidesOut != after.sidesOut)
            return "other sides are out than the effects tell";
        if (faces(m_contents) != faces(after))
            return "other boards are closed than the effects tell";
        return {};
    }

private:
    bool stands(const Effect& effect) const
    {
        return std::ranges::any_of(m_contents.pieces, [&](const PlacedPiece& placed) {
            return placed.cell == effect.from && placed.piece == effect.piece;
        });
    }

    /** @p list in order, which most are in already: looking is sooner than sorting. */
    template <class Value> static std::vector<Value> sorted(std::vector<Value> list)
    {
        if (!std::ranges::is_sorted(list))
            std::ranges::sort(list);
        return list;
    }

    /** Without what effects do not tell. */
    static std::vector<PlacedPiece> plain(std::vector<PlacedPiece> pieces)
    {
        for (PlacedPiece& placed : pieces)
            placed.facts = {};
        return pieces;
    }

    static std::vector<int> faces(const Contents& contents)
    {
        std::vector<int> found;
        for (const ClosedFace& closed : contents.closed)
            found.push_back(closed.face);
        return sorted(found);
    }

    /** Moves what the piece carries along with it. */
    QString bring(const Effect& effect)
    {
        for (Marker& marker : m_contents.markers) {
            if (marker.carried && marker.cell == effect.from)
                marker.cell = effect.to;
        }
        return {};
    }

    auto findMarker(Cell cell, const Piece& piece)
    {
        return std::ranges::find_if(m_contents.markers, [&](const Marker& one) {
            return one.cell == cell && one.kind == piece.kind && one.side == piece.side;
        });
    }

    QString carry(const Effect& effect)
    {
        const auto found = findMarker(effect.to, effect.piece);
        if (found == m_contents.markers.end() || found->carried)
            return "a flag is taken that does not lie there; ";
        found->carried = true;
        return {};
    }

    /** Lets lie what was carried there, or is new. */
    QString lay(const Effect& effect)
    {
        const auto found = findMarker(effect.to, effect.piece);
        if (found == m_contents.markers.end())
            m_contents.markers.push_back({effect.to, effect.piece.kind, effect.piece.side, false});
        else if (!found->carried)
            return "a marker is laid where it lies already; ";
        else
            found->carried = false;
        return {};
    }

    bool isMarker(const Effect& effect) const { return m_game.description().kind(effect.piece.kind).isMarker; }

    QString move(const Effect& effect)
    {
        return take({effect.from, effect.piece}, "moves from") + put({effect.to, effect.piece});
    }

    QString moveMarker(const Effect& effect)
    {
        const auto found = findMarker(effect.from, effect.piece);
        if (found == m_contents.markers.end() || found->carried)
            return "a marker moves that does not lie there; ";
        found->cell = effect.to;
        return {};
    }

    QString removeMarker(Cell cell, const Piece& piece)
    {
        const auto found = findMarker(cell, piece);
        if (found == m_contents.markers.end())
            return "a marker goes where none lies; ";
        m_contents.markers.erase(found);
        return {};
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
        m_contents.pieces.insert(std::ranges::upper_bound(m_contents.pieces, placed), placed);
        return {};
    }

    QString change(Cell cell, Piece piece)
    {
        const auto found = std::ranges::find(m_contents.pieces, cell, &PlacedPiece::cell);
        if (found == m_contents.pieces.end())
            return named({cell, piece}) + " is what has changed, but nothing stood there; ";
        found->piece = piece;
        return {};
    }

    QString stock(Seat holder, Piece piece, int difference)
    {
        auto& piles = m_contents.stockpiles;
        auto found = std::ranges::find_if(
            piles, [&](const StockItem& one) { return one.holder == holder && one.piece == piece; });
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
        bool isNew = false;
        for (std::uint8_t index = 0; index < m_contents.players.size(); ++index) {
            if (m_contents.players[index] != seat)
                continue;
            isNew = isNew || !m_contents.sidesOut.contains(Side{index});
            m_contents.sidesOut.insert(Side{index});
        }
        return isNew ? "" : "a seat goes out twice; ";
    }

    QString close(int face)
    {
        if (std::ranges::find(m_contents.closed, face, &ClosedFace::face) != m_contents.closed.end())
            return "a board is closed twice; ";
        m_contents.closed.push_back({face, std::nullopt});
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
