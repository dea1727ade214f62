// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/settings/Settings.h"

class QWidget;

namespace ringford::ui {

/**
 * Gives @p appearance what @p settings say of boards, in surroundings that are as those of @p window. Layers and
 * followed seats are no settings: they stay.
 */
void takeSettings(BoardAppearance& appearance, const Settings& settings, const QWidget& window);

} // namespace ringford::ui
