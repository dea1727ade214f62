// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Refusals.h"

#include "engine/games/chess/Sentences.h"
#include "engine/games/longchess/MoveRefusals.h"
#include "engine/games/longchess/SpecialRefusals.h"

#include <cassert>

namespace ringford::longchess {

namespace {

using AK = Action::Kind;

/** Why the seat on turn may do nothing with what is on `from`. */
template <class Size> MaybeRefusal notOurs(const RefusalContext<Size>& context)
{
    if (context.man && context.man->owner != context.state.turn)
        return context.at(context.from,
                          Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, and it is the turn of %4"))
                              .word(context.wordAt(context.from))
                              .with(context.name(context.from))
                              .sentence(context.title(context.man->owner))
                              .sentence(context.title(context.state.turn)),
                          "turn");
    if (context.man)
        return std::nullopt;
    if (context.state.flags[context.state.turn.index] == context.from)
        return whyNotFlag(context);
    if (context.field.flags.contains(context.from))
        return context.at(context.from,
                          Text(RINGFORD_TEXT("nobody carries the flag on %1, and it is not that of %2"))
                              .with(context.name(context.from))
                              .sentence(context.title(context.state.turn)),
                          "flags");
    return context.at(context.from, chess::emptyCell(context.name(context.from)), "turn");
}

template <class Size> MaybeRefusal find(const RefusalContext<Size>& context)
{
    const AK kind = context.action.kind;
    if (context.state.isFiring && kind != AK::Fire && kind != AK::EndFire)
        return Refusal{
            RINGFORD_TEXT("while firing, only another shell can follow, or the end of the firing"), {}, "artillery"};
    switch (kind) {
    case AK::Charge: return whyNotCharged(context);
    case AK::Lay: return whyNotMined(context);
    case AK::Fire:
    case AK::EndFire: return whyNotFired(context);
    default: break;
    }
    if (auto refusal = notOurs(context))
        return refusal;
    if (kind == AK::Shot)
        return whyNotShot(context);
    return kind == AK::Leave ? whyNotLeft(context) : whyNotMoved(context);
}

} // namespace

template <class Size> Refusal whyNot(const LongchessRules<Size>& rules, const GameDescription& game,
                                     const State<Size>& state, const Action& action)
{
    auto refusal = find(RefusalContext<Size>(rules, game, state, action));
    assert(refusal); // else it would be legal
    return refusal ? *std::move(refusal) : Refusal{};
}

template Refusal whyNot(const LongchessRules<LongSize>&, const GameDescription&, const State<LongSize>&, const Action&);
template Refusal whyNot(const LongchessRules<CornerSize>&, const GameDescription&, const State<CornerSize>&,
                        const Action&);

} // namespace ringford::longchess
