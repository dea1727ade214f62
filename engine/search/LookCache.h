// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ringford {

/**
 * What positions that a search met lately look like, by their keys. Positions come again soon: behind another order of
 * moves, or since a search is repeated with another window or depth. It fits into the processor's second cache beside
 * all else (128 KiB; four times as much was slower), so that it answers long before the line of the table is there,
 * which does not hold nodes that were cut short either. One thread.
 */
class LookCache {
public:
    /** Two positions are taken for one if they share 62 bits of their keys. */
    std::optional<std::int16_t> find(std::uint64_t key) const
    {
        const std::uint64_t entry = m_entries[placeOf(key)];
        if ((entry ^ key) >> kBitsOfLook != 0 || static_cast<std::uint16_t>(entry) == kEmpty)
            return std::nullopt;
        return static_cast<std::int16_t>(entry);
    }
    /** @p look is not the least number that there is. */
    void keep(std::uint64_t key, std::int16_t look)
    {
        m_entries[placeOf(key)] = (key >> kBitsOfLook << kBitsOfLook) | static_cast<std::uint16_t>(look);
    }
    /** For another search, to whom positions may look otherwise. */
    void clear() { m_entries.assign(kEntries, kEmpty); }

private:
    static constexpr int kBits = 14;
    static constexpr int kBitsOfLook = 16;
    static constexpr std::size_t kEntries = std::size_t{1} << kBits;
    static constexpr std::uint64_t kEmpty = 0x8000; ///< an entry whose look nothing has

    /** By the bits that an entry does not hold, as far as they go. */
    static std::size_t placeOf(std::uint64_t key) { return static_cast<std::size_t>(key & (kEntries - 1)); }

    std::vector<std::uint64_t> m_entries = std::vector<std::uint64_t>(kEntries, kEmpty);
};

} // namespace ringford
