// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Distribution.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <vector>

class QPalette;

namespace ringford::ui {

class Canvas;
struct BoardStyle;

/** How a chart is drawn; lengths in units of the canvas. */
struct ChartLook {
    QColor paper;
    QColor ink;     ///< words, axes, outlines of bars
    QColor bar;     ///< below what is to be reached
    QColor reached; ///< at it, and above
    double text = 12;
    double line = 1;
    double leastBar = 3; ///< how wide a bar is at least: where there is less room, one stands for several results

    static ChartLook onScreen(const QPalette& palette, double text);
    /** In mm. */
    static ChartLook onPaper(const BoardStyle& style);
};

/** A share of all cases for people: `16.2 %`, `0.0046 %`. */
QString chanceText(double chance);

/** How likely each result of a roll is, as bars; one result is marked, with the chance to reach it. */
class ChancesChart {
public:
    /** @p isRolled: the marked result is one that was rolled. */
    ChancesChart(dice::Distribution chances, long long marked, bool isRolled);

    const dice::Distribution& chances() const { return m_chances; }
    long long marked() const { return m_marked; }
    /** Of the marked result or more. */
    double chanceToReach() const;
    double chanceOfAtMost() const;

    /** Some results stand for others beside them where there is no room for all. */
    struct Bar {
        long long first;
        long long last;
        double chance; ///< of all its results together
        QRectF rect;
    };
    /** The bars in @p area, without those at the ends that nobody will ever see rolled. */
    std::vector<Bar> bars(const QRectF& area, const ChartLook& look) const;
    void paint(Canvas& canvas, const QRectF& area, const ChartLook& look) const;

private:
    void findSeen();
    QRectF plot(const QRectF& area, const ChartLook& look) const;
    void paintScale(Canvas& canvas, const QRectF& plot, const ChartLook& look, const std::vector<Bar>& bars) const;
    void paintBars(Canvas& canvas, const ChartLook& look, const std::vector<Bar>& bars) const;
    void paintResults(Canvas& canvas, const QRectF& plot, const ChartLook& look, const std::vector<Bar>& bars) const;
    void paintMark(Canvas& canvas, const QRectF& area, const QRectF& plot, const ChartLook& look,
                   const std::vector<Bar>& bars) const;

    dice::Distribution m_chances;
    long long m_marked;
    bool m_isRolled;
    long long m_first = 0; ///< of what is seen
    long long m_last = 0;
};

} // namespace ringford::ui
