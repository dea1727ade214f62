// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/EntryDialog.h"

class QComboBox;

namespace ringford::ui {

/** Asks who challenges whom. */
class ChallengeDialog : public EntryDialog {
    Q_OBJECT

public:
    /** @p challenger is chosen already, where that is one of the members who are in. */
    ChallengeDialog(const Tournament& tournament, const std::string& challenger, QWidget* parent = nullptr);

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;

private:
    QComboBox* addMembers(const char* name, const QString& label, const QString& help);
    void fill(QComboBox& list, const QString& without);
    void offerOthers();

    QComboBox* m_challenger;
    QComboBox* m_challenged;
};

} // namespace ringford::ui
