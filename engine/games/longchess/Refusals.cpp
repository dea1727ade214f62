// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Refusals.h"

#include "engine/games/chess/Sentences.h"
#include "engine/games/longchess/Attempt.h"

#include <cassert>

namespace ringford::longchess {

namespace {

using AK = Action::Kind;

/** Why the seat on turn may do nothing with what is on `from`. */
template <class Size> MaybeRefusal notOurs(const Attempt<Size>& attempt)
{
    if (attempt.man && attempt.man->owner != attempt.state.turn)
        return attempt.at(attempt.from,
                          Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, and it is the turn of %4"))
                              .word(attempt.wordAt(attempt.from))
                              .with(attempt.name(attempt.from))
                              .sentence(attempt.title(attempt.man->owner))
                              .sentence(attempt.title(attempt.state.turn)),
                          "turn");
    if (attempt.man)
        return std::nullopt;
    if (attempt.state.flags[attempt.state.turn.index] == attempt.from)
        return whyNotFlag(attempt);
    if (attempt.field.flags.contains(attempt.from))
        return attempt.at(attempt.from,
                          Text(RINGFORD_TEXT("nobody carries the flag on %1, and it is not that of %2"))
                              .with(attempt.name(attempt.from))
                              .sentence(attempt.title(attempt.state.turn)),
                          "flags");
    return attempt.at(attempt.from, chess::emptyCell(attempt.name(attempt.from)), "turn");
}

template <class Size> MaybeRefusal find(const Attempt<Size>& attempt)
{
    const AK kind = attempt.action.kind;
    if (attempt.state.isFiring && kind != AK::Fire && kind != AK::EndFire)
        return Refusal{
            RINGFORD_TEXT("in the middle of firing only another shell can follow, or the end of it"), {}, "artillery"};
    switch (kind) {
    case AK::Charge: return whyNotCharged(attempt);
    case AK::Lay: return whyNotMined(attempt);
    case AK::Fire:
    case AK::EndFire: return whyNotFired(attempt);
    default: break;
    }
    if (auto refusal = notOurs(attempt))
        return refusal;
    if (kind == AK::Shot)
        return whyNotShot(attempt);
    return kind == AK::Leave ? whyNotLeft(attempt) : whyNotMoved(attempt);
}

} // namespace

template <class Size> Refusal whyNot(const LongchessRules<Size>& rules, const GameDescription& game,
                                     const State<Size>& state, const Action& action)
{
    auto refusal = find(Attempt<Size>(rules, game, state, action));
    assert(refusal); // else it would be legal
    return refusal ? *std::move(refusal) : Refusal{};
}

template Refusal whyNot(const LongchessRules<LongSize>&, const GameDescription&, const State<LongSize>&, const Action&);
template Refusal whyNot(const LongchessRules<CornerSize>&, const GameDescription&, const State<CornerSize>&,
                        const Action&);

} // namespace ringford::longchess
