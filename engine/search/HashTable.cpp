// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/HashTable.h"

namespace ringford {

HashTable::HashTable(int bits) : m_bits(bits), m_buckets(std::size_t{1} << bits) {}

std::uint64_t HashTable::pack(const Entry& entry, std::uint8_t age)
{
    return std::uint64_t{entry.move} | std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 16 |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 32 |
           std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 40 | std::uint64_t{age} << 42 |
           std::uint64_t{static_cast<std::uint16_t>(entry.look)} << 48;
}

HashTable::Entry HashTable::unpack(std::uint64_t data)
{
    return {static_cast<std::int16_t>(data >> 16), static_cast<std::uint16_t>(data),
            static_cast<std::int8_t>(data >> 32), static_cast<Bound>(data >> 40 & 3),
            static_cast<std::int16_t>(data >> 48)};
}

std::optional<HashTable::Entry> HashTable::find(std::uint64_t key) const
{
    for (const Slot& slot : bucket(key)->entries) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key)
            return unpack(data);
    }
    return std::nullopt;
}

int HashTable::cheapness(std::uint64_t data) const
{
    constexpr int kEmpty = 1 << 10;
    constexpr int kOlder = 1 << 8;
    if (data == 0)
        return kEmpty;
    return (ageOf(data) == m_age ? 0 : kOlder) - unpack(data).depth;
}

void HashTable::keep(std::uint64_t key, const Entry& entry)
{
    Slot* given = nullptr;
    Entry written = entry;
    int cheapest = -(1 << 10);
    for (Slot& slot : bucket(key)->entries) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            if (written.move == 0)
                written.move = unpack(data).move;
            given = &slot;
            break;
        }
        if (const int cheap = cheapness(data); cheap > cheapest) {
            cheapest = cheap;
            given = &slot;
        }
    }
    const std::uint64_t data = pack(written, m_age);
    given->check.store(key ^ data, std::memory_order_relaxed);
    given->data.store(data, std::memory_order_relaxed);
}

void HashTable::clear()
{
    const std::size_t size = m_buckets.all().size();
    m_buckets = LargeTable<Bucket>(0); // first: there may be no room for two
    m_buckets = LargeTable<Bucket>(size);
}

} // namespace ringford
