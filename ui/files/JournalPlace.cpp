// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/JournalPlace.h"

#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "engine/text/PlatformFile.h"
#include "ui/files/LiveLock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>
#include <QUuid>

namespace ringford::ui {

namespace {

constexpr const char* kRecord = ".ringford";
constexpr const char* kAdded = ".added";
constexpr const char* kOrigin = ".origin";
constexpr const char* kLock = ".lock";
constexpr const char* kDamaged = ".damaged";
constexpr const char* kDraft = ".draft";
constexpr qsizetype kLongestName = 100'000; // of files, in bytes: more than any system takes

/** Of a game that was opened, written as it is kept: room for what that takes more. */
constexpr std::size_t kLargestKept = 2 * kLargestFile;

/** What is no file, or too large for what is kept here, is not ours: it is neither waited for nor read. */
QByteArray contentOf(const QString& path)
{
    std::string bytes;
    FileStamp stamp;
    const ReadingEnd end = readRegularFile(filePath(path.toStdString()), {kLargestKept}, bytes, stamp);
    return end.kind == ReadingEnd::Kind::Done ? QByteArray::fromStdString(bytes) : QByteArray();
}

/** Whole or not at all: what was there stays where the disk is full. */
bool save(const QString& path, const QByteArray& content)
{
    return !writeFile(path.toStdString(), {content.constData(), static_cast<std::size_t>(content.size())});
}

/** Tells whether a line, or what was added, is whole and of this record. */
QByteArray sumOf(const QByteArray& content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
}

constexpr const char* kOpenEnd = "*\n"; // of a record that can go on

/** The entries that were added to @p record; a line that was not written to its end, and all behind it, is left out. */
QByteArray entriesIn(const QByteArray& added, const QByteArray& record)
{
    QByteArray entries;
    qsizetype begin = 0;
    for (qsizetype end = 0; (end = added.indexOf('\n', begin)) >= 0; begin = end + 1) {
        const QByteArray line = added.mid(begin, end - begin);
        if (begin == 0) {
            if (line != sumOf(record))
                break;
            continue;
        }
        const qsizetype blank = line.indexOf(' ');
        const QByteArray entry = line.mid(blank + 1);
        if (blank < 0 || line.left(blank) != sumOf(entry))
            break;
        entries += entry + '\n';
    }
    return entries;
}

QString newName()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

QString JournalPlace::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/unsaved");
}

std::optional<Text> JournalPlace::hindrance(const QString& folder)
{
    QDir().mkpath(folder); // what comes of it is seen next
    FileWriter file;
    auto hindrance = file.open((folder + QStringLiteral("/game")).toStdString());
    if (!hindrance)
        hindrance = file.append("trial");
    return hindrance ? hindrance : file.finish();
}

JournalPlace::JournalPlace(const QString& folder, const QString& name)
    : m_base(folder + u'/' + name), m_lock(std::make_unique<LiveLock>(path(kLock)))
{
}

JournalPlace::~JournalPlace()
{
    clear();
}

QString JournalPlace::path(const char* ending) const
{
    return m_base + QLatin1String(ending);
}

std::unique_ptr<JournalPlace> JournalPlace::create(const QString& folder)
{
    std::unique_ptr<JournalPlace> place(new JournalPlace(folder, newName()));
    return place->m_lock->hold() ? std::move(place) : nullptr;
}

std::vector<std::unique_ptr<JournalPlace>> JournalPlace::left(const QString& folder)
{
    std::vector<std::unique_ptr<JournalPlace>> places;
    const QFileInfoList kept = QDir(folder).entryInfoList(
        {QLatin1Char('*') + QLatin1String(kRecord), QLatin1Char('*') + QLatin1String(kAdded)}, QDir::Files,
        QDir::Time | QDir::Reversed);
    for (const QFileInfo& info : kept) {
        if (!info.isFile()) // over links: the listing does not look where they lead
            continue;
        std::unique_ptr<JournalPlace> place(new JournalPlace(folder, info.completeBaseName()));
        const bool isAdded = info.filePath() != place->path(kRecord);
        if (isAdded && QFileInfo::exists(place->path(kRecord))) {
            place->m_base.clear(); // it goes with its record
            continue;
        }
        if (!place->m_lock->hold()) {
            place->m_base.clear(); // its window lives; what is there is not ours to clear
            continue;
        }
        // Between the listing and the lock its window may have ended as it should.
        if (QFileInfo::exists(info.filePath()))
            places.push_back(std::move(place));
    }
    return places;
}

bool JournalPlace::hold()
{
    if (m_lock->hold())
        return true;
    const QString base = QFileInfo(m_base).path() + u'/' + newName();
    auto lock = std::make_unique<LiveLock>(base + QLatin1String(kLock));
    if (!lock->hold())
        return false;
    m_base = base;
    m_lock = std::move(lock);
    m_added.reset();
    m_ofNow.clear();
    return true;
}

bool JournalPlace::isWhole() const
{
    return m_lock->isHeld() && QFile::exists(path(kRecord)) && (!m_added || QFile::exists(added()));
}

QByteArray JournalPlace::record() const
{
    QByteArray record = contentOf(path(kRecord));
    const QByteArray entries = record.endsWith(kOpenEnd) ? entriesIn(contentOf(path(kAdded)), record) : QByteArray();
    if (!entries.isEmpty()) {
        record.chop(static_cast<qsizetype>(qstrlen(kOpenEnd)));
        record += '\n' + entries + kOpenEnd;
    }
    return record;
}

QString JournalPlace::origin() const
{
    // What is longer is no name of a file, and would be shown as one.
    const QByteArray name = contentOf(path(kOrigin));
    return name.size() <= kLongestName ? QString::fromUtf8(name) : QString();
}

bool JournalPlace::write(const QByteArray& record, const QString& origin)
{
    if (!save(path(kRecord), record))
        return false;
    // What was added belongs to the record before, and says so.
    m_added.reset();
    QFile::remove(path(kAdded));
    m_ofNow = record.endsWith(kOpenEnd) ? sumOf(record) + '\n' : QByteArray();
    setOrigin(origin);
    return true;
}

void JournalPlace::setOrigin(const QString& origin)
{
    // Told as well as it goes: the game itself is what counts.
    if (origin != this->origin())
        save(path(kOrigin), origin.toUtf8());
}

bool JournalPlace::append(const QByteArray& entries)
{
    if (m_ofNow.isEmpty() || entries.contains('\n'))
        return false;
    QByteArray line = sumOf(entries) + ' ' + entries + '\n';
    if (!m_added) {
        m_added = std::make_unique<QFile>(added());
        line.prepend(m_ofNow);
        if (!m_added->open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
            return false;
    }
    return m_added->write(line) == line.size();
}

QString JournalPlace::pathOf(const QString& draft) const
{
    return m_base + u'.' + draft + QLatin1String(kDraft);
}

QByteArray JournalPlace::draft(const QString& name) const
{
    return contentOf(pathOf(name));
}

bool JournalPlace::keepDraft(const QString& name, const QByteArray& content)
{
    const QString file = pathOf(name);
    return content.isEmpty() ? !QFile::exists(file) || QFile::remove(file) : save(file, content);
}

QString JournalPlace::added() const
{
    return path(kAdded);
}

QFileInfoList JournalPlace::drafts() const
{
    const QFileInfo base(m_base);
    return base.dir().entryInfoList({base.fileName() + QStringLiteral(".*") + QLatin1String(kDraft)}, QDir::Files);
}

void JournalPlace::clear()
{
    if (m_base.isEmpty() || m_lock->isOthers())
        return;
    m_added.reset();
    m_ofNow.clear();
    QFile::remove(path(kAdded)); // without its record it would be told of as damaged
    QFile::remove(path(kRecord));
    QFile::remove(path(kOrigin));
    for (const QFileInfo& draft : drafts())
        QFile::remove(draft.filePath());
}

QString JournalPlace::putAside()
{
    const QString aside = path(kDamaged);
    QByteArray found = record();
    if (found.isEmpty() && QFileInfo(path(kRecord)).size() > 0) // what cannot be read cannot be copied, either
        return rename(aside);
    // What was added to a record that is not what it was is of no use to a reader, but to a person.
    if (found == contentOf(path(kRecord)))
        found += contentOf(path(kAdded));
    for (const QFileInfo& draft : drafts())
        found += '\n' + contentOf(draft.filePath());
    if (save(aside, found)) {
        clear();
        return aside;
    }
    const QString kept = path(kRecord);
    m_base.clear(); // it is not to be cleared with this
    return kept;
}

/** Leaves all that lies here, the record as @p aside; where it is then. */
QString JournalPlace::rename(const QString& aside)
{
    const QString kept = path(kRecord);
    m_base.clear(); // it is not to be cleared with this
    return QFile::rename(kept, aside) ? aside : kept;
}

QString JournalPlace::putAside(const QString& draft)
{
    QString aside;
    int number = 1; // the place may have put one aside before
    do
        aside = m_base + QStringLiteral(".%1-%2").arg(draft).arg(number++) + QLatin1String(kDamaged);
    while (QFile::exists(aside));
    const QString file = pathOf(draft);
    return QFile::rename(file, aside) ? aside : file; // where the disk takes nothing it stays
}

} // namespace ringford::ui
