// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PlanMotion.h"

namespace ringford::ui {

PlanMotion::PlanMotion(QObject* parent) : QObject(parent)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        if (isRunning())
            emit moved(TablePlan::between(m_from, m_to, part.toDouble()));
    });
    connect(&m_animation, &QVariantAnimation::finished, this, &PlanMotion::finished);
}

void PlanMotion::begin(const TablePlan& from, const TablePlan& to, int length)
{
    m_from = from;
    m_to = to;
    m_animation.setDuration(length);
    m_animation.start();
}

} // namespace ringford::ui
