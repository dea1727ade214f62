// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollKeeper.h"

#include "engine/dice/RollSetReader.h"
#include "engine/text/Files.h"
#include "ui/dice/DiceSession.h"
#include "ui/words/RollSetMark.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QFileInfo>

#include <charconv>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

constexpr std::string_view kFirstOfRolls = "[Ringford rolls 1]\n";
constexpr int kPauseBeforeWriting = 300;  // ms: several rolls in a row are written at once
constexpr int kPauseBeforeTrying = 2'000; // ms, where the disk took nothing

std::size_t bytesOf(const std::deque<std::string>& texts)
{
    std::size_t bytes = 0;
    for (const std::string& text : texts)
        bytes += text.size();
    return bytes;
}

QString inFolderThatIsThere(const QString& file)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    return file;
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
    : m_session(session), m_file(inFolderThatIsThere(file)), m_lock(file + QStringLiteral(".lock")),
      m_mayWrite((m_lock.setStaleLockTime(0), m_lock.tryLock(0))), m_worker(std::make_unique<Worker>())
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
    if (m_isRead && isUnwritten())
        writeFile(m_file.toStdString(), allTexts());
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
    if (!bytes.starts_with(kFirstOfRolls))
        return all;
    bytes.remove_prefix(kFirstOfRolls.size());
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
        if (reading.finding != dice::RollSetReading::Finding::Untouched || !reading.set)
            continue;
        dice::RollHistory::Entry entry{*std::move(reading.set), (*flags)[0] == '1', (*flags)[1] == '1'};
        for (const char one : *kept)
            entry.kept.push_back(one == '1');
        all.texts.push_back(textOf(entry));
        all.entries.push_back(std::move(entry));
    }
    return all;
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
    m_worker->start([this, file = m_file.toStdString()](const std::stop_token&) -> Worker::Finish {
        const auto bytes = readFile(file);
        if (!bytes && fileStamp(file))
            return [this, trouble = words::asSentence(bytes.error())] { leaveAlone(trouble); };
        const auto kept = std::make_shared<Kept>(bytes ? readSets(*bytes) : Kept());
        return [this, kept] { take(std::move(*kept)); };
    });
}

/** The file is there and cannot be read: what is in it is not replaced. */
void RollKeeper::leaveAlone(const QString& trouble)
{
    m_isRead = true;
    m_mayWrite = false;
    m_session.setKeepingTrouble(trouble);
}

void RollKeeper::take(Kept kept)
{
    m_isRead = true;
    m_bytes += bytesOf(kept.texts);
    for (auto text = kept.texts.rbegin(); text != kept.texts.rend(); ++text)
        m_texts.push_front(std::move(*text));
    dropOldest();
    m_session.putBefore(std::move(kept.entries));
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
    text = textOf(*m_session.viewed());
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
    m_worker->start([this, all, changes = m_changes, file = m_file.toStdString()](const std::stop_token&) {
        const auto failure = writeFile(file, *all);
        return [this, failure, changes] {
            if (failure)
                m_pause.start(kPauseBeforeTrying);
            else
                m_written = changes;
            m_session.setKeepingTrouble(failure ? words::asSentence(*failure) : QString());
        };
    });
}

} // namespace ringford::ui
