// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/dialogs/PagesDialog.h"
#include "ui/print/ScoreSheet.h"

namespace ringford::ui {

/** Prints sheets to write the actions of a game on. */
class ScoreSheetDialog : public PagesDialog {
    Q_OBJECT

public:
    /** What is known of where and when a game is played, in words. */
    struct Occasion {
        QString event, date;
    };
    /** @p store keeps the choices and outlives the dialog; @p names are those of who plays, by seat. */
    ScoreSheetDialog(std::shared_ptr<const Game> game, const std::vector<std::string>& names, QSettings& store,
                     QWidget* parent = nullptr, Occasion occasion = {});
    /** For a game that has begun, with its event and date. */
    ScoreSheetDialog(const Match& match, QSettings& store, QWidget* parent = nullptr);

protected:
    PagesMaker pagesMaker() const override;

private:
    std::shared_ptr<const Game> m_game;
    std::vector<QString> m_names;
    Occasion m_occasion;
    QLineEdit* m_heading;
    QSpinBox* m_rows;
};

} // namespace ringford::ui
