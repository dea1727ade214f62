// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerRow.h"
#include "engine/tournament/Tournament.h"

#include <chrono>
#include <string>

namespace ringford {

// Rows for what happens next, with the sums that follow. Ledger::add() takes them, or says what the rules have against
// what was chosen: nothing is checked here.

/** What is chosen when a battle begins. */
struct BattleChoice {
    Role white = Role::Challenger; ///< who plays white
    int whiteArmy = kFullArmy;
    int blackArmy = kFullArmy;
};

/** What is told of a battle that has ended. */
struct BattleEnd {
    int whiteLost = 0; ///< values of what was captured
    int blackLost = 0;
    BattleResult result = BattleResult::Draw;
    bool operator==(const BattleEnd&) const = default;
};

LedgerRow joinRow(std::chrono::year_month_day day, const std::string& name);
LedgerRow challengeRow(const Tournament& tournament, std::chrono::year_month_day day, const std::string& challenger,
                       const std::string& challenged);
LedgerRow surrenderRow(const Tournament& tournament, std::chrono::year_month_day day, int challenge);
LedgerRow battleRow(const Tournament& tournament, std::chrono::year_month_day day, int challenge,
                    const BattleChoice& choice);
LedgerRow resultRow(const Tournament& tournament, std::chrono::year_month_day day, int challenge, const BattleEnd& end);

} // namespace ringford
