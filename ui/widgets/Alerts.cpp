// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Alerts.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace ringford::ui::alerts {

namespace {

constexpr const char* kProperty = "ringfordAlert";

QAccessibleInterface* makeAlert(const QString&, QObject* object)
{
    if (!object || !object->isWidgetType() || !object->property(kProperty).toBool())
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::AlertMessage);
}

void send(QWidget& widget, QAccessible::Event what)
{
    QAccessibleEvent event(&widget, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void declare(QWidget& widget)
{
    QAccessible::installFactory(makeAlert); // once more does nothing
    widget.setProperty(kProperty, true);
}

void announce(QWidget& widget, const QString& words)
{
    widget.setAccessibleName(words); // tells that the name has changed
    // Some readers speak alerts, others what comes into sight as one, be it seen already.
    send(widget, QAccessible::Alert);
    if (widget.isVisible())
        send(widget, QAccessible::ObjectShow);
}

} // namespace ringford::ui::alerts
