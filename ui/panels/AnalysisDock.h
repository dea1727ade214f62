// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"

namespace ringford::ui {

class AnalysisBar;
class MatchModel;
class ValuesView;

/** How the game went, and how far an analysis of it is. It is there while there is either. */
class AnalysisDock : public Panel {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit AnalysisDock(MatchModel& match, QWidget* parent = nullptr);

    ValuesView& view() const { return *m_view; }
    AnalysisBar& bar() const { return *m_bar; }
    bool isWanted() const override;
    bool isDrawn() const override { return true; }
    /** An analysis has begun, or has come so far; somebody who has closed the panel sees it again when one begins. */
    void showProgress(int done, int all);
    void endProgress();

private:
    void update();

    ValuesView* m_view;
    AnalysisBar* m_bar;
    bool m_isRunning = false;
    bool m_wasWanted = false;
};

} // namespace ringford::ui
