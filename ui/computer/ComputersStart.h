// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford {
class Match;
}

namespace ringford::ui {

/** Whether there is nothing in a match yet but what the computer has begun with, while persons sit at it, too. */
bool hasOnlyComputersActions(const Match& match);

} // namespace ringford::ui
