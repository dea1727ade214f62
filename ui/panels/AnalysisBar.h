// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;

namespace ringford::ui {

/** How far an analysis is, with Cancel. Hidden while there is none. */
class AnalysisBar : public QFrame {
    Q_OBJECT

public:
    explicit AnalysisBar(QWidget* parent = nullptr);

    /** @p done of @p all positions were searched. */
    void show(int done, int all);

signals:
    void cancelled();

private:
    QLabel* m_label;
    QProgressBar* m_bar;
};

} // namespace ringford::ui
