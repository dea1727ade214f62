// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PagesDialog.h"

namespace ringford {
class Registry;
}

namespace ringford::ui {

/** Prints a game with its actions, comments, variations and diagrams. */
class GamePrintDialog : public PagesDialog {
    Q_OBJECT

public:
    /**
     * @p record is the game as it would be saved, of a game of @p registry; @p hasMarks says whether a diagram is asked
     * for somewhere in it. @p registry and @p store, which keeps the choices, outlive the dialog, and @p registry what
     * it prints in the background.
     */
    GamePrintDialog(const std::string& record, bool hasMarks, const Registry& registry, QSettings& store,
                    QWidget* parent = nullptr);

protected:
    PagesMaker pagesMaker() const override;

private:
    std::string m_record;
    const Registry& m_registry;
    bool m_hasMarks;
    QComboBox *m_columns, *m_variations;
    QSpinBox* m_cell;
    QCheckBox *m_hasComments, *m_hasDiagrams, *m_endsWithDiagram, *m_hasLastActions, *m_hasClocks;
};

} // namespace ringford::ui
