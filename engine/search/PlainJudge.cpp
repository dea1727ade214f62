// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/PlainJudge.h"

#include <algorithm>

namespace ringford {

void MobilityValues::see(PieceKind kind, std::size_t targets)
{
    if (kind.index >= m_seen.size())
        m_seen.resize(kind.index + std::size_t{1});
    m_seen[kind.index].targets += targets;
    ++m_seen[kind.index].pieces;
}

int MobilityValues::of(PieceKind kind) const
{
    constexpr int kMan = 100;
    if (kind.index >= m_seen.size() || m_seen[kind.index].pieces == 0)
        return kMan;
    // A piece is worth something by being there, and the more the farther it goes.
    const auto worth = [](const Seen& seen) {
        return 1 + static_cast<double>(seen.targets) / static_cast<double>(seen.pieces);
    };
    const Seen& usual = *std::ranges::max_element(m_seen, {}, &Seen::pieces);
    return static_cast<int>(kMan * worth(m_seen[kind.index]) / worth(usual));
}

} // namespace ringford
