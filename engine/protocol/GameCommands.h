// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"

namespace ringford::commands {

Answer protocol(Desk&, const Arguments&);
Answer games(Desk&, const Arguments&);
Answer options(Desk&, const Arguments&);
Answer game(Desk&, const Arguments&);
Answer setup(Desk&, const Arguments&);
Answer fen(Desk&, const Arguments&);
Answer quit(Desk&, const Arguments&);

} // namespace ringford::commands
