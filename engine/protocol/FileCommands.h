// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Commands.h"

namespace ringford::commands {

Answer save(Desk&, const Arguments&);
Answer load(Desk&, const Arguments&);

} // namespace ringford::commands
