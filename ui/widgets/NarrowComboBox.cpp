// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/NarrowComboBox.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>

namespace ringford::ui {

NarrowComboBox::NarrowComboBox(int letters, QWidget* parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

/** Styles of Qt 6.4 draw as much of the text as there is room for, and nothing says that there is more. */
void NarrowComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    option->currentText = seen(*option);
}

QString NarrowComboBox::seen(const QStyleOptionComboBox& option) const
{
    constexpr int kAroundText = 2; // pixels that styles leave free
    constexpr int kBesideIcon = 4;
    const int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() -
                     kAroundText - (option.currentIcon.isNull() ? 0 : option.iconSize.width() + kBesideIcon);
    return option.fontMetrics.elidedText(currentText(), Qt::ElideRight, room);
}

bool NarrowComboBox::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (option.currentText == currentText())
        return QComboBox::event(event);
    // Names come from files and people: what looks like HTML in them is text.
    QString tip;
    for (const QString& told : {currentText(), toolTip()}) {
        if (!told.isEmpty())
            tip += QStringLiteral("<p>%1</p>").arg(told.toHtmlEscaped());
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
}

} // namespace ringford::ui
