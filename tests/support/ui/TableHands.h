// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/WindowHands.h"

#include <QString>

namespace ringford::test {

/** A window of a table with several boards, and what its panels tell of seats and clocks. */
struct TableHands : WindowHands {
    TableHands() { window.resize(1280, 800); }
    TableHands(const TableHands&) = delete;
    TableHands& operator=(const TableHands&) = delete;
    ~TableHands() { window.model().setModified(false); }

    /** Of the panel Seats; what it shows of a seat and its boards is what it tells where there is room. */
    QString seat(int row, int column, int role = Qt::DisplayRole);
    /** Of the panel Clocks. */
    QString dial(int row, int column, int role = Qt::DisplayRole);
};

} // namespace ringford::test
