// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/Concessions.h"

#include <algorithm>

namespace ringford::ui {

namespace {

// What pawns are worth in orthodox chess; elsewhere a lead promises less (GameDescription::certainty).
constexpr int kLost = -940; // some nine pawns behind
constexpr std::ptrdiff_t kLostTurns = 4;
constexpr int kEven = 30;   // a sixth of a pawn
constexpr int kDrawn = -60; // a search holds a certain draw for a little worse than even (Appraisal::kDraw)
constexpr std::ptrdiff_t kEvenTurns = 10;
constexpr int kWorse = -150;     // most of a pawn behind
constexpr int kOffersFrom = 70;  // entries
constexpr int kOffersAgain = 40; // entries
constexpr int kHardlyOpened = 4; // entries a seat, in which everybody plays on

} // namespace

void Concessions::note(Seat seat, int depth, int value)
{
    Mind& mind = m_minds[seat];
    std::erase_if(mind.thoughts, [depth](const Thought& thought) { return thought.depth >= depth; });
    mind.thoughts.push_back({depth, value});
    if (mind.offeredAt > depth)
        mind.offeredAt = -1;
}

bool Concessions::givesUp(Seat seat, int level) const
{
    const auto mind = m_minds.find(seat);
    if (level < kLeastLevel || mind == m_minds.end())
        return false;
    const auto& thoughts = mind->second.thoughts;
    return std::ssize(thoughts) >= kLostTurns &&
           std::all_of(thoughts.end() - kLostTurns, thoughts.end(),
                       [](const Thought& thought) { return thought.value <= kLost; });
}

bool Concessions::offersDraw(Seat seat, int level)
{
    const auto found = m_minds.find(seat);
    if (level < kLeastLevel || found == m_minds.end())
        return false;
    Mind& mind = found->second;
    const auto& thoughts = mind.thoughts;
    if (std::ssize(thoughts) < kEvenTurns || thoughts.back().depth < kOffersFrom)
        return false;
    if (mind.offeredAt >= 0 && thoughts.back().depth < mind.offeredAt + kOffersAgain)
        return false;
    const bool isEven = std::all_of(thoughts.end() - kEvenTurns, thoughts.end(), [](const Thought& thought) {
        return thought.value >= kDrawn && thought.value <= kEven;
    });
    if (isEven)
        mind.offeredAt = thoughts.back().depth;
    return isEven;
}

bool Concessions::agreesToDraw(Seat seat, int level) const
{
    const auto mind = m_minds.find(seat);
    return level >= kLeastLevel && mind != m_minds.end() && !mind->second.thoughts.empty() &&
           mind->second.thoughts.back().value <= kEven;
}

bool Concessions::takesDraw(int value, int depth, int seats)
{
    if (depth < kHardlyOpened * seats)
        return false;
    return value <= kWorse || (value <= kEven && depth >= kOpening * seats);
}

} // namespace ringford::ui
