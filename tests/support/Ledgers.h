// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"
#include "tests/support/Dice.h"

#include <string>

namespace ringford::test {

/** The header of a ledger, with its line end (LF). */
inline const std::string kLedgerHeader =
    "Event,Date,Challenge,Challenger,Challenged,White,WhiteArmy,BlackArmy,WhiteLost,"
    "BlackLost,Loser,Result,ChallengerPoints,ChallengedPoints\n";
/** A, B and C join. */
inline const std::string kThreeJoin = "join,2026-11-02,,A,,,,,,,,,30,\n"
                                      "join,2026-11-02,,B,,,,,,,,,30,\n"
                                      "join,2026-11-02,,C,,,,,,,,,30,\n";
/** The worked example of the rule book, with what came before it. */
extern const std::string kWorkedExample;

/** The ledger of a text that the rules allow. */
Ledger ledgerOf(const std::string& text);

/** A row of an event that the rules allow next; nothing where none was drawn or the tournament is over. */
std::optional<LedgerRow> drawnRow(const Tournament& tournament, Dice& dice);

/** A ledger of up to @p most entries. */
Ledger drawnLedger(std::size_t most, Dice& dice);

} // namespace ringford::test
