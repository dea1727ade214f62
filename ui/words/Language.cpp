// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace ringford::ui {

namespace {

/** The translator that the program holds under that name; null if there is none yet. */
QTranslator* heldTranslator(const QString& name)
{
    const QCoreApplication* const application = QCoreApplication::instance();
    return application ? application->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly) : nullptr;
}

QTranslator& translator(const QString& name)
{
    QCoreApplication* const application = QCoreApplication::instance();
    QTranslator* found = heldTranslator(name);
    if (!found) {
        found = new QTranslator(application);
        found->setObjectName(name);
        QCoreApplication::installTranslator(found);
    }
    return *found;
}

/** The name of what holds the program's own words. */
QString ours()
{
    return QStringLiteral("ringford");
}

} // namespace

void installLanguage(const QLocale& locale)
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!translator(QStringLiteral("qtbase")).load(locale, QStringLiteral("qtbase"), QStringLiteral("_"), folder)) {
        // Not installed, or English: then Qt's words are the ones in its sources.
        delete &translator(QStringLiteral("qtbase"));
    }
    if (!translator(ours()).load(locale, ours(), QStringLiteral("_"), QStringLiteral(":/i18n")))
        (void)translator(ours()).load(QLocale(QLocale::English), ours(), QStringLiteral("_"), QStringLiteral(":/i18n"));
}

QString languageInUse()
{
    const QTranslator* const held = heldTranslator(ours());
    const QString language = held ? held->language() : QString();
    return language.isEmpty() ? QStringLiteral("en") : language;
}

QStringList languagesSpoken()
{
    QStringList codes;
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("ringford_*.qm")}, QDir::Files))
        codes << file.section(u'_', 1).section(u'.', 0, 0);
    return codes;
}

} // namespace ringford::ui
