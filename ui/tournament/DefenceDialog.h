// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/NextRow.h"
#include "ui/tournament/EntryDialog.h"

class QCheckBox;
class QComboBox;

namespace ringford::ui {

class ArmyField;

/** Asks for what a battle begins with: who plays white, and the army of each. */
class DefenceDialog : public EntryDialog {
    Q_OBJECT

public:
    DefenceDialog(const Tournament& tournament, int challenge, QWidget* parent = nullptr);

    /** The armies that are chosen. */
    const ArmyField& white() const { return *m_white; }
    const ArmyField& black() const { return *m_black; }
    /** Whether the battle is to be opened as a game. */
    bool opensGame() const;

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;

private:
    BattleChoice choice() const;
    void takeColours();

    int m_challenge;
    QComboBox* m_colours;
    ArmyField* m_white;
    ArmyField* m_black;
    QCheckBox* m_opensGame;
};

} // namespace ringford::ui
