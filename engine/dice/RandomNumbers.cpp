// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RandomNumbers.h"

#include "engine/rules/PlainText.h"
#include "engine/text/PlatformFile.h"

#include <bit>
#include <charconv>
#include <span>

namespace ringford::dice {

namespace {

/** The next number of splitmix64. */
std::uint64_t nextOfSplitmix(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15u;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

} // namespace

std::uint64_t SystemNumbers::draw()
{
    if (m_next == m_drawn.size()) {
        fillFromSystem(std::as_writable_bytes(std::span(m_drawn)));
        m_next = 0;
    }
    return m_drawn[m_next++];
}

SeededNumbers::SeededNumbers(std::uint64_t seed)
{
    for (std::uint64_t& part : m_state)
        part = nextOfSplitmix(seed);
}

std::uint64_t SeededNumbers::draw()
{
    auto& s = m_state;
    const std::uint64_t drawn = std::rotl(s[1] * 5, 7) * 9;
    const std::uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = std::rotl(s[3], 45);
    return drawn;
}

std::optional<std::uint64_t> readSeed(std::string_view text)
{
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    return isNumber(text) && read.ec == std::errc{} ? std::optional(seed) : std::nullopt;
}

int RandomDice::roll(int sides)
{
    const auto many = static_cast<std::uint64_t>(sides);
    const std::uint64_t tooFew = (0 - many) % many; // 2^64 mod sides: so many numbers more than fit evenly
    std::uint64_t drawn = m_numbers.draw();
    while (drawn < tooFew)
        drawn = m_numbers.draw();
    return 1 + static_cast<int>(drawn % many);
}

} // namespace ringford::dice
