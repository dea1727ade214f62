// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ringford::ui::words {

/** @p parts as the language of the words divides them, whatever the locale's is: `White, Red and Yellow`. */
QString listed(const QStringList& parts);

} // namespace ringford::ui::words
