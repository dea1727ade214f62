// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpokenName.h"

#include <QComboBox>
#include <QString>

namespace ringford::ui {

void setSpokenName(QComboBox& list, const QString& name)
{
    list.setAccessibleName(name);
    list.setAccessibleDescription(name);
}

} // namespace ringford::ui
