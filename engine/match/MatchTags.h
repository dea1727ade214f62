// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford {

/** What a record says about a match besides its entries. */
struct MatchTags {
    std::vector<std::pair<std::string, std::string>> others; ///< in the order read; a name may come twice
    std::vector<std::string> seatNames;                      ///< by seat; empty where a seat has no name
    std::string clock;                                       ///< as written: `10+5`; empty: no clocks

    /** The value of the first of the others of that name; null if there is none. */
    const std::string* find(std::string_view name) const
    {
        const auto found = std::ranges::find(others, name, &std::pair<std::string, std::string>::first);
        return found == others.end() ? nullptr : &found->second;
    }
    /** The same; empty where there is none. */
    std::string valueOf(std::string_view name) const
    {
        const std::string* const found = find(name);
        return found ? *found : std::string();
    }
    /**
     * Puts @p value in place of all of that name, where the first of them stood, else last; an empty one takes them
     * away.
     */
    void set(std::string_view name, std::string value)
    {
        const auto isCalledSo = [name](const auto& tag) { return tag.first == name; };
        auto behind = std::ranges::find_if(others, isCalledSo);
        if (!value.empty()) {
            if (behind == others.end())
                behind = others.emplace(behind, name, std::string());
            behind->second = std::move(value);
            ++behind;
        }
        others.erase(std::remove_if(behind, others.end(), isCalledSo), others.end());
    }
    bool operator==(const MatchTags&) const = default;
};

/** A result that a record states and the play does not decide: given up, adjudicated. */
struct StatedResult {
    std::string status; ///< the braces' text; empty if there were none
    std::string token;  ///< `1-0`
    bool operator==(const StatedResult&) const = default;
};

} // namespace ringford
