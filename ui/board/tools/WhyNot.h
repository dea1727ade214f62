// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

namespace ringford::ui {

/** Why touches that are no action cannot be played at the place shown. */
Refusal whyNot(const MatchModel& model, const Gesture& touched);
/**
 * Why a piece that could shoot cannot shoot at what the touches take by going there; nothing if it can, or never
 * shoots.
 */
std::optional<Refusal> whyNoShot(const MatchModel& model, const Gesture& touched);
/**
 * Why nothing can be played with a piece: what is said of the first way it would go, or of what hinders one in a
 * stockpile. @p touch is its cell or its stockpile. @pre a piece is there, and nothing can
 */
Refusal whyNotFrom(const MatchModel& model, std::uint8_t tool, const Touch& touch);

} // namespace ringford::ui
