// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Journal.h"

#include "engine/text/RecordWriter.h"
#include "ui/files/DiskWait.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kCheap = 50;        // ms: what takes longer is not done for every change
constexpr int kRest = 10;         // times as long as it took nothing is written then,
constexpr int kLongestRest = 500; // but no longer than that (ms): so much may be lost
constexpr int kRetry = 2000;      // ms: a disk that takes nothing may soon have room again

} // namespace

Journal::Journal(const Registry& registry, MatchModel& match, Document& document, QString folder, QObject* parent)
    : QObject(parent), m_registry(registry), m_match(match), m_document(document), m_folder(std::move(folder)),
      m_soon(new QTimer(this)), m_disk(new DiskWait(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &Journal::write);
    connect(&match, &MatchModel::replaced, this, [this] {
        // What is kept is of another game now: that is no change that could wait.
        m_areDraftsNoted = true;
        m_kept.isOtherwiseChanged = m_kept.isOfOldMatch = true;
        note(true);
    });
    connect(&match, &MatchModel::entryPlayed, this, [this] { note(true); });
    connect(&match, &MatchModel::treeChanged, this, &Journal::noteTree);
    connect(&match, &MatchModel::nodeChanged, this, &Journal::noteNode);
    connect(&match, &MatchModel::tagsChanged, this, &Journal::noteOther);
    connect(&match, &MatchModel::modifiedChanged, this, [this] { note(false); });
    // If the program ends while the file is written, it may be there already: it must not come back beside the game.
    connect(&document, &Document::aboutToWrite, this, [this] {
        if (m_place && m_place->hold())
            m_place->setOrigin(m_document.destination());
    });
    connect(&document, &Document::wasWritten, this, &Journal::noteOther);
    connect(&document, &Document::fileChanged, this, &Journal::noteOther);
}

void Journal::adopt(std::unique_ptr<JournalPlace> place)
{
    m_place = std::move(place);
    m_origin = m_place->origin();
    m_areDraftsNoted = true;
    m_kept.isOtherwiseChanged = true;
}

void Journal::addDraft(const QString& name, const std::function<QByteArray()>& read, Drop drop)
{
    m_drafts.push_back({name, read, drop, {}});
    noteDrafts();
}

void Journal::noteDrafts()
{
    m_areDraftsNoted = true;
    note(true); // they are short, and change as seldom as people do something
}

void Journal::end()
{
    m_isEnded = true;
    m_place.reset();
}

/** An entry that is new stands where the game does; all else is more than that. */
void Journal::noteTree()
{
    const std::uint32_t made = m_match.match().tree().made();
    const bool isEntry = made == m_kept.seen + 1 && m_match.gameNode()->serial + 1 == made;
    m_kept.seen = made;
    m_kept.isOtherwiseChanged = m_kept.isOtherwiseChanged || !isEntry;
    note(false);
}

/** What is written to an entry that is not kept yet (its time) is kept with it. */
void Journal::noteNode(const Node* node)
{
    m_areDraftsNoted = true; // what was set up may be kept there now
    m_kept.isOtherwiseChanged = m_kept.isOtherwiseChanged || node->serial < m_kept.made;
    note(false);
}

void Journal::noteOther()
{
    m_kept.isOtherwiseChanged = true;
    note(false);
}

void Journal::note(bool isPlayed)
{
    if (m_isNoted || m_isEnded)
        return;
    // One action tells of itself in several ways: what they are about is written once, as soon as all is told.
    if (m_cost > kCheap && m_kept.isOtherwiseChanged && !isPlayed) {
        const int rest = std::min(m_cost * kRest, kLongestRest);
        if (!m_soon->isActive() || m_soon->remainingTime() > rest)
            m_soon->start(rest);
        return;
    }
    m_soon->stop();
    m_isNoted = true;
    QMetaObject::invokeMethod(this, &Journal::write, Qt::QueuedConnection);
}

void Journal::write()
{
    m_isNoted = false;
    if (m_isEnded)
        return;
    const bool isHeld = holdPlace();
    readDrafts();
    if (!m_match.isModified() && !hasDrafts()) {
        // What is being saved is not in its file yet, and the journal all there is.
        if (m_document.isWriting())
            return;
        m_origin.clear();
        m_place.reset();
        m_cost = 0;
        m_kept.isOtherwiseChanged = true;
        return;
    }
    emit aboutToWrite();
    const bool isKept = isHeld && dropDrafts(Drop::Before) && keep() && dropDrafts(Drop::After) && keepDrafts();
    m_kept.isOfOldMatch = m_kept.isOfOldMatch && !isKept;
    m_areDraftsNoted = !isKept;
    if (!isKept)
        m_soon->start(kRetry);
    if (std::exchange(m_hasFailed, !isKept) != m_hasFailed)
        emit(isKept ? recovered() : failed());
}

void Journal::putBack()
{
    if (m_place && !m_place->isWhole())
        note(true);
}

/** Where somebody has removed what was written, or others have it by now, all is written anew. */
bool Journal::holdPlace()
{
    const bool isHeld = !m_place || m_place->hold();
    if (m_place && !m_place->isWhole()) {
        m_areDraftsNoted = true;
        m_kept.isOtherwiseChanged = true;
    }
    return isHeld;
}

bool Journal::keep()
{
    if (m_place && !m_kept.isOtherwiseChanged && keepPlayed())
        return true;
    QElapsedTimer timer;
    timer.start();
    const bool isKept = keepAll();
    m_cost = static_cast<int>(timer.elapsed());
    // A result that the record states goes when somebody plays on.
    m_kept.isOtherwiseChanged = !isKept || m_match.match().statedResult();
    m_kept.end = m_match.match().end();
    m_kept.made = m_kept.seen = m_match.match().tree().made();
    return isKept;
}

bool Journal::keepAll()
{
    const auto record = writeRecord(m_match.match(), m_registry);
    if (!record)
        return false;
    if (!m_place)
        m_place = JournalPlace::create(m_folder);
    const QString file = m_document.destination();
    const QString origin = file.isEmpty() ? m_origin : file;
    return m_place && m_place->write(QByteArray::fromStdString(*record), origin) && keepFileMark();
}

/** Written after the name of the file: of another one it tells nothing. */
bool Journal::keepFileMark()
{
    const QByteArray mark = m_document.mark();
    return mark == m_place->draft(fileMark()) || m_place->keepDraft(fileMark(), mark);
}

/** Adds what was played since; false where something else was done than playing on at the end. */
bool Journal::keepPlayed()
{
    const Node* end = m_kept.end;
    for (const Node* at = m_kept.end->firstChild; at; at = at->firstChild) {
        if (at->nextSibling || at->serial < m_kept.made || !at->commentsBefore().empty())
            return false;
        end = at;
    }
    const std::uint32_t made = m_match.match().tree().made();
    if (made != m_kept.made + static_cast<std::uint32_t>(end->depth - m_kept.end->depth))
        return false; // elsewhere, too
    if (end == m_kept.end)
        return true; // the game stands elsewhere, and is the same
    if (!m_place->append(QByteArray::fromStdString(writeContinuation(m_kept.end))))
        return false;
    m_kept.end = end;
    m_kept.made = made;
    m_disk->waitFor(m_place->added());
    return true;
}

void Journal::readDrafts()
{
    if (!m_areDraftsNoted)
        return;
    for (Draft& draft : m_drafts)
        draft.content = draft.read();
}

bool Journal::hasDrafts() const
{
    return std::ranges::any_of(m_drafts, [](const Draft& draft) { return !draft.content.isEmpty(); });
}

bool Journal::isLosing() const
{
    return m_hasFailed && (!isSaved() || hasDrafts());
}

/** What is being saved is not in its file yet. */
bool Journal::isSaved() const
{
    return !m_match.isModified() && !m_document.isWriting();
}

/** Those that give nothing any more: of another match all go before its record is kept. */
bool Journal::dropDrafts(Drop when)
{
    if (!m_place)
        return true;
    bool isDone = isSaved() || m_place->keepDraft(savedMark(), {});
    for (const Draft& draft : m_drafts) {
        if (draft.content.isEmpty() && (m_kept.isOfOldMatch ? Drop::Before : draft.drop) == when)
            isDone = m_place->keepDraft(draft.name, {}) && isDone;
    }
    return isDone;
}

bool Journal::keepDrafts()
{
    bool isKept = true;
    for (const Draft& draft : m_drafts) {
        if (m_areDraftsNoted && !draft.content.isEmpty())
            isKept = m_place->keepDraft(draft.name, draft.content) && isKept;
    }
    return (!isSaved() || m_place->keepDraft(savedMark(), "1")) && isKept;
}

} // namespace ringford::ui
