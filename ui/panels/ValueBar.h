// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/computer/CampShares.h"

#include <QColor>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <vector>

class QFontMetricsF;

namespace ringford::ui {

/**
 * Who has how much of a game: a bar in the colours of the seats, camp beside camp. Of two seats each has its letters at
 * its end; of more the letters stand in the bar, or below it where a part is narrow; a team has its own once where those
 * of its seats have no room. Of two camps a line marks the middle.
 */
class ValueBar : public QWidget {
    Q_OBJECT

public:
    explicit ValueBar(QWidget* parent = nullptr);

    /** Shows the shares of all camps of a game; no @p shares: an empty bar. @p game is copied as far as needed. */
    void setShares(const GameDescription& game, const std::vector<CampShare>& shares);
    /** Whether what is seen is about another place: it is paler then. */
    void setPale(bool isPale);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /** A seat's piece of the bar. */
    struct Part {
        SeatInfo seat;
        int permille;
        bool beginsCamp;
        QString ofCamp; ///< what the letters of its seats have in common
    };

    /** What is set at its place, or below it. */
    struct Letters {
        QString text;
        QRectF place;
        QColor ink;
        bool isOfCamp; ///< of all its seats
    };

    bool hasEnds() const { return !m_ends.empty(); }
    QFont letters() const;
    QRectF bar() const;
    void paintPart(QPainter& painter, const QRectF& place, const Part& part) const;
    void keepSeen(QPainter& painter, const QRectF& place, const Part& part) const;
    void paintMiddle(QPainter& painter) const;
    QRectF besideMiddle(const QRectF& place, double letters) const;
    void paintEnds(QPainter& painter) const;
    bool isTooNarrow(const std::vector<QRectF>& places, std::size_t first, const QFontMetricsF& metrics) const;
    std::vector<Letters> lettersAt(const std::vector<QRectF>& places, const QFontMetricsF& metrics) const;
    void paintLetters(QPainter& painter, const std::vector<QRectF>& places) const;

    std::vector<Part> m_parts;
    std::vector<SeatInfo> m_ends; ///< the seats of a game of two
    bool m_hasMiddle = false;
    bool m_isPale = false;
};

} // namespace ringford::ui
