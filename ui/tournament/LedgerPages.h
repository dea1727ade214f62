// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"
#include "ui/print/PrintDocument.h"

#include <QString>

namespace ringford::ui {

/** What is printed of a tournament. Lengths are mm. */
struct LedgerPaper {
    QSizeF paper{210, 297};
    QString title;
    bool hasStandings = true;
    bool hasPlot = true;
    bool hasLedger = true;
};

/** Writes a tournament's standings, the points over time and its ledger; false where a page was not taken. */
bool writeLedgerPages(const LedgerPaper& spec, const Ledger& ledger, const PageSink& sink);

} // namespace ringford::ui
