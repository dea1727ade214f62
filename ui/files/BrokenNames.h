// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ringford::ui {

/**
 * Names of files are bytes where Linux runs, and words of Unicode here: of a name that is no UTF-8, as the command line,
 * a dialog or something dropped gives it, bytes are lost, and such a file cannot be opened. If @p file, which is not
 * there, came of such a name, this gives why, with the name as it is told from others (`game\xFF.ringford`); else nothing.
 */
QString troubleWithName(const QString& file);

} // namespace ringford::ui
