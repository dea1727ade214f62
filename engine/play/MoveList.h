// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace ringford {

/**
 * Moves in the order in which they were generated, on the stack. Trivial to make: nothing is written before it is used.
 * @p Capacity is the game's to choose, so that no position can overflow it.
 */
template <class Move, std::size_t Capacity> class MoveList {
    static_assert(std::is_trivially_copyable_v<Move>);

public:
    using value_type = Move;

    MoveList() {} // not `= default`: the array stays unwritten
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void push(Move move)
    {
        assert(m_size < Capacity);
        moves()[m_size++] = move;
    }
    void clear() { m_size = 0; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Move* begin() const { return reinterpret_cast<const Move*>(m_space); }
    const Move* end() const { return begin() + m_size; }
    const Move& operator[](std::size_t i) const
    {
        assert(i < m_size);
        return begin()[i];
    }

private:
    Move* moves() { return reinterpret_cast<Move*>(m_space); }

    alignas(Move) std::byte m_space[sizeof(Move) * Capacity];
    std::size_t m_size = 0;
};

} // namespace ringford
