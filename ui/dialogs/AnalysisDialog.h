// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace ringford::ui {

/** How a game is to be analysed: how long per place, and which line. */
struct AnalysisChoice {
    enum class Effort : unsigned char { Quick, Usual, Thorough, Seconds, Nodes };
    Effort effort = Effort::Usual;
    int seconds = 2;     ///< Effort::Seconds
    int nodes = 100'000; ///< Effort::Nodes
    bool isMainLine = true;

    /** For each place. */
    SearchBudget budget() const;
};

/** Asks how a game is to be analysed, and tells about how long that takes. */
class AnalysisDialog : public QDialog {
    Q_OBJECT

public:
    /** How many places a line has. */
    struct Lengths {
        int main;
        int shown; ///< 0: what is shown is the main line
    };
    AnalysisDialog(const AnalysisChoice& last, const Lengths& lengths, QWidget* parent = nullptr);

    AnalysisChoice choice() const;

private:
    void addFields();
    void update();

    Lengths m_lengths;
    QComboBox* m_effort;
    QSpinBox* m_amount;
    QComboBox* m_line;
    QLabel* m_time;
    AnalysisChoice m_choice;
};

} // namespace ringford::ui
