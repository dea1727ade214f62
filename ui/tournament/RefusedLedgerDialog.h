// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerFile.h"

#include <QDialog>

class QPlainTextEdit;

namespace ringford::ui {

/** Says why a file is no ledger, and shows the lines around the place where it is wrong, which is marked. */
class RefusedLedgerDialog : public QDialog {
    Q_OBJECT

public:
    /** @p isAnotherOpen: a ledger is open, and stays so. */
    RefusedLedgerDialog(const LedgerTrouble& trouble, bool isAnotherOpen, QWidget* parent = nullptr);

private:
    void showPlace(QPlainTextEdit& text, const LedgerTrouble& trouble) const;
};

} // namespace ringford::ui
