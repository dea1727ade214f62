// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/PointsHistory.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace ringford::ui {

class Canvas;

/** Members' points over the entries of a ledger, as a picture: a line of steps each, with the name at its end. */
class PointsPlot {
public:
    struct Line {
        QString name;
        std::size_t member = 0; ///< who was first to join is 0: colour and dashes stay with a member
        std::vector<PointsAt> steps;
        std::size_t until = 0; ///< the entry that put the member out, or the last one
        bool isOut = false;
    };
    /** What it is drawn with; lengths in the units of the canvas. */
    struct Look {
        QFont font;
        double letters = 11; ///< height
        QColor ink{Qt::black};
        QColor ground{Qt::white};
        int strong = -1;       ///< the line of a member that is chosen
        double names = 0.3;    ///< how much of the width they may have
        double smallest = 1.0; ///< how small the letters of long ones may be, of those of others
    };

    PointsPlot() = default;
    /**
     * Of the members who stand best, no more than can be told apart, and of @p chosen, who may be empty. Shown are those
     * for whose names there is room; how many others there are is said.
     */
    PointsPlot(const Ledger& ledger, const std::string& chosen);

    const std::vector<Line>& lines() const { return m_lines; }
    /** The line of the member of that name; -1 if there is none. */
    int lineOf(const QString& name) const;
    void paint(Canvas& canvas, const QRectF& room, const Look& look) const;
    /** What is to be said of the place nearest to @p at: who had how many points, after which entry; empty: nothing. */
    struct Near {
        int line = 0;
        PointsAt at;
    };
    std::optional<Near> nearest(QPointF at, const QRectF& room, const Look& look) const;

private:
    struct Frame;
    Frame frameIn(const QRectF& room, const Look& look) const;
    void chooseLines(Frame& frame, const Look& look) const;
    void paintScale(Canvas& canvas, const Frame& frame, const Look& look) const;
    void paintDays(Canvas& canvas, const Frame& frame, const Look& look) const;
    void paintLine(Canvas& canvas, const Frame& frame, const Look& look, int number) const;
    void paintNames(Canvas& canvas, const Frame& frame, const Look& look) const;

    std::vector<Line> m_lines;
    std::vector<std::pair<std::size_t, QString>> m_days; ///< the first entry of each, not too many
    std::size_t m_entries = 0;
    int m_members = 0; ///< of the tournament, also those who are out
    int m_least = 0;   ///< of the points, and what is shown around them
    int m_most = 30;
};

} // namespace ringford::ui
