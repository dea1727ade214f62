// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gallery/PictureShelf.h"

namespace ringford::ui {

/** All games of @p registry, in its order, to choose from. It outlives what shows them. */
std::vector<PictureItem> gameItems(const Registry& registry);

} // namespace ringford::ui
