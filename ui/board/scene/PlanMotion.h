// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/TablePlan.h"

#include <QObject>
#include <QVariantAnimation>

namespace ringford::ui {

/** Lets the boards of a table wander from where they stand to where they stand from now on. */
class PlanMotion : public QObject {
    Q_OBJECT

public:
    explicit PlanMotion(QObject* parent = nullptr);

    /** @p length in ms, above 0 */
    void begin(const TablePlan& from, const TablePlan& to, int length);
    /** The boards are left where they are. */
    void stop() { m_animation.stop(); }
    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }

signals:
    /** The boards stand like this, on the way. */
    void moved(const ringford::ui::TablePlan& plan);
    void finished();

private:
    QVariantAnimation m_animation;
    TablePlan m_from;
    TablePlan m_to;
};

} // namespace ringford::ui
