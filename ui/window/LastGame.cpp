// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LastGame.h"

#include "engine/games/Registry.h"
#include "engine/text/FileNames.h"
#include "engine/text/RecordWriter.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/OpeningTry.h"
#include "ui/files/PastedText.h"
#include "ui/match/MatchModel.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/FileController.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QSettings>

#include <utility>

namespace ringford::ui {

namespace {

constexpr std::size_t kLongestGame = 10'000; // characters: a start is short, and settings are no place for more

} // namespace

LastGame::LastGame(const Context& context) : QObject(&context.window), m_(context)
{
    connect(&m_.document, &Document::fileChanged, this, &LastGame::write);
}

/** At once: however the program ends, the next start opens what is open now. */
void LastGame::write()
{
    m_.memory.sync(); // another window may have remembered more since
    const WindowMemory before = readWindowMemory(m_.memory);
    WindowMemory now = before;
    remember(now);
    if (now == before)
        return;
    writeLastOpen(m_.memory, now);
    m_.memory.sync();
}

void LastGame::reopen()
{
    const WindowMemory memory = readWindowMemory(m_.memory);
    if (isFile(memory.lastFile.toStdString())) {
        reopen(memory.lastFile);
        return;
    }
    // What cannot be read any more, perhaps of another version, is as if nothing had been played.
    if (auto match = matchFromRecord(m_.registry, memory.lastGame))
        m_.document.begin(std::move(*match));
}

void LastGame::reopen(const QString& file)
{
    auto* const attempt = new OpeningTry(JournalPlace::usualFolder(), file, this);
    connect(&m_.document, &Document::wasRead, attempt, &OpeningTry::succeed);
    if (attempt->begin()) {
        m_.files.open(file);
        return;
    }
    m_.messages.show(
        {Message::Kind::Trouble,
         tr("Ringford ended twice while it opened %1, so it was not opened again.").arg(words::filePath(file)),
         {{tr("&Open It Anyway"), [this, file] { m_.files.open(file); }}}});
}

void LastGame::remember(WindowMemory& memory) const
{
    const Match& match = m_.match.match();
    Match fresh(match.sharedGame(), match.game().start());
    fresh.tags().seatNames = match.tags().seatNames;
    fresh.tags().clock = match.tags().clock;
    ComputerSeats(match).write(match.game().description(), fresh.tags());
    const auto record = writeRecord(fresh, m_.registry);
    memory.lastFile = m_.document.file();
    memory.lastGame = record && record->size() <= kLongestGame ? words::fromUtf8(*record) : QString();
}

} // namespace ringford::ui
