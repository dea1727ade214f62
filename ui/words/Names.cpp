// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Names.h"

namespace ringford::ui::words {

namespace {

constexpr QChar kDot(0x00B7);
constexpr QChar kIsolated(0x2068); // until kIsolatedEnd, whatever direction it has
constexpr QChar kIsolatedEnd(0x2069);

bool isUnseen(QChar letter)
{
    // Letters of some languages are joined, and kept apart, by characters that are not seen.
    const bool joins = letter == QChar(0x200C) || letter == QChar(0x200D) || letter == QChar::SoftHyphen;
    const bool isBlank = letter == u'\n' || letter == u'\t';
    const QChar::Category category = letter.category();
    return (category == QChar::Other_Format || category == QChar::Other_Control) && !joins && !isBlank;
}

bool isFromRight(char32_t letter)
{
    const QChar::Direction direction = QChar::direction(letter);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

} // namespace

QString asName(QString name)
{
    bool isTurned = false;
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (isUnseen(name[at]))
            name[at] = kDot;
        const bool isPair = name[at].isHighSurrogate() && at + 1 < name.size();
        isTurned =
            isTurned || isFromRight(isPair ? QChar::surrogateToUcs4(name[at], name[at + 1]) : name[at].unicode());
    }
    return isTurned ? kIsolated + name + kIsolatedEnd : name;
}

} // namespace ringford::ui::words
