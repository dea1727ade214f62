// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/SeatRow.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace ringford::ui {

class MatchModel;

/** How people are told who sits in a row of the panel Seats, and with whom. */
class SeatNames {
    Q_DECLARE_TR_FUNCTIONS(SeatNames)

public:
    /** @p match outlives it. */
    explicit SeatNames(const MatchModel& match) : m_match(match) {}

    /** Who sits at the table now; @p left: the seats that are still in the game. */
    void read(SeatSet left);

    QString inFull(const SeatRow& row) const { return who(row, m_names); }
    /** Where there is little room: the board stands beside it. */
    QString beside(const SeatRow& row) const;
    /**
     * Where there is hardly any: a person's name, or the seat with the level of the computer there. The badge beside it
     * tells the seat as well.
     */
    QString briefly(const SeatRow& row) const;
    /** Who plays with a row, and where else its person sits. */
    QString company(const SeatRow& row, SeatWording wording) const;
    /** The same while all are in the game, which is as long as it becomes. */
    QString wholeCompany(SeatRow row, SeatWording wording) const;
    /** Several seats in a sentence, or by their badges. */
    QString namesOf(SeatSet seats, SeatWording wording) const;

private:
    QString who(const SeatRow& row, const std::vector<std::string>& names) const;
    QString seatBeside(const SeatRow& row) const;
    QString nameBeside(const SeatRow& row) const;
    QString companyOf(const SeatRow& row, SeatWording wording, bool isOver) const;
    SeatSet matesTold(const SeatRow& row, SeatWording wording) const;
    QString personText(Seat seat, SeatSet told, SeatWording wording) const;

    const MatchModel& m_match;
    std::vector<std::string> m_names;      ///< by seat, as people read them
    std::vector<std::string> m_briefNames; ///< where there is little room
    std::vector<std::string> m_persons;    ///< by seat; none where the computer sits
    SeatSet m_left;                        ///< still in the game
};

} // namespace ringford::ui
