// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dice/ChancesChart.h"
#include "ui/paint/PieceArt.h"

#include <QWidget>

#include <optional>

namespace ringford::ui {

/** A chart of chances on the screen; a click asks about a result. */
class ChancesView : public QWidget {
    Q_OBJECT

public:
    explicit ChancesView(QWidget* parent = nullptr);

    /** Shows a chart, or none. */
    void show(std::optional<ChancesChart> chart);
    const std::optional<ChancesChart>& chart() const { return m_chart; }
    /** The bars as they are seen. */
    std::vector<ChancesChart::Bar> bars() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** Somebody has clicked on the bar of a result. */
    void asked(long long result);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    ChartLook look() const;
    const ChancesChart::Bar* barAt(QPointF place, const std::vector<ChancesChart::Bar>& bars) const;

    std::optional<ChancesChart> m_chart;
    PieceArt m_art; ///< no piece is drawn, but canvases want one
};

} // namespace ringford::ui
