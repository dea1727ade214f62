// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFont;
class QPainter;
class QStyleOptionViewItem;

namespace ringford::ui {

/** Whether the letters of a text may lean: in most scripts none do, and hardly a font has any that would. */
bool mayLean(const QString& text);

/**
 * Draws what a cell of a list says over what its style has drawn without it. The letters are those of @p font, which
 * leans; pieces stand upright, or they would lie on the next letter.
 */
void drawLeaning(QPainter& painter, const QStyleOptionViewItem& cell, const QString& text, const QFont& font);

} // namespace ringford::ui
