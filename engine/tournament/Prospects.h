// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/rules/Text.h"
#include "engine/tournament/NextRow.h"

#include <string>

namespace ringford {

// What the rules make of a choice, before anybody makes it: for those who choose. Refused, with the reason, is what
// Ledger::add() would refuse.

/** What becomes of a member's points. */
struct PointsChange {
    std::string member;
    int before = 0;
    int after = 0;

    bool isOut() const { return after < kLeastPoints; }
    bool operator==(const PointsChange&) const = default;
};

/** What a choice brings. */
struct Prospect {
    PointsChange challenger;
    PointsChange challenged;
    Text sentence; ///< `challenging costs 5 and leaves 18`
};

Result<Prospect, Text> challengeProspect(const Tournament& tournament, const std::string& challenger,
                                         const std::string& challenged);
Result<Prospect, Text> surrenderProspect(const Tournament& tournament, int challenge);
/** That of defending: no points change, and the sentence tells of armies and of what is at stake. */
Result<Prospect, Text> defenceProspect(const Tournament& tournament, int challenge);
Result<Prospect, Text> resultProspect(const Tournament& tournament, int challenge, const BattleEnd& end);

} // namespace ringford
