// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/CampShares.h"

#include <QString>

#include <vector>

namespace ringford::ui::words {

/** The shares of all camps that have any: `White 62 %, Black 38 %`. */
QString shares(const GameDescription& game, const std::vector<CampShare>& shares);
/** What players are called who win together: by the letters of their seats where there is little room. */
enum class CampNames : unsigned char { Words, Letters };
/**
 * Who stands better, and by how much: `White better (+0.85)`, `Win for Black in 3 moves`. @pre there is a line
 * @param names those of more than two camps
 */
QString standing(const GameDescription& game, const SearchReport& report, CampNames names = CampNames::Words);

} // namespace ringford::ui::words
