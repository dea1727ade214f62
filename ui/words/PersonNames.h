// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ringford::ui::words {

/**
 * A name, which records of chess have as `Morphy, Paul`, as people write it: `Paul Morphy`; of `Carlsen,M` `M. Carlsen`.
 * Of several, divided by `/`, `:`, `&` or `;`, each. What does not look like that is given back as it is.
 */
std::string asPeopleWrite(std::string_view name);
/** Each of them. */
std::vector<std::string> asPeopleWrite(const std::vector<std::string>& names);

} // namespace ringford::ui::words
