// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/SeatExit.h"
#include "engine/rules/Contents.h"
#include "ui/panels/SeatRow.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace ringford::ui {

class ClockModel;
class MatchModel;
class SeatNames;

/** How people are told what rows of the panel Seats play on, and how they stand. */
class SeatWords {
    Q_DECLARE_TR_FUNCTIONS(SeatWords)

public:
    /** All outlive it; @p names are those of the match as it is. */
    SeatWords(const MatchModel& match, const ClockModel& clocks, const SeatNames& names)
        : m_match(match), m_clocks(clocks), m_names(names)
    {
    }

    /** Puts into words what else is known of @p row: its boards, flags and state. @p exits by seat */
    void tell(SeatRow& row, const Contents& contents, const std::vector<SeatExit>& exits) const;
    /** What can be told as the state of @p rows before this game is over, as far as it is long. */
    QStringList longestStates(std::vector<SeatRow> rows) const;

private:
    QString boards(const SeatRow& row, const Contents& contents, SeatWording wording) const;
    QString state(const SeatRow& row, const std::vector<SeatExit>& exits, SeatWording wording) const;
    QString goneText(const SeatRow& row, const SeatExit& gone, SeatWording wording) const;
    QString goneBriefly(const SeatExit& gone) const;
    QString computerText(Seat seat, SeatWording wording) const;

    const MatchModel& m_match;
    const ClockModel& m_clocks;
    const SeatNames& m_names;
};

} // namespace ringford::ui
