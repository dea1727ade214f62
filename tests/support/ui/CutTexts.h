// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace ringford::test {

/**
 * Every text in @p window that is seen and not seen whole: of labels, buttons, titles, tabs, headers and of rows of
 * lists, each with what it is of. What tells itself where it gives way (ElidedLabel, names with a tip of their own) is
 * none of it.
 */
QStringList cutTexts(const QWidget& window);

} // namespace ringford::test
