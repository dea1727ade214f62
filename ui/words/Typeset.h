// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace ringford::ui::words {

/**
 * A text that was typed with the signs of a typewriter, as books of the language set it: quotation marks, the
 * apostrophe, dashes between words and from a number to a higher one, the minus (`-1.5`, `+-`), the ellipsis. What stands between letters and
 * digits, as in `e2-e4` and `1-0`, stays.
 */
QString typeset(const QString& text, const QLocale& locale);

} // namespace ringford::ui::words
