// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QObject>
#include <QPointer>

namespace ringford::ui {

/** What those who play are asked, while the game waits for their answer. */
class OpenQuestion : public QObject {
    Q_OBJECT

public:
    /**
     * Tells that @p question asks something that all who play must agree on, or that only @p asked answer; it is over
     * when that object is destroyed. Of two, the later one counts.
     */
    void ask(QObject& question, SeatSet asked = {});
    bool isOpen() const { return m_question; }
    /** Whose answer is waited for; none: not that of certain seats, or nothing is asked. */
    SeatSet asked() const { return isOpen() ? m_asked : SeatSet(); }

signals:
    void opened();
    void closed();

private:
    QPointer<QObject> m_question;
    SeatSet m_asked;
};

} // namespace ringford::ui
