// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Rolling.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace ringford::ui {

/** What is rolled against: the armour that attacks have to reach, the saving throw and what it leaves. */
class ConditionFields : public QWidget {
    Q_OBJECT

public:
    explicit ConditionFields(QWidget* parent = nullptr);

    dice::RollConditions conditions() const;
    void setConditions(const dice::RollConditions& conditions);
    /** Whether the roll has attacks: what is about these can be changed only then. */
    void setAttacking(bool isAttacking);

signals:
    void changed();

private:
    QSpinBox* addNumber(const char* name, const QString& title, const QString& help);
    void addSave();
    void enableSave();

    QSpinBox* m_armour;
    QCheckBox* m_extremes;
    QCheckBox* m_save;
    QSpinBox* m_difficulty;
    QSpinBox* m_bonus;
    QComboBox* m_style;
};

} // namespace ringford::ui
