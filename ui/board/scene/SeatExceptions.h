// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

namespace ringford::ui {

/** Seats, by number, for which a choice that holds for all is the other way round. */
struct SeatExceptions {
    SeatSet legalTargets;
    SeatSet whyNot;
    SeatSet confirm;
    bool operator==(const SeatExceptions&) const = default;
};

} // namespace ringford::ui
