// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/CommonRollsFile.h"

#include "engine/text/Files.h"
#include "ui/files/Worker.h"
#include "ui/words/Words.h"

#include <QFileInfo>
#include <QFileSystemWatcher>

#include <algorithm>
#include <memory>
#include <utility>

namespace ringford::ui {

namespace {

constexpr std::size_t kMostTold = 5; // bad lines, one by one

/** What came of reading the file, on another thread. */
struct ReadRolls {
    std::optional<FileStamp> stamp;
    dice::CommonRolls content;
    QString unreadable;
};

ReadRolls readRollsOf(const QString& file)
{
    ReadRolls read;
    FileStamp stamp;
    const std::string name = file.toStdString();
    const auto bytes = readFile(name, &stamp);
    if (bytes) {
        read.stamp = stamp;
        read.content = dice::readCommonRolls(*bytes);
    } else {
        read.unreadable = words::asSentence(bytes.error());
        read.stamp = fileStamp(name);
    }
    return read;
}

/** That a file lies in, or the one above that which is there. */
QString nearestFolder(const QString& file)
{
    QString folder = QFileInfo(file).absolutePath();
    while (!QFileInfo(folder).isDir()) {
        const QString above = QFileInfo(folder).absolutePath();
        if (above == folder)
            break;
        folder = above;
    }
    return folder;
}

} // namespace

CommonRollsFile::CommonRollsFile(const QString& file, QObject* parent)
    : QObject(parent), m_file(file), m_watcher(new QFileSystemWatcher(this)), m_worker(new Worker(this))
{
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, &CommonRollsFile::look);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &CommonRollsFile::look);
    look();
}

bool CommonRollsFile::isReading() const
{
    return m_worker->isBusy();
}

/**
 * Editors write a file anew under its name: the watcher loses it then. Where its folder is not there, the nearest one
 * that is tells when that changes.
 */
void CommonRollsFile::watch()
{
    QString folder;
    while (folder != nearestFolder(m_file)) { // it may come or go just now
        folder = nearestFolder(m_file);
        const QStringList known = m_watcher->files() + m_watcher->directories();
        for (const QString& path : known) {
            if (path != m_file && path != folder)
                m_watcher->removePath(path);
        }
        for (const QString& path : {m_file, folder}) {
            if (!known.contains(path) && QFileInfo::exists(path))
                m_watcher->addPath(path);
        }
    }
}

void CommonRollsFile::look()
{
    watch();
    if (isReading())
        return; // it looks again when that is done
    if (fileStamp(m_file.toStdString()) != m_stamp)
        read();
}

void CommonRollsFile::read()
{
    if (!QFileInfo::exists(m_file)) {
        m_stamp.reset();
        m_content = {};
        m_unreadable.clear();
        emit changed();
        return;
    }
    m_worker->start([this, file = m_file](const std::stop_token&) -> Worker::Finish {
        auto read = std::make_shared<ReadRolls>(readRollsOf(file));
        return [this, read] {
            m_stamp = read->stamp;
            m_content = std::move(read->content);
            m_unreadable = read->unreadable;
            emit changed();
            QMetaObject::invokeMethod(this, &CommonRollsFile::look, Qt::QueuedConnection);
        };
    });
}

QString CommonRollsFile::trouble() const
{
    if (!m_unreadable.isEmpty())
        return m_unreadable;
    const auto& bad = m_content.badLines;
    if (bad.empty())
        return {};
    QStringList lines;
    for (std::size_t i = 0; i < std::min(bad.size(), kMostTold); ++i)
        //: of a file: %1 and %2 are numbers, %3 says what is wrong
        lines += tr("line %1, character %2: %3")
                     .arg(QString::number(bad[i].line), QString::number(bad[i].error.column),
                          words::translated(bad[i].error.message));
    const QString all = lines.join(QStringLiteral("; "));
    const QString name = QFileInfo(m_file).fileName();
    const auto count = static_cast<int>(bad.size());
    if (bad.size() <= kMostTold)
        //: %1 is a file, %2 lists what is wrong with its %n lines
        return tr("%n lines of %1 are wrong; the others count: %2.", nullptr, count).arg(name, all);
    //: the same, where more are wrong than %2 lists
    return tr("%n lines of %1 are wrong; the others count: %2 …", nullptr, count).arg(name, all);
}

} // namespace ringford::ui
