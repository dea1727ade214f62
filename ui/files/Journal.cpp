// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Journal.h"

#include "engine/text/RecordWriter.h"
#include "ui/files/Document.h"
#include "ui/models/MatchModel.h"

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
      m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &Journal::write);
    connect(&match, &MatchModel::replaced, this, &Journal::note);
    connect(&match, &MatchModel::currentChanged, this, &Journal::note);
    connect(&match, &MatchModel::treeChanged, this, &Journal::note);
    connect(&match, &MatchModel::nodeChanged, this, &Journal::note);
    connect(&match, &MatchModel::tagsChanged, this, &Journal::note);
    connect(&match, &MatchModel::modifiedChanged, this, &Journal::note);
    connect(&document, &Document::wasWritten, this, &Journal::note);
}

void Journal::adopt(std::unique_ptr<JournalPlace> place)
{
    m_place = std::move(place);
    m_origin = m_place->origin();
}

void Journal::end()
{
    m_isEnded = true;
    m_place.reset();
}

void Journal::note()
{
    if (m_isNoted || m_isEnded)
        return;
    m_isNoted = true;
    // One action tells of itself in several ways: what they are about is written once, as soon as all is told.
    if (m_cost > kCheap)
        m_soon->start(m_cost * kRest);
    else
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
        return;
    }
    QElapsedTimer timer;
    timer.start();
    if (!keep() && !std::exchange(m_hasFailed, true))
        emit failed();
    m_cost = static_cast<int>(timer.elapsed());
}

bool Journal::keep()
{
    const auto record = writeRecord(m_match.match(), m_registry);
    if (!record)
        return false;
    if (!m_place)
        m_place = JournalPlace::create(m_folder);
    const QString origin = m_document.file().isEmpty() ? m_origin : m_document.file();
    return m_place && m_place->write(QByteArray::fromStdString(*record), origin);
}

} // namespace ringford::ui
