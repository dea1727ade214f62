// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BurstItem.h"
#include "ui/board/scene/PieceStage.h"

#include <QPolygonF>
#include <QVariantAnimation>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * Items of pieces that are on their way to a place, come up or fade, all at once, and what goes off or flies meanwhile.
 * Knows nothing of effects.
 */
class PieceWays : public QObject {
    Q_OBJECT

public:
    /** @p stage must live longer. */
    explicit PieceWays(const PieceStage& stage);
    ~PieceWays() override;

    /** Lets an item go on to a place, straight from where it was to be before. */
    void goTo(PieceItem& item, QPointF to) { wayOf(item).points.push_back(to); }
    /** Lets an item go along a line that begins where it is. Where a hand has carried it, it goes to the end. */
    void goAlong(PieceItem& item, const QPolygonF& line);
    /** Lets an item go along a line as it is, from the line's first point. */
    void wander(PieceItem& item, const QPolygonF& line);
    /** Lets an item come up from what it is seen as now. */
    void comeUp(PieceItem& item) { wayOf(item); }
    /** Lets an item fade; at the end of its way it is deleted. */
    void vanish(PieceItem& item);
    /** What the item of a piece is from when it has arrived; false if it is not on its way. */
    bool becomes(const PieceItem& item, const PieceStack& standing);
    /** The item is deleted elsewhere. */
    void forget(const PieceItem& item);
    /** Lets something be seen that goes off or flies. */
    void addBurst(std::unique_ptr<BurstItem> burst);

    /** What goes off or flies; null: nothing does. */
    const BurstItem* firstBurst() const { return m_bursts.empty() ? nullptr : m_bursts.front().get(); }
    /** How many items move from one place to another. */
    std::ptrdiff_t movingCount() const;
    /** The most moves that a way is made of, at least 1. */
    int mostHops() const;
    /** Brings what moves above what stands. */
    void raiseMoving();

    /** All go for @p duration ms as designed; where there is nothing to be seen, it ends at once. */
    void start(int duration, QEasingCurve::Type easing = QEasingCurve::OutCubic);
    /** Nothing need move for @p duration ms: there is something to be read. */
    void hold(int duration);
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running; }
    /** All stay where they are; settle() brings them to the ends of their ways. */
    void stop() { m_animation.stop(); }
    /** Everything is where it was going. */
    void settle();

signals:
    /** The time is over: settle() is to follow. */
    void ended();

private:
    struct Way {
        PieceItem* item;
        std::vector<QPointF> points; ///< from where it was to where it will be
        double opacityFrom = 1;
        double opacityTo = 1;
        std::optional<PieceStack> becomes; ///< what it is when it has arrived
        bool goesAway = false;             ///< the item is deleted at the end
        int hops = 0;                      ///< moves that it is made of
    };

    Way& wayOf(PieceItem& item);
    void advance(double part);

    const PieceStage& m_stage;
    std::vector<Way> m_ways;
    std::vector<std::unique_ptr<BurstItem>> m_bursts;
    QVariantAnimation m_animation;
};

} // namespace ringford::ui
