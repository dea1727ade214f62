// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Document.h"

#include "engine/pgn/GameFiles.h"
#include "engine/pgn/PgnIndex.h"
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnTags.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "ui/files/FileNames.h"
#include "ui/files/OpeningPlace.h"
#include "ui/files/ReadingReport.h"
#include "ui/match/MatchModel.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <utility>

namespace ringford::ui {

namespace {

/** The open game as it is written. */
struct WrittenGame {
    std::string record;
    std::size_t parts = 0;
};

/** The games of a file together: what is written of the open one stands at its place among the others. */
Result<std::string, Text> fileText(const std::string& file, const WrittenGame& game, const KeptRecords& records,
                                   std::size_t place, const Registry& registry)
{
    std::string text;
    std::size_t number = 0;
    RecordsTotal total;
    std::optional<Text> failure;
    const auto put = [&](const std::string& record, std::size_t parts) {
        if (number++ > 0)
            text += '\n';
        text += record;
        failure = total.add(parts, record);
    };
    records.eachBut(place, registry, [&](const Match& other) {
        if (number == place)
            put(game.record, game.parts);
        if (failure)
            return false;
        const auto written = writeGameFile(file, other, registry);
        if (written)
            put(*written, writtenParts(other));
        else // PGN cannot hold all that records can
            failure = written.error();
        return !failure;
    });
    if (!failure && number <= place)
        put(game.record, game.parts);
    if (failure)
        return Failure{*failure};
    return text;
}

/** From how many bytes on games of PGN are read when they are opened: more of them than any reader takes. */
constexpr std::size_t kReadWhole = std::size_t{16} << 20;

/** Reads game number @p index of an index now; nothing where it is damaged, which is told. */
std::optional<Match> readIndexed(FileContent& content, std::size_t index, const Registry& registry)
{
    const std::size_t begin = content.records[index].begin;
    // No other game is looked at, whatever is wrong with this one.
    const std::size_t end =
        index + 1 < content.records.size() ? content.records[index + 1].begin : content.bytes->size();
    std::optional<Match> found;
    ReadingOptions options;
    options.from = begin;
    options.take = [&](Match match, std::size_t at) {
        if (at == begin)
            found = std::move(match);
        return false;
    };
    const RecordReading reading = readPgn(std::string_view(*content.bytes).substr(0, end), registry, options);
    if (!found && (reading.error || !reading.leftOut.empty()))
        content.trouble =
            words::placeInFile(content.file, reading.leftOut.empty() ? *reading.error : reading.leftOut.front());
    return found;
}

/** What PGN cannot hold of a match. */
std::vector<Text> lossesOf(const Match& match, const Registry& registry)
{
    const auto writing = writePgn(match, registry);
    return writing ? writing->losses : std::vector<Text>();
}

/** The match of record number @p index of what was read, or what stands before the error. */
std::optional<Match> takeMatch(FileContent& content, std::size_t index, const Registry& registry)
{
    if (content.isIndexed)
        return readIndexed(content, index, registry);
    if (index >= content.reading.records)
        return std::exchange(content.reading.broken, std::nullopt);
    if (index == 0 && content.first)
        return std::exchange(content.first, std::nullopt);
    std::optional<Match> found;
    ReadingOptions options;
    options.from = content.records[index].begin;
    options.take = [&found](Match match, std::size_t /*begin*/) {
        found = std::move(match);
        return false;
    };
    readGameFile(content.file.toStdString(), *content.bytes, registry, options);
    return found;
}

QByteArray hashOf(const std::string& bytes)
{
    return QCryptographicHash::hash({bytes.data(), static_cast<qsizetype>(bytes.size())}, QCryptographicHash::Sha256);
}

/** Whether a file that is there and can be read holds something else. */
bool holdsOther(const QString& file, const KnownFile& known)
{
    const auto bytes = readFile(file.toStdString());
    return bytes && hashOf(*bytes) != known.hash;
}

/** Tells what a file holds; behind it the number of a record makes a mark. */
QByteArray markOf(const KnownFile& known)
{
    return known.hash.toHex() + ' ';
}

/** Whether what is read of a file is all of it, and games alone. */
bool canBeWrittenBack(const FileContent& content)
{
    return !content.isIndexed && !content.holdsPositions && !content.reading.stopped && !content.reading.error &&
           passedOver(content.file, content.reading, content.holdsPositions).isEmpty();
}

/** The number of the record that @p mark tells, or whose text is @p own, if that is not empty. */
std::optional<std::size_t> placeIn(const FileContent& content, const QByteArray& mark, std::string_view own)
{
    if (const QByteArray known = markOf(content.known); mark.startsWith(known)) {
        if (const qulonglong place = mark.mid(known.size()).toULongLong(); place < content.records.size())
            return place;
    }
    for (std::size_t place = 0; !own.empty() && place < content.records.size(); ++place) {
        if (std::string_view(*content.bytes).substr(content.records[place].begin).starts_with(own))
            return place;
    }
    return std::nullopt;
}

/** Reads the records, keeps the first of their matches, and of the others what a list tells. */
void readInto(FileContent& content, const Registry& registry, ReadingOptions options)
{
    std::size_t number = 0;
    options.number = &number;
    content.isIndexed = content.bytes->size() > kReadWhole && isPgnFile(content.file.toStdString());
    if (content.isIndexed) {
        const auto game = registry.create(kPgnGame, {});
        const QString title = game ? words::translated((*game)->description().title) : QString();
        content.reading = indexPgn(*content.bytes, options, [&](std::size_t begin, const std::vector<RecordTag>& tags) {
            content.records.add(tags, title, begin, number);
            return true;
        });
    } else {
        content.holdsPositions = holdsPositions(content.file.toStdString(), *content.bytes);
        options.take = [&content, &number](Match match, std::size_t begin) {
            content.records.add(match, begin, number);
            if (!content.first)
                content.first = std::move(match);
            return true;
        };
        content.reading = readGameFile(content.file.toStdString(), *content.bytes, registry, options);
    }
    // Where reading ended early nobody knows how many there are.
    content.records.setLeftOut(content.reading.error ? 0 : content.reading.gamesLeftOut);
    if (content.reading.error)
        content.records.setBeginningAlone();
}

} // namespace

void KeptRecords::eachBut(std::size_t place, const Registry& registry,
                          const std::function<bool(const Match&)>& take) const
{
    std::size_t number = 0;
    ReadingOptions options;
    options.take = [&](const Match& match, std::size_t /*begin*/) { return number++ == place || take(match); };
    readGameFile(file, *bytes, registry, options);
}

Document::Document(const Registry& registry, MatchModel& match, QObject* parent)
    : QObject(parent), m_registry(registry), m_match(match)
{
    connect(&m_worker, &Worker::busyChanged, this, &Document::busyChanged);
}

void Document::remember(const QString& file, const KnownFile& known)
{
    m_file = file;
    m_known = known;
    emit fileChanged();
}

/** A stamp can be another without the bytes being others. */
bool Document::isChangedOnDisk() const
{
    if (m_file.isEmpty())
        return false;
    const auto stamp = fileStamp(m_file.toStdString());
    return stamp && *stamp != m_known.stamp && holdsOther(m_file, m_known);
}

bool Document::isOutdated(const FileContent& content) const
{
    return content.file == m_file && content.writes != m_writes;
}

void Document::findLosses(const QString& file, const std::function<void(const std::vector<Text>&)>& then)
{
    if (!isPgnFile(file.toStdString())) {
        then({});
        return;
    }
    std::vector<Text> own = lossesOf(m_match.match(), m_registry);
    if (!m_records || isPgnFile(m_records->file)) { // what was read from PGN can be written there
        then(own);
        return;
    }
    m_worker.start([own = std::move(own), then, records = m_records, place = m_place,
                    &registry = m_registry](std::stop_token stop) -> Worker::Finish {
        std::vector<Text> all = own;
        records->eachBut(place, registry, [&](const Match& other) {
            const std::vector<Text> more = lossesOf(other, registry);
            all.insert(all.end(), more.begin(), more.end());
            return !stop.stop_requested(); // nobody waits for it any more
        });
        return [then, all = std::move(all)] { then(all); };
    });
}

void Document::read(const QString& file)
{
    if (isBusy())
        return;
    const QString path = wholePath(file);
    auto content = std::make_shared<FileContent>();
    content->file = path;
    content->writes = m_writes;
    m_bytesRead = std::make_shared<std::atomic<std::size_t>>(0);
    const auto stamp = fileStamp(path.toStdString());
    m_bytesToRead = stamp ? std::min<qint64>(stamp->size, kLargestFile) : 0; // of more the rest is left out
    m_isReading = true;
    m_worker.start(
        [this, content, bytesRead = m_bytesRead, &registry = m_registry](std::stop_token stop) -> Worker::Finish {
            std::optional<Text> trouble;
            if (auto read = readGameBytes(content->file.toStdString(), &content->known.stamp)) {
                content->known.hash = hashOf(read->bytes);
                content->bytes = std::make_shared<const std::string>(std::move(read->bytes));
                readInto(*content, registry, {std::nullopt, stop, bytesRead.get()});
                if (!content->reading.error)
                    content->reading.error = read->cut;
            } else if (content->trouble = troubleWithName(content->file); content->trouble.isEmpty()) {
                trouble = read.error();
            }
            return [this, content, trouble] {
                m_isReading = false;
                if (content->reading.stopped)
                    return;
                if (trouble)
                    content->trouble = words::asSentence(*trouble);
                else if (const auto& error = content->reading.error)
                    content->trouble = words::placeInFile(content->file, *error);
                else if (content->trouble.isEmpty())
                    content->trouble = passedOver(content->file, content->reading, content->holdsPositions);
                content->note = oddities(content->reading);
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

QByteArray Document::mark() const
{
    return m_file.isEmpty() ? QByteArray() : markOf(m_known) + QByteArray::number(static_cast<qulonglong>(m_place));
}

void Document::rejoin(const QString& file, const QByteArray& mark)
{
    if (isBusy())
        return;
    const auto own = m_match.isModified() ? Result<std::string, Text>(std::string())
                                          : writeGameFile(file.toStdString(), m_match.match(), m_registry);
    auto content = std::make_shared<FileContent>();
    content->file = file;
    m_bytesToRead = 0;
    m_isReading = true;
    m_isToRejoin = true;
    m_worker.start([this, content, mark, own = own ? *own : std::string(),
                    &registry = m_registry](std::stop_token stop) -> Worker::Finish {
        std::optional<std::size_t> place;
        auto read = readGameBytes(content->file.toStdString(), &content->known.stamp);
        if (read && !read->cut) {
            content->known.hash = hashOf(read->bytes);
            content->bytes = std::make_shared<const std::string>(std::move(read->bytes));
            readInto(*content, registry, {std::nullopt, stop, nullptr});
            place = canBeWrittenBack(*content) ? placeIn(*content, mark, own) : std::nullopt;
        }
        return [this, content, place] {
            m_isReading = false;
            if (std::exchange(m_isToRejoin, false) && place)
                belongTo(*content, *place);
        };
    });
}

bool Document::adopt(FileContent& content, std::size_t index)
{
    std::optional<Match> match = takeMatch(content, index, m_registry);
    if (!match)
        return false;
    standWhereItOpens(*match, isPgnFile(content.file.toStdString()) ? GameSource::OtherProgram : GameSource::Record);
    if (content.isIndexed || content.holdsPositions || !content.trouble.isEmpty()) {
        begin(*std::move(match), content.reading.error.has_value() && !content.isIndexed && !content.holdsPositions);
        return true;
    }
    open(*std::move(match), {}, index);
    belongTo(content, index);
    return true;
}

/** The match that is open is record number @p place of @p content. */
void Document::belongTo(const FileContent& content, std::size_t place)
{
    m_records = content.records.size() > 1
                    ? std::make_shared<const KeptRecords>(KeptRecords{content.file.toStdString(), content.bytes})
                    : nullptr;
    m_place = place;
    remember(content.file, content.known);
}

void Document::open(Match match, std::shared_ptr<const KeptRecords> records, std::size_t place)
{
    m_isToRejoin = false;
    m_records = std::move(records);
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

void Document::write(const QString& file, Replace replace)
{
    if (isBusy())
        return;
    const QString path = QFileInfo(file).absoluteFilePath();
    m_destination = path;
    emit aboutToWrite();
    const auto game = writeGameFile(path.toStdString(), m_match.match(), m_registry);
    if (!game) {
        m_destination.clear();
        emit wasWritten(tr("%1 was not saved: %2").arg(words::filePath(path), words::asSentence(game.error())));
        return;
    }
    // What is played from here on is not in the file.
    const bool isUnsaved = m_match.isModified() || path == m_file;
    m_match.setModified(false);
    const auto allowed = replace == Replace::Known && path == m_file ? std::optional(m_known) : std::nullopt;
    m_worker.start([this, path, game = WrittenGame{*game, writtenParts(m_match.match())}, records = m_records,
                    place = m_place, allowed, isUnsaved, &registry = m_registry](std::stop_token) -> Worker::Finish {
        const auto text = records ? fileText(path.toStdString(), game, *records, place, registry)
                                  : Result<std::string, Text>(game.record);
        const auto mayReplace = [&] { return !allowed || !holdsOther(path, *allowed); };
        const auto written = text ? replaceFile(path.toStdString(), *text, mayReplace) : ReplacedFile{text.error()};
        return [this, path, written, isUnsaved, hash = text ? hashOf(*text) : QByteArray()] {
            m_destination.clear();
            if (written.trouble || written.isLeft) {
                // A copy that failed takes nothing from the file that the game is in.
                m_match.setModified(isUnsaved || m_match.isModified());
            } else {
                ++m_writes;
                remember(path, {written.stamp, hash});
            }
            if (written.isLeft)
                emit wasFoundChanged();
            else
                emit wasWritten(written.trouble ? words::asSentence(*written.trouble) : QString());
        };
    });
}

} // namespace ringford::ui
