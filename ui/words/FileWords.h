// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>

/** Names of files as people read them: bytes that are no characters as `\xFF` (engine/text/FileNames.h). */
namespace ringford::ui::words {

/** The whole name, with its folder. */
QString filePath(const QString& file);
/** The name without its folder. */
QString fileName(const QString& file);
/** The name without its folder and its ending. */
QString fileTitle(const QString& file);

/** What is wrong in a file, and where: `FILE:LINE:COLUMN: Sentence`. */
QString placeInFile(const QString& file, const RecordError& error);
/** What of a text could not be read and was passed over, as @p place words it: the first @p most, and how many more. */
QStringList leftOut(const RecordReading& reading, std::size_t most,
                    const std::function<QString(const RecordError&)>& place);

} // namespace ringford::ui::words
