// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/PackedRows.h"

#include <limits>
#include <utility>

namespace ringford::dice {

namespace {

/** Whether a word that holds digits of @p values different values in all has room for one more, of @p sides values. */
bool hasRoom(std::uint64_t values, int sides)
{
    return values <= std::numeric_limits<std::uint64_t>::max() / static_cast<std::uint64_t>(sides);
}

/** Dice become digits of a word, the first one the lowest, until a word is full. */
class Packer {
public:
    explicit Packer(int sides) : m_sides(sides) {}

    void add(const RolledRow& row)
    {
        auto sum = row.sums.begin();
        for (const RolledAttack& attack : row.attacks) {
            add(kAttackSides, attack.natural);
            if (attack.isHit)
                add(*sum++);
        }
        if (row.attacks.empty())
            add(*sum);
        if (row.save)
            add(kAttackSides, row.save->natural);
    }
    std::vector<std::uint64_t> take()
    {
        m_words.shrink_to_fit();
        return std::move(m_words);
    }

private:
    void add(int sides, int shown)
    {
        if (m_words.empty() || !hasRoom(m_values, sides)) {
            m_words.push_back(0);
            m_values = 1;
        }
        m_words.back() += m_values * static_cast<std::uint64_t>(shown - 1);
        m_values *= static_cast<std::uint64_t>(sides);
    }
    void add(const RolledSum& sum)
    {
        for (const RolledGroup& group : sum.groups) {
            for (const ThrownDie& die : group.dice) {
                for (const int shown : die.rolls)
                    add(m_sides, shown);
            }
        }
    }

    int m_sides; ///< of the dice of a sum
    std::vector<std::uint64_t> m_words;
    std::uint64_t m_values = 1; ///< how many different ones the digits of the last word have together
};

/** Dice that show again what they have shown. */
class ShownDice final : public DiceSource {
public:
    explicit ShownDice(const std::vector<std::uint64_t>& words) : m_words(words) {}

    int roll(int sides) override
    {
        if (m_next == 0 || !hasRoom(m_values, sides)) {
            m_word = m_words[m_next++];
            m_values = 1;
        }
        const auto many = static_cast<std::uint64_t>(sides);
        const auto shown = static_cast<int>(m_word % many) + 1;
        m_word /= many;
        m_values *= many;
        return shown;
    }

private:
    const std::vector<std::uint64_t>& m_words;
    std::size_t m_next = 0;
    std::uint64_t m_word = 0; ///< what is left of it
    std::uint64_t m_values = 1;
};

} // namespace

PackedRows::PackedRows(const Roll& roll, const std::vector<RolledRow>& rows)
{
    Packer packer(roll.pool.sides);
    for (const RolledRow& row : rows)
        packer.add(row);
    m_words = packer.take();
}

std::vector<RolledRow> PackedRows::unpacked(const Roll& roll, const RollConditions& conditions) const
{
    ShownDice dice(m_words);
    return rollRows(roll, conditions, dice);
}

} // namespace ringford::dice
