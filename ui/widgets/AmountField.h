// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace ringford::ui {

/**
 * A number with arrows beside it that keeps what is typed: too little, or nothing at all, is a value like another, and
 * who asks says what is wrong with it. Point and comma both divide the decimals, whatever the language: nobody groups
 * thousands here.
 */
class AmountField : public QDoubleSpinBox {
    Q_OBJECT

public:
    /** Takes 0 to @p most; arrows do not go below @p least. Empty counts as 0. */
    AmountField(double least, double most, int decimals, const QString& unit);

    /** Whether it is less than there has to be. */
    bool isTooLittle() const;
    double least() const { return m_least; }

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;

private:
    QString number(const QString& text) const;

    double m_least;
};

} // namespace ringford::ui
