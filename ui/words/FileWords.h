// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/** Names of files as people read them: bytes that are no characters as `\xFF` (engine/text/FileNames.h). */
namespace ringford::ui::words {

/** The whole name, with its folder. */
QString filePath(const QString& file);
/** The name without its folder. */
QString fileName(const QString& file);
/** The name without its folder and its ending. */
QString fileTitle(const QString& file);

} // namespace ringford::ui::words
