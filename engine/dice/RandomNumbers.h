// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ringford::dice {

/** Numbers of 64 bits, each as likely as any other. */
class RandomNumbers {
public:
    virtual ~RandomNumbers() = default;
    virtual std::uint64_t draw() = 0;
};

/** Those of the operating system's generator. */
class SystemNumbers final : public RandomNumbers {
public:
    std::uint64_t draw() override;

private:
    std::array<std::uint64_t, 32> m_drawn{};
    std::size_t m_next = 32; ///< of those drawn; past the last: new ones are due
};

/** The same for the same seed on every machine: xoshiro256**, whose state splitmix64 fills. */
class SeededNumbers final : public RandomNumbers {
public:
    explicit SeededNumbers(std::uint64_t seed);
    std::uint64_t draw() override;

private:
    std::array<std::uint64_t, 4> m_state;
};

/** A seed as it is typed: digits alone; nothing for any other, and above 18446744073709551615. */
std::optional<std::uint64_t> readSeed(std::string_view text);

/** Gives dice, one after the other. */
class DiceSource {
public:
    virtual ~DiceSource() = default;
    /** What a die shows: 1 to @p sides. @pre sides > 0 */
    virtual int roll(int sides) = 0;
};

/** Dice by random numbers, all sides alike: numbers that would favour some of them are thrown away. */
class RandomDice final : public DiceSource {
public:
    explicit RandomDice(RandomNumbers& numbers) : m_numbers(numbers) {}
    int roll(int sides) override;

private:
    RandomNumbers& m_numbers;
};

} // namespace ringford::dice
