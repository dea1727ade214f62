// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"
#include "engine/tournament/Ledger.h"

#include <string>
#include <string_view>

namespace ringford {

/**
 * Reads a ledger's CSV: a header, then a row an entry (LedgerRow). The error is the first thing that does not fit, as
 * the rules have it, too.
 */
Result<Ledger, RecordError> readLedger(std::string_view bytes);

/** A ledger as CSV; lines end in CR LF. */
std::string writeLedger(const Ledger& ledger);

} // namespace ringford
