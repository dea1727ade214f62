// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PagesDialog.h"
#include "ui/dice/ChancesChart.h"

namespace ringford::ui {

/** Prints a chart of chances, or writes it to a file. */
class ChancesDialog : public PagesDialog {
    Q_OBJECT

public:
    /** @p store keeps the choices and outlives the dialog. */
    ChancesDialog(const QString& roll, ChancesChart chart, QSettings& store, QWidget* parent = nullptr);

    const QString& roll() const { return m_roll; }

protected:
    PagesMaker pagesMaker() const override;
    Maker maker(const QString& file) const override;

private:
    QString m_roll;
    ChancesChart m_chart;
};

} // namespace ringford::ui
