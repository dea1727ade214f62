// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/EffectWords.h"

#include "ui/words/CellWords.h"
#include "ui/words/Lists.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>
#include <span>

namespace ringford::ui::words {

namespace {

class EffectTr {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)
};

/** What goes off or comes down, and by seats, how many pieces that kills. */
struct Blast {
    Effect::Kind kind;
    PieceKind what;
    Seat of;
    int count = 0;
    std::map<Seat, int> killed{};
    std::vector<PlacedPiece> dead{};
};

/** Tells what happens while an action is carried out. */
class DeedTeller {
public:
    DeedTeller(const Match& match, const Node* node)
        : m_game(match.game().description()), m_node(node), m_effects(match.effects(node)),
          m_players(match.game().contents(match.position(node->parent)).players)
    {
    }

    QStringList reported() const
    {
        constexpr std::ptrdiff_t kSeveral = 2;
        QStringList reported;
        const auto captured = std::ranges::count(m_effects, Effect::Kind::Captured, &Effect::kind);
        if (captured >= kSeveral)
            reported += EffectTr::tr("%n pieces are captured.", nullptr, static_cast<int>(captured));
        for (const Effect& effect : m_effects) {
            if (effect.kind == Effect::Kind::FlagTaken)
                //: %1 is the seat whose piece takes it up, %2 what (flag), %3 whose that is
                reported += EffectTr::tr("%1 takes up the %2 of %3.")
                                .arg(nameOf(effect.by), kindOf(effect.piece.kind), nameOf(effect.piece.side));
            else if (effect.kind == Effect::Kind::FlagHome && !isToldByResult())
                //: %1 is what (flag), %2 whose it is, %3 the seat that brought it
                reported += EffectTr::tr("The %1 of %2 is brought home by %3.")
                                .arg(kindOf(effect.piece.kind), nameOf(effect.piece.side), nameOf(effect.by));
        }
        for (const Blast& blast : blasts()) {
            reported += sentence(blast);
            if (!blast.dead.empty())
                reported += firstOf(blast.dead);
        }
        for (const Seat seat : kingless())
            //: a seat of a team whose king was captured
            reported += EffectTr::tr("%1 has lost the king and plays on.").arg(words::seat(m_game, seat));
        return reported;
    }

private:
    Seat playerOf(Side side) const { return m_players[side.index]; }
    QString nameOf(Side side) const { return seat(m_game, playerOf(side)); }
    QString kindOf(PieceKind kind) const { return translated(m_game.kind(kind).name); }

    /** The only flag that can be home is. */
    bool isToldByResult() const
    {
        constexpr std::size_t kTwo = 2;
        const Outcome& outcome = m_node->outcome();
        return outcome.decided() && outcome.reason == Reason::Flag && m_game.seats.size() == kTwo;
    }

    /** Whose king was captured, and who is not out by that: a team lives as long as it has one. */
    SeatSet kingless() const
    {
        SeatSet seats;
        if (m_node->outcome().decided())
            return seats;
        for (const Effect& effect : m_effects) {
            if (effect.kind == Effect::Kind::Captured && m_game.kind(effect.piece.kind).isKing)
                seats.insert(playerOf(effect.piece.side));
        }
        for (const Effect& effect : m_node->atTable()) {
            if (effect.kind == Effect::Kind::SeatOut)
                seats.erase(effect.seat);
        }
        return seats;
    }

    std::vector<Blast> blasts() const
    {
        std::vector<Blast> blasts;
        for (const Effect& effect : m_effects) {
            if (effect.kind == Effect::Kind::WentOff || effect.kind == Effect::Kind::Landed) {
                const Seat of = playerOf(effect.piece.side);
                const PieceKind what = effect.piece.kind;
                if (blasts.empty() || blasts.back().kind != effect.kind || blasts.back().what != what ||
                    blasts.back().of != of)
                    blasts.push_back({effect.kind, what, of});
                ++blasts.back().count;
            } else if (effect.kind == Effect::Kind::Killed && !blasts.empty() &&
                       !m_game.kind(effect.piece.kind).isMarker) {
                ++blasts.back().killed[playerOf(effect.piece.side)];
                blasts.back().dead.push_back({effect.from, effect.piece});
            }
        }
        return blasts;
    }

    /** Who only hears of it has to look for what is gone: the first ones are named. */
    QString firstOf(const std::vector<PlacedPiece>& dead) const
    {
        constexpr std::size_t kMostNamed = 4;
        const std::size_t named = dead.size() > kMostNamed ? kMostNamed - 1 : dead.size();
        QStringList pieces;
        for (const PlacedPiece& one : std::span(dead).first(named))
            //: a piece that was killed: %1 is the piece, %2 the cell where it stood
            pieces += EffectTr::tr("%1 %2", "killed").arg(piece(m_game, one.piece), cell(m_game.board, one.cell));
        if (named < dead.size())
            //: %n pieces are not named, behind a list of others
            pieces += EffectTr::tr("%n more", "killed", static_cast<int>(dead.size() - named));
        //: %1 is a list: white pawn a5, white rook a6 and 3 more
        return EffectTr::tr("Killed: %1.").arg(listed(pieces));
    }

    QString sentence(const Blast& blast) const
    {
        QStringList killed;
        for (const auto& [seat, count] : blast.killed)
            //: how many pieces of a seat were killed: %n, %1 the seat
            killed += EffectTr::tr("%n pieces of %1", "killed", count).arg(words::seat(m_game, seat));
        const QString whom = listed(killed);
        const QString of = seat(m_game, blast.of);
        if (blast.kind == Effect::Kind::Landed)
            //: %n shells, %1 whose they are
            return killed.isEmpty()
                       ? EffectTr::tr("%n shells of %1 came down and killed nothing.", nullptr, blast.count).arg(of)
                       //: %n shells, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`
                       : EffectTr::tr("%n shells of %1 came down and killed %2.", nullptr, blast.count).arg(of, whom);
        //: %n mines, %1 whose they are
        return killed.isEmpty()
                   ? EffectTr::tr("%n mines of %1 went off and killed nothing.", nullptr, blast.count).arg(of)
                   //: %n mines, %1 whose they are, %2 a list: `3 pieces of White and 1 piece of Black`
                   : EffectTr::tr("%n mines of %1 went off and killed %2.", nullptr, blast.count).arg(of, whom);
    }

    const GameDescription& m_game;
    const Node* m_node;
    std::vector<Effect> m_effects;
    std::vector<Seat> m_players; ///< by side, before the action
};

} // namespace

QStringList happenings(const Match& match, const Node* node)
{
    return node->isRoot() ? QStringList() : DeedTeller(match, node).reported();
}

QString promotion(const Match& match, const Node* node)
{
    if (node->isRoot() || node->entry().kind != Entry::Kind::Action || node->entry().action.placed)
        return {};
    std::optional<PieceKind> moved;
    for (const Effect& effect : match.effects(node)) {
        if (effect.kind == Effect::Kind::Moved)
            moved = effect.piece.kind;
        else if (effect.kind == Effect::Kind::Changed && moved && *moved != effect.piece.kind)
            //: %1 is what a piece has become (king)
            return EffectTr::tr("Promoted: %1.")
                .arg(translated(match.game().description().kind(effect.piece.kind).name));
    }
    return {};
}

QString stocked(const Match& match, const Node* node)
{
    if (node->isRoot())
        return {};
    const std::vector<StockItem> held = match.game().contents(match.position(node)).stockpiles;
    QStringList pieces;
    for (const Effect& effect : match.effects(node)) {
        const auto item = std::ranges::find_if(
            held, [&](const StockItem& one) { return one.holder == effect.seat && one.piece == effect.piece; });
        if (effect.kind != Effect::Kind::ToStockpile || item == held.end())
            continue;
        const QString piece = words::piece(match.game().description(), effect.piece);
        //: a piece that came into a stockpile: %1 is the piece, %2 how many of them are there now
        pieces +=
            item->count > 1 ? EffectTr::tr("%1, now %2", "stockpile").arg(piece, QString::number(item->count)) : piece;
    }
    //: spoken behind what a seat has played: %1 are the pieces that came into its stockpile
    return pieces.isEmpty() ? QString() : EffectTr::tr("Into the stockpile: %1.").arg(pieces.join(EffectTr::tr(", ")));
}

QString checks(const GameDescription& game, const Contents& contents, const std::vector<Cell>& known)
{
    // On a closed board nobody answers a check any more: its end tells of the mate.
    const auto isClosed = [&](Side side) {
        return std::ranges::find(contents.closed, game.side(side).face, &ClosedFace::face) != contents.closed.end();
    };
    QStringList sides;
    for (const Cell king : contents.checks) {
        const PlacedPiece* const placed = contents.pieceAt(king);
        if (placed && std::ranges::find(known, king) == known.end() && !isClosed(placed->piece.side))
            sides += side(game, placed->piece.side);
    }
    if (sides.isEmpty())
        return {};
    //: whose king is attacked, where there are several
    return game.sides.size() == 2 ? EffectTr::tr("check") : EffectTr::tr("check to %1").arg(listed(sides));
}

} // namespace ringford::ui::words
