// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/NextRow.h"
#include "ui/tournament/ArmyBoard.h"
#include "ui/tournament/EntryDialog.h"

class QCheckBox;
class QComboBox;

namespace ringford::ui {

class ArmyField;

/** Asks for what a battle begins with: who plays white, and the army of each. */
class DefenceDialog : public EntryDialog {
    Q_OBJECT

public:
    /** @p appearance: how boards look elsewhere. */
    DefenceDialog(const Tournament& tournament, int challenge, const BoardAppearance& appearance,
                  QWidget* parent = nullptr);

    /** Where the battle begins. @pre it can be entered */
    const Position& start() const { return m_board->start(); }
    ArmyBoard& board() const { return *m_board; }
    /** Whether the battle is to be opened as a game. */
    bool opensGame() const;

protected:
    LedgerRow rowOn(std::chrono::year_month_day day) const override;
    QString outlook() const override;
    QString obstacle() const override;

private:
    BattleChoice choice() const;
    void addFields();
    void connectFields();
    void takeColours();
    void takeFields();
    void takeBoard();

    int m_challenge;
    QComboBox* m_colours;
    ArmyField* m_white;
    ArmyField* m_black;
    ArmyBoard* m_board;
    QCheckBox* m_opensGame;
};

} // namespace ringford::ui
