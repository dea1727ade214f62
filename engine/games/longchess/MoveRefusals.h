// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/RefusalContext.h"

namespace ringford::longchess {

/**
 * Why a piece of the seat on turn does not get from `from` to `to` by its way of moving, whatever stands on `to`.
 * Nothing when it does.
 */
template <class Size> MaybeRefusal whyNotReached(const RefusalContext<Size>& context);
/** Why a piece of the seat on turn on `from` may not do what it is told to. Nothing when no rule forbids it. */
template <class Size> MaybeRefusal whyNotMoved(const RefusalContext<Size>& context);
template <class Size> MaybeRefusal whyNotShot(const RefusalContext<Size>& context);
template <class Size> MaybeRefusal whyNotLeft(const RefusalContext<Size>& context);
/** The same for the own flag on `from`, which no piece carries. */
template <class Size> MaybeRefusal whyNotFlag(const RefusalContext<Size>& context);

} // namespace ringford::longchess
