// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ringford::ui {

/** The mark of a roll set whose text, up to it, is @p bytes: a dice::RollSetSigner. The engine leaves digests to Qt. */
std::string rollSetMark(std::string_view bytes);

} // namespace ringford::ui
