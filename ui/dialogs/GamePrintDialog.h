// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PagesDialog.h"

namespace ringford::ui {

/** Prints a game with its actions, comments, variations and diagrams. */
class GamePrintDialog : public PagesDialog {
    Q_OBJECT

public:
    /** @p record is the game as it would be saved; @p store keeps the choices and outlives the dialog. */
    GamePrintDialog(const std::string& record, QSettings& store, QWidget* parent = nullptr);

protected:
    DocumentMaker documentMaker() const override;
    QString note(const PrintDocument& document) const override;

private:
    std::string m_record;
    bool m_hasMarks = false; ///< a diagram was asked for somewhere
    QComboBox* m_columns;
    QSpinBox* m_cell;
    QCheckBox *m_hasVariations, *m_hasComments, *m_hasDiagrams, *m_endsWithDiagram, *m_hasClocks;
};

} // namespace ringford::ui
