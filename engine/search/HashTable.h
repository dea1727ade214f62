// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/LargeTable.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace ringford {

/**
 * What a search has found out about positions, by their keys: entries of 16 bytes, two in a bucket. Threads may use one
 * together without locks: an entry that two of them wrote at once fits no key.
 */
class HashTable {
public:
    /** Where the true score lies. */
    enum class Bound : std::uint8_t { Upper = 1, Lower = 2, Exact = 3 };
    struct Entry {
        std::int16_t score = 0; ///< as seen from its node (score::fromNode)
        std::uint16_t move = 0; ///< the tag of the best move; 0: none is known
        std::int8_t depth = 0;
        Bound bound{};
        std::int16_t look = kNoLook; ///< what the position looks like to who acts (Appraisal::worth)
    };
    static constexpr std::int16_t kNoLook = std::numeric_limits<std::int16_t>::min();

    /** @param bits there are 2 to this power buckets of 32 bytes */
    explicit HashTable(int bits = kUsualBits);

    /** How many bits so many MiB, at least 1, have room for. */
    static int bitsFor(int mebibytes) { return std::bit_width(static_cast<unsigned>(mebibytes)) - 1 + kBitsOfOne; }

    std::optional<Entry> find(std::uint64_t key) const;
    /** Says that find() will be asked for it soon. */
    void expect([[maybe_unused]] std::uint64_t key) const
    {
#ifdef __GNUC__
        __builtin_prefetch(bucket(key));
#endif
    }
    /** Keeps @p entry in place of an older, a shallower or a different one of its bucket. */
    void keep(std::uint64_t key, const Entry& entry);
    /** A new search begins: what older ones left is given up first. */
    void age()
    {
        m_age = static_cast<std::uint8_t>((m_age + 1) & 63);
    }
    void clear();

private:
    static constexpr int kBitsOfOne = 15; ///< 1 MiB
    static constexpr int kUsualBits = 19; ///< 16 MiB
    struct Slot {
        std::atomic<std::uint64_t> check{0}; ///< key xor data
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(32) Bucket { ///< never on two lines of a cache
        std::array<Slot, 2> entries;
    };
    static std::uint64_t pack(const Entry& entry, std::uint8_t age);
    static Entry unpack(std::uint64_t data);
    static std::uint8_t ageOf(std::uint64_t data)
    {
        return static_cast<std::uint8_t>(data >> 42 & 63);
    }
    /** How little an entry of the bucket would be missed. */
    int cheapness(std::uint64_t data) const;
    Bucket* bucket(std::uint64_t key) const
    {
        return &m_buckets[key >> (64 - m_bits)];
    }

    int m_bits;
    std::uint8_t m_age = 0;
    LargeTable<Bucket> m_buckets;
};

} // namespace ringford
