// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace ringford::ui {

/** The sign of a mark on an entry, as in PGN's table: `!?`; `$` and its number where it has none. */
QString markSign(std::uint8_t mark);

} // namespace ringford::ui
