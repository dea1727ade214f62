// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"
#include "ui/dialogs/PagesDialog.h"

#include <memory>

namespace ringford::ui {

/** Prints a tournament: its standings, the points over time, and its ledger. */
class LedgerPrintDialog : public PagesDialog {
    Q_OBJECT

public:
    /** @p title is that of the tournament; @p store keeps the choices and outlives the dialog. */
    LedgerPrintDialog(Ledger ledger, const QString& title, QSettings& store, QWidget* parent = nullptr);

protected:
    PagesMaker pagesMaker() const override;
    QString trouble() const override;

private:
    std::shared_ptr<const Ledger> m_ledger;
    QLineEdit* m_title;
    QCheckBox* m_hasStandings;
    QCheckBox* m_hasPlot;
    QCheckBox* m_hasLedger;
};

} // namespace ringford::ui
