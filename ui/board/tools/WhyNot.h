// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says of touches, at the node that is shown.
#pragma once

#include "engine/match/GestureRefusals.h"
#include "ui/match/MatchModel.h"

namespace ringford::ui {

inline Refusal whyNot(const MatchModel& model, const Gesture& touched)
{
    return ringford::whyNot(model.match(), model.shown(), touched);
}
inline std::optional<Refusal> whyNoShot(const MatchModel& model, const Gesture& touched)
{
    return ringford::whyNoShot(model.match(), model.shown(), touched);
}
inline Refusal whyNotFrom(const MatchModel& model, std::uint8_t tool, const Touch& touch)
{
    return ringford::whyNotFrom(model.match(), model.shown(), tool, touch);
}

} // namespace ringford::ui
