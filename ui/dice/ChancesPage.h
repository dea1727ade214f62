// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"
#include "engine/dice/Rolling.h"
#include "ui/dice/ChancesChart.h"

#include <QWidget>

#include <optional>
#include <string>

class QCheckBox;
class QLabel;
class QPushButton;
class QSettings;
class QSpinBox;
class QTimer;

namespace ringford::ui {

class ChancesView;
class ChancesWork;

/** The chances of a roll: a chart, and how likely it is to reach a result. */
class ChancesPage : public QWidget {
    Q_OBJECT

public:
    /** @p store keeps what is chosen for printing, and outlives the page. */
    explicit ChancesPage(QSettings& store, QWidget* parent = nullptr);

    /** Shows the chances of @p roll; @p rolled is what came of it, if it was rolled. */
    void show(const dice::WrittenRoll& roll, const dice::RollConditions& conditions, std::optional<long long> rolled);
    ChancesView& view() const { return *m_view; }
    /** Whether what is shown is that of another roll: the chances are still being worked out. */
    bool isBusy() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeFields();
    bool isOfSingle() const;
    void workOut();
    void showWorked();
    void showNone(const QString& why);
    QString mark(long long result);
    void print();

    QSettings& m_store;
    dice::WrittenRoll m_roll;
    dice::RollConditions m_conditions;
    std::optional<long long> m_rolled;
    /** What is seen, as long as there is nothing newer. */
    struct Shown {
        dice::Distribution chances;
        std::string roll;
        std::optional<long long> rolled;
    };
    std::optional<Shown> m_shown;
    QString m_spoken;          ///< what was told of a result last
    bool m_isOutdated = false; ///< the chances of the roll are worked out when they are seen
    ChancesWork* m_work;
    QTimer* m_patience; ///< until it is said that the chart takes time
    ChancesView* m_view;
    QCheckBox* m_single;
    QSpinBox* m_result;
    QLabel* m_told;
    QPushButton* m_print;
};

} // namespace ringford::ui
