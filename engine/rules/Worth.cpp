// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Worth.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ringford {

int worthOf(const KindInfo& kind)
{
    if (kind.points > 0)
        return kind.points;
    struct Worth {
        std::string_view drawing; // what tells a king of checkers from one of chess
        int worth;
    };
    static constexpr std::array<Worth, 9> kWorths{{{"pawn", 1},
                                                   {"knight", 3},
                                                   {"bishop", 3},
                                                   {"rook", 5},
                                                   {"queen", 9},
                                                   {"elephant", 2},
                                                   {"general", 2},
                                                   {"man", 1},
                                                   {"crowned-man", 2}}};
    const auto* const found = std::ranges::find(kWorths, std::string_view(kind.drawing), &Worth::drawing);
    return found == kWorths.end() ? 0 : found->worth;
}

bool isKing(const KindInfo& kind)
{
    return kind.drawing == "king"; // crowned men have the same name
}

} // namespace ringford
