// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Arguments.h"

#include "engine/text/Characters.h"

#include <algorithm>

namespace ringford {

std::optional<std::size_t> findUnprintable(std::string_view text)
{
    const auto found = std::ranges::find_if(text, [](char c) { return c < ' ' || c > '~'; });
    return found == text.end() ? std::nullopt : std::optional<std::size_t>(found - text.begin());
}

std::optional<std::size_t> findNonText(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const bool isControl = (text[at] >= 0 && text[at] < ' ') || text[at] == '\x7f';
        const std::size_t length = characterLength(text.substr(at));
        if (isControl || length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

} // namespace ringford
