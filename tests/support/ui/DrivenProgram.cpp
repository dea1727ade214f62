// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/DrivenProgram.h"

#include "tests/support/ui/WindowState.h"
#include "ui/editor/EditSession.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/CommentEditor.h"
#include "ui/panels/MovesDock.h"
#include "ui/settings/SettingsFile.h"
#include "ui/window/CommandSet.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Startup.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cstdio>

namespace ringford::test {

using ui::MainWindow;

QList<MainWindow*> shownWindows()
{
    QList<MainWindow*> windows;
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        if (auto* const window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
            windows += window;
    }
    return windows;
}

void waitForWindows()
{
    for (;;) {
        QCoreApplication::processEvents();
        bool isBusy = false;
        for (const MainWindow* const window : shownWindows())
            isBusy = isBusy || window->document().isBusy();
        if (!isBusy)
            break;
    }
    QCoreApplication::processEvents();
}

DrivenProgram::DrivenProgram(const ui::SettingsFile& settings, const QString& folder, std::uint64_t seed)
    : m_program(Registry::standard(), settings), m_folder(folder), m_dice(seed), m_first(seed)
{
}

void DrivenProgram::run()
{
    waitForWindows();
    begin(*shownWindows().front());
    for (;;) {
        const QList<MainWindow*> windows = shownWindows();
        step(*windows[static_cast<qsizetype>(m_dice.below(static_cast<std::size_t>(windows.size())))]);
    }
}

void DrivenProgram::step(MainWindow& window)
{
    constexpr std::size_t kSteps = 100;
    const std::size_t thrown = m_dice.below(kSteps);
    if (thrown < 32)
        play(window);
    else if (thrown < 36)
        takeBack(window);
    else if (thrown < 56)
        comment(window);
    else if (thrown < 68)
        setUp(window);
    else if (thrown < 76)
        addTask(window);
    else if (thrown < 88)
        save(window);
    else if (thrown < 91)
        begin(window);
    else if (thrown < 94)
        openAgain(window);
    else if (thrown < 97)
        openAnother();
    else
        close(window);
    // A window that was closed is gone.
    if (shownWindows().contains(&window))
        settle(window);
}

void DrivenProgram::say(const QJsonObject& line)
{
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

void DrivenProgram::sayBegin(const MainWindow& window, const char* what)
{
    say({{QStringLiteral("begins"), QString::fromLatin1(what)},
         {QStringLiteral("id"), stateOf(window)[QStringLiteral("id")]},
         {QStringLiteral("time"), sharedTime()}});
}

/** What was done is there, and has been painted. */
void DrivenProgram::settle(MainWindow& window)
{
    QCoreApplication::processEvents();
    QJsonObject state = stateOf(window);
    state[QStringLiteral("time")] = sharedTime();
    say({{QStringLiteral("is"), state}});
}

void DrivenProgram::play(MainWindow& window)
{
    window.editing().leave();
    sayBegin(window, "play");
    ui::MatchModel& model = window.model();
    // Now and then from an earlier place: a variation.
    if (m_dice.oneIn(8) && model.viewedNode()->depth > 1)
        model.showPrevious();
    const auto actions = model.possibleActions();
    if (!actions.empty())
        model.play(m_dice.among(actions));
}

void DrivenProgram::takeBack(MainWindow& window)
{
    window.editing().leave();
    sayBegin(window, "take back");
    window.model().takeBack();
}

void DrivenProgram::comment(MainWindow& window)
{
    window.editing().leave();
    constexpr std::size_t kLongestWord = 12;
    constexpr int kLongestPause = 60; // ms
    auto* const editor = window.findChild<ui::CommentEditor*>();
    sayBegin(window, "comment");
    editor->setFocus();
    editor->moveCursor(QTextCursor::End);
    for (std::size_t left = 1 + m_dice.below(kLongestWord); left > 0; --left) {
        QTest::keyClick(editor, m_dice.characterOf("abcdefghijklmnopqrstuvwxyz"));
        say({{QStringLiteral("typed"), editor->toPlainText()}, {QStringLiteral("time"), sharedTime()}});
        QTest::qWait(static_cast<int>(m_dice.below(kLongestPause)));
    }
    window.moves().commitComment();
}

void DrivenProgram::setUp(MainWindow& window)
{
    sayBegin(window, "set up");
    if (!window.editing().isOn())
        window.commands()[Command::EditPosition]->trigger();
    static const std::vector<const char*> kWays{"clear", "start", "mirror", "turnOver", "undo"};
    window.editing().action(m_dice.among(kWays))->trigger();
}

void DrivenProgram::addTask(MainWindow& window)
{
    window.editing().leave();
    sayBegin(window, "collect tasks");
    window.commands()[Command::AddToWorksheet]->trigger();
}

void DrivenProgram::save(MainWindow& window)
{
    QString file = window.document().file();
    if (file.isEmpty())
        file = QDir(m_folder).filePath(QStringLiteral("saved %1.ringford").arg(++m_files));
    sayBegin(window, "save");
    window.document().write(file);
    waitForWindows();
}

/** Whoever leaves a game like this has said that it may be lost. */
void DrivenProgram::begin(MainWindow& window)
{
    const auto& types = Registry::standard().types();
    const auto game = types[(m_first + static_cast<std::size_t>(m_games)) % types.size()]->create({});
    Match match(*game, (*game)->start());
    match.tags().seatNames.assign((*game)->description().seats.size(), {});
    match.tags().seatNames.front() = freshId().toStdString();
    sayBegin(window, "new game");
    window.document().begin(std::move(match));
}

void DrivenProgram::openAgain(MainWindow& window)
{
    QStringList files = QDir(m_folder).entryList({QStringLiteral("*.ringford")}, QDir::Files);
    for (const MainWindow* const other : shownWindows())
        files.removeAll(QFileInfo(other->document().file()).fileName());
    if (files.isEmpty())
        return;
    sayBegin(window, "open");
    window.model().setModified(false);
    window.editing().settle();
    window.openFile(QDir(m_folder).filePath(m_dice.among(files)));
    waitForWindows();
}

void DrivenProgram::openAnother()
{
    constexpr qsizetype kMostWindows = 3;
    if (shownWindows().size() >= kMostWindows)
        return;
    MainWindow& window = ui::openWindow(m_program);
    begin(window);
    settle(window);
}

void DrivenProgram::close(MainWindow& window)
{
    if (shownWindows().size() < 2)
        return;
    sayBegin(window, "close");
    window.model().setModified(false);
    window.worksheet().setModified(false);
    window.editing().settle();
    window.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace ringford::test
