// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordReader.h"

#include <QString>
#include <QStringList>

namespace ringford::ui {

// What people are told of a file that was read without an error.

/** What of it was passed over: the first places, and how much it is; empty: nothing was. */
QString passedOver(const QString& file, const RecordReading& reading, bool holdsPositions);
/** What is odd in it, though all of it is kept: comments stand elsewhere than they did, tags are there twice. */
QString oddities(const RecordReading& reading);
/** All places that both tell of, as far as they are known, each on a line. */
QStringList placesTold(const QString& file, const RecordReading& reading);

} // namespace ringford::ui
