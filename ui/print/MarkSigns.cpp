// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/MarkSigns.h"

namespace ringford::ui {

QString markSign(std::uint8_t mark)
{
    switch (mark) {
    case 1: return QStringLiteral("!");
    case 2: return QStringLiteral("?");
    case 3: return QStringLiteral("!!");
    case 4: return QStringLiteral("??");
    case 5: return QStringLiteral("!?");
    case 6: return QStringLiteral("?!");
    case 7: return QStringLiteral("\u25a1");
    case 10: return QStringLiteral("=");
    case 13: return QStringLiteral("\u221e");
    case 14: return QStringLiteral("+=");
    case 15: return QStringLiteral("=+");
    case 16: return QStringLiteral("\u00b1");
    case 17: return QStringLiteral("\u2213");
    case 18: return QStringLiteral("+\u2212");
    case 19: return QStringLiteral("\u2212+");
    case 220: return QStringLiteral("\u25a6"); // a board
    default: return u'$' + QString::number(mark);
    }
}

} // namespace ringford::ui
