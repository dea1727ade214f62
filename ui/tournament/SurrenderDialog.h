// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/EntryDialog.h"

namespace ringford::ui {

/** Asks whether the challenged member surrenders. */
class SurrenderDialog : public EntryDialog {
    Q_OBJECT

public:
    SurrenderDialog(const Tournament& tournament, int challenge, QWidget* parent = nullptr);

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;

private:
    int m_challenge;
};

} // namespace ringford::ui
