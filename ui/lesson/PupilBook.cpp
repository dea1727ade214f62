// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/PupilBook.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

namespace ringford::ui {

namespace {

/** A name of any characters as a part of a key. */
QString pupilKey(const QString& name)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(name)).replace(u'%', u'_');
}

QString nameKey(const QString& group)
{
    return group + QStringLiteral("/name");
}

} // namespace

PupilBook::PupilBook(QString file) : m_file(std::move(file))
{
    QDir().mkpath(QFileInfo(m_file).path());
}

QString PupilBook::usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/pupils.ini");
}

QStringList PupilBook::pupils() const
{
    const QSettings store(m_file, QSettings::IniFormat);
    QStringList names;
    for (const QString& group : store.childGroups())
        names += store.value(nameKey(group)).toString();
    names.removeAll(QString());
    names.sort(Qt::CaseInsensitive);
    return names;
}

QStringList PupilBook::lessons(const QString& pupil) const
{
    QSettings store(m_file, QSettings::IniFormat);
    store.beginGroup(pupilKey(pupil));
    QStringList titles;
    for (const QString& group : store.childGroups())
        titles += store.value(nameKey(group)).toString();
    titles.removeAll(QString());
    titles.sort(Qt::CaseInsensitive);
    return titles;
}

PupilBook::Sum PupilBook::sum(const QString& pupil, const QString& lesson) const
{
    QSettings store(m_file, QSettings::IniFormat);
    store.beginGroup(pupilKey(pupil) + u'/' + pupilKey(lesson));
    Sum sum;
    for (const QString& number : store.childGroups()) {
        const StepResult one = step(pupil, lesson, number.toInt());
        sum.solved += one.isSolved ? 1 : 0;
        sum.wrong += one.wrong;
        sum.hints += one.hints;
    }
    return sum;
}

StepResult PupilBook::step(const QString& pupil, const QString& lesson, int number) const
{
    QSettings store(m_file, QSettings::IniFormat);
    store.beginGroup(pupilKey(pupil) + u'/' + pupilKey(lesson) + u'/' + QString::number(number));
    return {store.value(QStringLiteral("solved")).toBool(), store.value(QStringLiteral("wrong")).toInt(),
            store.value(QStringLiteral("hints")).toInt()};
}

bool PupilBook::put(const QString& pupil, const QString& lesson, int number, const StepResult& result)
{
    QSettings store(m_file, QSettings::IniFormat);
    store.setValue(nameKey(pupilKey(pupil)), pupil);
    store.setValue(nameKey(pupilKey(pupil) + u'/' + pupilKey(lesson)), lesson);
    store.beginGroup(pupilKey(pupil) + u'/' + pupilKey(lesson) + u'/' + QString::number(number));
    store.setValue(QStringLiteral("solved"), result.isSolved);
    store.setValue(QStringLiteral("wrong"), result.wrong);
    store.setValue(QStringLiteral("hints"), result.hints);
    store.sync();
    return store.status() == QSettings::NoError;
}

bool PupilBook::clear(const QString& pupil)
{
    QSettings store(m_file, QSettings::IniFormat);
    store.remove(pupilKey(pupil));
    store.sync();
    return store.status() == QSettings::NoError;
}

} // namespace ringford::ui
