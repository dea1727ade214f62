// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

namespace ringford::ui {

/** A column of a printed ledger. */
struct LedgerColumn {
    QString head;           ///< in one line or two
    bool isOfNames = false; ///< which share what the others leave
    bool isNumber = false;  ///< stands at the right
    std::function<QString(std::size_t entry)> text;
    QStringList
        words{}; ///< that stand in it, each once: it has room for them, beside its head; names as far as there is any
};

/** The lines of the file and all its columns. @p ledger outlives them. */
std::vector<LedgerColumn> wideLedger(const Ledger& ledger);
/** The same in fewer columns: a battle's two figures in one, colours before names. @p ledger outlives them. */
std::vector<LedgerColumn> narrowLedger(const Ledger& ledger);

} // namespace ringford::ui
