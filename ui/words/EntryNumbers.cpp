// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/EntryNumbers.h"

#include "engine/match/Match.h"

namespace ringford::ui::words {

QString numberText(const Match& match, const EntryNumber& number)
{
    return QString::number(number.number + match.firstFullMove() - 1) +
           (number.secondOnTurn ? QStringLiteral("…") : QStringLiteral("."));
}

QString numbered(const QString& number, const QString& entry, bool isSpoken)
{
    return number.endsWith(u'…') && !isSpoken ? number + entry : number + u' ' + entry;
}

} // namespace ringford::ui::words
