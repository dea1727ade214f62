// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"

namespace ringford::commands {

/** `search [ms=N] [nodes=N] [seed=N] [threads=N] [seat=SEAT]`: an action, and what the search thinks of it. */
Answer search(Desk&, const Arguments&);

} // namespace ringford::commands
