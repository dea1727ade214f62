// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollKeeper.h"

#include "engine/dice/RollSetReader.h"
#include "engine/text/Files.h"
#include "ui/dice/DiceSession.h"
#include "ui/files/FileNames.h"
#include "ui/words/FileWords.h"
#include "ui/words/RollSetMark.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_set>
#include <utility>

namespace ringford::ui {

namespace {

constexpr std::string_view kFirstOfRolls = "[Ringford rolls 1]\n";
constexpr int kPauseBeforeWriting = 300;  // ms: several rolls in a row are written at once
constexpr int kPauseBeforeTrying = 2'000; // ms, where the disk took nothing
constexpr int kLongestCommit = 2'000;     // ms

std::size_t bytesOf(const std::deque<std::string>& texts)
{
    std::size_t bytes = 0;
    for (const std::string& text : texts)
        bytes += text.size();
    return bytes;
}

/** Somebody may remove it while the program runs. */
QString inFolderThatIsThere(const QString& file)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    return file;
}

/** @p known: the file that may be replaced; nothing: none is to be there. */
ReplacedFile writeOver(const std::string& file, const std::optional<FileStamp>& known, const std::string& text)
{
    // Of two Ringfords none replaces what the other one writes in that moment; who ended with the lock lost it.
    QLockFile lock(inFolderThatIsThere(QString::fromStdString(file)) + QStringLiteral(".lock"));
    lock.setStaleLockTime(kLongestCommit);
    return replaceFile(file, text, [&] {
        const bool isLocked = lock.tryLock(kLongestCommit) || lock.error() != QLockFile::LockFailedError;
        return isLocked && fileStamp(file) == known;
    });
}

/** Takes what stands before @p end off the front of @p text; nothing if that is not there. */
std::optional<std::string_view> takeUpTo(std::string_view& text, char end)
{
    const std::size_t length = text.find(end);
    if (length == std::string_view::npos)
        return std::nullopt;
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(length + 1);
    return taken;
}

} // namespace

RollKeeper::RollKeeper(DiceSession& session, const QString& file)
    : m_session(session), m_file(inFolderThatIsThere(file)), m_worker(std::make_unique<Worker>())
{
    connect(&session, &DiceSession::added, this, &RollKeeper::takeAdded);
    connect(&session, &DiceSession::renamed, this, &RollKeeper::takeName);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &RollKeeper::write);
    QTimer::singleShot(0, this, &RollKeeper::read);
}

RollKeeper::~RollKeeper()
{
    m_worker.reset(); // waits: what it writes is not to come after what is written here
    // What was never read is not replaced.
    constexpr int kTries = 3; // another program may write just then, too
    for (int i = 0; i < kTries && m_isRead && isUnwritten(); ++i) {
        if (!writeOver(m_file.toStdString(), m_known, allTexts()).isLeft)
            return;
        takeFound(readKept(m_file, true));
    }
}

/** A line with what the set's own text does not say (tampered, kept dice, which ones), and how long that text is. */
std::string RollKeeper::textOf(const dice::RollHistory::Entry& entry)
{
    const std::string set = dice::writeRollSet(entry.set, rollSetMark);
    std::string line = "Set ";
    line += entry.isTampered ? '1' : '0';
    line += entry.hasKeptDice ? '1' : '0';
    line += ' ';
    for (const bool isKept : entry.kept)
        line += isKept ? '1' : '0';
    return line + ' ' + std::to_string(set.size()) + '\n' + set;
}

/** What cannot be read, or was edited by hand, is left out. */
RollKeeper::Kept RollKeeper::readSets(std::string_view bytes)
{
    Kept all;
    all.isWhole = bytes.empty();
    if (!bytes.starts_with(kFirstOfRolls))
        return all;
    bytes.remove_prefix(kFirstOfRolls.size());
    bool isWhole = true;
    while (!bytes.empty()) {
        const auto word = takeUpTo(bytes, ' ');
        const auto flags = takeUpTo(bytes, ' ');
        const auto kept = takeUpTo(bytes, ' ');
        const auto length = takeUpTo(bytes, '\n');
        std::size_t size = 0;
        if (!length || *word != "Set" || flags->size() != 2 ||
            std::from_chars(length->data(), length->data() + length->size(), size).ec != std::errc() ||
            size > bytes.size())
            return all;
        auto reading = dice::readRollSet(bytes.substr(0, size), rollSetMark);
        bytes.remove_prefix(size);
        if (reading.finding != dice::RollSetReading::Finding::Untouched || !reading.set) {
            isWhole = false;
            continue;
        }
        dice::RollHistory::Entry entry{*std::move(reading.set), (*flags)[0] == '1', (*flags)[1] == '1'};
        for (const char one : *kept)
            entry.kept.push_back(one == '1');
        all.texts.push_back(textOf(entry));
        all.entries.push_back(std::move(entry));
    }
    all.isWhole = isWhole;
    return all;
}

/** @p keepsCopy: what else is in the file would be lost when it is written. */
RollKeeper::Kept RollKeeper::readKept(const QString& file, bool keepsCopy)
{
    const std::string name = file.toStdString();
    FileStamp stamp;
    const auto bytes = readFile(name, &stamp);
    Kept kept;
    if (!bytes) {
        if (fileStamp(name))
            kept.trouble = words::asSentence(bytes.error());
        return kept;
    }
    kept = readSets(*bytes);
    kept.stamp = stamp;
    if (kept.isWhole || !keepsCopy)
        return kept;
    kept.copy = nameOfDamagedCopy(file);
    if (const auto failure = writeFile(kept.copy.toStdString(), *bytes))
        kept.trouble = words::asSentence(*failure);
    return kept;
}

std::string RollKeeper::allTexts() const
{
    std::string all(kFirstOfRolls);
    all.reserve(all.size() + m_bytes);
    for (const std::string& text : m_texts)
        all += text;
    return all;
}

void RollKeeper::read()
{
    m_worker->start([this, isFirst = !m_isRead, mayWrite = m_mayWrite, file = m_file](const std::stop_token&) {
        const auto kept = std::make_shared<Kept>(readKept(file, mayWrite));
        return [this, kept, isFirst] { isFirst ? takeFirst(std::move(*kept)) : takeFound(std::move(*kept)); };
    });
}

void RollKeeper::tell(const QString& trouble)
{
    QStringList all;
    if (!trouble.isEmpty())
        all += tr("Rolls are not kept for the next start. %1").arg(trouble);
    if (!m_copy.isEmpty())
        all += tr("Not all rolls that were kept could be read. The file as it was lies in %1.")
                   .arg(words::filePath(m_copy));
    m_session.setKeepingTrouble(all.join(u' '));
}

/** Of what was read all but the sets; false if the file cannot be read: what is in it is not replaced then. */
bool RollKeeper::take(const Kept& kept)
{
    m_isRead = true;
    m_mayWrite = m_mayWrite && kept.trouble.isEmpty();
    m_known = kept.stamp;
    tell(kept.trouble);
    return kept.trouble.isEmpty();
}

void RollKeeper::takeFirst(Kept kept)
{
    if (!take(kept))
        return;
    m_bytes += bytesOf(kept.texts);
    for (auto text = kept.texts.rbegin(); text != kept.texts.rend(); ++text)
        m_texts.push_front(std::move(*text));
    dropOldest();
    m_session.putBefore(std::move(kept.entries));
    takeCopy(kept);
}

/** Sets that another program has written stand among those that are here, by their time. */
void RollKeeper::takeFound(Kept kept)
{
    if (!take(kept))
        return;
    Kept others = withoutKnown(std::move(kept));
    const std::size_t gone = m_session.history().size() - m_texts.size();
    m_bytes += bytesOf(others.texts);
    const std::vector<std::size_t> places = m_session.insertByTime(std::move(others.entries));
    std::deque<std::string> all;
    std::size_t next = 0; // of those that were here
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t before = places[i] - i; // sets that were here
        for (; gone + next < before; ++next)
            all.push_back(std::move(m_texts[next]));
        if (before < gone)
            m_bytes -= others.texts[i].size(); // older than all that are kept
        else
            all.push_back(std::move(others.texts[i]));
    }
    for (; next < m_texts.size(); ++next)
        all.push_back(std::move(m_texts[next]));
    m_texts = std::move(all);
    dropOldest();
    takeCopy(others);
}

/** What of @p kept is not here already, under its name or its former one, by time. */
RollKeeper::Kept RollKeeper::withoutKnown(Kept kept) const
{
    std::unordered_set<std::string_view> known(m_texts.begin(), m_texts.end());
    known.insert(m_former.begin(), m_former.end());
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < kept.texts.size(); ++i) {
        if (known.insert(kept.texts[i]).second)
            others.push_back(i);
    }
    std::ranges::stable_sort(others, {}, [&](std::size_t i) { return kept.entries[i].set.time; });
    Kept rest;
    rest.copy = kept.copy;
    for (const std::size_t i : others) {
        rest.texts.push_back(std::move(kept.texts[i]));
        rest.entries.push_back(std::move(kept.entries[i]));
    }
    return rest;
}

/** What is no roll set lies elsewhere: the file is written anew without it. */
void RollKeeper::takeCopy(const Kept& kept)
{
    if (!kept.copy.isEmpty()) {
        m_copy = kept.copy;
        ++m_changes;
        tell({});
    }
    if (isUnwritten())
        m_pause.start(kPauseBeforeWriting);
}

void RollKeeper::dropOldest()
{
    while (m_texts.size() > kMostSets || (m_bytes > kMostBytes && m_texts.size() > 1)) {
        m_bytes -= m_texts.front().size();
        m_texts.pop_front();
    }
}

void RollKeeper::takeAdded()
{
    m_texts.push_back(textOf(*m_session.viewed()));
    m_bytes += m_texts.back().size();
    dropOldest();
    keepChange();
}

void RollKeeper::takeName()
{
    const std::size_t gone = m_session.history().size() - m_texts.size();
    if (m_session.history().index() < gone)
        return;
    std::string& text = m_texts[m_session.history().index() - gone];
    m_bytes -= text.size();
    m_former.push_back(std::exchange(text, textOf(*m_session.viewed())));
    m_bytes += text.size();
    keepChange();
}

void RollKeeper::keepChange()
{
    ++m_changes;
    m_pause.start(kPauseBeforeWriting);
}

void RollKeeper::write()
{
    if (!m_isRead || !isUnwritten())
        return;
    if (m_worker->isBusy()) {
        m_pause.start(kPauseBeforeWriting);
        return;
    }
    auto all = std::make_shared<const std::string>(allTexts());
    m_worker->start(
        [this, all, changes = m_changes, known = m_known, file = m_file.toStdString()](const std::stop_token&) {
            const ReplacedFile written = writeOver(file, known, *all);
            return [this, written, changes] {
                if (written.isLeft)
                    read();
                else
                    takeWritten(written.trouble, written.stamp, changes);
            };
        });
}

void RollKeeper::takeWritten(const std::optional<Text>& trouble, const FileStamp& stamp, int changes)
{
    if (trouble) {
        m_pause.start(kPauseBeforeTrying);
    } else {
        m_known = stamp;
        m_written = changes;
        if (!isUnwritten())
            m_former.clear();
    }
    tell(trouble ? words::asSentence(*trouble) : QString());
}

} // namespace ringford::ui
