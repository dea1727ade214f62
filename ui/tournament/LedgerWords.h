// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"

#include <QDate>
#include <QString>

/** What happens in a tournament, in the reader's language. */
namespace ringford::ui::words {

/** How many characters of a name there are at most that is entered here, and that lists and paper show. */
constexpr int kLongestMember = 100;

/** A member's name as lists show it: without its end where a file has a longer one. */
QString member(std::string_view name);
/** `challenge`, `result`. */
QString event(LedgerEvent event);
QString role(Role role);
QString battleResult(BattleResult result);
QString fate(LoserFate fate);
/** What a column of a ledger is called. */
QString ledgerField(LedgerField field);
bool isNumber(LedgerField field);
/** What a field of a ledger says: words are translated, names and numbers as they are. */
QString ledgerValue(LedgerField field, const std::string& value);
/** What happened, as a sentence: `C challenges B, and has 20 points.` */
QString happened(const Tournament& tournament, const LedgerEntry& entry);
/** Who has won, or that it goes on. */
QString status(const Tournament& tournament);

QDate toDate(std::chrono::year_month_day day);
std::chrono::year_month_day toDay(QDate date);

} // namespace ringford::ui::words
