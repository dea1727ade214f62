// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

namespace ringford {

/**
 * About what a piece is worth, in pawns or men, where captured pieces are compared: the points that its game gives,
 * else the usual numbers. 0 where there is neither: kings of chess, pieces that few people know.
 */
int worthOf(const KindInfo& kind);
/** Whether it is the king of chess, and no man of checkers that was crowned. */
bool isKing(const KindInfo& kind);

} // namespace ringford
