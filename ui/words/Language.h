// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace ringford::ui {

/**
 * Makes the program speak the language of @p locale where there is a translation, English with right plurals where
 * there is none; Qt's own words too, if they are installed. To be called before the first window is made; another call
 * changes the language, also while other threads translate: pages may be made.
 */
void installLanguage(const QLocale& locale);
/** The language that the program's own words are in: `de`. */
QString languageInUse();
/** The languages of the program's own words, as their codes: `de`, `en`. */
QStringList languagesSpoken();

} // namespace ringford::ui
