// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Startup.h"

#include "ui/dice/DiceWindow.h"
#include "ui/files/Document.h"
#include "ui/files/FileClaim.h"
#include "ui/files/FileDrop.h"
#include "ui/files/FileNames.h"
#include "ui/files/JournalPlace.h"
#include "ui/help/HelpBrowser.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/tournament/LedgerMemory.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/tournament/TournamentWindow.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/SeenWindows.h"
#include "ui/window/HelpBeside.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/StartWindow.h"
#include "ui/window/TournamentController.h"
#include "ui/words/Words.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace ringford::ui {

MainWindow& openWindow(Program& program)
{
    auto* const window = new MainWindow(program);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return *window;
}

DiceWindow& openDice(Program& program)
{
    auto* const window = new DiceWindow(program.dice, program.settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &QObject::destroyed, qApp, &endWithoutWindows, Qt::QueuedConnection);
    auto* const help = new HelpBeside(program, *window);
    QObject::connect(window, &DiceWindow::helpWanted, help, [help] { help->open(QStringLiteral("dice")); });
    window->show();
    return *window;
}

StartWindow& openStartPage(Program& program)
{
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto there = std::ranges::find_if(
        all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const StartWindow*>(one); });
    auto* const page = there == all.end() ? new StartWindow(program) : qobject_cast<StartWindow*>(*there);
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->show();
    page->raise();
    page->activateWindow();
    return *page;
}

TournamentWindow& openTournament(Program& program, const QString& file)
{
    const QString path = file.isEmpty() ? QString() : wholePath(file);
    TournamentWindow* window = nullptr;
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        auto* const other = qobject_cast<TournamentWindow*>(one);
        if (!other || !other->isVisible())
            continue;
        const TournamentModel& tournament = other->tournament();
        if (path.isEmpty() ? !tournament.isOpen() && !tournament.isBusy()
                           : tournament.isOpen() && tournament.file() == path)
            window = other;
    }
    const bool isNew = !window;
    if (isNew) {
        window = new TournamentWindow(program.settings.file(), program.recentLedgers);
        window->setAttribute(Qt::WA_DeleteOnClose);
        new TournamentController(program, *window);
        QObject::connect(window, &QObject::destroyed, qApp, &endWithoutWindows, Qt::QueuedConnection);
    }
    window->show();
    window->raise();
    window->activateWindow();
    if (isNew && !path.isEmpty())
        window->openFile(path);
    return *window;
}

void openInWindow(Program& program, const QString& file)
{
    if (isLedgerName(file))
        openTournament(program, file);
    else
        openWindow(program).openFile(file);
}

void openFiles(Program& program, const std::function<MainWindow&()>& first, const QStringList& files)
{
    MessageBar* messages = nullptr;
    MainWindow* window = nullptr;
    for (const QString& file : files.mid(0, FileDrop::kMostFiles)) {
        if (isLedgerName(file)) {
            MessageBar& ofLedger = openTournament(program, file).messages();
            messages = window ? messages : &ofLedger;
        } else if (window) {
            openInWindow(program, file);
        } else {
            window = &first();
            window->openFile(file);
            messages = &window->messages();
        }
    }
    if (const qsizetype left = files.size() - FileDrop::kMostFiles; left > 0)
        messages->show({Message::Kind::Note, FileDrop::onMore(left), {}, true});
}

LessonWindow& openLesson(Program& program, Lesson lesson, const BoardAppearance& appearance, QWidget* parent)
{
    auto* const window = new LessonWindow(std::move(lesson), appearance, PupilBook(), parent);
    window->listen(program.sounds);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &QObject::destroyed, qApp, &endWithoutWindows, Qt::QueuedConnection);
    auto* const help = new HelpBeside(program, *window);
    QObject::connect(window, &LessonWindow::helpWanted, help, [window, help] {
        const QString page = words::fromUtf8(window->model().description().id);
        help->open(HelpBrowser::pageFile(page).isEmpty() ? QStringLiteral("lessons") : page);
    });
    window->show();
    return *window;
}

namespace {

/** Not before it has been read: until then the program may be killed once more. */
void openLeft(MainWindow& window, const QString& folder, const QString& file)
{
    QObject::connect(
        &window.document(), &Document::wasRead, &window, [folder, file] { FileClaim::forget(folder, file); },
        Qt::SingleShotConnection);
    window.reopen(file);
}

/** Where nothing was left, and nothing is asked for. */
void openUsual(Program& program)
{
    if (program.settings.value().startPage)
        openStartPage(program);
    else
        openWindow(program).reopenLast();
}

} // namespace

void openWindows(Program& program, const QStringList& files, const QStringList& ledgers)
{
    const QString folder = JournalPlace::usualFolder();
    auto left = JournalPlace::left(folder);
    QStringList open = FileClaim::left(folder);
    for (auto& place : left) {
        const QString origin = place->origin();
        if (!origin.isEmpty())
            FileClaim::forget(folder, origin); // what was played there is kept, and more than that
        open.removeAll(origin);
        openWindow(program).resume(std::move(place));
    }
    // Last, and so in front: what was asked for.
    for (const QString& file : files)
        openInWindow(program, fileMeant(file));
    for (const QString& ledger : ledgers)
        openTournament(program, fileMeant(ledger));
    if (!files.isEmpty() || !ledgers.isEmpty())
        return;
    for (const QString& file : open)
        openLeft(openWindow(program), folder, file);
    if (open.isEmpty() && left.empty())
        openUsual(program);
    for (const QString& ledger : LedgerMemory::left())
        openTournament(program).reopenFile(ledger);
}

void endWithoutWindows()
{
    if (!isAnyWindowSeen() && QApplication::quitOnLastWindowClosed())
        QApplication::quit();
}

} // namespace ringford::ui
