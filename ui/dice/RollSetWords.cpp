// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollSetWords.h"

#include "engine/dice/Forecast.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <span>

namespace ringford::ui {

namespace {

class RollSetWords {
    Q_DECLARE_TR_FUNCTIONS(RollSetWords)
};

QString whole(long long number)
{
    return QLocale().toString(number);
}

QString decimals(double number)
{
    constexpr int kDecimals = 2;
    QString text = QLocale().toString(number, 'f', kDecimals);
    while (text.endsWith(QLocale().zeroDigit()))
        text.chop(1);
    if (text.endsWith(QLocale().decimalPoint()))
        text.chop(1);
    return text;
}

} // namespace

long long leftOf(const dice::RollSet& set)
{
    return dice::totalsOf(set.rows).left;
}

QString totalOf(const dice::RollSet& set)
{
    const dice::RollTotals totals = dice::totalsOf(set.rows);
    if (!set.conditions.save)
        return whole(totals.sum);
    return RollSetWords::tr("%1 left of %2").arg(whole(totals.left), whole(totals.sum));
}

QString rowsOf(const dice::RollSet& set)
{
    constexpr std::size_t kMostTold = 12;
    QStringList rows;
    for (const dice::RolledRow& row : std::span(set.rows).first(std::min(set.rows.size(), kMostTold)))
        rows += whole(row.left);
    if (set.rows.size() > kMostTold)
        rows += QStringLiteral("…");
    return rows.size() > 1 ? rows.join(QStringLiteral(", ")) : QString();
}

QString figuresOf(const dice::RollSet& set)
{
    const dice::RollTotals totals = dice::totalsOf(set.rows);
    // Each row is halved by itself, and rounded down.
    const bool hasRows = set.rows.size() > 1;
    QStringList lines{(hasRows ? RollSetWords::tr("The rows' halves make %1, their quarters %2.")
                               : RollSetWords::tr("Half the sum is %1, a quarter %2."))
                          .arg(whole(totals.half), whole(totals.quarter))};
    if (hasRows)
        lines += RollSetWords::tr("Rows: least %1, most %2, mean %3.")
                     .arg(whole(totals.minimum), whole(totals.maximum), decimals(totals.mean));
    const dice::Forecast forecast = dice::forecastOf(set.roll.roll, set.conditions);
    if (forecast.expected)
        lines += RollSetWords::tr("Possible: %1 to %2; expected %3.")
                     .arg(whole(forecast.lowest), whole(forecast.highest), decimals(*forecast.expected));
    else
        lines += RollSetWords::tr("Possible: %1 to %2.").arg(whole(forecast.lowest), whole(forecast.highest));
    return lines.join(u' ');
}

QString timeOf(const dice::RollSet& set)
{
    const QDateTime time = QDateTime::fromSecsSinceEpoch(set.time.time_since_epoch().count());
    return QLocale().toString(time, QLocale::ShortFormat);
}

QString timeBriefly(const dice::RollSet& set)
{
    const QDateTime time = QDateTime::fromSecsSinceEpoch(set.time.time_since_epoch().count());
    return time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QLocale::ShortFormat)
                                               : QLocale().toString(time.date(), QLocale::ShortFormat);
}

QString warningOf(const dice::RollHistory::Entry& entry)
{
    if (entry.isTampered)
        return RollSetWords::tr(
            "Tampered: somebody has edited the file by hand. What stands here is not what was rolled.");
    if (entry.hasKeptDice)
        return RollSetWords::tr("Some dice were kept and only the rest was rolled: this proves nothing.");
    return {};
}

QString warningSign(const dice::RollHistory::Entry& entry)
{
    return warningOf(entry).isEmpty() ? QString() : QStringLiteral("⚠ ");
}

} // namespace ringford::ui
