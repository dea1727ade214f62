// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/DiagramDialog.h"

class QSpinBox;

namespace ringford::ui {

/** Writes the board as a picture into a file, whose ending says the format. */
class ExportDialog : public DiagramDialog {
    Q_OBJECT

public:
    /** @p store keeps the choices and outlives the dialog. */
    ExportDialog(const DiagramSpec& diagram, QSettings& store, QWidget* parent = nullptr);

protected:
    QString trouble(const DiagramBlock& block) const override;
    void rememberChoices() override;
    void recallChoices() override;
    Maker maker(const QString& file) const override;

private:
    QSpinBox* m_dpi;
};

} // namespace ringford::ui
