// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"
#include "engine/dice/Rolling.h"
#include "ui/dice/ChancesChart.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QSettings;
class QSpinBox;

namespace ringford::ui {

class ChancesView;

/** The chances of a roll: a chart, and how likely it is to reach a result. */
class ChancesPage : public QWidget {
    Q_OBJECT

public:
    /** @p store keeps what is chosen for printing, and outlives the page. */
    explicit ChancesPage(QSettings& store, QWidget* parent = nullptr);

    /** Shows the chances of @p roll; @p rolled is what came of it, if it was rolled. */
    void show(const dice::WrittenRoll& roll, const dice::RollConditions& conditions, std::optional<long long> rolled);
    ChancesView& view() const { return *m_view; }
    /** What is told of the marked result; of why there is no chart where there is none. */
    QString told() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeFields();
    void workOut();
    void mark(long long result);
    void print();

    QSettings& m_store;
    dice::WrittenRoll m_roll;
    dice::RollConditions m_conditions;
    std::optional<long long> m_rolled;
    std::optional<dice::Distribution> m_chances;
    bool m_isOutdated = false; ///< the chances are those of another roll: they are worked out when they are seen
    ChancesView* m_view;
    QCheckBox* m_single;
    QSpinBox* m_result;
    QLabel* m_told;
    QPushButton* m_print;
};

} // namespace ringford::ui
