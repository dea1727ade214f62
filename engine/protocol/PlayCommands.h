// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"

namespace ringford::commands {

Answer play(Desk&, const Arguments&);
Answer undo(Desk&, const Arguments&);
Answer redo(Desk&, const Arguments&);
Answer claim(Desk&, const Arguments&);
Answer resign(Desk&, const Arguments&);
Answer flag(Desk&, const Arguments&);
Answer agreeDraw(Desk&, const Arguments&);

} // namespace ringford::commands
