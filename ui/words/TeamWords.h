// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QString>

namespace ringford::ui::words {

/** A team of several seats by the colour that they share: `White`; empty where they share none, or are no team. */
QString team(const GameDescription& game, SeatSet seats);
/** What the badges of a team of several seats begin with: `W` of `W1` and `W2`; empty where that is nothing. */
QString teamBadge(const GameDescription& game, SeatSet seats);

} // namespace ringford::ui::words
