// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QString>

namespace ringford::ui {

/** A side where there is little room: the letter of its colour and, of several boards, the number of its own: `W2`. */
QString sideBadge(const GameDescription& game, Side side);

} // namespace ringford::ui
