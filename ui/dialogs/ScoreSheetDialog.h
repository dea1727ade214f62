// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PagesDialog.h"
#include "ui/print/ScoreSheet.h"

namespace ringford::ui {

/** Prints sheets to write the actions of a game on. */
class ScoreSheetDialog : public PagesDialog {
    Q_OBJECT

public:
    /** @p store keeps the choices and outlives the dialog; @p names are those of who plays, by seat. */
    ScoreSheetDialog(std::shared_ptr<const Game> game, const std::vector<std::string>& names, QSettings& store,
                     QWidget* parent = nullptr);

protected:
    PagesMaker pagesMaker() const override;

private:
    std::shared_ptr<const Game> m_game;
    std::vector<QString> m_names;
    QLineEdit* m_heading;
    QSpinBox* m_rows;
};

} // namespace ringford::ui
