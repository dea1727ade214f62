// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Both.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace ringford::chess {

/**
 * What parts of positions that come again and again are worth: how pawns stand, how many men there are. Threads may use
 * one together without locks: an entry that two of them wrote at once fits no key.
 */
class KnownWorths {
public:
    /** All that the worth depends on, word for word; what is not pawns has the second word kNoPawns. */
    using Key = std::array<std::uint64_t, 2>;
    static constexpr std::uint64_t kNoPawns = ~std::uint64_t{0};
    struct Value {
        std::array<PackedBoth, 2> worth{}; ///< of both armies
        std::uint64_t cells = 0;           ///< what else is to be known
    };

    KnownWorths() : m_entries(std::make_unique<Entry[]>(kEntries)) {}

    std::optional<Value> find(const Key& key) const
    {
        const Entry& entry = m_entries[placeOf(key)];
        const std::uint64_t worth = entry.worth.load(std::memory_order_relaxed);
        const std::uint64_t cells = entry.cells.load(std::memory_order_relaxed);
        const std::uint64_t data = mixedOf(worth, cells);
        if ((entry.checks[0].load(std::memory_order_relaxed) ^ data) != key[0] ||
            (entry.checks[1].load(std::memory_order_relaxed) ^ data) != key[1])
            return std::nullopt;
        return Value{{PackedBoth({part(worth, 0), part(worth, 1)}), PackedBoth({part(worth, 2), part(worth, 3)})},
                     cells};
    }
    /** Does not keep what takes more than 16 bits: boards full of queens. */
    void keep(const Key& key, const Value& value)
    {
        const Both white = value.worth[0].unpacked();
        const Both black = value.worth[1].unpacked();
        if (!fits(white) || !fits(black))
            return;
        Entry& entry = m_entries[placeOf(key)];
        const std::uint64_t worth =
            word(white.middle, 0) | word(white.end, 1) | word(black.middle, 2) | word(black.end, 3);
        const std::uint64_t data = mixedOf(worth, value.cells);
        entry.worth.store(worth, std::memory_order_relaxed);
        entry.cells.store(value.cells, std::memory_order_relaxed);
        entry.checks[0].store(key[0] ^ data, std::memory_order_relaxed);
        entry.checks[1].store(key[1] ^ data, std::memory_order_relaxed);
    }
    /** For other weights. */
    void forget() { m_entries = std::make_unique<Entry[]>(kEntries); }

private:
    static constexpr int kBits = 14;
    static constexpr std::size_t kEntries = std::size_t{1} << kBits;
    struct alignas(32) Entry {
        std::array<std::atomic<std::uint64_t>, 2> checks{}; ///< the key, each word xor data
        std::atomic<std::uint64_t> worth{0};
        std::atomic<std::uint64_t> cells{0};
    };

    static std::size_t placeOf(const Key& key)
    {
        const std::uint64_t all = (key[0] * 0x9E3779B97F4A7C15) ^ (key[1] * 0xC2B2AE3D27D4EB4F);
        return static_cast<std::size_t>((all ^ all >> 32) * 0xD6E8FEB86659FD93 >> (64 - kBits));
    }
    static std::uint64_t mixedOf(std::uint64_t worth, std::uint64_t cells)
    {
        return worth ^ (cells << 1 | cells >> 63);
    }
    static std::uint64_t word(int worth, int at)
    {
        return static_cast<std::uint64_t>(static_cast<std::uint16_t>(worth)) << 16 * at;
    }
    static bool fits(const Both& worth)
    {
        return static_cast<std::int16_t>(worth.middle) == worth.middle &&
               static_cast<std::int16_t>(worth.end) == worth.end;
    }
    static int part(std::uint64_t worths, int at) { return static_cast<std::int16_t>(worths >> 16 * at); }

    std::unique_ptr<Entry[]> m_entries;
};

} // namespace ringford::chess
