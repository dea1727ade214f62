// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Army.h"

#include <QGroupBox>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace ringford::ui {

/**
 * The army that a member brings to a battle: the program proposes those that use the points well; others are chosen by
 * how many pieces of a kind stay.
 */
class ArmyField : public QGroupBox {
    Q_OBJECT

public:
    /** @p name is for tests and the label's, @p title who the army is of. */
    ArmyField(const char* name, const QString& title, QWidget* parent = nullptr);

    const Army& army() const { return m_army; }
    void setArmy(const Army& army);
    /** Offers armies for so many points, and takes the first of them. */
    void setPoints(int points);
    /** Whether it is worth more than its member has points. */
    bool isTooDear() const { return m_army.value() > m_most; }

signals:
    void armyChanged();

private:
    void makeFields();
    void takeProposal(int index);
    void takeCounts();
    void show();

    Army m_army;
    int m_most = 0;
    std::vector<Army> m_proposed;
    QComboBox* m_proposals;
    std::array<QSpinBox*, kArmyKinds.size()> m_counts{};
    QLabel* m_worth;
};

/** An army as a list shows it: `2 rooks, 1 bishop, 8 pawns`. */
QString describeArmy(const Army& army);

} // namespace ringford::ui
