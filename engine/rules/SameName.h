// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ringford {

/**
 * Whether a name is @p other, for looking among many: most are short and differ in their first letter, which is seen
 * sooner than two texts are compared.
 */
inline bool isSameName(std::string_view name, std::string_view other)
{
    return name.size() == other.size() && (name.empty() || (name.front() == other.front() && name == other));
}

} // namespace ringford
