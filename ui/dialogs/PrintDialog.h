// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/DiagramDialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QPushButton;

namespace ringford::ui {

/** Prints the board on a page, true to scale, or writes that page as a PDF. */
class PrintDialog : public DiagramDialog {
    Q_OBJECT

public:
    /** @p store keeps the choices and outlives the dialog. */
    PrintDialog(const DiagramSpec& diagram, QSettings& store, QWidget* parent = nullptr);

protected:
    std::optional<PageSpec> page() const override;
    QString trouble(const DiagramBlock& block) const override;
    QString note(const DiagramBlock& block) const override;
    void refresh() override;
    void rememberChoices() override;
    void recallChoices() override;
    Maker maker(const QString& file) const override;

private:
    void addPage();
    void addTiled(QFormLayout& rows, QPushButton& largest);
    PageSpec chosenPage() const;
    /** The largest cells with which all fits on the page, in mm; fit() chooses them. */
    std::optional<double> largest() const;
    void fit();
    /** How many pages a diagram goes over; 0: it is on one, as it is chosen. */
    int tiles(const DiagramBlock& block) const;

    QComboBox *m_paper, *m_orientation;
    QDoubleSpinBox* m_margin;
    QCheckBox *m_checkLine, *m_tiled;
    QString m_told; ///< note() as it was spoken, or shown, last
};

} // namespace ringford::ui
