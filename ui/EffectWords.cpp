// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/EffectWords.h"

#include "ui/Words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace ringford::ui::words {

namespace {

class EffectTr {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)
};

/** What goes off, and by seats, how many pieces that kills. */
struct Blast {
    Effect::Kind kind;
    Seat of;
    std::map<Seat, int> killed{};
};

std::vector<Blast> blastsAmong(const GameDescription& game, const std::vector<Effect>& effects)
{
    std::vector<Blast> blasts;
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::WentOff || effect.kind == Effect::Kind::Landed) {
            const Seat of = game.side(effect.piece.side).seat;
            if (blasts.empty() || blasts.back().kind != effect.kind || blasts.back().of != of)
                blasts.push_back({effect.kind, of});
        } else if (effect.kind == Effect::Kind::Killed && !blasts.empty() && !game.kind(effect.piece.kind).isMarker) {
            ++blasts.back().killed[game.side(effect.piece.side).seat];
        }
    }
    return blasts;
}

QString sentence(const GameDescription& game, const Blast& blast)
{
    QStringList killed;
    for (const auto& [seat, count] : blast.killed)
        //: how many pieces of a seat were killed: %n, %1 the seat
        killed += EffectTr::tr("%n of %1", "pieces killed", count).arg(words::seat(game, seat));
    const QString of = words::seat(game, blast.of);
    const QString whom = killed.isEmpty() ? EffectTr::tr("nothing", "killed") : QLocale().createSeparatedList(killed);
    return blast.kind == Effect::Kind::Landed
               //: %1 is a seat, %2 a list: `3 of White and 1 of Black`
               ? EffectTr::tr("Shells of %1 land and kill: %2.").arg(of, whom)
               //: %1 is a seat, %2 a list: `3 of White and 1 of Black`
               : EffectTr::tr("A mine of %1 goes off and kills: %2.").arg(of, whom);
}

} // namespace

QStringList happenings(const GameDescription& game, const std::vector<Effect>& effects)
{
    constexpr std::ptrdiff_t kSeveral = 2;
    QStringList told;
    const auto captured = std::ranges::count(effects, Effect::Kind::Captured, &Effect::kind);
    if (captured >= kSeveral)
        told += EffectTr::tr("%n pieces are captured.", nullptr, static_cast<int>(captured));
    for (const Effect& effect : effects) {
        const QString flag = seat(game, game.side(effect.piece.side).seat);
        if (effect.kind == Effect::Kind::FlagTaken)
            //: %1 is the seat whose piece takes it, %2 whose flag it is
            told += EffectTr::tr("%1 takes up the flag of %2.").arg(seat(game, game.side(effect.by).seat), flag);
        else if (effect.kind == Effect::Kind::FlagHome)
            //: %1 is whose flag it is, %2 the seat that brought it into its keep
            told +=
                EffectTr::tr("The flag of %1 is brought home by %2.").arg(flag, seat(game, game.side(effect.by).seat));
    }
    for (const Blast& blast : blastsAmong(game, effects))
        told += sentence(game, blast);
    return told;
}

QString checks(const GameDescription& game, const Contents& contents, const std::vector<Cell>& known)
{
    QStringList sides;
    for (const Cell king : contents.checks) {
        const auto placed = std::ranges::find(contents.pieces, king, &PlacedPiece::cell);
        if (placed != contents.pieces.end() && std::ranges::find(known, king) == known.end())
            sides += side(game, placed->piece.side);
    }
    if (sides.isEmpty())
        return {};
    //: whose king is attacked, where there are several
    return game.sides.size() == 2 ? EffectTr::tr("check")
                                  : EffectTr::tr("check to %1").arg(QLocale().createSeparatedList(sides));
}

} // namespace ringford::ui::words
