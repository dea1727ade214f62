// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/RefusalContext.h"

namespace ringford::longchess {

/** Why pawns do not charge, a mine is not laid, a shell not fired. Nothing when no rule forbids it. */
template <class Size> MaybeRefusal whyNotCharged(const RefusalContext<Size>& context);
template <class Size> MaybeRefusal whyNotMined(const RefusalContext<Size>& context);
template <class Size> MaybeRefusal whyNotFired(const RefusalContext<Size>& context);

} // namespace ringford::longchess
