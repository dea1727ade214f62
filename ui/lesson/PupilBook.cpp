// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/PupilBook.h"

#include "engine/text/Files.h"
#include "ui/files/FileNames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

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

/** Whether Qt has written all of it: it writes other signs and no others. */
bool isWhole(const std::string& bytes)
{
    const auto isOdd = [](char sign) {
        return static_cast<unsigned char>(sign) < ' ' && sign != '\n' && sign != '\r' && sign != '\t';
    };
    QStringDecoder utf8(QStringDecoder::Utf8);
    [[maybe_unused]] const QString text = utf8(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return std::ranges::none_of(bytes, isOdd) && !utf8.hasError();
}

} // namespace

/** What a book is read from and written to. */
struct PupilBook::Store {
    explicit Store(QString name);
    bool openFile();
    void rewrite() const;

    QString file;
    QString damagedCopy;
    std::unique_ptr<QTemporaryDir> instead; ///< has what the file cannot take
    std::unique_ptr<QSettings> settings;
};

PupilBook::Store::Store(QString name) : file(std::move(name))
{
    QDir().mkpath(QFileInfo(file).path());
    if (openFile())
        return;
    instead = std::make_unique<QTemporaryDir>();
    settings = std::make_unique<QSettings>(instead->filePath(QStringLiteral("pupils.ini")), QSettings::IniFormat);
}

/** False if there is something that cannot be read, or of which no copy can be kept: that is not to be written over. */
bool PupilBook::Store::openFile()
{
    const std::string name = file.toStdString();
    const auto bytes = readFile(name);
    if (!bytes && fileStamp(name))
        return false;
    settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    if (!bytes || (settings->status() != QSettings::FormatError && isWhole(*bytes)))
        return true;
    damagedCopy = nameOfDamagedCopy(file);
    if (writeFile(damagedCopy.toStdString(), *bytes)) {
        damagedCopy.clear();
        return false;
    }
    rewrite();
    return true;
}

/** Without what could not be read: else it would be found damaged again. */
void PupilBook::Store::rewrite() const
{
    const QStringList keys = settings->allKeys();
    if (keys.isEmpty())
        QFile::remove(file);
    else
        settings->setValue(keys.first(), settings->value(keys.first()));
    settings->sync();
}

PupilBook::PupilBook(QString file) : m_store(std::make_shared<Store>(std::move(file)))
{
    takeOldUnnamed();
}

QSettings& PupilBook::settings() const
{
    return *m_store->settings;
}

const QString& PupilBook::file() const
{
    return m_store->file;
}

const QString& PupilBook::damagedCopy() const
{
    return m_store->damagedCopy;
}

QString PupilBook::usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/pupils.ini");
}

QStringList PupilBook::pupils() const
{
    QStringList names = namesIn(QString());
    if (settings().childGroups().contains(kUnnamed))
        names.prepend(QString());
    return names;
}

void PupilBook::takeOldUnnamed()
{
    for (const char* const each : kOldUnnamed) {
        const QString old = QLatin1String(each);
        if (!settings().childGroups().contains(pupilKey(old)))
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
    settings().beginGroup(group);
    QStringList names;
    for (const QString& one : settings().childGroups())
        names += settings().value(nameKey(one)).toString();
    settings().endGroup();
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
    settings().beginGroup(lessonKey(pupil, lesson));
    const QStringList numbers = settings().childGroups();
    settings().endGroup();
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
    const auto value = [&](const char* name) { return settings().value(group + u'/' + QLatin1String(name)); };
    return {value("solved").toBool(), value("wrong").toInt(), value("hints").toInt()};
}

bool PupilBook::put(const QString& pupil, const QString& lesson, int number, const StepResult& result)
{
    settings().setValue(nameKey(pupilKey(pupil)), pupil);
    settings().setValue(nameKey(lessonKey(pupil, lesson)), lesson);
    const QString group = lessonKey(pupil, lesson) + u'/' + QString::number(number);
    settings().setValue(group + QStringLiteral("/solved"), result.isSolved);
    settings().setValue(group + QStringLiteral("/wrong"), result.wrong);
    settings().setValue(group + QStringLiteral("/hints"), result.hints);
    return write();
}

bool PupilBook::clear(const QString& pupil)
{
    settings().remove(pupilKey(pupil));
    return write();
}

bool PupilBook::write()
{
    if (m_store->instead)
        return false;
    // All that work on one file share what is to be written; but what once went wrong with one of them it tells forever.
    QSettings fresh(m_store->file, QSettings::IniFormat);
    fresh.sync();
    return fresh.status() != QSettings::AccessError;
}

} // namespace ringford::ui
