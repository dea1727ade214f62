// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ringford::ui::words {

/**
 * @p name, whoever has thought it up, as it can stand in a sentence or beside one: letters that are written from right
 * to left turn nothing around it, and characters that direct text, or are not seen at all, are dots.
 */
QString asName(QString name);

} // namespace ringford::ui::words
