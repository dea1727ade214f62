// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ClockLook.h"

#include "ui/match/ClockModel.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

class ClockTr {
    Q_DECLARE_TR_FUNCTIONS(ClockLook)
};

} // namespace

int secondsOfDelay(const ClockModel& clocks, Side side)
{
    const bool mayHave = clocks.isTicking(side) && clocks.control(side).kind == TimeControl::Kind::Delay;
    return mayHave ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(clocks.grace(side)).count()) : 0;
}

QString clockText(const ClockModel& clocks, Side side, const QString& shown)
{
    if (!clocks.isTicking(side))
        return shown;
    return (secondsOfDelay(clocks, side) > 0 ? QStringLiteral("▹ ") : QStringLiteral("▸ ")) + shown;
}

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
        if (look.isRunning && look.delay > 0)
            //: a clock that is about to run: %1 is what it shows, %2 how many seconds
            return ClockTr::tr("%1, runs in %2 s").arg(look.aloud).arg(look.delay);
        if (look.isRunning)
            return ClockTr::tr("%1, running", "a clock").arg(look.aloud);
        return look.isLive ? look.aloud : ClockTr::tr("%1 at the position shown", "a clock").arg(look.aloud);
    default: return {};
    }
}

} // namespace ringford::ui
