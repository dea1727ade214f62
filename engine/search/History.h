// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace ringford {

/** Brings a score of History nearer to one of its ends, the less the nearer it is already. */
inline void nudge(std::int16_t& score, int by, int most)
{
    const int step = std::clamp(8 * by, -most / 8, most / 8);
    score = static_cast<std::int16_t>(score + step - score * std::abs(step) / most);
}

/** Which quiet moves have turned out well elsewhere in a search: they are looked at earlier. Moves by their tags. */
class History {
public:
    /** Orders of moves (order()) stay below this, and above its negative. */
    static constexpr int kMost = 1 << 14;

    /** The move was so good at a node so deep that the rest was not looked at; those before it were not. */
    void reward(std::uint16_t tag, int depth, int ply)
    {
        change(tag, depth * depth);
        auto& pair = killersAt(ply);
        if (pair[0] != tag) {
            pair[1] = pair[0];
            pair[0] = tag;
        }
    }
    void punish(std::uint16_t tag, int depth) { change(tag, -depth * depth); }

    int order(std::uint16_t tag) const { return m_scores[tag]; }
    /** Those that were rewarded at this distance from the root lately, the last one first. */
    const std::array<std::uint16_t, 2>& killers(int ply) { return killersAt(ply); }

    /** A new search: what the last one learned counts for less. */
    void fade()
    {
        for (std::int16_t& score : m_scores)
            score = static_cast<std::int16_t>(score / 4);
        m_killers.clear();
    }
    void clear()
    {
        std::ranges::fill(m_scores, std::int16_t{0});
        m_killers.clear();
    }

private:
    void change(std::uint16_t tag, int by) { nudge(m_scores[tag], by, kMost); }
    std::array<std::uint16_t, 2>& killersAt(int ply)
    {
        const auto at = static_cast<std::size_t>(ply);
        if (at >= m_killers.size())
            m_killers.resize(at + 1);
        return m_killers[at];
    }

    std::vector<std::int16_t> m_scores = std::vector<std::int16_t>(1 << 16);
    std::vector<std::array<std::uint16_t, 2>> m_killers;
};

} // namespace ringford
