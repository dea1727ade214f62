// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/OpenQuestion.h"

namespace ringford::ui {

void OpenQuestion::ask(QObject& question, SeatSet asked)
{
    if (m_question)
        disconnect(m_question, nullptr, this, nullptr);
    m_question = &question;
    m_asked = asked;
    connect(&question, &QObject::destroyed, this, [this] {
        m_question = nullptr;
        emit closed();
    });
    emit opened();
}

} // namespace ringford::ui
