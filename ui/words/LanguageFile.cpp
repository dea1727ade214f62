// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/LanguageFile.h"

#include <QFile>
#include <QLocale>

namespace ringford::ui {

QStringList languagesWanted()
{
    QStringList languages;
    for (const QString& language : QLocale().uiLanguages())
        languages += language.section(u'-', 0, 0);
    return languages;
}

QString languageFile(const QString& folder, const QString& name, const QString& ending, const QStringList& languages)
{
    for (const QString& language : languages + QStringList(QStringLiteral("en"))) {
        const QString file = QStringLiteral(":/%1/%2/%3.%4").arg(folder, language, name, ending);
        if (QFile::exists(file))
            return file;
    }
    return {};
}

} // namespace ringford::ui
