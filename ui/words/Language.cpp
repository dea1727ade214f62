// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>
#include <utility>

namespace ringford::ui {

namespace {

/** The translator that the program holds under that name; null if there is none yet. */
QTranslator* heldTranslator(const QString& name)
{
    const QCoreApplication* const application = QCoreApplication::instance();
    return application ? application->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly) : nullptr;
}

/**
 * Puts a translator of that name in place of the one that the program holds; null: none. Other threads may be translating:
 * whoever is installed is never loaded anew, and is taken out, which waits for them, before its words go.
 */
void hold(const QString& name, std::unique_ptr<QTranslator> translator)
{
    const std::unique_ptr<QTranslator> before(heldTranslator(name));
    if (!translator)
        return;
    translator->setObjectName(name);
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

/** With the words that @p folder has for @p locale in files called @p name; null if it has none. */
std::unique_ptr<QTranslator> loaded(const QLocale& locale, const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    return translator->load(locale, name, QStringLiteral("_"), folder) ? std::move(translator) : nullptr;
}

/** The name of what holds the program's own words. */
QString ours()
{
    return QStringLiteral("ringford");
}

} // namespace

void installLanguage(const QLocale& locale)
{
    // Where it is not installed, or English, Qt's words are the ones in its sources.
    const QString qts = QStringLiteral("qtbase");
    hold(qts, loaded(locale, qts, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    const QString folder = QStringLiteral(":/i18n");
    auto words = loaded(locale, ours(), folder);
    hold(ours(), words ? std::move(words) : loaded(QLocale(QLocale::English), ours(), folder));
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
