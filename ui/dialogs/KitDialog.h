// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/dialogs/PagesDialog.h"
#include "ui/print/Kit.h"

class QDoubleSpinBox;

namespace ringford {
class Registry;
}

namespace ringford::ui {

/** Prints a game to cut out and play with. */
class KitDialog : public PagesDialog {
    Q_OBJECT

public:
    /** The game of @p match at its start; @p registry and @p store, which keeps the choices, outlive the dialog. */
    KitDialog(const Match& match, const Registry& registry, QSettings& store, QWidget* parent = nullptr);

protected:
    PagesMaker pagesMaker() const override;
    QString trouble() const override;
    void rememberChoices() override;
    void recallChoices() override;

private:
    KitWords words(KitSpec::Pieces pieces) const;
    KitSpec spec() const;

    const Registry& m_registry;
    std::shared_ptr<const Game> m_game;
    Position m_start;
    QDoubleSpinBox* m_cell;
    QComboBox* m_pieces;
    QSpinBox *m_overlap, *m_spares;
    QCheckBox *m_hasRules, *m_hasBoard, *m_hasTrays, *m_hasPieces;
};

} // namespace ringford::ui
