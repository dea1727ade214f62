// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

/** Widgets whose words screen readers speak when they change, whatever has the focus. */
namespace ringford::ui::alerts {

/** Lets @p widget be known as one of them from now on. */
void declare(QWidget& widget);
/** What it says now: becomes its accessible name, and is told. @pre declared */
void announce(QWidget& widget, const QString& words);

} // namespace ringford::ui::alerts
