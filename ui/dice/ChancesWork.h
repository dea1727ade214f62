// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Distribution.h"
#include "engine/dice/Rolling.h"

#include <QObject>

#include <optional>

namespace ringford::ui {

class Worker;

/** Works out the chances of rolls, on a thread of its own. Only what was asked last is answered. */
class ChancesWork : public QObject {
    Q_OBJECT

public:
    explicit ChancesWork(QObject* parent = nullptr);

    /** What was being worked out is given up, unless it is the same. */
    void ask(const dice::Roll& roll, const dice::RollConditions& conditions);
    /** Whether the answer is still to come. */
    bool isBusy() const { return m_isBusy; }
    /** What was asked last; nothing: it is not worked out, or not yet. */
    const std::optional<dice::Distribution>& chances() const { return m_chances; }

signals:
    /** Even if nothing had to be worked out for it. */
    void answered();

private:
    struct Question {
        dice::Roll roll;
        dice::RollConditions conditions;
        bool operator==(const Question&) const = default;
    };
    void begin();

    Worker* m_worker;
    std::optional<Question> m_asked;
    std::optional<dice::Distribution> m_chances;
    bool m_isBusy = false;
    bool m_isOutdated = false; ///< the worker is at something else
};

} // namespace ringford::ui
