// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/AmountField.h"

#include <QLineEdit>

#include <algorithm>

namespace ringford::ui {

AmountField::AmountField(double least, double most, int decimals, const QString& unit) : m_least(least)
{
    setRange(0, most);
    setDecimals(decimals);
    setSuffix(unit);
}

bool AmountField::isTooLittle() const
{
    // Decimal fractions are not exact.
    return value() < m_least - 1e-9;
}

/** The digits that were typed, as the language writes them; empty if there are none. */
QString AmountField::number(const QString& text) const
{
    QString digits = text;
    if (!suffix().isEmpty() && digits.endsWith(suffix()))
        digits.chop(suffix().size());
    digits = digits.trimmed();
    for (const QChar divider : {u'.', u','})
        digits.replace(divider, locale().decimalPoint());
    return digits;
}

QString AmountField::textFromValue(double value) const
{
    QString text = locale().toString(value, 'f', decimals());
    text.remove(locale().groupSeparator());
    if (decimals() == 0)
        return text;
    while (text.endsWith(locale().zeroDigit()))
        text.chop(1);
    if (text.endsWith(locale().decimalPoint()))
        text.chop(1);
    return text;
}

double AmountField::valueFromText(const QString& text) const
{
    return locale().toDouble(number(text)); // 0 where there is none
}

QValidator::State AmountField::validate(QString& text, int& position) const
{
    const QString digits = number(text);
    if (digits.isEmpty() || digits == locale().decimalPoint())
        return QValidator::Acceptable;
    const qsizetype point = digits.indexOf(locale().decimalPoint());
    const bool isFine = point < 0 || digits.size() - point - 1 <= decimals();
    bool isNumber = false;
    const double value = locale().toDouble(digits, &isNumber);
    const bool isPlain = std::ranges::all_of(
        digits, [this](QChar one) { return one.isDigit() || QString(one) == locale().decimalPoint(); });
    if (!isNumber || !isPlain || !isFine || (point >= 0 && decimals() == 0) || value > maximum())
        return QValidator::Invalid;
    // The unit stays behind what is typed.
    if (!text.endsWith(suffix()))
        text += suffix();
    position = std::min(position, static_cast<int>(text.size()));
    return QValidator::Acceptable;
}

void AmountField::stepBy(int steps)
{
    // From less than there has to be, up leads to the least.
    if (steps > 0 && isTooLittle())
        setValue(m_least);
    else
        QDoubleSpinBox::stepBy(steps);
    if (steps < 0 && isTooLittle())
        setValue(m_least);
    lineEdit()->selectAll();
}

} // namespace ringford::ui
