// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"

#include <QObject>

#include <utility>

namespace ringford::ui {

/**
 * A match that is seen and played, and its clocks. Both take another match over before anybody hears of it: who hears
 * MatchModel::replaced() may ask either.
 */
class MatchSession : public QObject {
    Q_OBJECT

public:
    explicit MatchSession(Match match, QObject* parent = nullptr)
        : QObject(parent), m_match(std::move(match)), m_clocks(m_match)
    {
    }

    MatchModel& match() { return m_match; }
    ClockModel& clocks() { return m_clocks; }

private:
    MatchModel m_match;
    ClockModel m_clocks; ///< the first to listen to the match
};

} // namespace ringford::ui
