// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers of its games from one start to the next, and keeps from being lost.
#include "ui/window/MainWindow.h"

#include "engine/text/RecordWriter.h"
#include "ui/files/Document.h"
#include "ui/files/Journal.h"
#include "ui/files/PastedText.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/FileController.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QTimer>

namespace ringford::ui {

namespace {

constexpr std::size_t kLongestGame = 10'000; // characters: a start is short, and settings are no place for more

} // namespace

void MainWindow::connectJournal()
{
    // Entries tell the clock of who acted. What the others have run since must be written, or a crash gives it back.
    constexpr int kDialsKept = 5000; // ms
    auto* const kept = new QTimer(this);
    kept->setObjectName(QStringLiteral("dialsKept"));
    connect(kept, &QTimer::timeout, m_clocks, [this] {
        if (m_clocks->isRunning())
            m_clocks->keepTimes();
    });
    kept->start(kDialsKept);
    connect(m_document, &Document::fileChanged, this, &MainWindow::claimFile);
    m_files->setClaim([this](const QString& file) { return claim(QFileInfo(file).absoluteFilePath()); });
    connect(m_document, &Document::wasWritten, this, [this] {
        if (!m_document->file().isEmpty())
            claim(m_document->file()); // the old one again, where another could not be written
    });
    connect(m_journal, &Journal::failed, this, [this] {
        m_messages->show({Message::Kind::Trouble,
                          tr("If Ringford ends unexpectedly, this game is lost: nothing can be written to %1.")
                              .arg(QDir::toNativeSeparators(JournalPlace::usualFolder())),
                          {{tr("Save &As…"), [this] { m_files->saveAs(); }}}});
    });
}

bool MainWindow::claim(const QString& file)
{
    if (m_claim && file == m_claimed)
        return true;
    auto claim = ui::claimFile(JournalPlace::usualFolder(), file);
    if (!claim)
        return false;
    m_claim = std::move(claim);
    m_claimed = file;
    return true;
}

void MainWindow::claimFile()
{
    const QString file = m_document->file();
    if (file.isEmpty()) {
        m_claim.reset();
        return;
    }
    if (claim(file))
        return;
    m_claim.reset();
    // Whoever saved last would take away what the other has saved.
    QMetaObject::invokeMethod(
        this,
        [this, file] {
            m_document->detach();
            m_messages->show({Message::Kind::Note,
                              tr("%1 is open in another window. This is a copy: saving asks for a name of its own.")
                                  .arg(QFileInfo(file).fileName()),
                              {}});
        },
        Qt::QueuedConnection);
}

void MainWindow::resume(std::unique_ptr<JournalPlace> place)
{
    const QString origin = place->origin();
    const QByteArray record = place->record();
    RecordReading reading = readRecords({record.constData(), static_cast<std::size_t>(record.size())}, m_registry);
    if (reading.matches.empty()) {
        resumePart(std::move(reading), QDir::toNativeSeparators(place->putAside()));
        return;
    }
    m_journal->adopt(std::move(place));
    m_document->begin(std::move(reading.matches.front()), true);
    const QString text =
        origin.isEmpty()
            ? tr("This game was open when Ringford ended unexpectedly. It has not been saved yet.")
            : tr("This game was open when Ringford ended unexpectedly. What was played last is not in %1 yet.")
                  .arg(QDir::toNativeSeparators(origin));
    m_messages->show({Message::Kind::Note, text, {{tr("Save &As…"), [this] { m_files->saveAs(); }}}});
}

void MainWindow::resumePart(RecordReading reading, const QString& aside)
{
    if (!reading.broken || reading.broken->end() == reading.broken->start()) {
        m_messages->show({Message::Kind::Trouble,
                          tr("A game was open when Ringford ended unexpectedly, but it cannot be read back. It "
                             "was kept in %1.")
                              .arg(aside),
                          {}});
        return;
    }
    m_document->begin(std::move(*reading.broken), true);
    m_messages->show(
        {Message::Kind::Trouble,
         tr("This game was open when Ringford ended unexpectedly. Only its beginning can be read back; what "
            "was found was kept in %1.")
             .arg(aside),
         {{tr("Save &As…"), [this] { m_files->saveAs(); }}}});
}

void MainWindow::reopenLast()
{
    if (QFileInfo(m_memory.lastFile).isFile()) {
        openFile(m_memory.lastFile);
        return;
    }
    // What cannot be read any more, perhaps of another version, is as if nothing had been played.
    if (auto match = matchFromRecord(m_registry, m_memory.lastGame))
        m_document->begin(std::move(*match));
}

void MainWindow::rememberGame()
{
    const Match& match = m_model->match();
    Match fresh(match.sharedGame(), match.game().start());
    fresh.tags().seatNames = match.tags().seatNames;
    fresh.tags().clock = match.tags().clock;
    const auto record = writeRecord(fresh, m_registry);
    m_memory.lastFile = m_document->file();
    m_memory.lastGame = record && record->size() <= kLongestGame ? words::verbatim(*record) : QString();
}

} // namespace ringford::ui
