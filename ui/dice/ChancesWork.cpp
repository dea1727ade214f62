// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ChancesWork.h"

#include "engine/dice/Forecast.h"
#include "ui/files/Worker.h"

#include <memory>
#include <utility>

namespace ringford::ui {

ChancesWork::ChancesWork(QObject* parent) : QObject(parent), m_worker(new Worker(this)) {}

void ChancesWork::ask(const dice::Roll& roll, const dice::RollConditions& conditions)
{
    Question question{roll, conditions};
    if (m_asked == question) {
        if (!m_isBusy)
            emit answered();
        return;
    }
    m_asked = std::move(question);
    m_chances.reset();
    m_isBusy = true;
    m_isOutdated = m_worker->isBusy();
    if (m_isOutdated)
        m_worker->stop();
    else
        begin();
}

void ChancesWork::begin()
{
    m_isOutdated = false;
    m_worker->start([this, question = *m_asked](const std::stop_token& stop) -> Worker::Finish {
        auto chances = std::make_shared<std::optional<dice::Distribution>>(
            dice::likelyChancesOfLeft(question.roll, question.conditions, stop));
        return [this, chances] {
            if (m_isOutdated) {
                begin();
                return;
            }
            m_chances = std::move(*chances);
            m_isBusy = false;
            emit answered();
        };
    });
}

} // namespace ringford::ui
