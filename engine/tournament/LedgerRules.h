// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/tournament/LedgerRow.h"
#include "engine/tournament/Tournament.h"

namespace ringford {

/** What a row means after all that happened before it, or the first of its fields that does not fit. */
Result<LedgerEntry, RowFault> judge(const Tournament& tournament, const LedgerRow& row);

/**
 * The row of an entry. @pre it happened in @p tournament, or could happen next; @p newName is that of a member who
 * joins by it and has not yet
 */
LedgerRow rowOf(const Tournament& tournament, const LedgerEntry& entry, const std::string& newName = {});

} // namespace ringford
