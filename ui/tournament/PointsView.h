// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceArt.h"
#include "ui/tournament/PointsPlot.h"

#include <QWidget>

namespace ringford::ui {

class TournamentModel;

/** Members' points over time in a window. What a place shows is told beside the pointer, all to screen readers. */
class PointsView : public QWidget {
    Q_OBJECT

public:
    /** @p tournament outlives it. */
    explicit PointsView(TournamentModel& tournament, QWidget* parent = nullptr);

    const PointsPlot& plot() const { return m_plot; }
    /** Draws the line of that member strongly. */
    void setChosen(const std::string& name);
    QSize minimumSizeHint() const override { return {160, 90}; }
    QSize sizeHint() const override { return {380, 240}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void takeChange();
    void describe();
    PointsPlot::Look look() const;
    QString tipAt(QPointF at) const;

    TournamentModel& m_tournament;
    PieceArt m_art; ///< what canvases need
    PointsPlot m_plot;
    std::string m_chosen;
};

} // namespace ringford::ui
