// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordWriter.h"

#include <QString>

namespace ringford::ui::words {

/** `3.`, or `3…` where the second of two seats was on turn; counted from the number that the game's start has. */
QString numberText(const Match& match, const EntryNumber& number);
/** Such a number before an entry, as it is read, `3. Nf3` and `3…exd4`, or as it is spoken. */
QString numbered(const QString& number, const QString& entry, bool isSpoken = false);

} // namespace ringford::ui::words
