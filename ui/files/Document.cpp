// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Document.h"

#include "engine/text/Files.h"
#include "engine/text/RecordWriter.h"
#include "ui/match/MatchModel.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QFileInfo>

#include <cassert>

namespace ringford::ui {

namespace {

/** A record among others, as a file holds them. */
std::string fileText(const std::string& record, const std::vector<Match>& others, std::size_t place,
                     const Registry& registry)
{
    std::string text;
    for (std::size_t number = 0; number <= others.size(); ++number) {
        if (number > 0)
            text += '\n';
        if (number == place) {
            text += record;
            continue;
        }
        const auto other = writeRecord(others[number - (number > place)], registry);
        assert(other); // it was read from a file
        text += *other;
    }
    return text;
}

} // namespace

Document::Document(const Registry& registry, MatchModel& match, QObject* parent)
    : QObject(parent), m_registry(registry), m_match(match)
{
    connect(&m_worker, &Worker::busyChanged, this, &Document::busyChanged);
}

void Document::remember(const QString& file)
{
    const QFileInfo info(file);
    m_file = file;
    m_fileTime = info.lastModified();
    m_fileSize = info.size();
    emit fileChanged();
}

bool Document::isChangedOnDisk() const
{
    const QFileInfo info(m_file);
    return !m_file.isEmpty() && info.exists() && (info.lastModified() != m_fileTime || info.size() != m_fileSize);
}

void Document::read(const QString& file)
{
    if (isBusy())
        return;
    const QString path = QFileInfo(file).absoluteFilePath();
    auto content = std::make_shared<FileContent>();
    content->file = path;
    m_bytesRead = std::make_shared<std::atomic<std::size_t>>(0);
    m_bytesToRead = QFileInfo(path).size();
    m_isReading = true;
    m_worker.start(
        [this, content, bytesRead = m_bytesRead, &registry = m_registry](std::stop_token stop) -> Worker::Finish {
            std::optional<Text> trouble;
            if (auto bytes = readFile(content->file.toStdString()))
                content->reading = readRecords(*bytes, registry, {std::nullopt, stop, bytesRead.get()});
            else
                trouble = bytes.error();
            return [this, content, trouble] {
                m_isReading = false;
                if (content->reading.stopped)
                    return;
                if (trouble)
                    content->trouble = words::sentence(*trouble);
                else if (const auto& error = content->reading.error)
                    content->trouble = QStringLiteral("%1:%2:%3: %4")
                                           .arg(QDir::toNativeSeparators(content->file), QString::number(error->line),
                                                QString::number(error->column), words::sentence(error->message));
                emit wasRead(content);
            };
        });
}

int Document::progress() const
{
    if (!m_isReading || m_bytesToRead <= 0)
        return -1;
    return static_cast<int>(100 * m_bytesRead->load() / static_cast<std::size_t>(m_bytesToRead));
}

void Document::cancel()
{
    if (m_isReading)
        m_worker.stop();
}

void Document::adopt(FileContent& content, std::size_t index)
{
    std::vector<Match>& matches = content.reading.matches;
    Match match = std::move(matches[index]);
    if (!content.trouble.isEmpty()) {
        begin(std::move(match), true);
        return;
    }
    matches.erase(matches.begin() + static_cast<std::ptrdiff_t>(index));
    open(std::move(match), std::move(matches), index);
    remember(content.file);
}

void Document::open(Match match, std::vector<Match> others, std::size_t place)
{
    m_others = std::make_shared<const std::vector<Match>>(std::move(others));
    m_place = place;
    m_match.replace(std::move(match));
}

void Document::begin(Match match, bool modified)
{
    m_file.clear();
    open(std::move(match), {}, 0);
    m_match.setModified(modified);
    emit fileChanged();
}

void Document::detach()
{
    m_file.clear();
    emit fileChanged();
}

void Document::write(const QString& file)
{
    if (isBusy())
        return;
    const QString path = QFileInfo(file).absoluteFilePath();
    emit aboutToWrite();
    const auto record = writeRecord(m_match.match(), m_registry);
    if (!record) {
        emit wasWritten(
            tr("%1 was not saved: %2").arg(QDir::toNativeSeparators(path), words::sentence(record.error())));
        return;
    }
    // What is played from here on is not in the file.
    m_match.setModified(false);
    m_worker.start([this, path, record = *record, others = m_others, place = m_place,
                    &registry = m_registry](std::stop_token) -> Worker::Finish {
        const std::optional<Text> trouble = writeFile(path.toStdString(), fileText(record, *others, place, registry));
        return [this, path, trouble] {
            if (trouble)
                m_match.setModified(true);
            else
                remember(path);
            emit wasWritten(trouble ? words::sentence(*trouble) : QString());
        };
    });
}

} // namespace ringford::ui
