// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ClockLook.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

class ClockTr {
    Q_DECLARE_TR_FUNCTIONS(ClockLook)
};

} // namespace

QVariant clockRole(const ClockLook& look, int role, const QFont& usual, const QPalette& palette)
{
    switch (role) {
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font = usual;
        // With hours it is longer, and read as well in small letters: minutes are not what one looks at then.
        if (look.isLive && look.text.count(u':') < 2)
            font.setPointSizeF(font.pointSizeF() * kClockScale);
        font.setItalic(!look.isLive);
        font.setBold(look.isRunning);
        return font;
    }
    case Qt::ForegroundRole:
        if (look.isLow)
            return palette.color(QPalette::Base).lightness() < 128 ? QColor(0xFF, 0x8A, 0x80)
                                                                   : QColor(0xB0, 0x00, 0x20);
        return look.isLive ? QVariant() : palette.color(QPalette::PlaceholderText);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (look.isRunning)
            return ClockTr::tr("%1, running", "a clock").arg(look.aloud);
        return look.isLive ? look.aloud : ClockTr::tr("%1 at the position shown", "a clock").arg(look.aloud);
    default: return {};
    }
}

} // namespace ringford::ui
