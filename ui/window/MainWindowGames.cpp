// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers of its games from one start to the next, and keeps from being lost.
#include "ui/window/MainWindow.h"

#include "engine/text/RecordWriter.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/PastedText.h"
#include "ui/match/MatchModel.h"
#include "ui/window/JournalController.h"
#include "ui/words/Words.h"

#include <QFileInfo>
#include <QSettings>

namespace ringford::ui {

namespace {

constexpr std::size_t kLongestGame = 10'000; // characters: a start is short, and settings are no place for more

} // namespace

void MainWindow::connectJournal()
{
    m_journal = new JournalController({*this, m_registry, *m_model, *m_document, *m_clocks, *m_messages, *m_files,
                                       *m_edit, *m_demonstration, *m_worksheet});
    // However the program ends, the next start opens what is open now.
    connect(m_document, &Document::fileChanged, this, [this] {
        const WindowMemory before = readWindowMemory(m_store);
        rememberGame();
        if (m_memory.lastFile == before.lastFile && m_memory.lastGame == before.lastGame)
            return;
        WindowMemory now = before; // another window may have remembered more since
        now.lastFile = m_memory.lastFile;
        now.lastGame = m_memory.lastGame;
        writeWindowMemory(m_store, now);
        m_store.sync();
    });
}

void MainWindow::resume(std::unique_ptr<JournalPlace> place)
{
    m_journal->resume(std::move(place));
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
    m_memory.lastGame = record && record->size() <= kLongestGame ? words::fromUtf8(*record) : QString();
}

} // namespace ringford::ui
