// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/NextRow.h"
#include "ui/tournament/EntryDialog.h"

class QComboBox;
class QSpinBox;

namespace ringford::ui {

/** Asks how a battle ended: who has won, and what was captured. */
class ResultDialog : public EntryDialog {
    Q_OBJECT

public:
    ResultDialog(const Tournament& tournament, int challenge, QWidget* parent = nullptr);

    /** Fills in an end that is known already. */
    void setEnd(const BattleEnd& end);

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;
    QString obstacle() const override;

private:
    QSpinBox* addLoss(const char* name, const QString& label, int army);
    BattleEnd end() const;

    int m_challenge;
    QComboBox* m_result;
    QSpinBox* m_whiteLost;
    QSpinBox* m_blackLost;
};

} // namespace ringford::ui
