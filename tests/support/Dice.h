// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::test {

/** Throws the same numbers for the same seed on every machine. */
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    /** A number from 0 to @p sides - 1. @pre sides > 0 */
    std::size_t below(std::size_t sides) { return static_cast<std::size_t>(m_engine() % sides); }
    bool oneIn(std::size_t sides) { return below(sides) == 0; }
    /** A member of a list. @pre it has one */
    template <class List> const auto& among(const List& list) { return list[below(list.size())]; }
    char characterOf(std::string_view characters) { return characters[below(characters.size())]; }
    /** At most @p most members of a list, in its order, drawn evenly. */
    template <class Value> std::vector<Value> some(const std::vector<Value>& list, std::size_t most)
    {
        std::vector<Value> drawn;
        for (std::size_t i = 0; i < list.size() && drawn.size() < most; ++i) {
            if (below(list.size() - i) < most - drawn.size())
                drawn.push_back(list[i]);
        }
        return drawn;
    }

private:
    std::mt19937_64 m_engine; // its numbers are fixed by the standard; those of the library's distributions are not
};

} // namespace ringford::test
