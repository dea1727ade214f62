// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/PackedRows.h"

#include <cstddef>
#include <utility>

namespace ringford::dice {

namespace {

constexpr int kWide = 255; ///< stands before two bytes of a die that shows as much or more

class Packer {
public:
    void add(const RolledRow& row)
    {
        auto sum = row.sums.begin();
        for (const RolledAttack& attack : row.attacks) {
            add(attack.natural);
            if (attack.isHit)
                add(*sum++);
        }
        if (row.attacks.empty())
            add(*sum);
        if (row.save)
            add(row.save->natural);
    }
    std::vector<std::uint8_t> take()
    {
        m_bytes.shrink_to_fit();
        return std::move(m_bytes);
    }

private:
    void add(int shown)
    {
        if (shown >= kWide) {
            addByte(kWide);
            addByte(shown >> 8);
        }
        addByte(shown & 255);
    }
    void addByte(int byte) { m_bytes.push_back(static_cast<std::uint8_t>(byte)); }
    void add(const RolledSum& sum)
    {
        for (const RolledGroup& group : sum.groups) {
            for (const ThrownDie& die : group.dice) {
                for (const int shown : die.rolls)
                    add(shown);
            }
        }
    }

    std::vector<std::uint8_t> m_bytes;
};

/** Dice that show again what they have shown. */
class ShownDice final : public DiceSource {
public:
    explicit ShownDice(const std::vector<std::uint8_t>& bytes) : m_bytes(bytes) {}
    int roll(int) override
    {
        const int shown = next();
        if (shown != kWide)
            return shown;
        const int high = next();
        return high << 8 | next();
    }

private:
    int next() { return m_bytes[m_next++]; }

    const std::vector<std::uint8_t>& m_bytes;
    std::size_t m_next = 0;
};

} // namespace

PackedRows::PackedRows(const std::vector<RolledRow>& rows)
{
    Packer packer;
    for (const RolledRow& row : rows)
        packer.add(row);
    m_shown = packer.take();
}

std::vector<RolledRow> PackedRows::unpacked(const Roll& roll, const RollConditions& conditions) const
{
    ShownDice dice(m_shown);
    return rollRows(roll, conditions, dice);
}

} // namespace ringford::dice
