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
    /** Puts @p value in place of the first of that name, or behind all others; an empty one takes it away. */
    void set(std::string_view name, std::string value)
    {
        const auto found = std::ranges::find(others, name, &std::pair<std::string, std::string>::first);
        if (found == others.end() && !value.empty())
            others.emplace_back(name, std::move(value));
        else if (found != others.end() && value.empty())
            others.erase(found);
        else if (found != others.end())
            found->second = std::move(value);
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
