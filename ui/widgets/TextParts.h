// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>

#include <utility>

namespace ringford::ui {

/** Where the character, word, sentence or line at @p at begins and ends in @p text; nothing at its end. */
std::pair<int, int> textPart(const QString& text, int at, QAccessible::TextBoundaryType type);

} // namespace ringford::ui
