// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ringford {

/**
 * Whether a position, as readLooseFen() takes it, does not say who may castle, though a king and a rook stand where they
 * might: nobody may then, as with a setup that marks none as unmoved.
 */
bool leavesCastlingOpen(std::string_view text);

} // namespace ringford
