// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QString>
#include <QStringList>

/** What happens on the boards that is easily overlooked, in words. */
namespace ringford::ui::words {

/**
 * A sentence each on what the entry of @p node brought: what has gone off or come down and what that killed, how many
 * pieces were taken at once, what was taken up or brought home, who plays on without a king. Empty where all is seen.
 */
QStringList happenings(const Match& match, const Node* node);
/** What a piece has become by the entry of @p node, as a sentence; empty where none has, or where its text says so. */
QString promotion(const Match& match, const Node* node);
/** What came into the stockpile of the seat whose entry @p node holds, as a sentence; empty: nothing did. */
QString stocked(const Match& match, const Node* node);
/** Who is in check: `check`, or where there are several boards `check on 2b`; empty: nobody. @p known: not these. */
QString checks(const GameDescription& game, const Contents& contents, const std::vector<Cell>& known = {});

} // namespace ringford::ui::words
