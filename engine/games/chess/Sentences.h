// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <string_view>

/*
 * What games with chess pieces say of a move that may not be played, whatever their boards. Kinds are words that are
 * marked for translation, cells are names.
 */
namespace ringford::chess {

Text emptyCell(std::string_view cell);
Text sameCell();
Text ownPieceThere(std::string_view kind, std::string_view cell);
Text notItsWay(std::string_view kind, std::string_view from, std::string_view to);
Text wayBlocked(std::string_view kind, std::string_view cell);
Text captureUnwritten(std::string_view kind, std::string_view cell);
Text nothingToCapture(std::string_view cell);
Text onlyPawnsPromoted();
/** In games that know neither. */
Text noCastlingHere();
Text noEnPassantHere();
/** @p still: it is attacked by that piece already */
Text kingAttacked(std::string_view king, std::string_view attacker, std::string_view cell, bool still);

} // namespace ringford::chess
