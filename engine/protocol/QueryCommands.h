// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"

namespace ringford::commands {

Answer state(Desk&, const Arguments&);
Answer actions(Desk&, const Arguments&);
Answer exposed(Desk&, const Arguments&);
Answer why(Desk&, const Arguments&);
Answer shortOf(Desk&, const Arguments&);
Answer longOf(Desk&, const Arguments&);
Answer status(Desk&, const Arguments&);
Answer turn(Desk&, const Arguments&);
Answer perft(Desk&, const Arguments&);
Answer history(Desk&, const Arguments&);

} // namespace ringford::commands
