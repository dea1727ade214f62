// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"
#include "engine/dice/Rolling.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QToolButton;

namespace ringford::ui {

class ConditionFields;
class RollField;

/** Where one says what is rolled, and against what; and rolls. */
class RollForm : public QWidget {
    Q_OBJECT

public:
    explicit RollForm(QWidget* parent = nullptr);

    RollField& field() const { return *m_field; }
    ConditionFields& conditions() const { return *m_conditions; }
    /** Shows what was rolled, so that it can be rolled again. */
    void take(const dice::WrittenRoll& roll, const dice::RollConditions& conditions);
    /** Offers rolls to choose from beside the field. */
    void setMenu(QMenu* rolls);
    /** Rolls what is written, if it is a roll; else goes to what is wrong with it. */
    void roll();

signals:
    void rolled(const ringford::dice::WrittenRoll& roll, const ringford::dice::RollConditions& conditions);
    /** Something else is written. */
    void changed();

private:
    void update();

    // In the order in which Tab comes to them.
    RollField* m_field;
    QToolButton* m_rolls;
    QPushButton* m_roll;
    ConditionFields* m_conditions;
};

} // namespace ringford::ui
