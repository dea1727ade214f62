// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Game.h"

#include <QString>
#include <QStringList>

/** What happens on the boards that is easily overlooked, in words. */
namespace ringford::ui::words {

/**
 * A sentence each: what mines and shells have killed, how many pieces were taken at once, which flags were taken up or
 * brought home. Empty for an action of which all is seen.
 */
QStringList happenings(const GameDescription& game, const std::vector<Effect>& effects);
/** Who is in check: `check`, or where there are several boards `check on 2b`; empty if nobody is. @p known: not these. */
QString checks(const GameDescription& game, const Contents& contents, const std::vector<Cell>& known = {});

} // namespace ringford::ui::words
