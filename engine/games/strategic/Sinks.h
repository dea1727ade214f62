// SPDX-License-Identifier: GPL-3.0-or-later
// What takes actions from Generation.h.
#pragma once

#include "engine/games/strategic/State.h"

namespace ringford::strategic {

/** Counts actions without listing them. */
class CountingSink {
public:
    void route(int, int) {}
    void piece(Kind, Spot, Bits targets) { m_count += chess::size(targets); }
    void pawns(int, Bits targets) { m_count += chess::size(targets); }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/** Appends actions to a list that has `push`. */
template <class List> class ListingSink {
public:
    explicit ListingSink(List& list) : m_list(list) {}

    void route(int source, int target)
    {
        m_source = BoardPlace{static_cast<std::uint8_t>(source)};
        m_target = BoardPlace{static_cast<std::uint8_t>(target)};
    }
    void piece(Kind kind, Spot from, Bits targets)
    {
        chess::forEach(targets, [&](Spot to) { m_list.push({m_source.cell(from), m_target.cell(to), kind}); });
    }
    void pawns(int offset, Bits targets)
    {
        chess::forEach(targets, [&](Spot to) {
            m_list.push({m_source.cell(static_cast<Spot>(to - offset)), m_target.cell(to), Kind::Pawn});
        });
    }

private:
    List& m_list;
    BoardPlace m_source;
    BoardPlace m_target;
};

} // namespace ringford::strategic
