// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QTestAccessibility>

namespace ringford::test {

/**
 * What has been spoken by itself since this was asked last, as Orca hears it: notifications that come into sight.
 * @pre QTestAccessibility listens
 */
inline QStringList notifications()
{
    QStringList words;
    for (QAccessibleEvent* const event : QTestAccessibility::events()) {
        if (event->type() != QAccessible::ObjectShow)
            continue;
        QAccessibleInterface* const source = event->accessibleInterface();
        if (source && source->role() == QAccessible::Notification)
            words += source->text(QAccessible::Name);
    }
    QTestAccessibility::clearEvents();
    return words;
}

} // namespace ringford::test
