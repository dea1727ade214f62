// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ringford::ui {

/** The languages of whoever sits at the window, best first, as the folders of resources are called: `de`, `en`. */
QStringList languagesWanted();

/**
 * What the program carries inside itself in several languages: the path of `FOLDER/LANGUAGE/NAME.ENDING` in the first
 * of @p languages that has it, else in English; empty where there is none in English either.
 */
QString languageFile(const QString& folder, const QString& name, const QString& ending,
                     const QStringList& languages = languagesWanted());

} // namespace ringford::ui
