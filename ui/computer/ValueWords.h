// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/CampShares.h"

#include <QString>

#include <vector>

namespace ringford::ui::words {

/** The shares of all camps that have any: `White 62 %, Black 38 %`. */
QString shares(const GameDescription& game, const std::vector<CampShare>& shares);
/** Who stands better, and by how much: `White better (+0.85)`, `Win for Black in 3 moves`. @pre there is a line */
QString standing(const GameDescription& game, const SearchReport& report);

} // namespace ringford::ui::words
