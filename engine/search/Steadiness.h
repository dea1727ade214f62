// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace ringford {

/**
 * How settled the choice of a search is, by its iterations: who has a clock thinks shorter where the same action has
 * been the best for long and hardly anything else is worth a look, and longer where the best one changes or turns out
 * worse than it seemed (as is common in computer chess; see Solak, Vuckovic 2009 on time management).
 */
class Steadiness {
public:
    /** What an iteration found. */
    struct Found {
        std::uint16_t tag = 0;  ///< of the best move
        int value = 0;          ///< its score
        int percentOfNodes = 0; ///< of all nodes until now: those behind that move
    };

    void note(int depth, const Found& found);
    /** How much of the usual time is to be taken: 100 is all of it. */
    int percent() const;

private:
    static constexpr int kFirstDepth = 4; ///< what shallow iterations find tells nothing

    int m_depth = 0;
    int m_steady = 0; ///< iterations since the best move changed
    int m_fall = 0;   ///< how much worse it is than before
    int m_percentOfNodes = 0;
    std::uint16_t m_tag = 0;
    std::optional<int> m_usual; ///< what the last iterations found it worth, the later ones counted more
};

} // namespace ringford
