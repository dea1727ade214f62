// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Steadiness.h"

#include "engine/search/Score.h"

#include <algorithm>

namespace ringford {

void Steadiness::note(int depth, const Found& found)
{
    m_depth = depth;
    if (depth < kFirstDepth)
        return;
    m_steady = found.tag == m_tag ? m_steady + 1 : 0;
    m_tag = found.tag;
    m_percentOfNodes = found.percentOfNodes;
    const int value = std::clamp(found.value, -score::kMostByLook, score::kMostByLook);
    m_fall = m_usual.value_or(value) - value;
    m_usual = (m_usual.value_or(value) + 2 * value) / 3;
}

int Steadiness::percent() const
{
    constexpr int kMostSteady = 8;
    if (m_depth <= kFirstDepth)
        return 100;
    const int bySteadiness = 135 - 7 * std::min(m_steady, kMostSteady);
    const int byNodes = std::clamp(165 - m_percentOfNodes, 65, 140);
    const int byFall = 100 + std::clamp(m_fall, -15, 60);
    return std::clamp(bySteadiness * byNodes / 100 * byFall / 100, 40, 220);
}

} // namespace ringford
