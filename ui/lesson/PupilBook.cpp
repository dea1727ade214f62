// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/PupilBook.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <array>

namespace ringford::ui {

namespace {

/** No name's key: those have neither of its brackets. */
constexpr QLatin1String kUnnamed("(unnamed)");

/** As whom older versions counted those who gave no name, in each of their languages. */
constexpr std::array kOldUnnamed{"Nobody", "Niemand", "Without a name", "Ohne Namen"};

/** A name of any characters as a part of a key. */
QString pupilKey(const QString& name)
{
    if (name.isEmpty())
        return kUnnamed;
    return QString::fromLatin1(QUrl::toPercentEncoding(name)).replace(u'%', u'_');
}

QString lessonKey(const QString& pupil, const QString& lesson)
{
    return pupilKey(pupil) + u'/' + pupilKey(lesson);
}

QString nameKey(const QString& group)
{
    return group + QStringLiteral("/name");
}

} // namespace

PupilBook::PupilBook(QString file)
{
    QDir().mkpath(QFileInfo(file).path());
    m_store = std::make_shared<QSettings>(std::move(file), QSettings::IniFormat);
    takeOldUnnamed();
}

QString PupilBook::usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/pupils.ini");
}

QStringList PupilBook::pupils() const
{
    QStringList names = namesIn(QString());
    if (m_store->childGroups().contains(kUnnamed))
        names.prepend(QString());
    return names;
}

void PupilBook::takeOldUnnamed()
{
    for (const char* const each : kOldUnnamed) {
        const QString old = QLatin1String(each);
        if (!m_store->childGroups().contains(pupilKey(old)))
            continue;
        for (const QString& lesson : lessons(old)) {
            for (const QString& number : numbersOf(old, lesson)) {
                const StepResult one = step(old, lesson, number.toInt());
                const StepResult other = step({}, lesson, number.toInt());
                put({}, lesson, number.toInt(),
                    {one.isSolved || other.isSolved, one.wrong + other.wrong, one.hints + other.hints});
            }
        }
        clear(old);
    }
}

/** The names of the groups in a group. */
QStringList PupilBook::namesIn(const QString& group) const
{
    m_store->beginGroup(group);
    QStringList names;
    for (const QString& one : m_store->childGroups())
        names += m_store->value(nameKey(one)).toString();
    m_store->endGroup();
    names.removeAll(QString());
    names.sort(Qt::CaseInsensitive);
    return names;
}

QStringList PupilBook::lessons(const QString& pupil) const
{
    return namesIn(pupilKey(pupil));
}

/** The steps of a lesson that something is known of. */
QStringList PupilBook::numbersOf(const QString& pupil, const QString& lesson) const
{
    m_store->beginGroup(lessonKey(pupil, lesson));
    const QStringList numbers = m_store->childGroups();
    m_store->endGroup();
    return numbers;
}

PupilBook::Sum PupilBook::sum(const QString& pupil, const QString& lesson) const
{
    Sum sum;
    for (const QString& number : numbersOf(pupil, lesson)) {
        const StepResult one = step(pupil, lesson, number.toInt());
        sum.solved += one.isSolved ? 1 : 0;
        sum.wrong += one.wrong;
        sum.hints += one.hints;
    }
    return sum;
}

StepResult PupilBook::step(const QString& pupil, const QString& lesson, int number) const
{
    const QString group = lessonKey(pupil, lesson) + u'/' + QString::number(number);
    const auto value = [&](const char* name) { return m_store->value(group + u'/' + QLatin1String(name)); };
    return {value("solved").toBool(), value("wrong").toInt(), value("hints").toInt()};
}

bool PupilBook::put(const QString& pupil, const QString& lesson, int number, const StepResult& result)
{
    m_store->setValue(nameKey(pupilKey(pupil)), pupil);
    m_store->setValue(nameKey(lessonKey(pupil, lesson)), lesson);
    const QString group = lessonKey(pupil, lesson) + u'/' + QString::number(number);
    m_store->setValue(group + QStringLiteral("/solved"), result.isSolved);
    m_store->setValue(group + QStringLiteral("/wrong"), result.wrong);
    m_store->setValue(group + QStringLiteral("/hints"), result.hints);
    return isWritten();
}

bool PupilBook::clear(const QString& pupil)
{
    m_store->remove(pupilKey(pupil));
    return isWritten();
}

bool PupilBook::isWritten()
{
    m_store->sync();
    return m_store->status() == QSettings::NoError;
}

} // namespace ringford::ui
