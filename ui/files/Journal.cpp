// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Journal.h"

#include "engine/text/PlatformFile.h"
#include "engine/text/RecordWriter.h"
#include "ui/files/Document.h"
#include "ui/files/Worker.h"
#include "ui/match/MatchModel.h"

#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

constexpr int kCheap = 50; // ms: what takes longer is not done for every change
constexpr int kRest = 10;  // times as long as it took nothing is written then

} // namespace

Journal::Journal(const Registry& registry, MatchModel& match, Document& document, QString folder, QObject* parent)
    : QObject(parent), m_registry(registry), m_match(match), m_document(document), m_folder(std::move(folder)),
      m_soon(new QTimer(this)), m_disk(new Worker(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &Journal::write);
    connect(&match, &MatchModel::replaced, this, &Journal::noteOther);
    connect(&match, &MatchModel::entryPlayed, this, [this] { note(true); });
    connect(&match, &MatchModel::treeChanged, this, &Journal::noteTree);
    connect(&match, &MatchModel::nodeChanged, this, &Journal::noteNode);
    connect(&match, &MatchModel::tagsChanged, this, &Journal::noteOther);
    connect(&match, &MatchModel::modifiedChanged, this, [this] { note(false); });
    connect(&document, &Document::wasWritten, this, &Journal::noteOther);
    connect(m_disk, &Worker::busyChanged, this, [this](bool busy) {
        if (!busy && std::exchange(m_isDiskBehind, false))
            waitForDisk();
    });
}

void Journal::adopt(std::unique_ptr<JournalPlace> place)
{
    m_place = std::move(place);
    m_origin = m_place->origin();
    m_isOtherwiseChanged = true;
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
    const bool isEntry = made == m_seen + 1 && m_match.current()->serial + 1 == made;
    m_seen = made;
    m_isOtherwiseChanged = m_isOtherwiseChanged || !isEntry;
    note(false);
}

/** What is written to an entry that is not kept yet (its time) is kept with it. */
void Journal::noteNode(const Node* node)
{
    m_isOtherwiseChanged = m_isOtherwiseChanged || node->serial < m_made;
    note(false);
}

void Journal::noteOther()
{
    m_isOtherwiseChanged = true;
    note(false);
}

void Journal::note(bool isPlayed)
{
    if (m_isNoted || m_isEnded)
        return;
    // One action tells of itself in several ways: what they are about is written once, as soon as all is told.
    if (m_cost > kCheap && m_isOtherwiseChanged && !isPlayed) {
        if (!m_soon->isActive())
            m_soon->start(m_cost * kRest);
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
    if (!m_match.isModified()) {
        // What is being saved is not in its file yet, and the journal all there is.
        if (m_document.isWriting())
            return;
        m_origin.clear();
        m_place.reset();
        m_cost = 0;
        m_isOtherwiseChanged = true;
        return;
    }
    if (!keep() && !std::exchange(m_hasFailed, true))
        emit failed();
}

bool Journal::keep()
{
    if (m_place && !m_isOtherwiseChanged && keepPlayed())
        return true;
    QElapsedTimer timer;
    timer.start();
    const bool isKept = keepAll();
    m_cost = static_cast<int>(timer.elapsed());
    // A result that the record states goes when somebody plays on.
    m_isOtherwiseChanged = !isKept || m_match.match().statedResult();
    m_end = m_match.match().end();
    m_made = m_seen = m_match.match().tree().made();
    return isKept;
}

bool Journal::keepAll()
{
    const auto record = writeRecord(m_match.match(), m_registry);
    if (!record)
        return false;
    if (!m_place)
        m_place = JournalPlace::create(m_folder);
    const QString origin = m_document.file().isEmpty() ? m_origin : m_document.file();
    return m_place && m_place->write(QByteArray::fromStdString(*record), origin);
}

/** Adds what was played since; false where something else was done than playing on at the end. */
bool Journal::keepPlayed()
{
    const Node* end = m_end;
    for (const Node* at = m_end->firstChild; at; at = at->firstChild) {
        if (at->nextSibling || at->serial < m_made || !at->commentsBefore.empty())
            return false;
        end = at;
    }
    const std::uint32_t made = m_match.match().tree().made();
    if (made != m_made + static_cast<std::uint32_t>(end->depth - m_end->depth))
        return false; // elsewhere, too
    if (end == m_end)
        return true; // the game stands elsewhere, and is the same
    if (!m_place->append(QByteArray::fromStdString(writeContinuation(m_end))))
        return false;
    m_end = end;
    m_made = made;
    waitForDisk();
    return true;
}

void Journal::waitForDisk()
{
    if (m_disk->isBusy()) {
        m_isDiskBehind = true;
        return;
    }
    if (m_place)
        m_disk->start([file = m_place->added()](const std::stop_token&) -> Worker::Finish {
            keepOnDisk(file.toStdString());
            return [] {};
        });
}

} // namespace ringford::ui
