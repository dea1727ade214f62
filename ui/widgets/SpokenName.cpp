// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpokenName.h"

#include <QComboBox>
#include <QString>
#include <QWidget>

namespace ringford::ui {

void setSpokenName(QComboBox& list, const QString& name)
{
    list.setAccessibleName(name);
    list.setAccessibleDescription(name);
}

void renameSpoken(QWidget& widget, const QString& name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

} // namespace ringford::ui
