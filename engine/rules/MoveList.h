// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

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

/**
 * The same for games whose lists have no small bound: it grows, and keeps its room when it is cleared, so that a list
 * that is used again soon allocates no more.
 */
template <class Move> class GrowingMoveList {
    static_assert(std::is_trivially_copyable_v<Move>);

public:
    using value_type = Move;

    GrowingMoveList() = default;
    GrowingMoveList(const GrowingMoveList&) = delete;
    GrowingMoveList& operator=(const GrowingMoveList&) = delete;

    void push(Move move) { m_moves.push_back(move); }
    void clear() { m_moves.clear(); }
    std::size_t size() const { return m_moves.size(); }
    bool empty() const { return m_moves.empty(); }
    const Move* begin() const { return m_moves.data(); }
    const Move* end() const { return begin() + m_moves.size(); }
    const Move& operator[](std::size_t i) const
    {
        assert(i < m_moves.size());
        return m_moves[i];
    }

private:
    std::vector<Move> m_moves;
};

} // namespace ringford
