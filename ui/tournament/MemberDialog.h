// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/EntryDialog.h"

class QLineEdit;

namespace ringford::ui {

/** Asks for the name of a new member. */
class MemberDialog : public EntryDialog {
    Q_OBJECT

public:
    explicit MemberDialog(const Tournament& tournament, QWidget* parent = nullptr);

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;
    QString obstacle() const override;

private:
    QString name() const;

    QLineEdit* m_name;
};

} // namespace ringford::ui
