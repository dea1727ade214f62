// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QTest>

#include <utility>
#include <vector>

namespace ringford::test {

/** A window with a game in which the computer has seats. */
struct ComputerTable : WindowHands {
    explicit ComputerTable(const std::vector<std::pair<Seat, int>>& levels, Match match = matchOf("orthodox"))
    {
        searches.want({"e7-e5", "g8-f6", "b8-c6", "e2-e4", "g1-f3"});
        setGame(levels, std::move(match));
    }
    ~ComputerTable() { window.model().setModified(false); }

    /** Another game takes the place of the one at the table. */
    void setGame(const std::vector<std::pair<Seat, int>>& levels, Match match)
    {
        ui::ComputerSeats seats(match);
        for (const auto& [seat, level] : levels)
            seats.setLevel(seat, level);
        seats.write(match.game().description(), match.tags());
        window.document().begin(std::move(match));
    }
    QAction& action(ui::Command command) { return *window.commands()[command]; }
    QString line() const { return lineTo(window.model().gameNode()); }
    /** The computer has been asked and does not answer. */
    bool waitUntilItThinks(int tasks = 1)
    {
        return QTest::qWaitFor([&] { return searches.begun() >= tasks; });
    }
    /** What is queued has been done: several rounds, for one thing leads to the next. */
    static void settle()
    {
        for (int round = 0; round < 10; ++round)
            QTest::qWait(1);
    }
};

} // namespace ringford::test
